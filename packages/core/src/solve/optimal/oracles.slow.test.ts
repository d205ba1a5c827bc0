import { beforeAll, describe, expect, test } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { type Levels, levelsUpToSymmetry } from "../../../test/levels-up-to-symmetry.ts";
import { faceTurns, SYMMETRY_COUNT } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { type CubeState, invertState, solvedState, turnState } from "../../state/index.ts";
import { mayFollow, NO_MOVE, turnsOfMoves } from "../face-move.ts";
import { conjugateState } from "../symmetry.ts";
import { sectionsOf, tableFileBytes } from "../table-file.ts";
import { tableBound } from "./bound.ts";
import { type CosetShape, cosetSpace, cosetTableBytes } from "./coset-space.ts";
import { buildCosetTable, startCosetTable } from "./coset-table.ts";
import type { OptimalKernel } from "./kernel.ts";
import { NEAR_BYTES } from "./near-cosets.ts";
import { plainKernel } from "./plain-kernel.ts";
import { searchOptimal } from "./search.ts";
import { type OptimalTables, optimalTables } from "./tables.ts";
import { shapeOfTier } from "./tiers.ts";
import { vectorKernel } from "./vector-kernel.ts";
import { fillVectors, placeVectors, walkAddresses } from "./vector-memory.ts";

/** How many states are so many moves (HTM) from solved: T. Rokicki and others, cube20.org. */
const PUBLISHED = [1, 18, 243, 3_240, 43_239, 574_908, 7_618_438, 100_803_036];

interface Kernels {
  readonly tables: OptimalTables;
  readonly plain: OptimalKernel;
  readonly vector: OptimalKernel;
}

/** Both kernels on one table, made from nothing: a solver would take the plain one where many searches are not yet collected. */
function kernelsOf(shape: CosetShape): Kernels {
  const space = finish(cosetSpace(shape));
  const lengths = [NEAR_BYTES, cosetTableBytes(shape)];
  const vectors = placeVectors(tableFileBytes(lengths))!;
  const [near, large] = sectionsOf(vectors.file, lengths);
  const words = new Int32Array(large.buffer, large.byteOffset, large.byteLength / 4);
  finish(buildCosetTable(space, words, near, startCosetTable(space, words, near)));
  const tables = optimalTables(space, words, near);
  fillVectors(vectors, tables);
  const [address] = walkAddresses(vectors).take(1)!;
  return {
    tables,
    plain: plainKernel(tables),
    vector: vectorKernel(tables, vectors.code, vectors.memory, address),
  };
}

function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The shortest solution that a kernel finds, length after length from the table's bound on. */
function shortest(kernels: Kernels, kind: "plain" | "vector", state: CubeState): readonly number[] {
  const search = searchOptimal(kernels.tables, kernels[kind], state, { maxLength: 20, improve: true });
  while (!search.advance(1e6));
  expect(search.bound).toBe(search.best!.length);
  return search.best!;
}

function walked(length: number, random: () => number): CubeState {
  let state = solvedState(3);
  for (let made = 0, last = NO_MOVE; made < length; ) {
    const move = randomBelow(18, random);
    if (!mayFollow(last, move)) continue;
    last = move;
    made++;
    state = turnState(state, faceTurns(3)[move]);
  }
  return state;
}

let levels: Levels;
let small: Kernels;
beforeAll(() => {
  levels = levelsUpToSymmetry(PUBLISHED.length - 1);
  small = kernelsOf(shapeOfTier("small"));
});

test("as many states are 0 … 7 moves from solved as is published", () => {
  expect(levels.states).toEqual(PUBLISHED);
});

/** Classes at a distance: all, or so many that are drawn. */
function drawn(distance: number, count: number, random: () => number): number[] {
  const from = levels.first[distance];
  const size = levels.first[distance + 1] - from;
  if (size <= count) return Array.from({ length: size }, (_, i) => from + i);
  return Array.from({ length: count }, () => from + randomBelow(size, random));
}

describe("the small table and the states that breadth-first search has found", () => {
  test("no bound is above the distance, of all classes to 6 moves and a sample at 7, in any of their views", () => {
    const random = seededRandom("views");
    for (let distance = 0; distance < PUBLISHED.length; distance++)
      for (const index of drawn(distance, distance > 6 ? 40_000 : Number.POSITIVE_INFINITY, random)) {
        const state = conjugateState(levels.stateOf(index), randomBelow(SYMMETRY_COUNT, random));
        if (tableBound(small.tables, state) > distance)
          throw new Error(`class ${index}: ${tableBound(small.tables, state)} > ${distance}`);
      }
  });

  test.each(["plain", "vector"] as const)(
    "the %s kernel gives every class to 4 moves, and a sample at 5, 6, 7, exactly its distance",
    (kind) => {
      const random = seededRandom(`distances ${kind}`);
      for (let distance = 0; distance < PUBLISHED.length; distance++)
        for (const index of drawn(distance, distance > 4 ? 300 : Number.POSITIVE_INFINITY, random)) {
          const state = conjugateState(levels.stateOf(index), randomBelow(SYMMETRY_COUNT, random));
          const moves = shortest(small, kind, state);
          expect(moves.length).toBe(distance);
          expect(isSolvedBy(state, turnsOfMoves(moves, 3))).toBe(true);
        }
    },
  );
});

test("a table of other cosets, which sees flips, gives walks of 10 … 14 moves and their inverses the same lengths", () => {
  const other = kernelsOf({ corners: "tetrads", flips: true, base: 7 });
  const random = seededRandom("two tables");
  for (let i = 0; i < 150; i++) {
    const length = 10 + (i % 5);
    const state = walked(length, random);
    const moves = shortest(small, "vector", state);
    expect(moves.length).toBeLessThanOrEqual(length);
    expect(shortest(other, "vector", invertState(state)).length).toBe(moves.length);
  }
});
