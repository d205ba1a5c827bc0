import { describe, expect, test } from "vitest";
import { distanceTable } from "../../../../test/distances.ts";
import { finish } from "../../../../test/finish.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { distribution, maskSpace, packedCounts, packedDistance, packedSteps } from "../../../search/index.ts";
import { placesAfter } from "../wing-places.ts";
import { fourPairMoves, secondTables, thirdTables } from "./four-tables.ts";
import { firstTurns, movesOf, secondTurns, thirdTurns } from "./four-turns.ts";
import { EDGES, isEven, pairNumbers, pairSpace, rankOrder, rankTurned, unrankOrder } from "./pair-order.ts";
import { canPart, PARTING_TURNS, partingSets } from "./parted-wings.ts";

// Distributions as counted by an independent program from the same goals with the same turns (nxn-solving.md, section
// 3).
describe("how far the states of each stage are from its goal", () => {
  test("27, 23 and 17 turns, each list within the one before", () => {
    const lists = [firstTurns(), secondTurns(), thirdTurns()].map(({ turns }) =>
      turns.map((turn) => JSON.stringify(turn)),
    );
    expect(lists.map((list) => list.length)).toEqual([27, 23, 17]);
    expect(lists[1].every((turn) => lists[0].includes(turn))).toBe(true);
    expect(lists[2].every((turn) => lists[1].includes(turn))).toBe(true);
  });

  test("first: the colors of one axis on any two opposite faces, C(24, 8) sets", () => {
    const distances = distanceTable(maskSpace("first", movesOf(firstTurns()), [0xff, 0xff00, 0xff0000]));
    expect(distribution(distances)).toEqual([3, 6, 108, 1434, 15210, 126306, 420312, 171204, 888]);
  });

  test("second: the other axes apart, a pattern that half turns solve, even wings: C(16, 8) · C(8, 4) · 2 states", () => {
    const { distances } = finish(secondTables());
    const counts = [24, 44, 388, 3360, 22604, 123472, 456448, 869768, 321180, 4512];
    // Either axis, and either color of the first one: the table holds one of four states.
    const counted = (table: Uint8Array) => distribution(table).map((count) => 4 * count);
    expect(counted(distances)).toEqual(counts);
    expect(counted(finish(secondTables(4)).distances)).toEqual([...counts.slice(0, 5), 1801800 - 26420]);
  });

  test("third: all centers: 70 · 70 · 12 patterns, four of them solved", () => {
    const { orbits, distances } = finish(thirdTables(false));
    expect(orbits.map(({ size }) => size)).toEqual([70, 12, 70]);
    expect(distribution(distances)).toEqual([4, 12, 136, 952, 4048, 10588, 16620, 16392, 8768, 1280]);
    // The parity of pairs relative to corners doubles the count.
    expect(finish(thirdTables(true)).distances.length).toBe(2 * 58_800);
  });

  test("third: pairs of wings", () => {
    const moves = fourPairMoves();
    const numbers = pairNumbers(moves, 0);
    expect(numbers.classes).toBe(1538);
    const counts = packedCounts(finish(packedSteps(pairSpace(moves, numbers), 6)));
    expect(counts.map((_, i) => counts.slice(0, i + 1).reduce((a, b) => a + b))).toEqual([
      1, 4, 16, 55, 324, 1922, 12275,
    ]);
  });
});

describe("orders of pairs", () => {
  const moves = fourPairMoves();
  const numbers = pairNumbers(moves, 0);

  test("a number is an even order and back, up to symmetry", () => {
    const random = seededRandom("orders");
    const order = new Uint8Array(EDGES);
    for (let i = 0; i < 2000; i++) {
      const index = randomBelow(numbers.classes * 20_160, random);
      unrankOrder(numbers, index, order);
      expect(isEven(order)).toBe(true);
      expect(rankOrder(numbers, order, 0)).toBe(index);
    }
  });

  test("the number after a turn is that of the turned order", () => {
    const random = seededRandom("turned orders");
    const order = new Uint8Array(EDGES);
    const image = new Uint8Array(EDGES);
    for (let i = 0; i < 2000; i++) {
      unrankOrder(numbers, randomBelow(numbers.classes * 20_160, random), order);
      const row = EDGES * (i % thirdTurns().turns.length);
      for (let edge = 0; edge < EDGES; edge++) image[moves.low[row + edge]] = moves.high[row + order[edge]];
      expect(rankTurned(numbers, moves, order, 0, row)).toBe(rankOrder(numbers, image, 0));
    }
  });

  test("the table by classes agrees with a plain search over orders", () => {
    const table = finish(packedSteps(pairSpace(moves, numbers), 4));
    const turns = thirdTurns().turns.length;
    const known = new Map([["0,1,2,3,4,5,6,7,8,9,10,11", 0]]);
    for (const [key, distance] of known) {
      const order = Uint8Array.from(key.split(",").map(Number));
      expect(packedDistance(table, rankOrder(numbers, order, 0))).toBe(distance);
      if (distance === 3) continue;
      for (let turn = 0; turn < turns; turn++) {
        const image = new Uint8Array(EDGES);
        for (let edge = 0; edge < EDGES; edge++)
          image[moves.low[turn * EDGES + edge]] = moves.high[turn * EDGES + order[edge]];
        if (!known.has(image.join())) known.set(image.join(), distance + 1);
      }
    }
    expect(known.size).toBeGreaterThan(100);
  });
});

describe("parted wings", () => {
  const pairs = fourPairMoves();
  const images = secondTurns().turns.map((turn) => placesAfter(turn, 4, 1));
  const sets = partingSets(pairs, images);
  /** Whether at most so many turns bring one of each pair into each half, tried one by one. */
  const partedWithin = (places: Uint8Array, turns: number): boolean =>
    places.every((place, i) => i % 2 === 1 || pairs.isHigh[place] !== pairs.isHigh[places[i + 1]]) ||
    (turns > 0 &&
      images.some((image) =>
        partedWithin(
          places.map((place) => image[place]),
          turns - 1,
        ),
      ));

  test("sets of places part wings exactly if some turns do", () => {
    const random = seededRandom("parted");
    const answers = new Set<string>();
    for (let i = 0; i < 300; i++) {
      let places = Uint8Array.from(sets.wings);
      for (let turn = i % 7; turn > 0; turn--) {
        const image = images[randomBelow(images.length, random)];
        places = places.map((place) => image[place]);
      }
      for (let turns = 0; turns <= PARTING_TURNS; turns++) {
        const expected = partedWithin(places, turns);
        answers.add(`${turns} ${expected}`);
        expect(canPart(sets, places, 0, turns)).toBe(expected);
      }
    }
    // Both answers came up, whatever the number of turns.
    expect(answers.size).toBe(2 * (PARTING_TURNS + 1));
  });
});
