import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filmTime, lettersOf, lettersSaid, momentAt, saidAfter } from "./moments.ts";

const moves = fc.integer({ min: 0, max: 400 });
/** Every hundredth of a second, and a little beyond the end. */
const timesOf = (count: number) => Array.from({ length: filmTime(count) / 10 + 5 }, (_, i) => 10 * i);

describe("a cube that says its message", () => {
  test("begins before the first move and ends after the last, with all said, at rest, for two seconds", () => {
    fc.assert(
      fc.property(moves, (count) => {
        expect(momentAt(count, 0)).toEqual({ at: 0, said: count === 0 ? 1 : 0, lift: 0 });
        for (const before of [0, 500, 1400])
          expect(momentAt(count, filmTime(count) - before)).toEqual({ at: count, said: 1, lift: 0 });
        expect(momentAt(count, filmTime(count) - 2000).at).toBe(count);
      }),
    );
  });

  test("takes ten seconds at most, however many moves there are", () => {
    fc.assert(fc.property(moves, (count) => void expect(filmTime(count)).toBeLessThan(10_000)));
  });

  test("never goes back, and words come with the move that says them", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (count) => {
        let last = momentAt(count, 0);
        for (const time of timesOf(count)) {
          const now = momentAt(count, time);
          expect(now.at).toBeGreaterThanOrEqual(last.at);
          expect(now.said).toBeCloseTo(Math.ceil(now.at) / count, 12);
          expect(now.lift > 0 && now.at < count).toBe(false);
          expect(now.lift).toBeLessThanOrEqual(1);
          last = now;
        }
      }),
      { numRuns: 8 },
    );
  });

  test("nods once", () => {
    const lifts = timesOf(9).map((time) => momentAt(9, time).lift);
    const begins = lifts.filter((lift, i) => lift > 0 && lifts[i - 1] === 0);
    expect(begins).toHaveLength(1);
    expect(Math.max(...lifts)).toBeGreaterThan(0.99);
  });

  test("says no letter too many where a share of them is a whole number", () => {
    for (let count = 1; count <= 60; count++)
      for (let begun = 0; begun <= count; begun++)
        for (const letters of [count, 2 * count, 7 * count])
          expect(lettersSaid(letters, saidAfter(begun, count))).toBe((letters / count) * begun);
    expect(lettersSaid(5, saidAfter(1, 9))).toBe(1);
  });

  test("has letters as readers see them", () => {
    expect(lettersOf("né 👩‍👩‍👧!")).toEqual(["n", "é", " ", "👩‍👩‍👧", "!"]);
  });
});
