/** The types need neither the DOM's nor Node's: a program for any engine compiles with every door. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const doors = fileURLToPath(new URL("../dist/doors/", import.meta.url));
const tsc = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));

test("every door compiles without both libraries", () => {
  const folder = mkdtempSync(join(tmpdir(), "cubegram-types-"));
  try {
    const rooms = readdirSync(doors).flatMap((file) => /^(.+)\.d\.ts$/.exec(file)?.[1] ?? []);
    const lines = rooms.map((room, i) => `export * as room${i} from "${doors}${room}.js";`);
    writeFileSync(join(folder, "all.ts"), lines.join("\n"));
    const compilerOptions = {
      ...{ strict: true, noEmit: true, skipLibCheck: false, types: [], lib: ["ES2023"] },
      ...{ target: "ES2022", module: "nodenext" },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["all.ts"] }));
    expect(execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" })).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
