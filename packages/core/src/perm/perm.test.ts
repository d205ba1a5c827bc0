import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  binomial,
  compose,
  cycles,
  factorial,
  identity,
  inverse,
  inversions,
  isPermutation,
  parity,
  permutationOrder,
  randomBelow,
  randomBigBelow,
  randomPermutation,
  rankBigPermutation,
  rankCombination,
  rankPermutation,
  seededRandom,
  unrankBigPermutation,
  unrankPermutation,
} from "./index.ts";
import { unrankCombinationInto } from "./multiset.ts";
import { leastCommonMultiple } from "./permutation.ts";

const permutations = (length: number) =>
  fc.integer({ min: 0, max: factorial(length) - 1 }).map((rank) => unrankPermutation(rank, length));

describe("permutations", () => {
  test("group laws", () => {
    fc.assert(
      fc.property(permutations(12), permutations(12), permutations(12), (a, b, c) => {
        expect(compose(compose(a, b), c)).toEqual(compose(a, compose(b, c)));
        expect(compose(a, inverse(a))).toEqual(identity(12));
        expect(parity(compose(a, b))).toBe(parity(a) ^ parity(b));
        expect(parity(a)).toBe(inversions(a) % 2);
      }),
    );
  });

  test("the worked example of a series on parity has 38 inversions", () => {
    expect(inversions([7, 6, 4, 0, 11, 10, 5, 1, 9, 8, 2, 3])).toBe(38);
  });

  test("the order is the first power that is the identity", () => {
    fc.assert(
      fc.property(permutations(10), (a) => {
        let power = a;
        let count = 1n;
        for (; String(power) !== String(identity(10)); count++) power = compose(power, a);
        expect(permutationOrder(a)).toBe(count);
      }),
    );
  });

  test("cycles cover everything once", () => {
    fc.assert(
      fc.property(permutations(9), (a) => {
        expect(isPermutation(cycles(a).flat())).toBe(true);
      }),
    );
    expect(leastCommonMultiple([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(2520n);
  });

  test("isPermutation refuses doubled, missing, fractional and foreign items", () => {
    for (const bad of [
      [0, 0],
      [1, 2],
      [0.5, 1],
      [-1, 0],
      [Number.NaN, 0],
    ])
      expect(isPermutation(bad)).toBe(false);
  });
});

describe("ranks", () => {
  test("all permutations of 7 in lexicographic order", () => {
    let last = "";
    for (let rank = 0; rank < factorial(7); rank++) {
      const permutation = unrankPermutation(rank, 7);
      expect(rankPermutation(permutation)).toBe(rank);
      expect(permutation.join("") > last).toBe(true);
      last = permutation.join("");
    }
  });

  test("ranks 2r and 2r + 1 differ in the last two items, so one is even and one is odd", () => {
    for (let r = 0; r < factorial(7) / 2; r++) {
      const [a, b] = [unrankPermutation(2 * r, 7), unrankPermutation(2 * r + 1, 7)];
      expect([...b.slice(0, 5), b[6], b[5]]).toEqual(a);
      expect(parity(a)).not.toBe(parity(b));
    }
  });

  test("24 items, by BigInt, both ways; agreement with the small version", () => {
    const random = seededRandom("big");
    for (let i = 0; i < 500; i++) {
      const permutation = randomPermutation(24, random);
      expect(unrankBigPermutation(rankBigPermutation(permutation), 24)).toEqual(permutation);
      const small = randomPermutation(12, random);
      expect(rankBigPermutation(small)).toBe(BigInt(rankPermutation(small)));
    }
  });

  test("combinations: ranks 0 … C(n,k) − 1, each once", () => {
    for (let k = 0; k <= 8; k++)
      for (let rank = 0; rank < binomial(8, k); rank++) {
        const members = unrankCombinationInto(new Uint8Array(8), rank, k);
        expect(members.reduce((a, b) => a + b, 0)).toBe(k);
        expect(rankCombination(8, (place) => members[place] === 1)).toBe(rank);
      }
  });
});

describe("random choice", () => {
  test("a seed repeats itself, another seed does not", () => {
    const draw = (seed: string) => Array.from({ length: 5 }, seededRandom(seed));
    expect(draw("a")).toEqual(draw("a"));
    expect(draw("a")).not.toEqual(draw("b"));
  });

  test("values are in range and uniform (seed fixed)", () => {
    const random = seededRandom("dice");
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) counts[randomBelow(6, random)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(6 * 29);
    for (let i = 0; i < 200; i++) expect(randomBigBelow(10n ** 19n, random) < 10n ** 19n).toBe(true);
    expect(() => randomBelow(0, random)).toThrow(RangeError);
  });
});
