import { describe, expect, test } from "vitest";
import { stateCount } from "../codec/index.ts";
import { randomBelow, randomBigBelow, seededRandom } from "../perm/index.ts";
import { atOnce } from "../portions.ts";
import { packValues, startPacking, startUnpacking, unpackValues } from "./bit-packer.ts";
import { limbsOfNumbers, numbersOfBatch, numbersOfLimbs, readBits, writeBits } from "./bits.ts";
import { groupKernel, KERNEL_BITS, KERNEL_CUBES, KERNEL_VALUES } from "./group-kernel.ts";
import { archiveLayout, cubesFor, joinGroup, shareFor, shares, splitGroup } from "./layout.ts";
import { fieldOf } from "./parity.ts";

const N = stateCount(3);
const waste = (size: number) => {
  const { bits, groupCubes } = archiveLayout(stateCount(size));
  const digits = stateCount(size).toString(2).length - 53;
  const log2 =
    digits > 0
      ? digits + Math.log2(Number(stateCount(size) >> BigInt(digits)))
      : Math.log2(Number(stateCount(size)));
  return 1 - bits[groupCubes] / (groupCubes * log2);
};

describe("layouts", () => {
  test("the 3x3: 27 raw bits and five digits to the radix M − 1, 326 bits in five cubes, a lead cube of 65", () => {
    expect(archiveLayout(N)).toMatchObject({
      rawBits: 27,
      base: N / 2n ** 27n - 1n,
      groupCubes: 5,
      leadCubes: 1,
      bits: [0, 65, 130, 195, 260, 326, 391],
    });
    expect(KERNEL_VALUES).toBe(N);
  });

  // The best groups of few cubes, from an independent search over all block sizes.
  test.each([
    [2, 5, 109, 0.00041],
    [3, 5, 326, 0.00045],
    [4, 3, 457, 0.00027],
    [5, 4, 989, 0.00029],
  ])("size %i: %i cubes hold %i bits", (size, cubes, bits, most) => {
    const layout = archiveLayout(stateCount(size));
    expect([layout.groupCubes, layout.bits[layout.groupCubes]]).toEqual([cubes, bits]);
    expect(waste(size)).toBeLessThan(most + 0.00001);
  });

  test("every value that is written is a symbol of the field of the parity code", () => {
    const layouts = [2, 3, 4, 5, 6].map((size) => archiveLayout(stateCount(size)));
    for (const capacity of [7, 100, 1000, 60_000]) layouts.push(shareFor(3, capacity)!.layout);
    for (const layout of [...layouts, shareFor(2, 1500)!.layout])
      expect(layout.base << BigInt(layout.rawBits)).toBeLessThanOrEqual(atOnce(fieldOf(layout)).prime);
  });

  test("cubesFor is the smallest number of cubes that holds the bits, and never falls", () => {
    for (const size of [2, 3, 4]) {
      const layout = archiveLayout(stateCount(size));
      let last = layout.leadCubes;
      for (let bits = 1; bits < 3000; bits++) {
        const cubes = cubesFor(layout, bits);
        expect(cubes - last === 0 || cubes - last === 1).toBe(true);
        last = cubes;
      }
    }
    expect([1, 65, 66, 130, 131, 65 + 326, 65 + 327].map((bits) => cubesFor(archiveLayout(N), bits))).toEqual(
      [1, 1, 2, 2, 3, 6, 7],
    );
  });

  test("too few values for 64 bits in six cubes are refused", () => {
    expect(() => archiveLayout(1000n)).toThrow(RangeError);
  });
});

describe("shares for order numbers", () => {
  test("the ladder: every integer to 8, then four to the octave", () => {
    const ladder: number[] = [];
    for (const { capacity } of shares(3)) if (ladder.push(capacity) === 16) break;
    expect(ladder).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32]);
    expect(shareFor(3, 100)?.capacity).toBe(112);
    expect(shareFor(3, 10_000)?.capacity).toBe(10_240);
    expect(shareFor(2, 100_000)).toBeUndefined();
  });
});

describe("groups", () => {
  test("splitting and joining, for every layout and length", () => {
    const random = seededRandom("groups");
    const layouts = [2, 3, 4, 5].map((size) => archiveLayout(stateCount(size)));
    for (const layout of [...layouts, shareFor(3, 1000)!.layout, shareFor(2, 100)!.layout])
      for (let cubes = 1; cubes <= 6; cubes++)
        for (const integer of [
          0n,
          (1n << BigInt(layout.bits[cubes])) - 1n,
          randomBigBelow(1n << BigInt(layout.bits[cubes]), random),
        ]) {
          const values = splitGroup(layout, integer, cubes);
          for (const value of values) expect(value < layout.base << BigInt(layout.rawBits)).toBe(true);
          expect(joinGroup(layout, values)).toBe(integer);
        }
  });

  test("values that no integer gives are refused", () => {
    const layout = archiveLayout(N);
    expect(joinGroup(layout, [N - 1n])).toBeUndefined();
    expect(joinGroup(layout, [(layout.base - 1n) << 27n, 0n, 0n, 0n, 0n])).toBeUndefined();
  });

  test("bits of bytes: reading is the inverse of writing at any place", () => {
    const random = seededRandom("bits");
    for (let round = 0; round < 500; round++) {
      const [bit, count] = [randomBelow(40, random), randomBelow(200, random)];
      const value = randomBigBelow(1n << BigInt(count), random);
      const bytes = new Uint8Array(40);
      writeBits(bytes, bit, count, value);
      expect(readBits(bytes, bit, count)).toBe(value);
      expect(readBits(bytes, 0, 320)).toBe(value << BigInt(320 - bit - count));
    }
  });
});

