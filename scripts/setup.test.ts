import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gzipTexts } from "./setup.mjs";

test("texts get a compressed twin, once for each build; pictures, models and short ones get none", () => {
  const folder = mkdtempSync(join(tmpdir(), "cubegram-gzip-"));
  try {
    mkdirSync(join(folder, "assets"));
    const text = "export const turns = ['R', 'U'];\n".repeat(100);
    for (const name of ["index.html", "assets/a.js", "assets/text-model-de-1.js", "icon.png"])
      writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "short.css"), "a {}");
    gzipTexts(folder);
    const packed = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.gz$/.test(name),
    );
    expect(packed.sort()).toEqual([join("assets", "a.js.gz"), "index.html.gz"]);
    const [page, twin] = [join(folder, "index.html"), join(folder, "index.html.gz")];
    expect(gunzipSync(readFileSync(twin)).toString()).toBe(text);
    writeFileSync(twin, "kept");
    gzipTexts(folder);
    expect(readFileSync(twin, "utf8")).toBe("kept");
    const { mtimeMs } = statSync(twin);
    utimesSync(page, mtimeMs / 1000 + 10, mtimeMs / 1000 + 10);
    gzipTexts(folder);
    expect(gunzipSync(readFileSync(twin)).toString()).toBe(text);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
