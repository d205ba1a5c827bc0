import { describe, expect, test } from "vitest";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  FLIPS,
  inverseMove,
  MOVE_COUNT,
  mayFollow,
  NO_MOVE,
  SOLVED_SLICE,
  TWISTS,
} from "../../search/index.ts";
import { type EndTable, firstEnd, LAST_END, makeEndTable } from "./end-table.ts";
import { phaseOneMoves, twoPhaseCoordinates } from "./phase-one.ts";
import { phaseTwoMoves } from "./phase-two.ts";
import { stepsOf } from "./steps.ts";

type Coset = readonly [twist: number, flip: number, slice: number];

const one = phaseOneMoves(twoPhaseCoordinates());
const g1 = phaseTwoMoves(one).moves;
const isG1Move = Uint8Array.from({ length: MOVE_COUNT }, (_, move) => (g1.includes(move) ? 1 : 0));
const endTable = makeEndTable(one, stepsOf("HTM", isG1Move), isG1Move);
const home: Coset = [0, 0, SOLVED_SLICE];

function after([twist, flip, slice]: Coset, move: number): Coset {
  return [
    one.twist[twist * MOVE_COUNT + move],
    one.flip[flip * MOVE_COUNT + move],
    one.slice[slice * MOVE_COUNT + move],
  ];
}

/** The endTable of a coset as lists of moves. */
function endsOf({ moves, length }: EndTable, [twist, flip, slice]: Coset): number[][] {
  const found: number[][] = [];
  let place = firstEnd(endTable, (Math.imul(slice * FLIPS + flip, TWISTS) + twist) | 0);
  while (place !== 0) {
    const packed = moves[place - 1];
    found.push(Array.from({ length }, (_, i) => (packed >> (5 * (length - 1 - i))) & 31));
    place = packed & LAST_END ? 0 : place + 1;
  }
  return found;
}

/** The same by trying all sequences. */
function allWaysIn(coset: Coset, length: number, previous = NO_MOVE): number[][] {
  const found: number[][] = [];
  for (let move = 0; move < MOVE_COUNT; move++) {
    if (!mayFollow(previous, move)) continue;
    const reached = after(coset, move);
    if (length > 1) for (const rest of allWaysIn(reached, length - 1, move)) found.push([move, ...rest]);
    else if (!g1.includes(move) && String(reached) === String(home)) found.push([move]);
  }
  return found;
}

describe("the last moves of phase 1 from a table", () => {
  test("are those that trying all sequences finds, in the same order", () => {
    const random = seededRandom("endings");
    let some = 0;
    for (let round = 0; round < 8; round++) {
      let coset = home;
      for (let i = 0; i < 4; i++) coset = after(coset, randomBelow(MOVE_COUNT, random));
      const ways = allWaysIn(coset, endTable.length);
      expect(endsOf(endTable, coset)).toEqual(ways);
      some += ways.length;
    }
    expect(some).toBeGreaterThan(8);
  });

  test("are found from every coset that four moves lead to, and from no other", () => {
    const last = [...Array(MOVE_COUNT).keys()].filter((move) => !g1.includes(move));
    let sequences = 0;
    const reached = new Set<string>();
    const goBack = (coset: Coset, length: number, next: number) => {
      if (length === 0) {
        sequences++;
        reached.add(String(coset));
        return;
      }
      for (let move = 0; move < MOVE_COUNT; move++)
        if (mayFollow(move, next)) goBack(after(coset, inverseMove(move)), length - 1, move);
    };
    for (const move of last) goBack(after(home, inverseMove(move)), endTable.length - 1, move);
    expect(endTable.moves.length).toBe(sequences);
    expect(endTable.first.filter((place) => place > 0).length).toBe(reached.size);
    expect(endsOf(endTable, after(after(after(after(after(home, 3), 6), 0), 12), 15))).toEqual([]);
  });
});
