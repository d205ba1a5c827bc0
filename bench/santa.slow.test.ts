/** The contest's format on a list made by hand; what we write is checked by the program in Python, which has its own cube. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";

const { solvePuzzles } = await import(new URL("./src/santa.mjs", import.meta.url).href);
const { randomPuzzles, readPuzzles, stateOfPuzzle } = await import(
  new URL("./src/santa.mjs", import.meta.url).href
);

const path = (name: string) => fileURLToPath(new URL(`./santa/${name}`, import.meta.url));
const list = readFileSync(path("tiny.csv"), "utf8");
/** What Python says of solutions of that list. */
function check(solutions: string, metric = "SQTM") {
  const folder = mkdtempSync(join(tmpdir(), "cubegram-santa-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "solutions.csv");
  writeFileSync(file, solutions);
  return spawnSync("python3", [path("check.py"), path("tiny.csv"), file, metric], { encoding: "utf8" });
}

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("its list is read: sizes, and which goals are plain", () => {
  const puzzles: { id: string; size: number; isPlain: boolean }[] = readPuzzles(list);
  expect(puzzles.map(({ id, size, isPlain }) => [id, size, isPlain])).toEqual([
    ["0", 4, true],
    ["1", 5, true],
    ["2", 3, true],
    ["3", 4, false],
    ["4", 5, true],
  ]);
  expect(stateOfPuzzle(puzzles[0]).size).toBe(4);
});

test.skipIf(!hasPython)(
  "solutions are what Python counts and checks, also those of a few turns",
  async () => {
    const { rows, solutions } = await solvePuzzles(list, { options: { effort: 0.1 } });
    const [, three, four, long] = solutions.split("\n");
    expect(three).toBe("0,d2.-r0.-f1");
    expect(four).toBe("1,-f2.-f0.-d0.r1");
    const { length } = long.split(".");
    expect(rows.map(({ cube, cubes, SQTM }: Record<string, unknown>) => [cube, cubes, Number(SQTM)])).toEqual(
      [
        ["4x4", 1, 3],
        ["5x5", 2, (4 + length) / 2],
        ["sum", 3, 7 + length],
      ],
    );
    expect(check(solutions).stdout).toBe(
      `0 cube_4/4/4 3 solved\n1 cube_5/5/5 4 solved\n4 cube_5/5/5 ${length} solved\nsum ${7 + length} wrong 0\n`,
    );
    expect(check(solutions.replace("d2.", "-d2.")).status).toBe(1);
  },
);

test.skipIf(!hasPython)("so are those in other metrics, held in any way, as cubers write them", async () => {
  for (const metric of ["OBTM", "SSTM"]) {
    const options = { effort: 0.1 };
    const { rows, solutions } = await solvePuzzles(list, { metric, size: 4, options });
    const sum = rows.at(-1)[metric];
    expect(check(solutions, metric).stdout).toContain(`sum ${sum} wrong 0\n`);
    // A turn that is left out, and one of a single inner layer or of two, is found.
    expect(check(solutions.replace(/\.[^.]+\n$/, "\n"), metric).status).toBe(1);
    const wrong = metric === "OBTM" ? "2R" : "Rw";
    expect(check(solutions.replace(/\n$/, `.${wrong}\n`), metric).stderr).toContain(
      `${wrong} is no turn in ${metric}`,
    );
  }
});

const counted = new Map<string, Map<string, number[]>>();

/** By size, the lengths of the published solutions, as Python counts them, which takes seconds. */
function published(solutions: string, metric: string): Map<string, number[]> {
  const known = counted.get(metric);
  if (known) return known;
  const files = ["puzzles", solutions].map((name) => path(`random.${name}.csv.gz`));
  const { stdout, status } = spawnSync("python3", [path("check.py"), ...files, metric], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  const lengths = new Map<string, number[]>();
  for (const [, size, length] of stdout.matchAll(/^\S+ cube_(\d+)\S+ (\d+) solved$/gm))
    lengths.set(size, [...(lengths.get(size) ?? []), Number(length)]);
  counted.set(metric, lengths);
  return lengths;
}

const meanOf = (lengths: readonly number[]) => lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
const asSaid = (mean: string) => Number(mean.replace(",", ""));
const page = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../docs/${name}.md`, import.meta.url)), "utf8");

describe.skipIf(!hasPython)(
  "the published solutions of random cubes are solutions, and as long as is said",
  () => {
    test("in the comparison: size, cubes, mean", () => {
      const lengths = published("solutions", "SQTM");
      const rows = [...page("comparison").matchAll(/^\| (\d+)x\1 \| (\d+) \| ([\d.,]+) /gm)];
      expect(rows.map(([, size]) => size)).toEqual([...lengths.keys()]);
      for (const [, size, cubes, mean] of rows) {
        const all = lengths.get(size)!;
        expect(all.length).toBe(Number(cubes));
        expect(asSaid(mean)).toBeCloseTo(meanOf(all), 0);
      }
    });

    test.each(["OBTM", "SSTM", "SQTM"])("in the table of metrics: mean, interval and cubes, %s", (metric) => {
      const lengths = published(metric === "SQTM" ? "solutions" : metric.toLowerCase(), metric);
      const column = 1 + ["OBTM", "SSTM", "SQTM"].indexOf(metric);
      const cells = [...page("metrics").matchAll(/^\| (\d+)x\1 \|.*$/gm)].map(([row, size]) => ({
        size,
        cell: /([\d.,]+) ± [\d.,]+ \((\d+)\)/.exec(row.split("|")[1 + column]),
      }));
      const said = cells.filter(({ cell }) => cell !== null);
      expect(said.length).toBeGreaterThan(0);
      for (const { size, cell } of said) {
        const all = lengths.get(size)!;
        expect(all.length).toBe(Number(cell![2]));
        expect(asSaid(cell![1])).toBeCloseTo(meanOf(all), 0);
      }
    });
  },
);

test("random cubes come in the contest's form, and are read back", () => {
  const puzzles = readPuzzles(randomPuzzles(5, 3));
  expect(puzzles.map(({ id, size, isPlain }: Record<string, unknown>) => [id, size, isPlain])).toEqual([
    ["5-0", 5, true],
    ["5-1", 5, true],
    ["5-2", 5, true],
  ]);
  expect(stateOfPuzzle(puzzles[1])).not.toEqual(stateOfPuzzle(puzzles[2]));
  expect(randomPuzzles(5, 3)).toBe(randomPuzzles(5, 3));
});
