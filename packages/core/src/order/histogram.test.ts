import { describe, expect, test } from "vitest";
import { ORDERS, ORDERS_HELD } from "../../test/order-histogram.ts";
import { bigFactorial } from "../perm/index.ts";

/** All arrangements of one kind that share an order and a parity, and how many they are. */
interface Kind {
  readonly order: number;
  readonly odd: number;
  readonly count: bigint;
}

/**
 * Counts the arrangements of `places` pieces in `radix` orientations, orientations summing to 0, by order and parity.
 * Arrangements with m cycles of length k and twist t, for each (k, t), number radix^places · places! / ∏ m! (radix · k)^m:
 * the wreath product's class sizes. A cycle of length k and twist t has order k, or k · radix when it is turned (the
 * radix is prime).
 */
function countByOrder(places: number, radix: number): Kind[] {
  const all = BigInt(radix) ** BigInt(places) * bigFactorial(places);
  const kinds = new Map<string, Kind>();
  const visit = (
    left: number,
    length: number,
    twist: number,
    sum: number,
    odd: number,
    order: number,
    divisor: bigint,
  ) => {
    if (left === 0) {
      if (sum % radix !== 0) return;
      const key = `${order} ${odd}`;
      kinds.set(key, { order, odd, count: (kinds.get(key)?.count ?? 0n) + all / divisor });
      return;
    }
    if (length === 0) return;
    const [nextLength, nextTwist] = twist + 1 < radix ? [length, twist + 1] : [length - 1, 0];
    const own = twist === 0 ? length : length * radix;
    for (let m = 0, part = 1n; m * length <= left; m++, part *= BigInt(m * radix * length)) {
      const turned = sum + m * twist;
      const lcm = m === 0 ? order : leastCommonMultiple(order, own);
      visit(
        left - m * length,
        nextLength,
        nextTwist,
        turned,
        (odd + m * (length - 1)) % 2,
        lcm,
        divisor * part,
      );
    }
  };
  visit(places, places, 0, 0, 0, 1, 1n);
  return [...kinds.values()];
}

/** The 24 rotations by what they do to the centers. */
const HOLDS: readonly Kind[] = [
  { order: 1, odd: 0, count: 1n },
  { order: 4, odd: 1, count: 6n }, // quarter turns: a cycle of four
  { order: 2, odd: 0, count: 3n }, // half turns about faces: two exchanges
  { order: 3, odd: 0, count: 8n }, // about corners: two cycles of three
  { order: 2, odd: 1, count: 6n }, // about edges: three exchanges
];

/** Corners, edges and centers together: even. */
function histogram(holds: readonly Kind[]): Map<number, bigint> {
  const counts = new Map<number, bigint>();
  const edges = countByOrder(12, 2);
  for (const corner of countByOrder(8, 3))
    for (const edge of edges)
      for (const hold of holds) {
        if ((corner.odd + edge.odd + hold.odd) % 2 !== 0) continue;
        const order = leastCommonMultiple(leastCommonMultiple(corner.order, edge.order), hold.order);
        counts.set(order, (counts.get(order) ?? 0n) + corner.count * edge.count * hold.count);
      }
  return counts;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

describe("orders counted by cycle types, without a cube", () => {
  test("held upright: the 73 orders, each as often as published, 1260 the largest", () => {
    const counts = histogram(HOLDS.slice(0, 1));
    expect(Object.fromEntries(counts)).toEqual(ORDERS);
    expect(Math.max(...counts.keys())).toBe(1260);
  });

  test("held in any way: the 78 orders, 2520 the largest", () => {
    const counts = histogram(HOLDS);
    const ascending = (orders: Iterable<number>) => [...orders].sort((a, b) => a - b);
    expect(ascending(counts.keys())).toEqual(ascending(ORDERS_HELD));
    expect(Math.max(...counts.keys())).toBe(2520);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0n)).toBe(
      24n * 43_252_003_274_489_856_000n,
    );
  });
});
