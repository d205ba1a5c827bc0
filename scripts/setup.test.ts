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
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSource } from "./arrows.ts";
import { BESIDE, COMPILED, gzipTexts, root } from "./setup.mjs";

const dependenciesIn = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).dependencies ?? {});

test.each(COMPILED)("a clone builds %s with what is installed without the tests", (name) => {
  const folder = `packages/${name}`;
  const installed = [...dependenciesIn("."), ...dependenciesIn(folder), ...(name === BESIDE ? [BESIDE] : [])];
  const { imports } = readSource(pathToFileURL(join(root, folder, "src/")));
  const packages = imports
    .filter(({ to, isOurs }) => !isOurs && !/^(\.|node:)/.test(to))
    .map(({ to }) => /^(@[^/]+\/)?[^/]+/.exec(to)![0]);
  expect(packages.filter((to) => !installed.includes(to))).toEqual([]);
});

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
