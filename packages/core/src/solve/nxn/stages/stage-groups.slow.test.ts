/**
 * The coordinates of every stage as cosets: the turns of a stage generate a group, those members that keep the
 * coordinate's goal are a subgroup, and its index is the size of the table. Orders are computed from permutations alone.
 */

import { describe, expect, test } from "vitest";
import { composed, groupOrder, inverseOf } from "../../../../test/group-order.ts";
import { inEachRun } from "../../../../test/samples.ts";
import { cubeGeometry, faceTurns, ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { bitImages, type CenterOrbit, centerOrbits } from "../center-masks.ts";
import { placesAfter } from "../wings.ts";
import { fiveCenters } from "./pieces.ts";
import { fiveTurns, fourTurns } from "./stage-turns.ts";

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Some orbits of pieces, side by side: 24 points each. */
function sideBySide(images: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(images.flatMap((image, i) => Array.from(image, (to) => 24 * i + to)));
}

/** The order of what keeps sets of points, from members at random, and how many images the sets have. */
function stabilizerOf(
  generators: readonly Uint8Array[],
  sets: readonly (readonly number[])[],
): { readonly order: bigint; readonly images: number } {
  const imageOf = (permutation: Uint8Array) =>
    sets.map((set) =>
      set
        .map((point) => permutation[point])
        .sort((a, b) => a - b)
        .join(),
    );
  const identity = Uint8Array.from({ length: generators[0].length }, (_, point) => point);
  const reached = new Map<string, Uint8Array>([[imageOf(identity).join(";"), identity]]);
  for (const member of reached.values())
    for (const generator of generators) {
      const next = composed(member, generator);
      const key = imageOf(next).join(";");
      if (!reached.has(key)) reached.set(key, next);
    }
  const random = seededRandom("members");
  const members = Array.from({ length: 40 }, () => {
    let member: Uint8Array = identity;
    for (let i = 0; i < 60; i++)
      member = composed(member, generators[randomBelow(generators.length, random)]);
    return composed(member, inverseOf(reached.get(imageOf(member).join(";"))!));
  });
  return { order: groupOrder(members), images: reached.size };
}

const points = (mask: number, orbit = 0) =>
  Array.from({ length: 24 }, (_, bit) => bit)
    .filter((bit) => (mask >> bit) & 1)
    .map((bit) => 24 * orbit + bit);

const centersOf = (size: number, orbits: readonly CenterOrbit[], turns: readonly Turn[]) =>
  turns.map((turn) => sideBySide(orbits.map((orbit) => bitImages(size, orbit, turn))));

const { corner, edge } = fiveCenters();
const [center] = centerOrbits(4);
const UD = 0x0f;
const RL = 0x0f00;
const FB = 0x0f0000;

test("the group of the 3x3 has 43,252,003,274,489,856,000 members", () => {
  const { faceletImage, layer, cellOfFacelet } = cubeGeometry(3);
  const turned = faceTurns(3).map(({ axis, first, last, quarters }) =>
    Uint8Array.from(cellOfFacelet, (cell, facelet) =>
      layer[axis][cell] >= first && layer[axis][cell] <= last
        ? faceletImage[facelet * ROTATION_COUNT + rotations().quarter[axis][quarters]]
        : facelet,
    ),
  );
  expect(groupOrder(turned)).toBe(43_252_003_274_489_856_000n);
});

describe("centers: every permutation of what a stage may mix", () => {
  // [stage, turns, orbits, how many places are mixed, sizes of the sets that the stage tells apart, size of the table]
  const all = [24] as const;
  test.each([
    ["4x4, 1", 4, [center], fourTurns("axis"), all, [8, 16], 735_471],
    ["5x5, 1, x", 5, [corner], fiveTurns("axis"), all, [8, 16], 735_471],
    ["5x5, 1, t", 5, [edge], fiveTurns("axis"), all, [8, 16], 735_471],
    ["5x5, 2, x", 5, [corner], fiveTurns("apart"), [16], [8, 8], 12_870],
    ["5x5, 2, t", 5, [edge], fiveTurns("apart"), [16], [8, 8], 12_870],
  ] as const)("%s", (_, size, orbits, { turns }, mixed, told, count) => {
    const moves = centersOf(size, orbits, turns);
    // Only the places that are mixed: all, or those off the first axis.
    const places = Array.from({ length: 24 }, (_, bit) => bit).filter(
      (bit) => mixed[0] === 24 || bit >> 3 !== 1,
    );
    const restricted = moves.map((move) => Uint8Array.from(places, (place) => places.indexOf(move[place])));
    const order = groupOrder(restricted);
    expect(order).toBe(factorial(mixed[0]));
    expect(order / told.reduce((product, n) => product * factorial(n), 1n)).toBe(BigInt(count));
  });
});

describe("centers: the index of what keeps the goal is the size of the table", () => {
  const PARTS = [
    ["4x4, 2: which of two axes", 4, [center], fourTurns("apart"), [[0xff]], 12_870],
    ["4x4, 2: the first axis", 4, [center], fourTurns("apart"), [[RL]], 70],
    ["4x4, 3: all colors", 4, [center], fourTurns("pairs"), [[UD], [RL], [FB]], 58_800],
    ["5x5, 3: x of the first axis", 5, [corner], fiveTurns("orientation"), [[RL]], 70],
    ["5x5, 3: t of the first axis", 5, [edge], fiveTurns("orientation"), [[RL]], 70],
    ["5x5, 4: the first axis", 5, [corner, edge], fiveTurns("belt"), [[RL], [0, RL]], 432],
    ["5x5, 4: x and t of the second axis", 5, [corner, edge], fiveTurns("belt"), [[FB], [0, FB]], 4900],
    ["5x5, 5: U and D", 5, [corner, edge], fiveTurns("eight"), [[UD], [0, UD]], 4900],
    ["5x5, 5: sides", 5, [corner, edge], fiveTurns("eight"), [[RL], [FB], [0, RL], [0, FB]], 36],
  ] as const;
  // In `npm test` those whose images are counted at once.
  const few = PARTS.filter(([, , , , , count]) => count < 10_000);
  test.each(inEachRun(PARTS, few))("%s", (_, size, orbits, { turns }, masks, count) => {
    const moves = centersOf(size, orbits, turns);
    const sets = masks.map((byOrbit) => byOrbit.flatMap((mask, orbit) => points(mask, orbit)));
    const { order, images } = stabilizerOf(moves, sets);
    expect(images).toBe(count);
    expect(groupOrder(moves) / order).toBe(BigInt(count));
    expect(groupOrder(moves) % order).toBe(0n);
  });
});

describe("wings", () => {
  const wingsOf = (size: number, turns: readonly Turn[]) => turns.map((turn) => placesAfter(turn, size, 1));

  test("4x4, 3: two halves of twelve, odd together: 12!/2 orders of pairs for 12! paired cubes", () => {
    const order = groupOrder(wingsOf(4, fourTurns("pairs").turns));
    expect(order).toBe(factorial(12) ** 2n / 2n);
    expect(order / factorial(12)).toBe(239_500_800n);
  });

  test("5x5, 1: all of 24!; 3: the even half, so C(24, 12) sets", () => {
    expect(groupOrder(wingsOf(5, fiveTurns("axis").turns))).toBe(factorial(24));
    const even = groupOrder(wingsOf(5, fiveTurns("orientation").turns));
    expect(even).toBe(factorial(24) / 2n);
    expect(even / (factorial(12) ** 2n / 2n)).toBe(2_704_156n);
  });

  test("5x5, 3: midges turn over in pairs: 12! · 2¹¹", () => {
    const midges = fiveTurns("orientation").turns.map((turn) => placesAfter(turn, 5, -1));
    expect(groupOrder(midges)).toBe(factorial(12) * 2n ** 11n);
  });
});
