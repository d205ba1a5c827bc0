import { describe, expect, test } from "vitest";
import { finish } from "../../test/finish.ts";
import { samples, wholeRunTest } from "../../test/samples.ts";
import { rankState, stateCount, unrankState } from "../codec/index.ts";
import { faceTurns } from "../geometry/index.ts";
import { randomBelow, randomBigBelow, seededRandom } from "../perm/index.ts";
import { mayFollow, NO_MOVE } from "../search/index.ts";
import { solve } from "../solve/index.ts";
import { type CubeState, solvedState, turnState } from "../state/index.ts";
import { fewestTurns } from "./fewest-turns.ts";
import type { RankInterval } from "./interval.ts";
import { fewestRecipe } from "./tables.ts";

const ALL = stateCount(3);
/** All sequences of this many moves are tried: 7.7 million states. */
const DEPTH = 6;

/** One interval in each of `count` equal parts of the numbers, so that a number belongs to one of them at most. */
function scatteredIntervals(count: number, seed: string): RankInterval[] {
  const random = seededRandom(seed);
  const part = ALL / BigInt(count);
  return Array.from({ length: count }, (_, i) => {
    const width = BigInt(Math.floor(Number(ALL) / 2 ** (14 + (12 * i) / count)));
    return { low: part * BigInt(i) + randomBigBelow(part - width, random), width };
  });
}

/** The smallest number of moves into each interval, up to DEPTH, by trying everything: no table, no bound. */
function depthsByBruteForce(intervals: readonly RankInterval[]): (number | undefined)[] {
  const turns = faceTurns(3);
  const part = Number(ALL) / intervals.length;
  const depths = new Array<number | undefined>(intervals.length);
  const walk = (state: CubeState, length: number, previous: number) => {
    const rank = rankState(state);
    const i = Math.min(intervals.length - 1, Math.floor(Number(rank) / part));
    const { low, width } = intervals[i];
    if (rank >= low && rank < low + width && length < (depths[i] ?? DEPTH + 1)) depths[i] = length;
    if (length === DEPTH) return;
    for (let move = 0; move < turns.length; move++)
      if (mayFollow(previous, move)) walk(turnState(state, turns[move]), length + 1, move);
  };
  walk(solvedState(3), 0, NO_MOVE);
  return depths;
}

describe("the fewest turns, against exhaustive search", () => {
  wholeRunTest("agree with all states up to six moves on 14 … 26 bits", async () => {
    const intervals = scatteredIntervals(200, "fewest scattered");
    const depths = depthsByBruteForce(intervals);
    let found = 0;
    for (let i = 0; i < intervals.length; i++) {
      const { length, optimal } = await fewestTurns(intervals[i]);
      expect(optimal).toBe(true);
      if (depths[i] === undefined) expect(length).toBeGreaterThan(DEPTH);
      else {
        expect(length).toBe(depths[i]);
        found++;
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  test("of many intervals of any size, answers lie inside and keep the promise of a proof up to 30 bits", async () => {
    const random = seededRandom("fewest many");
    for (let i = 0; i < samples(600); i++) {
      const width = BigInt(Math.max(1, Math.floor(Number(ALL) / 2 ** (random() * 38))));
      const low = randomBigBelow(ALL - width + 1n, random);
      const { number, bits, optimal, state } = await fewestTurns({ low, width });
      expect(number >= low && number < low + width).toBe(true);
      expect(rankState(state)).toBe(number);
      if (bits <= 30) expect(optimal).toBe(true);
    }
  });

  test("single states and narrow intervals take at most as many as the two-phase solver", async () => {
    const random = seededRandom("fewest narrow");
    for (let i = 0; i < samples(40, 4); i++) {
      const width = BigInt(1 + randomBelow(2 ** (i % 20), random));
      const low = randomBigBelow(ALL - width + 1n, random);
      const { length } = await fewestTurns({ low, width }, { effort: 200_000 });
      expect(length).toBeLessThanOrEqual((await solve(unrankState(low, 3))).length);
    }
  });
});

describe("stored tables", () => {
  test("that are damaged are made again", () => {
    const stored = finish(fewestRecipe.prepare()).pack();
    new Uint8Array(stored)[stored.byteLength >> 1] ^= 1;
    const again = finish(fewestRecipe.prepare(stored));
    expect(again.wasStored).toBe(false);
    new Uint8Array(stored)[stored.byteLength >> 1] ^= 1;
    const words = new Int32Array(stored);
    expect(new Int32Array(again.pack()).every((word, i) => word === words[i])).toBe(true);
  });
});
