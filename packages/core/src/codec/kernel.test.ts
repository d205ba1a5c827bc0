import { describe, expect, test } from "vitest";
import { naiveRankCubies } from "../../test/naive-rank.ts";
import { parity, seededRandom, unrankPermutation } from "../perm/index.ts";
import { cubiesOf, randomState } from "../state/index.ts";
import { PACKED_WORDS, packCubies, packedKernel, RANK_LIMBS, unpackCubies } from "./index.ts";
import { fourOfEight, fourOfTwelve, orderOfFour, popcounts, twistWords } from "./kernel-tables.ts";

function readLimbs(limbs: Int32Array, k: number): bigint {
  const [low, middle, high] = limbs.subarray(RANK_LIMBS * k, RANK_LIMBS * (k + 1));
  return BigInt(low) + (BigInt(middle) << 22n) + (BigInt(high) << 44n);
}

const byte = (word: number, k: number) => (word >>> (8 * k)) & 127;

describe("the kernel", () => {
  test("a run of packed cubes becomes the reference's numbers, and back, and nothing else is touched", () => {
    const count = 1500;
    const random = seededRandom("kernel");
    const cubies = Array.from({ length: count }, () => cubiesOf(randomState(3, random)));
    const cubes = new Int32Array((count + 2) * PACKED_WORDS).fill(-7);
    const limbs = new Int32Array((count + 2) * RANK_LIMBS).fill(-7);
    cubies.forEach((cube, k) => {
      packCubies(cube, cubes, PACKED_WORDS * (k + 1));
    });
    packedKernel().rank(cubes, limbs, 1, count);
    const back = new Int32Array(cubes.length).fill(-7);
    packedKernel().unrank(limbs, back, 1, count);
    expect(back).toEqual(cubes);
    cubies.forEach((cube, k) => {
      expect(readLimbs(limbs, k + 1)).toBe(naiveRankCubies(cube));
      const { center, ...arrays } = cube;
      expect(unpackCubies(back, PACKED_WORDS * (k + 1))).toEqual(arrays);
    });
    const [before, after] = [limbs.subarray(0, 3), limbs.subarray(3 * (count + 1))];
    expect([...before, ...after]).toEqual(new Array(6).fill(-7));
  });

  test("a packed cube is 20 bytes, piece + 32 · orientation, corners first", () => {
    const cubie = cubiesOf(randomState(3, seededRandom("bytes")));
    const cube = new Int32Array(PACKED_WORDS);
    packCubies(cubie, cube, 0);
    const bytes = Array.from({ length: 20 }, (_, place) => byte(cube[place >> 2], place & 3));
    const pieces = [...cubie.cp, ...cubie.ep];
    const orientations = [...cubie.co, ...cubie.eo];
    expect(bytes).toEqual(pieces.map((piece, place) => piece + 32 * orientations[place]));
  });
});

describe("its tables", () => {
  test.each([
    ["four of twelve", 12, 1, fourOfTwelve],
    ["four of eight", 8, 4, fourOfEight],
  ] as const)("%s: every start of a permutation, by rank, and what is left", (_, length, scale, make) => {
    const { chosen, left } = make();
    const tail = length === 12 ? 40_320 : 24;
    for (let rank = 0; rank < chosen.length; rank++) {
      const permutation = unrankPermutation(rank * tail, length);
      const lane = 32 / (length - 4);
      const entry = [0, 1, 2, 3].map((k) => byte(chosen[rank], k) / scale);
      const rest = Array.from(
        { length: length - 4 },
        (_unused, k) => ((left[rank] >>> (lane * k)) & (lane === 4 ? 15 : 127)) / scale,
      );
      if (String([...entry, ...rest]) !== String(permutation))
        expect([...entry, ...rest]).toEqual(permutation);
      if (chosen[rank] >>> 31 !== parity(permutation)) expect(chosen[rank] >>> 31).toBe(parity(permutation));
    }
  });

  test("orders of four, twists and bit counts", () => {
    [...orderOfFour()].forEach((entry, rank) => {
      expect([0, 1, 2, 3].map((k) => byte(entry, k) / 8)).toEqual(unrankPermutation(rank, 4));
      expect(entry >>> 31).toBe(parity(unrankPermutation(rank, 4)));
    });
    [...twistWords()].forEach((entry, value) => {
      const digits = [0, 1, 2, 3].map((k) => byte(entry, k) >> 5);
      expect(Number.parseInt(digits.join(""), 3)).toBe(value);
      expect(entry & 3).toBe(digits.reduce((a, b) => a + b) % 3);
    });
    popcounts().forEach((count, mask) => {
      if (count !== mask.toString(2).replaceAll("0", "").length) expect(mask).toBe(count);
    });
  });
});
