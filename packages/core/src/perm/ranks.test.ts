import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  inversions,
  joinDigits,
  multisetCount,
  randomPermutation,
  rankInParityClass,
  rankMultiset,
  seededRandom,
  splitDigits,
  unrankInParityClass,
  unrankMultisetInto,
} from "./index.ts";

/** Every distinct rearrangement in lexicographic order, by trying each kind first. */
function rearrangements(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return [...new Set(items)]
    .sort((a, b) => a - b)
    .flatMap((first) => {
      const rest = [...items];
      rest.splice(rest.indexOf(first), 1);
      return rearrangements(rest).map((tail) => [first, ...tail]);
    });
}

describe("arrangements of items that are alike", () => {
  test.each([[[2, 2, 2]], [[4, 1, 0, 3]], [[0, 0, 5]], [[1, 1, 1, 1, 1]]])(
    "%j: ranks are the places in the list of all, in order",
    (counts) => {
      const all = rearrangements(counts.flatMap((count, kind) => new Array<number>(count).fill(kind)));
      expect(all.length).toBe(multisetCount(counts));
      all.forEach((arrangement, rank) => {
        expect(rankMultiset(arrangement, counts.length)).toBe(rank);
        expect(unrankMultisetInto(new Array<number>(arrangement.length), rank, counts)).toEqual(arrangement);
      });
    },
  );

  test("24 centers of six colors: 24!/(4!)^6 arrangements, both ends and random ones both ways", () => {
    const counts = [4, 4, 4, 4, 4, 4];
    const count = multisetCount(counts);
    expect(count).toBe(3_246_670_537_110_000);
    const random = seededRandom("centers");
    const first = Array.from({ length: 24 }, (_, place) => Math.floor(place / 4));
    expect(rankMultiset(first, 6)).toBe(0);
    expect(rankMultiset([...first].reverse(), 6)).toBe(count - 1);
    for (let i = 0; i < 3000; i++) {
      const items = randomPermutation(24, random).map((piece) => Math.floor(piece / 4));
      const rank = rankMultiset(items, 6);
      expect(Number.isSafeInteger(rank) && rank < count).toBe(true);
      expect(unrankMultisetInto(new Array<number>(24), rank, counts)).toEqual(items);
      const drawn = Math.floor(random() * count);
      expect(rankMultiset(unrankMultisetInto(new Uint8Array(24), drawn, counts), 6)).toBe(drawn);
    }
  });
});

test("mixed radix: splitting undoes joining, and digits count like an odometer", () => {
  expect(joinDigits([59n, 23n, 6n], [60n, 24n, 7n])).toBe(7n * 24n * 60n - 1n);
  expect(splitDigits(7n * 24n * 60n - 1n, [60n, 24n, 7n])).toEqual([59n, 23n, 6n]);
  const radices = fc.array(fc.bigInt({ min: 1n, max: 10n ** 30n }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(radices, fc.infiniteStream(fc.bigInt({ min: 0n, max: 10n ** 40n })), (bases, stream) => {
      const digits = bases.map((radix) => (stream.next().value as bigint) % radix);
      expect(splitDigits(joinDigits(digits, bases), bases)).toEqual(digits);
    }),
  );
});

test.each([2, 3, 4, 5, 6, 7, 8])(
  "the even and the odd permutations of %i, in order, are numbered by half their rank",
  (length) => {
    const listed: [number, number] = [0, 0];
    for (const permutation of rearrangements(Array.from({ length }, (_, item) => item))) {
      const odd = (inversions(permutation) % 2) as 0 | 1;
      const place = listed[odd]++;
      // Plain comparisons: expect() for each of 46,232 permutations would take seconds.
      if (rankInParityClass(permutation) !== place) expect(permutation).toBe(place);
      if (unrankInParityClass(place, length, odd).join() !== permutation.join())
        expect(place).toBe(permutation);
    }
    expect(listed[0]).toBe(listed[1]);
  },
);
