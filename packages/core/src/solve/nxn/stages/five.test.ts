import { describe, expect, test } from "vitest";
import { distribution, packedCounts } from "../../../../test/distances.ts";
import { finish } from "../../../../test/finish.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { movedMask, packedDistance, rankMask } from "../../../search/index.ts";
import { solvedState } from "../../../state/index.ts";
import { eightPlaces } from "../mask-distance.ts";
import { ORDERS, rankEight, unrankEight } from "./eight-orders.ts";
import { edgeMove, fivePairs } from "./five-edges.ts";
import { fiveRecords } from "./five-records.ts";
import {
  fifthOrbit,
  fifthTables,
  firstTables,
  fourthTables,
  secondTables,
  thirdTables,
} from "./five-tables.ts";
import { fifthTurns, firstTurns, fourthTurns, secondTurns, thirdTurns } from "./five-turns.ts";
import { heldCandidate } from "./held-candidate.ts";
import { nearDistance } from "./near-axis.ts";
import { placementAfter, placements } from "./placements.ts";
import { ringEdges, ringIndex } from "./ring-edges.ts";

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
const pairs = fivePairs();

/** Tables that several tests read. */
let made: ReturnType<typeof makeTables> | undefined;

function makeTables() {
  return {
    pairs,
    first: finish(firstTables()),
    second: finish(secondTables()),
    third: finish(thirdTables(pairs)),
    fourth: finish(fourthTables(pairs, 5)),
    fifth: finish(fifthTables(pairs, 5)),
  };
}

function tables() {
  made ??= makeTables();
  return made;
}

// Distributions of single orbits as counted by an independent program (docs/math/nxn-solving.md, section 7).
describe("how far the states of each stage of a 5x5 are from its goal", () => {
  test("36, 22, 24, 16 and 14 turns", () => {
    const lists = [firstTurns(), secondTurns(), thirdTurns(), fourthTurns(), fifthTurns()];
    expect(lists.map(({ turns }) => turns.length)).toEqual([36, 22, 24, 16, 14]);
  });

  test("first: one axis, corners and edges of the middle of a face on their own, and together near the goal", () => {
    const { cornerDistances, edgeDistances, list, corner, edge, near } = tables().first;
    expect(distribution(cornerDistances)).toEqual([1, 4, 82, 1206, 14116, 123404, 422508, 173254, 896]);
    expect(distribution(edgeDistances)).toEqual([1, 4, 66, 900, 9626, 80202, 329202, 302146, 13324]);
    // For both together: as a plain search finds them.
    const goal = 0x00ff00;
    const known = new Map([[`${goal} ${goal}`, 0]]);
    for (const [key, distance] of known) {
      const [a, b] = key.split(" ").map(Number);
      expect(nearDistance(near, rankMask(eightPlaces(), a), b)).toBe(distance);
      for (let turn = 0; distance < 3 && turn < list.turns.length; turn++) {
        const image = `${movedMask(corner, turn, a)} ${movedMask(edge, turn, b)}`;
        if (!known.has(image)) known.set(image, distance + 1);
      }
    }
    expect(known.size).toBeGreaterThan(2000);
  });

  test("second: C(16, 8) sets and the parity of wings", () => {
    const { cornerDistances, edgeDistances } = tables().second;
    expect(distribution(edgeDistances)).toEqual([1, 2, 25, 210, 924, 2914, 7183, 8353, 5311, 807, 10]);
    expect(distribution(cornerDistances)).toEqual([1, 2, 29, 234, 1304, 5568, 12316, 6102, 184]);
  });

  test("third: 35 · 35 patterns of the first axis, 108 of them solved by later turns; 2¹¹ flips; C(24, 12) sets of wings", () => {
    const { centers, distances, wingDistances } = tables().third;
    expect(centers.size).toBe(35 * 35);
    expect(distribution(distances)).toEqual([
      108, 216, 3492, 34696, 190034, 645402, 1069319, 518180, 46695, 658,
    ]);
    expect(sum(distribution(distances))).toBe(35 * 35 * 2 ** 11);
    expect(sum(distribution(wingDistances))).toBe(2_704_156);
  });

  test("fourth: 432 patterns of the first axis up to exchanged columns, 3 of them solved; 70 · 1680 / 4 classes", () => {
    const { first, firstCorner, firstEdge, distances, edges, ring } = tables().fourth;
    expect(firstCorner.size * firstEdge.size).toBe(432);
    expect(first.size).toBe(216);
    expect(distances.length).toBe(216 * 4900);
    expect(distribution(distances)[0]).toBe(3 * 6);
    expect(edges.classes).toBe(29_616);
    expect(packedCounts(ring)).toEqual([1, 2, 10, 56, 337, 2100]);
  });

  test("fifth: 8! orders in 5,288 classes, 70 · 70 · 36 patterns of centers", () => {
    const { classes, sides, centers, low, high, highEntry, corner, edge, colors, list, edges } =
      tables().fifth;
    expect(fifthOrbit().length).toBe(36);
    expect(sides.size).toBe(36);
    expect(classes.representative.length).toBe(5288);
    expect(distribution(centers)).toEqual([1, 4, 42, 280, 1691, 8806, 36264, 77966, 46518, 4828]);
    // Low and high wings share a table, since it agrees with a plain search for both.
    const width = list.turns.length;
    for (const [next, entry] of [
      [low, classes.entry],
      [high, highEntry],
    ] as const) {
      const known = new Map([[0, 0]]);
      for (const [key, distance] of known) {
        const both = key % 4900;
        const found = entry[Math.floor(key / 4900)];
        const index = (found >> 4) * 4900 + colors[(found & 15) * 4900 + both];
        expect(packedDistance(edges, index)).toBe(distance);
        for (let turn = 0; distance < 4 && turn < width; turn++) {
          const order = next[Math.floor(key / 4900) * width + turn];
          const image =
            order * 4900 +
            corner.next[Math.floor(both / 70) * width + turn] * 70 +
            edge.next[(both % 70) * width + turn];
          if (!known.has(image)) known.set(image, distance + 1);
        }
      }
      expect(known.size).toBeGreaterThan(1000);
    }
  });
});

