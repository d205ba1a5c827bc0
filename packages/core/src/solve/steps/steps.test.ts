import { describe, expect, test } from "vitest";
import { distanceTable } from "../../../test/distances.ts";
import { finish } from "../../../test/finish.ts";
import { NaiveCube } from "../../../test/naive-cube.ts";
import { FACES, faceTurns, rotations, type Turn } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { distribution, prepareStage, type Stage, tableSpace } from "../../search/index.ts";
import { rotateState, solvedState, turnStateBy } from "../../state/index.ts";
import { STEP_SETS, STEPS, type StepName, solveStep } from "./solve-step.ts";

/** Facelets that a step puts right, written out from a picture of the net U R F D L B. */
const PUT_RIGHT: Record<StepName, readonly number[]> = {
  cross: [28, 25, 30, 43, 32, 16, 34, 52],
  eoline: [28, 25, 34, 52],
  "first-block": [30, 43, 21, 41, 50, 39, 27, 44, 24, 33, 53, 42],
};
/** The facelets by which edges are oriented: of U and D, and between these of F and B. */
const ORIENTED = [1, 3, 5, 7, 28, 30, 32, 34, 21, 23, 48, 50];

function isThrough(step: StepName, turns: readonly Turn[]): boolean {
  const cube = new NaiveCube(3);
  for (const { axis, first, last, quarters } of turns) cube.turn(axis, first, last, quarters);
  const labels = cube.labels();
  return (
    PUT_RIGHT[step].every((facelet) => labels[facelet] === facelet) &&
    (step !== "eoline" || ORIENTED.every((facelet) => ORIENTED.includes(labels[facelet])))
  );
}

/** Where the stickers are that the step puts right. */
function look(step: StepName, turns: readonly Turn[]): string {
  const cube = new NaiveCube(3);
  for (const { axis, first, last, quarters } of turns) cube.turn(axis, first, last, quarters);
  return cube
    .labels()
    .map((label, at) => {
      if (PUT_RIGHT[step].includes(label)) return label;
      return step === "eoline" && ORIENTED.includes(label) && ORIENTED.includes(at) ? "+" : "";
    })
    .join();
}

function minus(all: Set<string>, others: Set<string>): Set<string> {
  return new Set([...all].filter((item) => !others.has(item)));
}

function scramble(seed: string): Turn[] {
  const random = seededRandom(seed);
  return Array.from({ length: 25 }, () => faceTurns(3)[randomBelow(18, random)]);
}

function countsOf(stage: Stage): number[] {
  const { parts } = finish(prepareStage({ ...stage, tables: [] }));
  return distribution(distanceTable(tableSpace(stage, parts, stage.tables[0])));
}

describe.each(STEPS)("%s", (step) => {
  test("the moves lead through the step on D, as the sticker model sees it; from all sides they are no more", async () => {
    for (let i = 0; i < 4; i++) {
      const turns = scramble(`${step} ${i}`);
      const state = turnStateBy(solvedState(3), turns);
      const held = await solveStep(state, step);
      expect(held.turns).toHaveLength(held.length);
      expect(held.on.startsWith("D")).toBe(true);
      expect(isThrough(step, turns)).toBe(false);
      expect(isThrough(step, [...turns, ...held.turns])).toBe(true);
      const all = await solveStep(state, step, { orientations: "all", all: true });
      expect(all.length).toBeLessThanOrEqual(held.length);
      expect(all.all![0].alg).toBe(all.alg);
    }
  });

  test("what the cube's hold changes is the side that counts as D", async () => {
    const turns = scramble(step);
    const lengths = new Map<string, number>();
    for (let rotation = 0; rotation < 24; rotation++) {
      const { length } = await solveStep(rotateState(turnStateBy(solvedState(3), turns), rotation), step);
      const [down, left, front] = [3, 4, 2].map((face) => faceUnder(rotation, face));
      const key = STEP_SETS[step].faces(down, left, front).join(" ");
      expect(lengths.get(key) ?? length).toBe(length);
      lengths.set(key, length);
    }
    const { length } = await solveStep(turnStateBy(solvedState(3), turns), step, { orientations: "all" });
    expect(length).toBe(Math.min(...lengths.values()));
  });

  test("nothing to do for a solved cube, from any side", async () => {
    const { alg, length, all } = await solveStep(solvedState(3), step, { orientations: "all", all: true });
    expect([alg, length]).toEqual(["", 0]);
    expect(all!.map(({ on }) => on)).toHaveLength({ cross: 6, eoline: 12, "first-block": 24 }[step]);
  });
});

/** The face of the cube that stands at `face` when the whole cube was turned by the rotation. */
function faceUnder(rotation: number, face: number) {
  const normals = [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
    [0, -1, 0],
    [-1, 0, 0],
    [0, 0, -1],
  ];
  const matrix = rotations().matrices[rotation];
  const image = (v: readonly number[]) =>
    [0, 1, 2].map((i) => v[0] * matrix[0][i] + v[1] * matrix[1][i] + v[2] * matrix[2][i]);
  return FACES[normals.findIndex((normal) => String(image(normal)) === String(normals[face]))];
}

describe("distances", () => {
  test("of crosses are distributed as counted here", () => {
    // Face turns to a cross on a given side, for all 190,080 states; the sticker model agrees to two turns (below).
    expect(countsOf(STEP_SETS.cross.stage())).toEqual([1, 15, 158, 1394, 9809, 46381, 97254, 34966, 102]);
  });

  test("of EOLines are at most 9 and 6.127 on average, as counted here", () => {
    // The sticker model agrees to two turns (below).
    const counts = countsOf(STEP_SETS.eoline.stage());
    expect(counts).toHaveLength(10);
    const states = counts.reduce((sum, count) => sum + count);
    expect(states).toBe(2048 * 132);
    expect(counts.reduce((sum, count, turns) => sum + count * turns) / states).toBeCloseTo(6.127, 3);
  });

  test.each(STEPS)("%s: as many states are one and two turns away as the sticker model can make", (step) => {
    const [one, two] = [
      faceTurns(3).map((turn) => [turn]),
      faceTurns(3).flatMap((a) => faceTurns(3).map((b) => [a, b])),
    ];
    const seen = [[[]], one, two].map((sequences) => new Set(sequences.map((turns) => look(step, turns))));
    const reached = [seen[0], minus(seen[1], seen[0]), minus(minus(seen[2], seen[1]), seen[0])];
    expect(reached.map((level) => level.size)).toEqual(
      { cross: [1, 15, 158], eoline: [1, 9, 91], "first-block": [1, 12, 132] }[step],
    );
  });
});