describe("the kernel against the plain version", () => {
  const layout = archiveLayout(N);
  const { pack, unpack } = groupKernel();

  test("packing random and extreme bits from any bit on", () => {
    const random = seededRandom("kernel");
    for (let round = 0; round < 200; round++) {
      const groups = 1 + randomBelow(4, random);
      const bit = randomBelow(30, random);
      const bytes = Uint8Array.from({ length: 200 }, () =>
        round % 4 === 0 ? 255 : round % 4 === 1 ? 0 : randomBelow(256, random),
      );
      const limbs = new Int32Array(groups * KERNEL_CUBES * 3);
      pack(bytes, bit, groups, limbs, 0);
      const expected = Array.from({ length: groups }, (_, group) =>
        splitGroup(layout, readBits(bytes, bit + group * KERNEL_BITS, KERNEL_BITS), KERNEL_CUBES),
      ).flat();
      expect(numbersOfLimbs(limbs)).toEqual(expected);
      const back = new Uint8Array(200);
      back.set(bytes.subarray(0, bit >> 3));
      writeBits(back, 0, bit, readBits(bytes, 0, bit));
      expect(unpack(limbs, 0, groups, back, bit)).toBe(-1);
      expect(readBits(back, 0, bit + groups * KERNEL_BITS)).toBe(
        readBits(bytes, 0, bit + groups * KERNEL_BITS),
      );
    }
  });

  test("values that no bits give: the same groups are refused", () => {
    const random = seededRandom("bad groups");
    let refused = 0;
    for (let round = 0; round < 2000; round++) {
      const values = Array.from({ length: KERNEL_CUBES }, () => randomBigBelow(N, random));
      if (round % 5 === 0) values[randomBelow(5, random)] = N - 1n - BigInt(randomBelow(3, random));
      const limbs = limbsOfNumbers(values);
      const integer = joinGroup(layout, values);
      const bytes = new Uint8Array(48);
      expect(unpack(limbs, 0, 1, bytes, 3)).toBe(integer === undefined ? 0 : -1);
      if (integer === undefined) refused++;
      else expect(readBits(bytes, 3, KERNEL_BITS)).toBe(integer);
    }
    expect(refused).toBeGreaterThan(500);
  });

  test("limbs and numbers below 2^66", () => {
    const random = seededRandom("limbs");
    const numbers = [0n, 1n, N - 1n, 2n ** 64n - 1n, 2n ** 64n, 2n ** 66n - 1n];
    for (let i = 0; i < 500; i++) numbers.push(randomBigBelow(2n ** 66n, random));
    const limbs = limbsOfNumbers(numbers);
    expect(numbersOfLimbs(limbs)).toEqual(numbers);
    numbers.forEach((number, i) => {
      const [low, middle, high] = limbs.subarray(3 * i, 3 * i + 3);
      expect(BigInt(low) + (BigInt(middle) << 22n) + (BigInt(high) << 44n)).toBe(number);
    });
  });
});

describe("packing in pieces", () => {
  test("the pieces do not matter, neither for bytes nor for cubes", () => {
    const random = seededRandom("pieces");
    for (const size of [2, 3, 4])
      for (let round = 0; round < 40; round++) {
        const layout = archiveLayout(stateCount(size));
        const bytes = Uint8Array.from({ length: randomBelow(400, random) }, () => randomBelow(256, random));
        const whole = packValues(layout, bytes);
        expect(whole.length).toBe(cubesFor(layout, bytes.length * 8));
        const packer = startPacking(layout);
        const values: bigint[] = [];
        for (let at = 0; at < bytes.length; ) {
          const length = randomBelow(100, random);
          values.push(...numbersOfBatch(packer.push(bytes.subarray(at, at + length))));
          at += length;
        }
        values.push(...numbersOfBatch(packer.finish()));
        expect(values).toEqual(whole);
        const unpacker = startUnpacking(layout);
        const out: number[] = [];
        for (let at = 0; at < values.length; ) {
          const length = randomBelow(20, random);
          out.push(...unpacker.push(values.slice(at, at + length)));
          at += length;
        }
        out.push(...unpacker.finish());
        expect(Uint8Array.from(out).subarray(0, bytes.length)).toEqual(bytes);
        expect(unpackValues(layout, whole).bytes).toEqual(Uint8Array.from(out));
        expect(out.slice(bytes.length).every((byte) => byte === 0)).toBe(true);
      }
  });
});
