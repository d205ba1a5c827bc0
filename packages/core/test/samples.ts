/**
 * How much of a long sample a run takes. `npm test`: the first few percent of it. `npm run test:all` (CUBEGRAM_TESTS=all): all of it, and a
 * tenth more from a seed of its own, which is the day (CUBEGRAM_SEED names another one, to see the same samples again). CI, after `npm test`
 * (CUBEGRAM_BEYOND): that tenth, and the first quarter of ten samples or more, the first tenth of a thousand or more.
 */
import { test } from "vitest";
import { type RandomSource, seededRandom } from "../src/perm/index.ts";

export const isWholeRun = process.env.CUBEGRAM_TESTS === "all";
const isInCi = process.env.CUBEGRAM_BEYOND !== undefined;
const SHARE = 0.03;
/** From so many samples on CI takes that share; fewer than the least of these are all taken there, too. */
const SHARES_IN_CI = [
  { from: 1000, share: 0.1 },
  { from: 10, share: 0.25 },
] as const;
const SHARE_OF_THE_DAY = 0.1;

/** So many samples from one source of random numbers. */
export interface SampleBlock {
  readonly random: RandomSource;
  readonly count: number;
}

/** How many of `count` samples this run takes, `least` of them in any run. */
export function samples(count: number, least = 1): number {
  return Math.min(count, Math.max(least, Math.ceil(shareOf(count) * count)));
}

function shareOf(count: number): number {
  if (!isWholeRun) return SHARE;
  if (!isInCi) return 1;
  return SHARES_IN_CI.find(({ from }) => count >= from)?.share ?? 1;
}

/** The samples of this run: the first of those that `seed` gives, and in a whole run those of the day: none of fewer than five. */
export function sampleBlocks(seed: string, count: number, least = 1): readonly SampleBlock[] {
  const blocks = [{ random: seededRandom(seed), count: samples(count, least) }];
  if (isWholeRun)
    blocks.push({
      random: seededRandom(`${seed} ${daySeed()}`),
      count: Math.round(SHARE_OF_THE_DAY * count),
    });
  return blocks;
}

function daySeed(): string {
  return process.env.CUBEGRAM_SEED ?? new Date().toISOString().slice(0, 10);
}

/** The whole list in a whole run, and else the few of it that tell most: one of each kind. */
export function inEachRun<T>(all: readonly T[], few: readonly T[]): readonly T[] {
  return isWholeRun ? all : few;
}

/** A test of `npm run test:all` only: nothing smaller would show as much. */
export const wholeRunTest = test.runIf(isWholeRun);
