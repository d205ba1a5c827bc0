import { beforeAll, describe, expect, test } from "vitest";
import { finish } from "../../test/finish.ts";
import { NaiveCube } from "../../test/naive-cube.ts";
import { inEachRun, samples } from "../../test/samples.ts";
import { rankState, stateCount, unrankState } from "../codec/index.ts";
import { faceTurns } from "../geometry/index.ts";
import { type RandomSource, randomBelow, randomBigBelow, seededRandom } from "../perm/index.ts";
import { distanceAt, MOVE_COUNT, mayFollow, NO_MOVE } from "../search/index.ts";
import { solve } from "../solve/index.ts";
import {
  type CubeState,
  coloringOf,
  composeStates,
  invertState,
  printFacelets,
  randomState,
  solvedState,
  turnState,
} from "../state/index.ts";
import { patternIndex } from "./edge-patterns.ts";
import { type FewestTurns, fewestTurns } from "./fewest-turns.ts";
import type { RankInterval } from "./interval.ts";
import { fewestRecipe, positionsOf } from "./tables.ts";

/** Facelets after the moves of "R U2 F'" on a solved cube, on the independent sticker model. */
function faceletsAfter(alg: string, size: number): string {
  const naive = new NaiveCube(size);
  const amounts: Record<string, number> = { "": 0, "2": 1, "'": 2 };
  for (const token of alg.split(" ").filter((each) => each)) {
    const turn = faceTurns(size)["URFDLB".indexOf(token[0]) * 3 + amounts[token.slice(1)]];
    naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
  }
  return naive.facelets();
}

function expectGood(answer: FewestTurns, intervals: readonly RankInterval[], size = 3): void {
  expect(intervals.some(({ low, width }) => answer.number >= low && answer.number < low + width)).toBe(true);
  expect(answer.alg.split(" ").filter((token) => token)).toHaveLength(answer.length);
  const facelets = printFacelets(coloringOf(unrankState(answer.number, size)));
  expect(faceletsAfter(answer.alg, size)).toBe(facelets);
  expect(printFacelets(coloringOf(answer.state))).toBe(facelets);
}

/** A random interval of about that many bits. */
function randomInterval(bits: number, random: RandomSource, size = 3): RankInterval {
  const count = stateCount(size);
  const width = BigInt(Math.max(1, Math.floor(Number(count) / 2 ** bits)));
  return { low: randomBigBelow(count - width + 1n, random), width };
}