test("the bounds after all turns are those of the positions that the turns make", () => {
  const random = seededRandom("turns at once");
  for (const { name, parts, terms, turns, starts } of fiveRecords(tables())) {
    const degree = turns.length;
    const list = Uint8Array.from({ length: degree }, (_, turn) => turn);
    const found = new Uint8Array(degree);
    let row = new Int32Array(parts.length);
    starts(heldCandidate(solvedState(5)), (_, values) => row.set(values));
    const seen = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const made = turns.map((_, turn) => row.map((value, k) => parts[k].after(value, turn)));
      for (const { after, at } of terms) {
        const bounds = made.map((child) => at(child, 0));
        after(row, 0, list, 0, degree, found);
        expect(Array.from(found), name).toEqual(bounds);
        const first = randomBelow(degree, random);
        after(row, 0, list, first, degree, found);
        expect(Array.from(found.subarray(0, degree - first)), name).toEqual(bounds.slice(first));
        for (const bound of bounds) seen.add(bound);
      }
      row = made[randomBelow(degree, random)];
    }
    expect(seen.size).toBeGreaterThan(4);
  }
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

  test("the number of four edges says who belongs together, not in which order they are named", () => {
    const edges = finish(
      ringEdges(
        pairs,
        fourthTurns().turns.map((turn) => edgeMove(pairs, turn)),
      ),
    );
    const { relabeled } = placements();
    const random = seededRandom("ring");
    for (let i = 0; i < 200; i++) {
      const three = [0, 1, 2].map(() => randomBelow(1680, random));
      const order = randomBelow(24, random) * 1680;
      const [a, b, c] = three.map((placement) => relabeled[order + placement]);
      expect(ringIndex(edges, a, b, c)).toBe(ringIndex(edges, three[0], three[1], three[2]));
      expect(placementAfter(placements(), three[0], Uint8Array.from([0, 1, 2, 3, 4, 5, 6, 7]))).toBe(
        three[0],
      );
    }
  });
});
