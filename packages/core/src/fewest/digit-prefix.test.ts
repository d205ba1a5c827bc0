import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stateCount, unrankCubies } from "../codec/index.ts";
import {
  bitsOf,
  digitPrefixesOf,
  digitWeights,
  EDGE_DIGITS,
  includes,
  joinIntervals,
  PLACES_LEVEL,
  type RankInterval,
  STATE_LEVEL,
  sharedLevel,
  totalWidth,
} from "./interval.ts";
import { piecesOf } from "./short-prefixes.ts";

const ALL = stateCount(3);

/** Intervals of all sizes alike: the width is 2^b for a uniform b. */
const interval = fc
  .tuple(fc.bigInt(0n, ALL - 1n), fc.integer({ min: 0, max: 65 }), fc.bigInt(0n, ALL - 1n))
  .map(([low, bits, extra]): RankInterval => {
    const width = (1n << BigInt(bits)) + (extra % (1n << BigInt(bits)));
    return { low, width: low + width > ALL ? ALL - low : width };
  });

describe("digits of a number", () => {
  test("the weights begin with all states, end with one, and each divides the one before", () => {
    const weights = digitWeights();
    expect(weights[0]).toBe(ALL);
    expect(weights[STATE_LEVEL]).toBe(1n);
    expect(weights).toHaveLength(36);
    for (let level = 0; level < STATE_LEVEL; level++) expect(weights[level] % weights[level + 1]).toBe(0n);
  });

  test("the first k digits are the pieces at the first k places, then flips, then twists", () => {
    const weights = digitWeights();
    fc.assert(
      fc.property(fc.bigInt(0n, ALL - 1n), fc.bigInt(0n, ALL - 1n), (rank, other) => {
        const a = unrankCubies(rank);
        for (let level = 0; level <= STATE_LEVEL; level++) {
          const b = unrankCubies(rank - (rank % weights[level]) + (other % weights[level]));
          const edges = Math.min(level, EDGE_DIGITS);
          const corners = Math.min(Math.max(0, level - EDGE_DIGITS), PLACES_LEVEL - EDGE_DIGITS);
          const flips = Math.min(Math.max(0, level - PLACES_LEVEL), 11);
          const twists = Math.max(0, level - PLACES_LEVEL - 11);
          expect(b.ep.slice(0, edges)).toEqual(a.ep.slice(0, edges));
          expect(b.cp.slice(0, corners)).toEqual(a.cp.slice(0, corners));
          expect(b.eo.slice(1, 1 + flips)).toEqual(a.eo.slice(1, 1 + flips));
          expect(b.co.slice(1, 1 + twists)).toEqual(a.co.slice(1, 1 + twists));
          if (level >= PLACES_LEVEL) expect(b.cp).toEqual(a.cp);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe("prefixes", () => {
  test("they cover the interval in order, without gap or overlap, each a whole run of first digits", () => {
    const weights = digitWeights();
    fc.assert(
      fc.property(interval, ({ low, width }) => {
        let at = low;
        for (const prefix of digitPrefixesOf({ low, width })) {
          expect(prefix.low).toBe(at);
          expect(at % weights[prefix.level]).toBe(0n);
          at += weights[prefix.level];
        }
        expect(at).toBe(low + width);
      }),
    );
  });

  test("there are at most two rows of each level", () => {
    fc.assert(
      fc.property(interval, (each) => {
        const perLevel = new Map<number, number>();
        for (const { level } of digitPrefixesOf(each)) perLevel.set(level, (perLevel.get(level) ?? 0) + 1);
        const weights = digitWeights();
        for (const [level, count] of perLevel)
          if (level > 0)
            expect(count).toBeLessThanOrEqual(2 * (Number(weights[level - 1] / weights[level]) - 1));
      }),
    );
  });

  test("short prefixes and the rest are the interval again, and the rest shares at least eight digits", () => {
    const weights = digitWeights();
    fc.assert(
      fc.property(interval, (each) => {
        const { short, rest, long } = piecesOf([each]);
        const prefixWidth = (list: readonly { level: number }[]) =>
          list.reduce((sum, { level }) => sum + weights[level], 0n);
        expect(prefixWidth(short) + totalWidth(rest)).toBe(each.width);
        expect(prefixWidth(long)).toBe(totalWidth(rest));
        for (const piece of rest) {
          expect(includes([each], piece.low) && includes([each], piece.low + piece.width - 1n)).toBe(true);
          expect(sharedLevel(piece)).toBeGreaterThanOrEqual(8);
        }
        expect(rest.length).toBeLessThanOrEqual(12);
      }),
    );
  });
});

describe("intervals", () => {
  test("joining keeps exactly the numbers that are in any of them", () => {
    const small = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.array(small, { minLength: 1, maxLength: 8 }), (list) => {
        const intervals = list.map(([low, width]) => ({ low: BigInt(low), width: BigInt(width) }));
        const joined = joinIntervals(intervals, 3);
        for (let rank = 0n; rank < 60n; rank++)
          expect(includes(joined, rank)).toBe(includes(intervals, rank));
        joined.forEach(({ low, width }, i) => {
          if (i > 0) expect(low).toBeGreaterThan(joined[i - 1].low + joined[i - 1].width);
          expect(width).toBeGreaterThan(0n);
        });
      }),
    );
  });

  test("bits count what the numbers say", () => {
    expect(bitsOf(ALL, ALL)).toBeCloseTo(0, 6);
    expect(bitsOf(ALL / 1024n, ALL)).toBeCloseTo(10, 6);
    expect(bitsOf(1n, ALL)).toBeCloseTo(65.2294, 4);
    expect(bitsOf(1000n, 3_674_160n)).toBeCloseTo(Math.log2(3674.16), 6);
  });

  test("anything but an interval of the cube's numbers is refused", () => {
    expect(() => joinIntervals([], 3)).toThrow(RangeError);
    expect(() => joinIntervals({ low: 0n, width: 0n }, 3)).toThrow(RangeError);
    expect(() => joinIntervals({ low: -1n, width: 2n }, 3)).toThrow(RangeError);
    expect(() => joinIntervals({ low: ALL - 1n, width: 2n }, 3)).toThrow(RangeError);
    expect(() => joinIntervals({ low: 3_674_160n, width: 1n }, 2)).toThrow(RangeError);
    expect(() => joinIntervals({ low: 0, width: 1 } as unknown as RankInterval, 3)).toThrow(TypeError);
    expect(() => joinIntervals(null as unknown as RankInterval, 3)).toThrow(TypeError);
  });
});
