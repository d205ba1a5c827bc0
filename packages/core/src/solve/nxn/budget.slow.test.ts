/** What a budget buys where no tables are ready: always a solution, never a worse one than the quick method's, and in time. */

import { expect, test } from "vitest";
import { inEachRun } from "../../../test/samples.ts";
import { seededRandom } from "../../perm/index.ts";
import { prepare } from "../../search/index.ts";
import { randomState } from "../../state/index.ts";
import { solve } from "../index.ts";
import { twoPhaseSolver } from "../two-phase/solver.ts";
import { quickSolution } from "./reduction.ts";

/** Milliseconds that a step may take beyond its time, with other tests on the same cores. */
const LATE = 3000;

const LIMITS = [
  [4, { budget: 200 }],
  [5, { timeout: 100 }],
  [6, { budget: 500, timeout: 400 }],
  [7, { budget: 400 }],
  [12, { timeout: 1 }],
] as const;

test.each(inEachRun(LIMITS, [LIMITS[0], LIMITS[4]]))("n = %i within %o", async (size, limits) => {
  const state = randomState(size, seededRandom(`budget ${size}`));
  const quick = quickSolution(state, await prepare(twoPhaseSolver), 0);
  let step = quick.next();
  while (!step.done) step = quick.next();
  const begun = performance.now();
  const { length, notes } = await solve(state, limits);
  expect(performance.now() - begun).toBeLessThan(500 + LATE);
  expect(length).toBeLessThanOrEqual(step.value.length);
  expect(notes?.join()).toMatch(/too short to make the tables/);
});
