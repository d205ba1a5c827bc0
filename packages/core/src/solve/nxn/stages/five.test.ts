import { describe, expect, test } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { makeTable } from "../../../search/index.ts";
import { solvedState } from "../../../state/index.ts";
import { ORDERS, orderClasses, rankEight, unrankEight } from "./eight-orders.ts";
import { type FiveStages, fiveStages } from "./five.ts";
import { sidesAroundBelt } from "./five-belts.ts";
import { edgeImage, edgeMove, fivePairs } from "./five-edges.ts";
import { fourthTurns, Y } from "./five-turns.ts";
import { fourEdges, namingInOrder, placementMoves } from "./four-edges.ts";
import { heldCandidate } from "./held-candidate.ts";
import { EDGES } from "./pair-order.ts";
import { PLACEMENTS, placementAfter, placements } from "./placements.ts";
import { symmetriesKeeping } from "./symmetries.ts";

/** The tables that hold only positions near the goal go no farther here. */
const DEPTH = 5;
const pairs = fivePairs();
let made: FiveStages | undefined;

function stages(): FiveStages {
  made ??= finish(fiveStages(makeTable, [DEPTH, DEPTH]));
  return made;
}

test("36, 22, 24, 16 and 14 turns", () => {
  expect(stages().map(({ turns }) => turns.length)).toEqual([36, 22, 24, 16, 14]);
});

// Those of single orbits and of centers as counted by an independent program (docs/math/nxn-solving.md, section 7).
test("every table holds as many positions at each distance as its record says", () => {
  for (const { terms } of stages())
    for (const { name, counts, tally } of terms) {
      const found = tally();
      expect([counts.length, DEPTH + 1], name).toContain(found.length);
      expect(found, name).toEqual(counts.slice(0, found.length));
    }
});

test("how many positions there are", () => {
  const [, , { parts, terms, goals }, belt, eight] = stages();
  const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);
  // 35 · 35 patterns of the first axis, 108 of them solved by later turns; 2¹¹ flips; C(24, 12) sets of wings.
  expect(parts[0].size).toBe(35 * 35);
  expect(goals.length).toBe(108);
  expect(terms.map(({ counts }) => sum(counts))).toEqual([35 * 35 * 2 ** 11, 2_704_156]);
  // 432 patterns of the first axis up to exchanged columns, 3 of them solved; U and D in 6 of 4900.
  expect(belt.parts[3].size).toBe(432 / 2);
  expect(belt.goals.length).toBe(3 * 6);
  expect(sum(belt.terms[1].counts)).toBe(216 * 4900);
  expect(sidesAroundBelt().length).toBe(36);
  expect(eight.parts[4].size).toBe(36);
  expect(sum(eight.terms[2].counts)).toBe(70 * 70 * 36);
});

test("every term agrees with a plain search near its goals", () => {
  for (const { name: stage, parts, terms, turns, goals, beam } of stages())
    for (const { name, of, at } of terms) {
      // Only the parts that the term looks at.
      const keyOf = (row: Int32Array) => of.map((place) => row[place]).join();
      const rows = goals.map((goal) => Int32Array.from(goal));
      const known = new Map(rows.map((row) => [keyOf(row), 0]));
      for (const row of rows) {
        const distance = known.get(keyOf(row))!;
        if (at(row, 0) !== distance) expect.fail(`${stage}, ${name}: ${at(row, 0)}, expected ${distance}`);
        for (let turn = 0; distance < 3 && turn < turns.length && rows.length < LOOKED; turn++) {
          const child = row.map((value, place) => parts[place].after(value, turn));
          beam?.rename?.(child, 0);
          if (known.has(keyOf(child))) continue;
          known.set(keyOf(child), distance + 1);
          rows.push(child);
        }
      }
      expect(rows.length, `${stage}, ${name}`).toBeGreaterThan(200);
    }
});

/** A search ends after so many positions: those of a whole layer or part of it. */
const LOOKED = 4000;

test("the bounds after all turns are those of the positions that the turns make", () => {
  const random = seededRandom("turns at once");
  for (const { name, parts, terms, turns, starts, beam } of stages()) {
    const degree = turns.length;
    const list = Uint8Array.from({ length: degree }, (_, turn) => turn);
    const found = new Uint8Array(degree);
    const weight = new Uint16Array(degree);
    let row = new Int32Array(parts.length);
    starts(heldCandidate(solvedState(5)), row, () => {});
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
      beam?.weigh(row, 0, found, weight);
      if (beam) {
        const farthest = made.map((child) => Math.max(...terms.map(({ at }) => at(child, 0))));
        expect(Array.from(found), name).toEqual(farthest);
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

  test("orders of eight have 5,288 classes, and those of high wings are the same by mirrors", () => {
    const symmetries = symmetriesKeeping([Y]);
    const images = symmetries.map((s) => edgeImage(pairs, s, 4, EDGES));
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
    const moves = fourthTurns().turns.map((turn) => edgeMove(pairs, turn));
    const placed = (["middle", "low", "high"] as const).map((kind) =>
      placementMoves(moves.map((move) => move[kind])),
    );
    const { index, space } = finish(fourEdges(pairs, placed, moves.length));
    expect(space.size).toBe(((70 * PLACEMENTS) / 4 + 216) * PLACEMENTS);
    const { relabeled } = placements();
    const random = seededRandom("four edges");
    for (let i = 0; i < 200; i++) {
      const three = Int32Array.from({ length: 3 }, () => randomBelow(PLACEMENTS, random));
      const order = randomBelow(24, random) * PLACEMENTS;
      const renamed = three.map((placement) => relabeled[order + placement]);
      expect(index.at(renamed, 0)).toBe(index.at(three, 0));
      const places = Uint8Array.from({ length: 8 }, (_, place) => place);
      expect(placementAfter(placements(), three[0], places)).toBe(three[0]);
      const rename = namingInOrder();
      rename(three, 0);
      rename(renamed, 0);
      expect(renamed).toEqual(three);
    }
  });
});
