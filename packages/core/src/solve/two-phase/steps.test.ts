import { describe, expect, test } from "vitest";
import {
  faceSequences,
  inHalfTurns,
  MOVE_COUNT,
  NO_MOVE,
  type Successors,
  turnsOfMoves,
} from "../../search/index.ts";
import { solvedState, turnStateBy } from "../../state/index.ts";
import { phaseOneMoves, twoPhaseCoordinates } from "./phase-one.ts";
import { phaseTwoMoves } from "./phase-two.ts";
import { stepsOf } from "./steps.ts";

const g1 = phaseTwoMoves(phaseOneMoves(twoPhaseCoordinates())).moves;
const isG1Move = Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (g1.includes(move) ? 1 : 0));
const half = stepsOf("HTM", isG1Move);
const quarter = stepsOf("QTM", isG1Move);

/** All paths of so many steps. */
function paths({ list, count }: Successors, length: number, path: readonly number[] = []): number[][] {
  if (length === 0) return [[...path]];
  const previous = path.at(-1) ?? NO_MOVE;
  const row = [...list.subarray(previous * MOVE_COUNT, previous * MOVE_COUNT + count[previous])];
  return row.flatMap((step) => paths({ list, count }, length - 1, [...path, step]));
}

const keyOf = (moves: readonly number[]) =>
  turnStateBy(solvedState(3), turnsOfMoves(moves, 3)).rotations.join();

describe("steps of the two-phase walk", () => {
  test("in half turns are moves", () => {
    const { list, count } = faceSequences("HTM");
    expect(half.any).toEqual({ list, count });
    for (let step = 0; step < MOVE_COUNT; step++)
      expect([half.inPhaseOne[step], half.inPhaseTwo[step]]).toEqual([step, step]);
    expect(paths(half.g1, 1)).toEqual(g1.map((move) => [move]));
  });

  test("in quarter turns reach each position of up to three once: 1, 12, 114, 1068", () => {
    const known = new Set<string>();
    for (const [length, positions] of [1, 12, 114, 1068].entries()) {
      const found = paths(quarter.any, length).map((path) => path.map((step) => quarter.inPhaseOne[step]));
      expect(found).toHaveLength(positions);
      for (const moves of found) known.add(keyOf(moves));
    }
    expect(known.size).toBe(1 + 12 + 114 + 1068);
  });

  test("within G1 turn sides by half turns alone, and each reads as quarter turns that do the same", () => {
    for (const path of paths(quarter.g1, 4)) {
      const done = path.flatMap((step) =>
        quarter.inPhaseTwo[step] === NO_MOVE ? [] : quarter.inPhaseTwo[step],
      );
      for (const move of done) expect(isG1Move[move]).toBe(1);
      const last = path[path.length - 1];
      const isBegun = isG1Move[last] === 0;
      const read = path.map((step) => quarter.inPhaseOne[step]);
      // A half turn that the path leaves half done is done already.
      if (isBegun) read.push(last);
      expect(keyOf(inHalfTurns(read))).toBe(keyOf(done));
    }
  });

  test("whatever phase 1 ends with, phase 2 turns that face no more, and begins no half turn in its middle", () => {
    for (const steps of [half, quarter])
      for (let last = 0; last < MOVE_COUNT; last++) {
        const { list, count } = steps.g1;
        const from = steps.entry[last];
        const row = [...list.subarray(from * MOVE_COUNT, from * MOVE_COUNT + count[from])];
        const faces = new Set(row.map((step) => Math.floor(step / 3)));
        expect(faces.has(Math.floor(last / 3))).toBe(false);
        expect(faces.size).toBeGreaterThanOrEqual(4);
        for (const step of row) expect(steps.inPhaseTwo[step]).not.toBe(NO_MOVE);
      }
  });
});
