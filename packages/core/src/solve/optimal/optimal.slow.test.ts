import { beforeAll, describe, expect, test, vi } from "vitest";
import { finish } from "../../../test/finish.ts";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { inEachRun, isWholeRun, samples, wholeRunTest } from "../../../test/samples.ts";
import { walked } from "../../../test/walked.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { prepare, type TableBytes, type TableStore, turnsOfMoves } from "../../search/index.ts";
import {
  assemblyFromCubies,
  type CubeState,
  cubiesOf,
  invertState,
  randomState,
  solvedState,
  turnStateBy,
} from "../../state/index.ts";
import { solve } from "../solve.ts";
import type { PreparedSolver, Search, TableSolver } from "../table-solver.ts";
import { optimalSolver, solverOfShape } from "./solver.ts";
import { shapeOfTier } from "./tiers.ts";

function prepareNow(solver: TableSolver, stored?: TableBytes): PreparedSolver {
  return finish(solver.prepare(stored));
}

function searchNow(prepared: PreparedSolver, state: CubeState, maxLength = 20, all = false): Search {
  const search = prepared.search(state, { maxLength, improve: true, all });
  while (!search.advance(1e6));
  return search;
}

wholeRunTest(
  "a table that sees flips, or those at a place, with the finest corners: the same lengths as one without, and as many solutions",
  () => {
    const fine = prepareNow(solverOfShape("fine", { corners: "squares", flips: true, base: 5 }));
    const marked = prepareNow(
      solverOfShape("marked", { corners: "squares", flips: false, places: 1, base: 6 }),
    );
    const coarse = prepareNow(solverOfShape("coarse", { corners: "tetrads", flips: false, base: 6 }));
    const random = seededRandom("tiers");
    for (let i = 0; i < 60; i++) {
      const state = walked(i % 11, random);
      const [other, ...all] = [coarse, fine, marked].map((prepared) => searchNow(prepared, state, 20, true));
      for (const one of all) {
        expect(one.best!.length).toBeLessThanOrEqual(i % 11);
        expect(one.best!.length).toBe(other.best!.length);
        expect(one.solutions!.length).toBe(other.solutions!.length);
      }
    }
  },
);

wholeRunTest("tables that were built once, and have no room today, are done without", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  const store: TableStore = {
    get: async () => undefined,
    has: async (key) => key.startsWith("optimal-giant"),
    put: async () => {},
  };
  const state = walked(10, seededRandom("no room"));
  const request = { method: "optimal", all: true, store } as const;
  await expect(solve(state, { ...request, tier: "giant" })).rejects.toMatchObject({ code: "no-memory" });
  const { length, optimal } = await solve(state, request);
  expect(optimal).toBe(true);
  expect(length).toBeLessThanOrEqual(10);
  vi.unstubAllGlobals();
});

/** It takes longer to make than all of these tests, so `npm test` has one that knows less and is as right. */
const SHAPE = isWholeRun ? shapeOfTier("small") : ({ corners: "tetrads", flips: true, base: 7 } as const);

