import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logOf, type Mixing, mix, PLACE_CELLS, REACH_CELLS, WEIGHT_ONE } from "./mixing.ts";

const frequencies = fc.array(fc.integer({ min: 1, max: 2 ** 25 }), { minLength: 5, maxLength: 5 });

/** Weights that are the same in every cell. */
function evenly(byReach: readonly number[], byPlace: readonly number[]): Mixing {
  return {
    byReach: Int16Array.from({ length: REACH_CELLS * byReach.length }, (_, i) => byReach[i % byReach.length]),
    byPlace: Int16Array.from({ length: PLACE_CELLS * byPlace.length }, (_, i) => byPlace[i % byPlace.length]),
  };
}

describe("the logarithm of a frequency", () => {
  it("is the true one, within 2/1024 bits, for every power of two and at random between", () => {
    for (let bits = 0; bits <= 25; bits++) expect(logOf(2 ** bits)).toBe(bits * 1024);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 26 }), (frequency) => {
        const error = logOf(frequency) - Math.log2(frequency) * 1024;
        expect(error).toBeGreaterThan(-2);
        expect(error).toBeLessThan(0.01);
      }),
    );
  });
});

describe("mixing", () => {
  it("agrees with the product of powers in floating point", () => {
    fc.assert(
      fc.property(
        frequencies,
        frequencies,
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: -40, max: 100 }),
        (one, two, first, second) => {
          const mixed = new Int32Array(5);
          const parts = [Int32Array.from(one), Int32Array.from(two)];
          const total = mix(mixed, parts, evenly([first, 20], [7, second]), 3, 11);
          const wanted = one.map(
            (frequency, i) =>
              frequency ** ((first + 7) / WEIGHT_ONE) * two[i] ** ((20 + second) / WEIGHT_ONE),
          );
          const sum = wanted.reduce((a, b) => a + b, 0);
          expect(total).toBe(mixed.reduce((a, b) => a + b, 0));
          for (let i = 0; i < 5; i++) {
            const share = wanted[i] / sum;
            expect(Math.abs(mixed[i] / total - share)).toBeLessThan(0.01 * share + 1e-6);
          }
        },
      ),
    );
  });

  it("leaves every symbol at least one part, also one that all chains rule out", () => {
    const mixed = new Int32Array(3);
    const parts = [Int32Array.of(2 ** 24, 1, 1), Int32Array.of(2 ** 24, 1, 5)];
    mix(mixed, parts, evenly([120, 100], [0, 0]), 0, 0);
    expect(Math.min(...mixed)).toBeGreaterThanOrEqual(1);
  });
});