/** The reference: levels[d] = the sorted numbers of all states that some d moves make of a cube, by trying all sequences. */
function numbersByDepth(depth: number, from: CubeState = solvedState(3)): bigint[][] {
  const turns = faceTurns(3);
  const levels: bigint[][] = Array.from({ length: depth + 1 }, () => []);
  const walk = (state: CubeState, length: number, previous: number) => {
    levels[length].push(rankState(state));
    if (length === depth) return;
    for (let move = 0; move < turns.length; move++)
      if (mayFollow(previous, move)) walk(turnState(state, turns[move]), length + 1, move);
  };
  walk(from, 0, NO_MOVE);
  return levels.map((numbers) => numbers.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** The smallest depth with a number in the interval, or undefined. */
function depthIn(levels: readonly bigint[][], { low, width }: RankInterval): number | undefined {
  const depth = levels.findIndex((numbers) => {
    let from = 0;
    let to = numbers.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (numbers[middle] < low) from = middle + 1;
      else to = middle;
    }
    return from < numbers.length && numbers[from] < low + width;
  });
  return depth < 0 ? undefined : depth;
}

/** A store that the tables are put into when they are made. */
const kept = new Map<string, ArrayBuffer>();

beforeAll(async () => {
  const store = {
    get: async (key: string) => kept.get(key),
    put: async (key: string, buffer: ArrayBuffer) => void kept.set(key, buffer),
  };
  await fewestTurns({ low: 1n, width: 1n << 60n }, { store });
});

describe("the fewest turns of a 3x3", () => {
  const levels = numbersByDepth(4);

  test("agree with a brute-force search of all states up to four moves", { tags: ["seconds"] }, async () => {
    const random = seededRandom("fewest reference");
    for (let i = 0; i < 75; i++) {
      const interval = randomInterval(i / 4, random);
      const answer = await fewestTurns(interval);
      expectGood(answer, [interval]);
      expect(answer.optimal).toBe(true);
      const depth = depthIn(levels, interval);
      if (depth === undefined) expect(answer.length).toBeGreaterThan(4);
      else expect(answer.length).toBe(depth);
    }
  });

  test("intervals that end just before or begin just after a near state are told apart", {
    tags: ["seconds"],
  }, async () => {
    const random = seededRandom("fewest edges");
    for (let i = 0; i < 40; i++) {
      const near = levels[4][randomBelow(levels[4].length, random)];
      const width = randomInterval(14 + (i % 12), random).width;
      for (const low of [near, near + 1n, near - width + 1n, near - width]) {
        if (low < 0n || low + width > stateCount(3)) continue;
        const interval = { low, width };
        const { length } = await fewestTurns(interval);
        const depth = depthIn(levels, interval);
        if (depth === undefined) expect(length).toBeGreaterThan(4);
        else expect(length).toBe(depth);
      }
    }
  });

  test("up to 30 bits the answer is proved", async () => {
    const random = seededRandom("fewest thirty");
    for (let i = 0; i < 24; i++) {
      const interval = randomInterval(18 + i / 2, random);
      const answer = await fewestTurns(interval);
      expectGood(answer, [interval]);
      expect(answer.optimal).toBe(true);
    }
  });

  test("around a state that some moves make are at most those moves", async () => {
    const random = seededRandom("fewest around");
    const turns = faceTurns(3);
    for (let i = 0; i < 60; i++) {
      let state = solvedState(3);
      for (let k = 0; k < 4 + (i % 6); k++)
        state = turnState(state, turns[randomBelow(turns.length, random)]);
      const rank = rankState(state);
      const { width } = randomInterval(12 + (i * 22) / 60, random);
      const before = randomBigBelow(width, random);
      const low = rank < before ? 0n : rank - before;
      const after = stateCount(3) - low;
      expect((await fewestTurns({ low, width: width < after ? width : after })).length).toBeLessThanOrEqual(
        4 + (i % 6),
      );
    }
  });

  test("of several intervals are the fewest of any", async () => {
    const random = seededRandom("fewest several");
    for (let i = 0; i < 10; i++) {
      const intervals = Array.from({ length: 2 + i }, () => randomInterval(16 + i, random));
      const answer = await fewestTurns(intervals);
      expectGood(answer, intervals);
      const each = await Promise.all(intervals.map((interval) => fewestTurns(interval)));
      expect(answer.length).toBe(Math.min(...each.map(({ length }) => length)));
      expect(answer.optimal).toBe(true);
    }
  });

  test("all numbers, or any interval with number 0, take no move", async () => {
    for (const width of [1n, 1000n, stateCount(3)]) {
      const answer = await fewestTurns({ low: 0n, width });
      expect(answer).toMatchObject({ alg: "", length: 0, number: 0n, optimal: true });
    }
  });

  test("are never more than the two-phase solver takes, from either end", async () => {
    const random = seededRandom("fewest two-phase");
    for (const bits of inEachRun([48, 56, 66, 66], [48, 66])) {
      const interval = randomInterval(bits, random);
      const answer = await fewestTurns(interval, { effort: 50_000 });
      expectGood(answer, [interval]);
      const state = unrankState(interval.low, 3);
      for (const each of [state, invertState(state)])
        expect(answer.length).toBeLessThanOrEqual((await solve(each)).length);
    }
  });

  test("are found again and again: without a timeout the answer does not depend on time", async () => {
    const interval = randomInterval(52, seededRandom("fewest again"));
    const first = await fewestTurns(interval, { effort: 300_000 });
    const second = await fewestTurns(interval, { effort: 300_000 });
    expect({ ...second, ms: 0 }).toEqual({ ...first, ms: 0 });
  });
});

describe("limits", () => {
  test("a maxLength that is too small is refused with proof, the exact one is met", async () => {
    const interval = randomInterval(20, seededRandom("fewest limit"));
    const { length } = await fewestTurns(interval);
    await expect(fewestTurns(interval, { maxLength: length - 1 })).rejects.toMatchObject({
      code: "no-solution",
    });
    expect((await fewestTurns(interval, { maxLength: length })).length).toBe(length);
  });

  test("where nothing is proved, the refusal says so", async () => {
    const interval = randomInterval(66, seededRandom("fewest not found"));
    await expect(fewestTurns(interval, { maxLength: 14, effort: 20_000 })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("with no time at all there still is an answer", async () => {
    const interval = randomInterval(50, seededRandom("fewest no time"));
    const answer = await fewestTurns(interval, { timeout: 0 });
    expectGood(answer, [interval]);
    expect(answer.length).toBeLessThanOrEqual(21);
  });

  test("the time for the tables is not the search's: a short one finds what is easily found", async () => {
    const interval = randomInterval(33, seededRandom("fewest easy"));
    const [soon, exact] = [await fewestTurns(interval, { timeout: 2000 }), await fewestTurns(interval)];
    expect(soon).toMatchObject({ length: exact.length, optimal: true });
  });

  test("an aborted signal ends the search before it begins or while it runs", async () => {
    const interval = randomInterval(66, seededRandom("fewest abort"));
    const before = new AbortController();
    before.abort();
    await expect(fewestTurns(interval, { signal: before.signal })).rejects.toMatchObject({ code: "aborted" });
    const during = new AbortController();
    const running = fewestTurns(interval, {
      effort: 1e12,
      signal: during.signal,
      onProgress: ({ nodes }) => {
        if (nodes > 100_000) during.abort();
      },
    });
    await expect(running).rejects.toMatchObject({ code: "aborted", name: "AbortError" });
  });

  test("other sizes are refused by code, bad options by RangeError", async () => {
    const interval = { low: 0n, width: 1n };
    await expect(fewestTurns(interval, { size: 4 })).rejects.toMatchObject({ code: "unsupported-size" });
    await expect(fewestTurns(interval, { size: 1.5 })).rejects.toThrow(RangeError);
    await expect(fewestTurns(interval, { maxLength: -1 })).rejects.toThrow(RangeError);
    await expect(fewestTurns(interval, { effort: Number.NaN })).rejects.toThrow(RangeError);
    await expect(fewestTurns([], {})).rejects.toThrow(RangeError);
  });
});

describe("the fewest turns of a 2x2", () => {
  test("of a single state are those of the optimal solver", { tags: ["seconds"] }, async () => {
    const random = seededRandom("fewest pocket");
    for (let i = 0; i < samples(30, 10); i++) {
      const low = randomBigBelow(stateCount(2), random);
      const answer = await fewestTurns({ low, width: 1n }, { size: 2 });
      expectGood(answer, [{ low, width: 1n }], 2);
      expect(answer.optimal).toBe(true);
      expect(answer.length).toBe((await solve(unrankState(low, 2))).length);
    }
  });

  test("of an interval are those of its nearest state", { tags: ["seconds"] }, async () => {
    const random = seededRandom("fewest pocket interval");
    for (let i = 0; i < 10; i++) {
      const interval = { low: randomBigBelow(stateCount(2) - 40n, random), width: 40n };
      const answer = await fewestTurns(interval, { size: 2 });
      expectGood(answer, [interval], 2);
      const lengths: number[] = [];
      for (let number = interval.low; number < interval.low + interval.width; number++)
        lengths.push((await solve(unrankState(number, 2))).length);
      expect(answer.length).toBe(Math.min(...lengths));
    }
  });
});

describe("from another cube than a solved one", () => {
  const random = seededRandom("fewest from");
  const moved = (from: CubeState, answer: FewestTurns) => {
    let state = from;
    for (const turn of answer.turns) state = turnState(state, turn);
    return rankState(state);
  };
  const inside = (number: bigint, { low, width }: RankInterval) => number >= low && number < low + width;

  test("agree with a brute-force search of all states up to three moves from it", {
    tags: ["seconds"],
  }, async () => {
    for (let i = 0; i < samples(8, 3); i++) {
      const from = randomState(3, random);
      const levels = numbersByDepth(3, from);
      for (let bits = 0; bits < 16; bits++) {
        const interval = randomInterval(bits, random);
        const answer = await fewestTurns(interval, { from });
        expect(moved(from, answer)).toBe(answer.number);
        expect(inside(answer.number, interval)).toBe(true);
        expect(answer.optimal).toBe(true);
        expect(answer.length).toBe(depthIn(levels, interval) ?? answer.length);
        if (depthIn(levels, interval) === undefined) expect(answer.length).toBeGreaterThan(3);
      }
    }
  });

  test("end where they should, whichever search finds them, in at most 21 moves", {
    tags: ["seconds"],
  }, async () => {
    for (const bits of inEachRun([24, 40, 46, 52, 60, 64.9], [24, 46, 60])) {
      const from = randomState(3, random);
      const interval = randomInterval(bits, random);
      const answer = await fewestTurns(interval, { from, effort: 200_000 });
      expect(moved(from, answer)).toBe(answer.number);
      expect(inside(answer.number, interval)).toBe(true);
      expect(answer.length).toBeLessThanOrEqual(21);
    }
  });

  test("on a 2x2 are those to the nearest state", { tags: ["seconds"] }, async () => {
    const from = unrankState(randomBigBelow(stateCount(2), random), 2);
    const interval = { low: randomBigBelow(stateCount(2) - 12n, random), width: 12n };
    const answer = await fewestTurns(interval, { from });
    expect(moved(from, answer)).toBe(answer.number);
    const lengths: number[] = [];
    for (let number = interval.low; number < interval.low + interval.width; number++)
      lengths.push((await solve(composeStates(invertState(from), unrankState(number, 2)))).length);
    expect(answer.length).toBe(Math.min(...lengths));
  });

  test("are none where it is in the interval itself; another size is refused", async () => {
    const from = randomState(3, random);
    const interval = { low: rankState(from), width: 1n };
    expect(await fewestTurns(interval, { from })).toMatchObject({ alg: "", number: rankState(from) });
    await expect(fewestTurns(interval, { from, size: 2 })).rejects.toThrow(RangeError);
  });
});

/** As a store keeps them: put there by the searches above, or now, when another file's searches had made the tables before. */
function stored(): ArrayBuffer {
  const there = kept.get(fewestRecipe.key);
  if (there) return there;
  const made = finish(fewestRecipe.prepare()).pack();
  kept.set(fewestRecipe.key, made);
  return made;
}

describe("tables of a 3x3", () => {
  test("come back from a store as they were put there", { tags: ["seconds"] }, () => {
    const { pack, wasStored } = finish(fewestRecipe.prepare(stored()));
    expect(wasStored).toBe(true);
    const words = new Int32Array(stored());
    expect(new Int32Array(pack()).every((word, i) => word === words[i])).toBe(true);
  });

  test("are at most 8 MB", { tags: ["seconds"] }, () => {
    const { tables } = finish(fewestRecipe.prepare(stored()));
    expect(bytesOf(tables)).toBeLessThanOrEqual(8_000_000);
  });

  test("know the distance of every edge pattern within four moves, and no pattern is farther than 8", {
    tags: ["seconds"],
  }, () => {
    const { tables } = finish(fewestRecipe.prepare(stored()));
    const distance = ({ upper, lower }: Fours) =>
      distanceAt(tables.patterns, patternIndex(tables.patternIndex, upper, lower));
    const { fourEdges } = tables.moves;
    const home = positionsOf(solvedState(3));
    let level: Fours[] = [{ upper: home.upperEdges, lower: home.lowerEdges }];
    const seen = new Set<number>();
    for (let depth = 0; depth <= 4; depth++) {
      const next: Fours[] = [];
      for (const { upper, lower } of level) {
        if (seen.has(upper * 11880 + lower)) continue;
        seen.add(upper * 11880 + lower);
        expect(distance({ upper, lower })).toBe(depth);
        for (let move = 0; move < MOVE_COUNT; move++)
          next.push({ upper: fourEdges[upper * 18 + move], lower: fourEdges[lower * 18 + move] });
      }
      level = next;
    }
    let farthest = 0;
    for (let index = 0; index < tables.patternIndex.size; index++)
      farthest = Math.max(farthest, distanceAt(tables.patterns, index));
    expect(farthest).toBe(8);
  });
});

interface Fours {
  readonly upper: number;
  readonly lower: number;
}

function bytesOf(tables: object): number {
  let bytes = 0;
  for (const value of Object.values(tables))
    if (ArrayBuffer.isView(value)) bytes += value.byteLength;
    else if (value && typeof value === "object") bytes += bytesOf(value);
  return bytes;
}
