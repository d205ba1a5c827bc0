import { expect, test } from "vitest";
import { countMoves, printTurns, readAlg } from "../src/notation/index.ts";
import { seededRandom } from "../src/perm/index.ts";
import { twoPhaseSolver } from "../src/solve/index.ts";
import { leastTurns } from "../src/solve/nxn/near-goal.ts";
import { quickSolution } from "../src/solve/nxn/reduction.ts";
import { randomState } from "../src/state/index.ts";
import { finish } from "./finish.ts";
import { isSolvedBy } from "./is-solved-by.ts";
import { samples, wholeRunTest } from "./samples.ts";
import { prepareNow } from "./solve-now.ts";

/**
 * The first solutions of random states, each replayed on the sticker model. They go through centers, edges and 3x3 as the
 * thorough ones do, and take 20 ms for a 4x4 and a second for a 17x17. Several files call this, as those run side by side.
 */
export function solvesSamples(ofSizes: readonly (readonly [size: number, count: number])[]): void {
  // In `npm test` the larger sizes by one, since all go through the same code.
  const isFew = ([size]: readonly [number, number]) => size < 10 || size === 15;
  test.each(ofSizes.filter(isFew))(TITLE, solveSamples);
  wholeRunTest.each(ofSizes.filter((each) => !isFew(each)))(TITLE, solveSamples);
}

const TITLE = "n = %i: the first solutions of up to %i random states solve them";

function solveSamples(size: number, count: number): void {
  const random = seededRandom(`samples ${size}`);
  const prepared = prepareNow(twoPhaseSolver);
  for (let i = 0; i < samples(count); i++) {
    const state = randomState(size, random);
    const turns = finish(quickSolution(state, prepared, i));
    expect(isSolvedBy(state, turns)).toBe(true);
    expect(turns.length).toBeGreaterThan(leastTurns(state));
    const text = printTurns(turns, size);
    expect(countMoves(readAlg(text), size).htm).toBe(turns.length);
  }
}
