import { beforeAll, describe, expect, test } from "vitest";
import { faceTurns } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  type CubeState,
  colouringOf,
  invertState,
  isSolved,
  printFacelets,
  randomState,
  solvedState,
  turnState,
  turnStateBy,
} from "../../state/index.ts";
import { mayFollow, NO_MOVE, turnsOfMoves } from "../face-move.ts";
import { conjugateState } from "../symmetry.ts";
import { EXHAUSTED, FOUND } from "../two-phase/outcome.ts";
import { tableBound } from "./bound.ts";
import { CORNER_DISTANCE_BYTES } from "./corner-distance.ts";
import { type CosetShape, cosetSpace, cosetTableBytes } from "./coset-space.ts";
import { buildCosetTable, startCosetTable } from "./coset-table.ts";
import { walkOptimal } from "./expand.ts";
import { type OptimalTables, optimalTables } from "./tables.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";

/** Expanded only a few levels, a table is made in a moment, and its bounds are low and as true as others. */
const SHALLOW: CosetShape = { corners: "tetrads", flips: false, base: 4 };

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export function tablesOf(shape: CosetShape): OptimalTables {
  const space = finish(cosetSpace(shape));
  const words = new Int32Array(cosetTableBytes(shape) / 4);
  finish(buildCosetTable(space, words, startCosetTable(space, words)));
  // Distances of 0 say nothing: the large table is judged by itself.
  return finish(optimalTables(space, words, new Uint8Array(CORNER_DISTANCE_BYTES), true));
}

function walked(length: number, random: () => number): CubeState {
  let state = solvedState(3);
  let last = NO_MOVE;
  for (let made = 0; made < length; ) {
    const move = randomBelow(18, random);
    if (!mayFollow(last, move)) continue;
    last = move;
    made++;
    state = turnState(state, faceTurns(3)[move]);
  }
  return state;
}

describe("a shallow table", () => {
  let tables: OptimalTables;
  beforeAll(() => {
    tables = tablesOf(SHALLOW);
  });

  test("the bound of a cube is never above its distance: walks of 0 … 8 moves, and their inverses", () => {
    const random = seededRandom("admissible");
    for (let i = 0; i < 900; i++) {
      const length = i % 9;
      const state = walked(length, random);
      expect(tableBound(tables, state)).toBeLessThanOrEqual(length);
      expect(tableBound(tables, invertState(state))).toBeLessThanOrEqual(length);
    }
  });

  test("nearly all random cubes are as far as the table can tell", () => {
    const random = seededRandom("far");
    for (let i = 0; i < 100; i++) expect(tableBound(tables, randomState(3, random))).toBe(SHALLOW.base + 2);
  });

  test("symmetries and the inverse leave what is found as it is: the same length, all of them", () => {
    const random = seededRandom("symmetric");
    const state = walked(5, random);
    const { length, solutions } = solutionsOf(tables, state);
    for (const symmetry of [1, 5, 11, 23, 24, 31, 47])
      expect(solutionsOf(tables, conjugateState(state, symmetry))).toMatchObject({
        length,
        solutions: { length: solutions.length },
      });
    expect(solutionsOf(tables, invertState(state)).length).toBe(length);
  });

  test("plain breadth-first search agrees: states to 3 moves, and how many solutions they have", () => {
    // Every sequence in the standard order, by the state it leads to: the shortest ones are the inverses of solutions.
    const shortest = new Map<string, { state: CubeState; length: number; ways: number }>();
    let level = [{ state: solvedState(3), last: NO_MOVE }];
    for (let length = 0; length <= 3; length++) {
      const next: typeof level = [];
      for (const { state, last } of level) {
        const key = printFacelets(colouringOf(state));
        const known = shortest.get(key);
        if (!known) shortest.set(key, { state, length, ways: 1 });
        else if (known.length === length) known.ways++;
        for (let move = 0; move < 18; move++)
          if (mayFollow(last, move)) next.push({ state: turnState(state, faceTurns(3)[move]), last: move });
      }
      level = next;
    }
    // Published: 1 + 18 + 243 + 3,240 states.
    expect(shortest.size).toBe(3502);
    let index = 0;
    for (const { state, length, ways } of shortest.values()) {
      if (index++ % 7 > 0) continue;
      const found = solutionsOf(tables, state);
      expect(found.length).toBe(length);
      expect(found.solutions.length).toBe(ways);
      for (const moves of found.solutions)
        expect(isSolved(turnStateBy(state, turnsOfMoves(moves, 3)))).toBe(true);
    }
  });

  test("walks of up to 7 moves are solved in no more, whatever the fuel between pauses", () => {
    const random = seededRandom("walks");
    for (let length = 0; length <= 7; length++) {
      const state = walked(length, random);
      const plenty = solutionsOf(tables, state);
      expect(plenty.length).toBeLessThanOrEqual(length);
      expect(solutionsOf(tables, state, 7)).toEqual(plenty);
    }
  });
});

/** All shortest solutions, by the kernel alone. */
function solutionsOf(
  tables: OptimalTables,
  state: CubeState,
  fuel = 1e9,
): { length: number; solutions: number[][] } {
  const walk = makeWalk();
  const solutions: number[][] = [];
  for (let length = 0; ; length++) {
    startWalk(tables, walk, state, length);
    for (let outcome = FOUND; outcome !== EXHAUSTED; ) {
      walk.fuel = fuel;
      outcome = walkOptimal(tables, walk);
      if (outcome === FOUND) solutions.push(movesOfWalk(walk));
    }
    if (solutions.length > 0) return { length, solutions };
  }
}
