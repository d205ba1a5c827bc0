import { describe, expect, test } from "vitest";
import { byteCapacity, rankLayout, stateCount } from "./index.ts";

/** Exact counts: the formula against group orders by Schreier–Sims (GAP) for n ≤ 6, and OEIS A075152. */
const EXACT: Record<number, string> = {
  2: "3674160",
  3: "43252003274489856000",
  4: "7401196841564901869874093974498574336000000000",
  5: "282870942277741856536180333107150328293127731985672134721536000000000000000",
  6: "157152858401024063281013959519483771508510790313968742344694684829502629887168573442107637760000000000000000000000000",
  7: "19500551183731307835329126754019748794904992692043434567152132912323232706135469180065278712755853360682328551719137311299993600000000000000000000000000000000000",
};

/** log2 of the count, and the whole bytes that always fit. */
const CAPACITY: [size: number, bits: number, bytes: number][] = [
  [2, 21.809, 2],
  [3, 65.2294, 8],
  [4, 152.3745, 19],
  [5, 247.3228, 30],
  [6, 385.9958, 48],
  [7, 532.472, 66],
  [8, 722.6729, 90],
  [9, 920.677, 115],
  [10, 1162.4057, 145],
  [11, 1411.9377, 176],
  [13, 2006.2542, 250],
  [17, 3504.0544, 438],
  [21, 5414.0777, 676],
  [33, 13617.486, 1702],
];

function log2(value: bigint): number {
  const text = value.toString(2);
  return Math.log2(Number.parseInt(text.slice(0, 53).padEnd(53, "0"), 2)) + text.length - 53;
}

describe("how many states", () => {
  test.each(Object.entries(EXACT))("n = %s: the published count, digit by digit", (size, count) => {
    expect(String(stateCount(Number(size)))).toBe(count);
  });

  test.each(CAPACITY)("n = %i: 2^%d states, room for %i bytes", (size, bits, bytes) => {
    expect(log2(stateCount(size))).toBeCloseTo(bits, 3);
    expect(byteCapacity(size)).toBe(bytes);
    expect(256n ** BigInt(bytes) <= stateCount(size)).toBe(true);
    expect(256n ** BigInt(bytes + 1) > stateCount(size)).toBe(true);
  });

  test("n = 4 … 39: the recurrence of OEIS A075152, a(n) = a(n−2) · 24^6 · (24!/24^6)^(n−2)", () => {
    const factorial = Array.from({ length: 24 }, (_, i) => BigInt(i + 1)).reduce((a, b) => a * b);
    for (let size = 4; size <= 39; size++)
      expect(stateCount(size)).toBe(
        stateCount(size - 2) * 24n ** 6n * (factorial / 24n ** 6n) ** BigInt(size - 2),
      );
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 12, 13])(
    "n = %i: the digits of the layout multiply to the count",
    (size) => {
      expect(rankLayout(size).reduce((product, codec) => product * codec.radix, 1n)).toBe(stateCount(size));
    },
  );

  test("a size that is no cube is refused", () => {
    for (const size of [1, 101, 2.5, Number.NaN, -3])
      expect(() => stateCount(size)).toThrow(/"size" expected/);
  });
});