describe("the small table", () => {
  let small: PreparedSolver;
  let least: PreparedSolver;
  beforeAll(() => {
    small = prepareNow(isWholeRun ? optimalSolver("small") : solverOfShape("small", SHAPE));
    least = prepareNow(solverOfShape("test", { corners: "tetrads", flips: false, base: 7 }));
  });

  test("walks of up to 13 moves are solved, never longer than the walk; a smaller table finds the same lengths", () => {
    const random = seededRandom("slow walks");
    for (let i = 0; i < samples(60, 14); i++) {
      const length = i % 14;
      const state = walked(length, random);
      const { best, bound } = searchNow(small, state);
      expect(best!.length).toBeLessThanOrEqual(length);
      expect(best!.length).toBe(bound);
      expect(isSolvedBy(state, turnsOfMoves(best!, 3))).toBe(true);
      if (length < 13) expect(searchNow(least, state).best!.length).toBe(best!.length);
    }
  });

  test("all shortest solutions: each solves, no two are alike, the inverse has as many", () => {
    const random = seededRandom("all");
    for (let i = 0; i < samples(10, 4); i++) {
      const state = walked(8 + (i % 4), random);
      const { solutions } = searchNow(small, state, 20, true);
      expect(new Set(solutions!.map((moves) => moves.join())).size).toBe(solutions!.length);
      for (const moves of solutions!) expect(isSolvedBy(state, turnsOfMoves(moves, 3))).toBe(true);
      // Reversed, turns of opposite faces may need exchanging, but they pair off.
      expect(searchNow(small, invertState(state), 20, true).solutions!.length).toBe(solutions!.length);
    }
  });

  test("maxLength proves a bound: no solution below the shortest", () => {
    const random = seededRandom("bound");
    for (let i = 0; i < samples(10, 4); i++) {
      const state = walked(12, random);
      const { best } = searchNow(small, state);
      const search = searchNow(small, state, best!.length - 1);
      expect(search.best).toBeUndefined();
      expect(search.bound).toBe(best!.length);
    }
  });

  wholeRunTest(
    "the superflip is not blind ground: no solution of 14 moves, with less work than a random cube makes for 15",
    () => {
      const superflip = assemblyFromCubies({
        ...cubiesOf(solvedState(3)),
        eo: new Array<number>(12).fill(1),
      });
      if (!superflip.ok) throw new Error(superflip.error.message);
      const search = searchNow(small, superflip.value as CubeState, 14);
      expect(search.best).toBeUndefined();
      expect(search.bound).toBe(15);
      const random = searchNow(small, randomState(3, seededRandom("fifteen")), 15);
      expect(search.nodes).toBeLessThan(random.nodes);
    },
  );

  wholeRunTest("random cubes need more than 14 moves, as nearly all do", () => {
    const random = seededRandom("fourteen");
    for (let i = 0; i < 3; i++) expect(searchNow(small, randomState(3, random), 13).best).toBeUndefined();
  });

  test("the plain kernel finds what the one on vectors finds, in as many moves tried", () => {
    const plain = prepareNow(solverOfShape("small", SHAPE, false), small.pack());
    expect(plain.wasStored).toBe(true);
    const random = seededRandom("kernels");
    for (let i = 0; i < 8; i++) {
      const state = i < 6 ? walked(11 + (i % 3), random) : randomState(3, random);
      const [one, other] = [small, plain].map((prepared) => searchNow(prepared, state, 13));
      expect(other.best).toEqual(one.best);
      expect(other.bound).toBe(one.bound);
      expect(other.nodes).toBe(one.nodes);
    }
  });

  wholeRunTest(
    "in quarter turns: walks of up to 11, never longer, of the walk's parity, and as short as the kernel of half turns allows",
    async () => {
      const random = seededRandom("quarters");
      for (let i = 0; i < samples(24, 12); i++) {
        const moves = Array.from(
          { length: i % 12 },
          () => [0, 2][randomBelow(2, random)] + 3 * randomBelow(6, random),
        );
        const state = turnStateBy(solvedState(3), turnsOfMoves(moves, 3));
        const found = await solve(state, { method: "optimal", metric: "QTM" });
        expect(found).toMatchObject({ metric: "QTM", optimal: true });
        expect(found.length).toBeLessThanOrEqual(moves.length);
        expect(found.length % 2).toBe(moves.length % 2);
        expect(isSolvedBy(state, found.turns)).toBe(true);
        const half = await solve(state, { method: "optimal" });
        expect(half.length).toBeLessThanOrEqual(found.length);
        expect(found.length).toBeLessThanOrEqual(2 * half.length);
      }
      await expect(
        solve(walked(9, random), { method: "optimal", metric: "QTM", maxLength: 4 }),
      ).rejects.toMatchObject({ code: "no-solution" });
      // Not asked for a proof, it is solved by other means.
      const quick = await solve(walked(9, random), { metric: "QTM" });
      expect(quick).toMatchObject({ metric: "QTM", optimal: false });
    },
  );

  test("a store that reads into place is read without a copy", async () => {
    const solver = solverOfShape("placed", { corners: "tetrads", flips: false, base: 3 });
    const packed = new Uint8Array(prepareNow(solver).pack());
    let placed: Uint8Array | undefined;
    const refusals: string[] = [];
    const store: TableStore = {
      get: () => Promise.reject(new Error("not this way")),
      put: async () => {},
      async readInto(_, place) {
        placed = place(packed.length);
        placed?.set(packed);
        return placed;
      },
      refused: (key, reason) => refusals.push(`${key}: ${reason}`),
    };
    const prepared = await prepare(solver, store);
    expect(prepared.wasStored).toBe(true);
    expect(prepared.packInPlace!().buffer).toBe(placed!.buffer);
    expect(solver.place!(packed.length - 4)).toBeUndefined();
    packed[100] ^= 1;
    const other = solverOfShape("placed again", { corners: "tetrads", flips: false, base: 3 });
    expect((await prepare(other, store)).wasStored).toBe(false);
    expect(refusals).toEqual([
      "optimal-placed again/3/HTM: the table file holds tables other than optimal-placed again/3/HTM",
    ]);
  });

  test("a half-made table is gone on with, and comes to the same", () => {
    const shape = { corners: "tetrads", flips: false, base: 5 } as const;
    const whole = prepareNow(solverOfShape("half", shape)).pack();
    const same = (packed: ArrayBuffer) => Buffer.compare(Buffer.from(packed), Buffer.from(whole)) === 0;
    for (const steps of [150, 1, 220].slice(0, samples(3))) {
      const broken = solverOfShape("half", shape);
      const work = broken.prepare();
      // Before the large table is begun there is nothing worth keeping.
      while (!broken.packHalf!()) expect(work.next().done).toBe(false);
      for (let i = 0; i < steps; i++) expect(work.next().done).toBe(false);
      const half = broken.packHalf!()!.slice();
      const again = solverOfShape("half", shape);
      const prepared = prepareNow(again, half);
      expect(prepared.wasStored).toBe(false);
      expect(prepared.refused).toBeUndefined();
      expect(same(prepared.pack())).toBe(true);
      expect(again.packHalf!()).toBeUndefined();
      // Another's half-made table, and a damaged one, are no use.
      if (isWholeRun)
        expect(prepareNow(solverOfShape("other half", shape), half).refused).toMatch(/tables other than/);
      half[half.length >> 1] ^= 1;
      const rebuilt = prepareNow(again, half);
      expect(rebuilt.refused).toMatch(/damaged/);
      expect(same(rebuilt.pack())).toBe(true);
    }
  });

  test("a stored table serves as the made one; one that was changed by a bit is rebuilt", () => {
    const shape = { corners: "tetrads", flips: false, base: 3 } as const;
    const solver = solverOfShape("stored", shape);
    const packed = prepareNow(solver).pack();
    const read = prepareNow(solver, packed.slice());
    expect(read.wasStored).toBe(true);
    const state = walked(6, seededRandom("stored"));
    const { best } = searchNow(read, state);
    const middle = packed.byteLength >> 1;
    for (const at of inEachRun([5, 70, middle, packed.byteLength - 3], [middle])) {
      const damaged = packed.slice();
      new Uint8Array(damaged)[at] ^= 16;
      const again = prepareNow(solver, damaged);
      expect(again.wasStored).toBe(false);
      expect(searchNow(again, state).best).toEqual(best);
    }
    expect(prepareNow(solverOfShape("other", shape), packed).wasStored).toBe(false);
  });
});
