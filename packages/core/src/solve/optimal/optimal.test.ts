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
import { orientationCoordinate } from "../coordinate.ts";
import { mayFollow, NO_MOVE, turnsOfMoves } from "../face-move.ts";
import { moveTable } from "../move-table.ts";
import { solve } from "../solve.ts";
import { conjugateState } from "../symmetry.ts";
import { EXHAUSTED, FOUND } from "../two-phase/outcome.ts";
import { tableBound } from "./bound.ts";
import { allMoveImages, cornerClasses } from "./corner-classes.ts";
import { CORNER_DISTANCE_BYTES } from "./corner-distance.ts";
import { cornerCosets, cornerOrderMoves } from "./corner-orders.ts";
import { type CosetShape, cosetSpace, cosetTableBytes } from "./coset-space.ts";
import { buildCosetTable, startCosetTable } from "./coset-table.ts";
import { edgeSlices } from "./edge-slices.ts";
import { walkOptimal } from "./expand.ts";
import { allocateTable } from "./solver.ts";
import { type OptimalTables, optimalTables } from "./tables.ts";
import { bytesOfTier, TIERS, type Tier } from "./tiers.ts";
import { makeWalk, movesOfWalk, startWalk } from "./walk.ts";

/** Expanded only a few levels, a table is made in a moment, and its bounds are low and as true as others. */
const SHALLOW: CosetShape = { corners: "tetrads", flips: false, base: 4 };

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function tablesOf(shape: CosetShape): OptimalTables {
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
    for (let i = 0; i < 600; i++) {
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

  test("walks of up to 6 moves are solved in no more, whatever the fuel between pauses", () => {
    const random = seededRandom("walks");
    for (let length = 0; length <= 6; length++) {
      const state = walked(length, random);
      const plenty = solutionsOf(tables, state);
      expect(plenty.length).toBeLessThanOrEqual(length);
      expect(solutionsOf(tables, state, 7)).toEqual(plenty);
    }
  });
});

test("memory that is not there is an error that names the smaller tier", () => {
  expect(() => allocateTable("large", [2 ** 45])).toThrow(/"large" needs .* MB .*; use the tier "medium"/);
  expect(() => allocateTable("small", [2 ** 45])).toThrow(/close other programs/);
});

test("the classes of corners are as many as the sizes of the tables count on", () => {
  const orderMoves = cornerOrderMoves();
  const twistMoves = moveTable(orientationCoordinate("twist", "corner", 8, 3));
  // 3,393 is published: the classes of twist and tetrads under the 48 symmetries (S. Tronto, H48).
  for (const [kind, classes] of [
    ["tetrads", 3393],
    ["even", 6786],
    ["squares", 19926],
  ] as const) {
    const shape: CosetShape = { corners: kind, flips: false, base: 1 };
    expect(cornerClasses(cornerCosets(kind, orderMoves), twistMoves).count).toBe(classes);
    expect(cosetTableBytes(shape)).toBe(classes * Math.ceil(34650 / 16) * 4);
  }
  expect(TIERS.map((tier) => Math.round(bytesOfTier(tier) / 1e6))).toEqual([59, 235, 690]);
});

test("symmetries act on the edges, flips included: (x·m)ˢ = xˢ·mˢ", () => {
  const { moves, shown, paritiesShown } = edgeSlices(true);
  const images = allMoveImages();
  const after = (state: number, move: number) => moves[(state >> 2) * 18 + move] ^ (state & 3);
  const show = (state: number, s: number) =>
    shown[(state >> 2) * 48 + s] ^ paritiesShown[(s << 2) | (state & 3)];
  const random = seededRandom("edges");
  let wrong = 0;
  for (let i = 0; i < 50_000; i++) {
    const [state, move, s] = [138600, 18, 48].map((bound) => randomBelow(bound, random));
    if (show(after(state, move), s) !== after(show(state, s), images[s * 18 + move])) wrong++;
  }
  expect(wrong).toBe(0);
});

test("what two-phase proves at once needs no large table: a few turns, and a bound too low for any solution", async () => {
  const state = walked(4, seededRandom("four"));
  expect(await solve(state, { method: "optimal" })).toMatchObject({ length: 4, optimal: true });
  await expect(solve(state, { method: "optimal", maxLength: 3 })).rejects.toMatchObject({
    code: "no-solution",
  });
  await expect(solve(state, { method: "optimal", tier: "huge" as Tier })).rejects.toThrow(
    /"tier" expected one of/,
  );
});

test("while the table is made, a signal and a timeout are heard", async () => {
  const state = randomState(3, seededRandom("gives up"));
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 600);
  await expect(solve(state, { method: "optimal", signal: controller.signal })).rejects.toMatchObject({
    code: "aborted",
  });
  const late = await solve(state, { method: "optimal", timeout: 600 });
  expect(late.optimal).toBe(false);
  expect(isSolved(turnStateBy(state, late.turns))).toBe(true);
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
