/** The counts of `npm run bench -- uniform`: even sources pass, uneven ones are caught. */

import { cubeGeometry, ROTATION_COUNT } from "@cubegram/core/geometry";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { type CubeState, randomState } from "@cubegram/core/state";
import { expect, test } from "vitest";
import { chance, mixing, tally } from "./tally.mjs";

const STATES = 2000;

function rowsOf(size: number, deal: () => Uint8Array, states = STATES) {
  const counts = tally(size);
  for (let i = 0; i < states; i++) counts.add(deal());
  return counts.rows();
}

/** What is counted too unevenly for an even source. */
const caught = (rows: ReturnType<typeof rowsOf>) =>
  rows.filter(({ p }) => p.startsWith("<")).map(({ orbit, counted }) => `${orbit} ${counted}`);

test("chances of chi-square are those of the printed tables", () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4, upper critical values.
  for (const [degrees, chi, p] of [
    [1, 3.841, 0.05],
    [10, 18.307, 0.05],
    [50, 76.154, 0.01],
    [100, 124.342, 0.05],
    [100, 149.449, 0.001],
  ])
    expect(chance(chi, degrees) / p).toBeCloseTo(1, 2);
});

test.each([2, 3, 4, 5, 6, 7])("random states of size %i are even in all counts", (size) => {
  const random = seededRandom(`even ${size}`);
  expect(caught(rowsOf(size, () => randomState(size, random).rotations))).toEqual([]);
});

test("the usual wrong shuffle, every place exchanged with any other, is caught", () => {
  const random = seededRandom("wrong");
  const { orbits, place, orientation } = cubeGeometry(3);
  const { cells } = orbits[0];
  const deal = () => {
    const rotations = randomState(3, random).rotations.slice();
    const places = cells.map((_, at) => at);
    for (let at = 0; at < 8; at++) {
      const other = randomBelow(8, random);
      [places[at], places[other]] = [places[other], places[at]];
    }
    for (const [piece, cell] of cells.entries())
      rotations[cell] = [...Array(ROTATION_COUNT).keys()].find(
        (rotation) =>
          place[cell * ROTATION_COUNT + rotation] === cells[places[piece]] &&
          orientation[cell * ROTATION_COUNT + rotation] ===
            orientation[cell * ROTATION_COUNT + rotations[cell]],
      )!;
    return rotations;
  };
  expect(caught(rowsOf(3, deal, 6000))).toContain("corner piece in place");
});

test("a corner that is never twisted is caught", () => {
  const random = seededRandom("untwisted");
  const { orbits } = cubeGeometry(3);
  const deal = () => {
    for (;;) {
      const { rotations } = randomState(3, random);
      // One state in three has the first corner's sticker where it belongs.
      if (isUntwisted(rotations, orbits[0].cells[0])) return rotations;
    }
  };
  expect(caught(rowsOf(3, deal, 600))).toContain("corner twist in place");
});

function isUntwisted(rotations: CubeState["rotations"], cell: number): boolean {
  return cubeGeometry(3).orientation[cell * ROTATION_COUNT + rotations[cell]] === 0;
}

test("60 random moves leave neighbors of a 5x5 together more often than random states do", () => {
  const moved = mixing(5, seededRandom("sixty"));
  const counts = tally(5);
  for (let i = 0; i < STATES; i++) {
    moved.reset();
    for (let move = 0; move < 60; move++) moved.turn();
    counts.add(moved.rotations);
  }
  const { mean, expected, error } = counts.together();
  expect(mean - expected).toBeGreaterThan(3 * error);
});
