import fc from "fast-check";
import { expect, test } from "vitest";
import { entropy } from "./random.ts";

test("equal weights of n ways are log₂ n bits, one certain way none", () => {
  for (const n of [1, 2, 6, 24]) expect(entropy(new Array(n).fill(3))).toBeCloseTo(Math.log2(n), 12);
  expect(entropy([0, 7, 0])).toBe(0);
});

test("a choice made in two steps tells what both tell", () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, weights, (first, second) => {
      const pairs = first.flatMap((a) => second.map((b) => a * b));
      expect(entropy(pairs)).toBeCloseTo(entropy(first) + entropy(second), 9);
    }),
  );
});
