/** Wherever moves and a cube stand together, the cube is exactly what the moves give, held the same way, by the naive model. */
import { Cube, invertAlg, parseAlg, printAlg, seededRandom, unwrap } from "@cubegram/core";
import { coloringOf, printFacelets } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { inEachRun, isWholeRun, samples } from "../../core/test/samples.ts";
import { shownAfter } from "../test/cubes.ts";
import { runJson, runMain } from "../test/run-main.ts";
import { sheetCubes } from "./archive/sheet-file.ts";
import type { Request } from "./frame/verb.ts";

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Short enough for a 2x2 without check digits. */
const TEXTS = ["at", "Hi", "by", "no", "so"];
const LONGER = ["nobody nobody knows by", "HELLO", "Meet at 8"];

// In `npm test` each way of writing and solving once: a corner for a center, the 3x3, an even size, and a large odd one.
test.each(inEachRun(SIZES, [2, 3, 4, 9]))("write and write --resume, n = %i", async (size) => {
  const sized = ["--size", String(size)];
  const checked = size === 2 ? ["--check", "0"] : [];
  const texts = size === 2 || size > 6 ? TEXTS.slice(0, 2) : [...LONGER, TEXTS[0]];
  for (const text of texts.slice(0, samples(texts.length, size > 3 ? 1 : 2))) {
    const { moves, facelets } = await runJson(["write", text, ...sized, ...checked]);
    expect(shownAfter(moves, size), text).toBe(facelets);
    // One move left out: the way back starts from the cube that is shown.
    const slipped = Cube.fromAlg(String(moves).split(" ").slice(1).join(" "), size).apply("y").facelets();
    const resumed = await runJson(["write", text, ...sized, ...checked, "--resume", slipped]);
    expect(shownAfter(resumed.moves, size, String(resumed.from)), text).toBe(resumed.facelets);
  }
});

test.each(inEachRun([2, 3, 4, 5], [2, 3]))(
  "write --as number and on several cubes, scramble, solve and sheets, n = %i",
  async (size) => {
    const random = seededRandom(`shown ${size}`);
    const sized = ["--size", String(size)];
    const cube = Cube.random(size, random);
    const number = await runJson(["write", "--as", "number", String(cube.rank()), ...sized]);
    expect(shownAfter(number.moves, size)).toBe(number.facelets);
    const several = await runJson(["write", "at noon", "--cubes", "2", "--check", "0", ...sized]);
    for (const { moves, facelets } of several.cubes as { moves: string; facelets: string }[])
      expect(shownAfter(moves, size)).toBe(facelets);
    const scramble = await runJson(["scramble", ...sized, "--seed", "shown"]);
    expect(shownAfter(scramble.moves, size)).toBe(scramble.facelets);
    const held = cube.apply("x y'");
    const { moves } = await runJson(["solve", held.facelets()]);
    expect(Cube.fromFacelets(shownAfter(moves, size, held.facelets())).isSolved()).toBe(true);
    for (const { state } of [cube, held]) {
      const [{ coloring, moves: shown }] = await sheetCubes([coloringOf(state)], {} as Request);
      if (shown !== undefined) expect(shownAfter(shown, size)).toBe(printFacelets(coloring));
    }
  },
);

test.each(isWholeRun ? [4, 5] : [4])(
  "scramble, n = %i: the moves make the facelets; --seed repeats",
  async (size) => {
    const argv = ["scramble", "--size", String(size), "--json", "--seed"];
    const { stdout } = await runMain([...argv, "friday"]);
    const { moves, facelets } = JSON.parse(stdout);
    expect(Cube.fromAlg(moves, size).facelets()).toBe(facelets);
    expect((await runMain([...argv, "friday"])).stdout).toBe(stdout);
    expect((await runMain([...argv, "monday"])).stdout).not.toBe(stdout);
  },
);

test("scramble --count K: the first of several is the one that comes alone, whatever tables there are", async () => {
  const argv = ["scramble", "--size", isWholeRun ? "5" : "4", "--seed", "friday"];
  const several = (await runMain([...argv, "--count", "2"])).stdout.trimEnd().split("\n");
  expect(several).toHaveLength(2);
  expect((await runMain(argv)).stdout.trimEnd()).toBe(several[0]);
  for (const moves of several) expect(moves.split(" ").length).toBeLessThan(90);
});

test.each(isWholeRun ? [4, 5] : [4])("--as moves, n = %i: what solves the cube, backward", async (size) => {
  const listOf = async (form: string) =>
    (
      await runMain(["pack", "-", "--as", form, "--size", String(size), "--no-compress"], { stdin: "Hi" })
    ).stdout.split("\n");
  const [line] = (await listOf("moves")).filter((one) => !one.startsWith("#"));
  const [number] = (await listOf("number")).filter((one) => !one.startsWith("#"));
  expect(String(Cube.fromAlg(line, size).rank())).toBe(number);
  expect(
    Cube.fromAlg(line, size)
      .apply(printAlg(invertAlg(unwrap(parseAlg(line)))))
      .isSolved(),
  ).toBe(true);
});

test.each([2, 3])(
  "the moves on a sheet make the cube of size %i as it is drawn, however it is held",
  async (size) => {
    const { state } = Cube.fromAlg("R U2 F' R x y'", size);
    const [{ coloring, moves }] = await sheetCubes([coloringOf(state)], {} as Request);
    expect(shownAfter(moves, size)).toBe(printFacelets(coloring));
  },
);
