import { describe, expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { wholeRunTest } from "../../../../test/samples.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { makeTable, type StageRecord } from "../../../search/index.ts";
import { fiveStages } from "./five.ts";
import { sidesAroundBelt } from "./five-belt.ts";
import { fourEdges } from "./four-edges.ts";
import { orderClasses, rankEight, unrankEight } from "./orders.ts";
import { EDGES, pairMoves } from "./pieces.ts";
import { AXIS, fiveTurns, symmetriesKeeping } from "./stage-turns.ts";

const pairs = pairMoves(5);
/** Orders of eight. */
const ORDERS = 40_320;
let made: readonly StageRecord[] | undefined;

function stages(): readonly StageRecord[] {
  made ??= finish(fiveStages(makeTable, [2, 2]));
  return made;
}

// Their tables take seconds; in `npm test` records.slow.test.ts counts what they hold.
wholeRunTest("36, 22, 24, 16 and 14 turns", { tags: ["seconds"] }, () => {
  expect(stages().map(({ turns }) => turns.length)).toEqual([36, 22, 24, 16, 14]);
});

wholeRunTest("how many positions there are", { tags: ["seconds"] }, () => {
  const [, , { parts, terms, goals }, belt, eight] = stages();
  const sum = (counts: readonly number[] = []) => counts.reduce((a, b) => a + b, 0);
  // 35 · 35 patterns of the first axis, 108 of them solved by later turns; 2¹¹ flips; C(24, 12) sets of wings.
  expect(parts[0].size).toBe(35 * 35);
  expect(goals?.length).toBe(108);
  expect(terms.map(({ counts }) => sum(counts))).toEqual([35 * 35 * 2 ** 11, 2_704_156]);
  // 432 patterns of the first axis up to exchanged columns, 3 of them solved; U and D in 6 of 4900.
  expect(belt.parts[3].size).toBe(432 / 2);
  expect(belt.goals?.length).toBe(3 * 6);
  expect(sum(belt.terms[1].counts)).toBe(216 * 4900);
  expect(sidesAroundBelt().length).toBe(36);
  expect(eight.parts[4].size).toBe(36);
  expect(sum(eight.terms[2].counts)).toBe(70 * 70 * 36);
});

describe("numbers", () => {
  test("an order of eight is a number and back", () => {
    const random = seededRandom("eight");
    const order = new Uint8Array(8);
    for (let i = 0; i < 500; i++) {
      const rank = randomBelow(ORDERS, random);
      unrankEight(rank, order);
      expect(rankEight(order)).toBe(rank);
      // Stored tables rest on the order being the alphabetical one: digit by digit, how many smaller ones come later.
      const digits = Array.from(order, (own, at) => order.subarray(at).filter((other) => other < own).length);
      expect(digits.reduce((sum, digit, at) => sum * (8 - at) + digit, 0)).toBe(rank);
    }
    for (const [rank, digits] of [
      [0, "01234567"],
      [1, "01234576"],
      [ORDERS - 1, "76543210"],
    ] as const) {
      unrankEight(rank, order);
      expect(order.join("")).toBe(digits);
    }
  });

  test("orders of eight have 5,288 classes, and those of high wings are the same by mirrors", () => {
    const symmetries = symmetriesKeeping([AXIS.y]);
    const images = symmetries.map((s) => pairs.imageOf(s, 4, EDGES));
    const classes = finish(
      orderClasses(
        symmetries,
        images.map(({ image }) => image),
        images.map(({ swaps }) => (swaps ? 1 : 0)),
      ),
    );
    expect(classes.representative.length).toBe(5288);
    expect(Math.min(...classes.mirrored)).toBeGreaterThanOrEqual(0);
  });

  test("the number of four edges says who belongs together, not in which order they are named", () => {
    const { parts, index, space, placements, rename } = finish(fourEdges(pairs, fiveTurns("belt").turns));
    const { size } = parts[0];
    expect(space.size).toBe(((70 * size) / 4 + 216) * size);
    const { places, rank, relabeled } = placements;
    const random = seededRandom("four edges");
    for (let i = 0; i < 200; i++) {
      const three = Int32Array.from({ length: 3 }, () => randomBelow(size, random));
      const order = randomBelow(24, random) * size;
      const renamed = three.map((placement) => relabeled[order + placement]);
      expect(index.at(renamed, 0)).toBe(index.at(three, 0));
      const [a, b, c, d] = places.subarray(4 * three[0]);
      expect(rank[(a << 9) | (b << 6) | (c << 3) | d]).toBe(three[0]);
      rename(three, 0);
      rename(renamed, 0);
      expect(renamed).toEqual(three);
    }
  });
});
