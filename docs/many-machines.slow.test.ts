/** The recipes for many machines, typed as the page has them, with a worker that is killed in the middle of its lines. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inEachRun, isWholeRun, wholeRunTest } from "../packages/core/test/samples.ts";

const program = fileURLToPath(new URL("../packages/cli/bin/cubegram.js", import.meta.url));
const page = readFileSync(new URL("many-machines.md", import.meta.url), "utf8");
/** The page's commands, in parts that a test fills. */
const [resumed, inOnePipe, inParts, ofSlurm] = [...page.matchAll(/^```text\n(.*?)^```$/gms)].map(([, code]) =>
  code.replaceAll("1000", "8"),
);
const hasBash = spawnSync("bash", ["-c", "true"]).status === 0;
const hasParallel =
  hasBash && spawnSync("bash", ["-c", "parallel --version"]).stdout.includes("GNU parallel");
/** Three parts of eight lines are as telling as five, but for the worker that is killed. */
const CUBES = isWholeRun ? 40 : 24;

let folder: string;

/** A `cubegram` that dies at its first call, with some lines answered: nobody can tell it from one that is killed. */
const DYING = `#!/bin/bash
if mkdir "$(dirname "$0")/died" 2> /dev/null; then
  head -n 3 | "${process.execPath}" "${program}" "$@"
  kill -9 $$
fi
exec "${process.execPath}" "${program}" "$@"
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cubegram-many-"));
  writeFileSync(join(folder, "cubegram"), DYING);
  chmodSync(join(folder, "cubegram"), 0o755);
  const numbers = Array.from({ length: CUBES }, (_, i) => `num:${i * 1_000_003}`);
  // One line that cannot be served.
  numbers[17] = "num:many";
  writeFileSync(join(folder, "cubes.txt"), `${numbers.join("\n")}\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function bash(script: string, env: Record<string, string> = {}) {
  return spawnSync("bash", ["-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, HOME: folder, ...env },
  });
}

let undisturbed: string | undefined;

/** What one process says, undisturbed: for all tests once. */
function expected(): string {
  undisturbed ??= solvedByOne();
  return undisturbed;
}

function solvedByOne(): string {
  const { stdout } = spawnSync(process.execPath, [program, "solve", "-", "-q"], {
    encoding: "utf8",
    input: readFileSync(join(folder, "cubes.txt")),
  });
  expect(stdout.trimEnd().split("\n")).toHaveLength(CUBES);
  expect(stdout).toContain("error: ");
  return stdout;
}

const result = () => readFileSync(join(folder, "moves.txt"), "utf8");

describe.skipIf(!hasParallel)("GNU parallel", () => {
  const onePipe = ["in one pipe", inOnePipe] as const;
  test.each(inEachRun([onePipe, ["in parts", inParts] as const], [onePipe]))(
    "%s: a worker is killed, and no line is lost",
    (_name, recipe) => {
      expect(recipe).toMatch(/^(split|parallel) /);
      const { status, stderr } = bash(recipe);
      expect(status, stderr).toBe(0);
      expect(existsSync(join(folder, "died"))).toBe(true);
      expect(result()).toBe(expected());
    },
  );
});

describe.skipIf(!hasBash)("one machine", () => {
  test("what is cut off in the middle goes on when it is typed again", () => {
    // The shortest solutions of these cubes take minutes; how a run goes on does not depend on them.
    const recipe = resumed.replace(" --optimal", " -q");
    expect(recipe).not.toBe(resumed);
    expect(bash(recipe).status).not.toBe(0);
    const done = join(folder, "done.txt");
    const answered = readFileSync(done, "utf8").split("\n").slice(0, -1);
    expect(answered).toHaveLength(3);
    // The machine stopped in the middle of a line.
    writeFileSync(done, `${answered.join("\n")}\nR U`);
    // One of the lines cannot be served.
    expect(bash(recipe).status).toBe(1);
    expect(readFileSync(done, "utf8")).toBe(expected());
  });
});

describe.skipIf(!hasBash)("the script of Slurm", () => {
  wholeRunTest("a task that is killed leaves no result, and does it all when it is requeued", () => {
    execFileSync("bash", ["-c", "split -d -n l/4 -a 4 cubes.txt part."], { cwd: folder });
    const task = (id: number) => bash(ofSlurm, { SLURM_ARRAY_TASK_ID: String(id) }).status;
    expect(task(0)).not.toBe(0);
    expect(existsSync(join(folder, "part.0000.moves"))).toBe(false);
    expect([0, 1, 2, 3].map(task)).toEqual([0, 0, 0, 0]);
    // Whoever is asked again has nothing to do.
    expect(task(2)).toBe(0);
    bash("cat part.????.moves > moves.txt");
    expect(result()).toBe(expected());
  });
});
