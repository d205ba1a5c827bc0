/**
 * What docs/comparison.md says about other libraries, as far as a program can check it, for the versions that the bench installs. They
 * are not there before its first run, so they are looked for only then.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { beforeAll, expect } from "vitest";
import { isWholeRun, wholeRunTest } from "../packages/core/test/samples.ts";
// @ts-expect-error A script, which has no types.
import { installIn } from "../scripts/setup.mjs";

beforeAll(() => {
  if (isWholeRun) installIn("bench");
});

const page = readFileSync(fileURLToPath(new URL("../docs/comparison.md", import.meta.url)), "utf8");
const require = createRequire(import.meta.url);
const table = page
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) =>
    line
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
const [head] = table;

function row(name: string): string[] {
  const found = table.find(([first]) => first === name);
  if (!found) throw new Error(`docs/comparison.md has no row "${name}"`);
  return found;
}

const PEERS: [column: string, name: string][] = [
  ["cubing.js", "cubing"],
  ["cubejs", "cubejs"],
  ["min2phase.js", "min2phase.js"],
  ["cube-solver", "cube-solver"],
  ["kociemba-wasm", "kociemba-wasm"],
];

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Record<string, string>;
}

function manifestOf(name: string): Manifest {
  for (const folder of require.resolve.paths(name) ?? [])
    try {
      return JSON.parse(readFileSync(`${folder}/${name}/package.json`, "utf8"));
    } catch {
      // The parent folder.
    }
  throw new Error(`${name} is not installed`);
}

wholeRunTest.each(PEERS)(
  "%s: version, license and dependencies are those of its manifest",
  (column, name) => {
    const { version, license, dependencies = {} } = manifestOf(name);
    const at = head.indexOf(column);
    expect(row("version")[at]).toBe(version);
    expect(row("license")[at].toLowerCase()).toBe(license.toLowerCase().replace(/[()]|-or-later/g, ""));
    expect(row("runtime dependencies of the library")[at]).toMatch(
      new RegExp(`^${Object.keys(dependencies).length}\\b`),
    );
  },
);

wholeRunTest("cubing.js solves no cube of more than three layers", async () => {
  const solvers = Object.keys(await import("cubing/search")).filter((name) => /solve/i.test(name));
  expect(solvers).toEqual([
    "experimentalSolve2x2x2",
    "experimentalSolve3x3x3IgnoringCenters",
    "experimentalSolveTwsearch",
    "solveMegaminx",
    "solvePyraminx",
    "solveSkewb",
  ]);
});

wholeRunTest("what the others say of a cube with two corners exchanged", async () => {
  const Cube = require("cubejs");
  const corners = [1, 0, 2, 3, 4, 5, 6, 7];
  const impossible = new Cube({ ...new Cube().toJSON(), cp: corners }).asString();
  expect(Cube.fromString(impossible).toJSON().cp).toEqual(corners);
  expect(require("min2phase.js").solve(impossible)).toBe("Error 6");
  expect(await (await import("kociemba-wasm")).default.solve(impossible)).toBe("");
});
