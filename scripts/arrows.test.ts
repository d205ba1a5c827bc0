/** The checker of import arrows finds what it is there for. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { circleIn, readSource, roomIn, type Source, wrongArrows } from "./arrows.ts";

const FILES: Readonly<Record<string, string>> = {
  "low/a.ts": `import { b } from "./b.ts";\nexport const a = b;`,
  "low/b.ts": `import type { A } from "./a.ts";\nexport const b = 1;`,
  "high/c.tsx": `import {\n  type A,\n  type B,\n} from "../low/a.ts";\nimport "./c.css";\nexport * from "far";`,
  "high/d.ts": `const later = () => import("../low/a.ts");\n// import "./no.ts"\nimport x, { type Y } from "node:fs";`,
  "high/d.test.ts": `import "./e.ts";`,
  "low/up.ts": `import { c } from "../high/c.tsx";\nimport own from "../../package.json" with { type: "json" };`,
};

let folder: string;
let source: Source;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cubegram-arrows-"));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, "src", name)), { recursive: true });
    writeFileSync(join(folder, "src", name), text);
  }
  source = readSource(pathToFileURL(join(folder, "src/")));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("imports of every kind are seen, tests are not", () => {
  const seen = source.imports.map(({ from, to, isOurs, isType, isLazy }) =>
    [from, to, isOurs && "ours", isType && "type", isLazy && "lazy"].filter(Boolean).join(" "),
  );
  expect(seen.sort()).toEqual([
    "high/c.tsx far",
    "high/c.tsx high/c.css ours",
    "high/c.tsx low/a.ts ours type",
    "high/d.ts low/a.ts ours lazy",
    "high/d.ts node:fs",
    "low/a.ts low/b.ts ours",
    "low/b.ts low/a.ts ours type",
    "low/up.ts ../../package.json",
    "low/up.ts high/c.tsx ours",
  ]);
});

test("an arrow against the table is wrong, and so is a circle by types", () => {
  expect(wrongArrows(source.imports, { low: [], high: ["low"] })).toEqual(["low/up.ts → high/c.tsx"]);
  expect(wrongArrows(source.imports, { "a.ts": [] }, roomIn("low"))).toEqual(["low/a.ts → low/b.ts"]);
  const next = (file: string) => source.imports.filter(({ from }) => from === file).map(({ to }) => to);
  expect(circleIn(["high/c.tsx"], next)).toEqual(["low/a.ts", "low/b.ts", "low/a.ts"]);
  expect(circleIn(["far"], next)).toBeUndefined();
});
