import { beforeAll, describe, expect, test } from "vitest";
import { type KernelPair, kernelPair } from "../../../test/kernel-pair.ts";
import { inEachRun } from "../../../test/samples.ts";
import { walked } from "../../../test/walked.ts";
import { faceTurns } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  conjugateState,
  faceSequences,
  inHalfTurns,
  inQuarterTurns,
  mayFollow,
  moveTable,
  NO_MOVE,
  orbitIndex,
  orientationCoordinate,
  turnsOfMoves,
} from "../../search/index.ts";
import {
  type CubeState,
  coloringOf,
  invertState,
  isSolved,
  printFacelets,
  randomState,
  solvedState,
  turnState,
  turnStateBy,
} from "../../state/index.ts";
import { solve } from "../solve.ts";
import { EXHAUSTED, FOUND } from "../two-phase/outcome.ts";
import { cosetBound, placeOf, tableBound } from "./bound.ts";
import { allMoveImages, cornerClasses } from "./corner-classes.ts";
import { cornerCosets, cornerOrderMoves } from "./corner-orders.ts";
import { type CosetShape, cosetTableBytes } from "./coset-space.ts";
import { addNear, clearNear, NEAR_BYTES, nearDistance } from "./coset-table.ts";
import { conjugateIndex, edgeSlices, packTriple, tripleAfter } from "./edge-slices.ts";
import type { OptimalKernel } from "./kernel.ts";
import { allPrefixes } from "./prefixes.ts";
import { codeOfTask, joinTask, startTask, type WalkTask } from "./shared-walk.ts";
import { allocateTable } from "./solver.ts";
import { bytesOfTier, TIERS, type Tier } from "./tiers.ts";
import { vectorRoot } from "./vector-kernel.ts";
import { configurationOf, MAX_WALKS, placeVectors, walkAddresses } from "./vector-memory.ts";

/** Expanded only a few levels, a table is made in a moment, and its bounds are low and as true as others. */
const SHALLOW: CosetShape = { corners: "tetrads", flips: false, base: 4 };

let shallow: KernelPair;
let quarters: KernelPair;
beforeAll(() => {
  shallow = kernelPair(SHALLOW);
  quarters = kernelPair(SHALLOW, "QTM");
});

describe("a shallow table", () => {
  test("the bound of a cube is never above its distance: walks of 0 … 8 moves, and their inverses", () => {
    const random = seededRandom("admissible");
    for (let i = 0; i < 600; i++) {
      const length = i % 9;
      const state = walked(length, random);
      expect(tableBound(shallow.tables, state)).toBeLessThanOrEqual(length);
      expect(tableBound(shallow.tables, invertState(state))).toBeLessThanOrEqual(length);
    }
  });

  test("near cosets have their distances: one move from solved is 0 or 1, as half turns are alike", () => {
    faceTurns(3).forEach((turn, move) => {
      const bound = tableBound(shallow.tables, turnState(solvedState(3), turn));
      expect(bound).toBe(move % 3 === 1 ? 0 : 1);
    });
  });

  // The reference: cosets known by one cube each, turn by turn. Two bits a coset and rows that stay in the cache have a loop of their own.
  test("cosets to 5 moves have the distances that a breadth-first search over cubes gives them", () => {
    const { tables } = shallow;
    const seen = new Set([placeOf(tables, solvedState(3))]);
    let level: CubeState[] = [solvedState(3)];
    let exact = 0;
    let cosets = 0;
    for (let distance = 0; distance <= SHALLOW.base + 1; distance++) {
      const next: CubeState[] = [];
      for (const state of level) {
        const bound = cosetBound(tables, state);
        expect(bound).toBeLessThanOrEqual(distance);
        cosets++;
        if (bound === distance) exact++;
        if (distance > SHALLOW.base) continue;
        for (const turn of faceTurns(3)) {
          const reached = turnState(state, turn);
          const place = placeOf(tables, reached);
          if (seen.has(place)) continue;
          seen.add(place);
          next.push(reached);
        }
      }
      level = next;
    }
    // Distances below the last two are hashed, and a few share their places.
    expect(exact / cosets).toBeGreaterThan(0.99);
    expect(cosets).toBeGreaterThan(1000);
  });

  test("nearly all random cubes are as far as the table can tell", () => {
    const random = seededRandom("far");
    for (let i = 0; i < 100; i++)
      expect(cosetBound(shallow.tables, randomState(3, random))).toBe(SHALLOW.base + 2);
  });
});

test("a hashed distance is never above any that was put there", () => {
  const near = new Uint8Array(NEAR_BYTES);
  clearNear(near);
  const random = seededRandom("near");
  const entries = Array.from({ length: 20_000 }, (_, i) => ({
    place: randomBelow(200_000_000, random),
    lift: 2 * randomBelow(16, random),
    distance: i % 7,
  }));
  for (const { place, lift, distance } of entries) addNear(near, place, lift, distance);
  let exact = 0;
  for (const { place, lift, distance } of entries) {
    const read = nearDistance(near, place, lift, 9);
    expect(read).toBeLessThanOrEqual(distance);
    if (read === distance) exact++;
  }
  expect(exact).toBeGreaterThan(19_000);
});

describe.each(["plain", "vector"] as const)("the %s kernel", (kind) => {
  test("symmetries and the inverse leave what is found as it is: the same length, all of them", () => {
    const random = seededRandom("symmetric");
    const state = walked(5, random);
    const { length, solutions } = solutionsOf(shallow[kind], state);
    for (const symmetry of [1, 5, 11, 23, 24, 31, 47])
      expect(solutionsOf(shallow[kind], conjugateState(state, symmetry))).toMatchObject({
        length,
        solutions: { length: solutions.length },
      });
    expect(solutionsOf(shallow[kind], invertState(state)).length).toBe(length);
  });

  test.each([
    // Published: 1 + 18 + 243 + 3,240 states, and in quarter turns 1 + 12 + 114 + 1,068.
    ["HTM", 3502],
    ["QTM", 1195],
  ] as const)(
    "plain breadth-first search agrees in %s: states to 3 moves, and how many solutions they have",
    (metric, count) => {
      const kernel = (metric === "HTM" ? shallow : quarters)[kind];
      // Every sequence in the standard order, by the state it leads to: the shortest ones are the inverses of solutions.
      const { list, count: widths, next: states } = faceSequences(metric);
      const shortest = new Map<string, { state: CubeState; length: number; ways: number }>();
      let level = [{ state: solvedState(3), last: NO_MOVE }];
      for (let length = 0; length <= 3; length++) {
        const next: typeof level = [];
        for (const { state, last } of level) {
          const key = printFacelets(coloringOf(state));
          const known = shortest.get(key);
          if (!known) shortest.set(key, { state, length, ways: 1 });
          else if (known.length === length) known.ways++;
          for (const move of list.subarray(last * 18, last * 18 + widths[last]))
            next.push({ state: turnState(state, faceTurns(3)[move]), last: states[last * 18 + move] });
        }
        level = next;
      }
      expect(shortest.size).toBe(count);
      let index = 0;
      for (const { state, length, ways } of shortest.values()) {
        if (index++ % 7 > 0) continue;
        const found = solutionsOf(kernel, state);
        expect(found.length).toBe(length);
        expect(found.solutions.length).toBe(ways);
        for (const moves of found.solutions)
          expect(isSolved(turnStateBy(state, turnsOfMoves(moves, 3)))).toBe(true);
      }
    },
  );

  test("walks of up to 6 moves are solved in no more, whatever the budget between pauses", () => {
    const random = seededRandom("walks");
    for (let length = 0; length <= 6; length++) {
      const state = walked(length, random);
      const plenty = solutionsOf(shallow[kind], state);
      expect(plenty.length).toBeLessThanOrEqual(length);
      expect(solutionsOf(shallow[kind], state, 7)).toEqual(plenty);
    }
  });

  test("what begins with a move is found when the walk is told to begin with it, and nothing else", () => {
    const random = seededRandom("prefixes");
    const state = walked(6, random);
    const kernel = shallow[kind];
    const { length, solutions } = solutionsOf(kernel, state);
    for (let move = 0; move < 18; move++) {
      const wanted = solutions.filter(([first]) => first === move);
      expect(new Set(allOf(kernel, state, length, 1e9, [move]).map(String))).toEqual(
        new Set(wanted.map(String)),
      );
    }
  });
});

test("both kernels do the same work: as many moves tried, to the last", () => {
  const random = seededRandom("work");
  for (let i = 0; i < 3; i++) {
    const state = randomState(3, random);
    const left = [shallow.plain, shallow.vector].map((kernel) => {
      kernel.start(state, 9);
      expect(kernel.run(1e9)).toBe(EXHAUSTED);
      return kernel.left;
    });
    expect(left[0]).toBeLessThan(1e9 - 1e4);
    expect(left[0]).toBe(left[1]);
  }
});

test("a length that two threads share: what they find together is what one finds, each piece once", () => {
  const random = seededRandom("shared");
  const { tables, vectors, addresses } = shallow;
  const control = addresses[0] + vectors.code.layout.CONTROL;
  for (const length of [3, 6, 7]) {
    const state = walked(length, random);
    const task = (all: boolean): WalkTask => ({
      memory: vectors.memory,
      configuration: configurationOf(tables),
      control,
      root: vectorRoot(tables, vectors.code, state),
      depth: length,
      prefixes: allPrefixes("HTM")(20),
      all,
    });
    const work = (all: boolean) => {
      startTask(vectors.memory, control);
      const parts = addresses.map((address) => joinTask(task(all), codeOfTask(task(all)), address));
      // By turns, as threads would, but in one.
      for (let over = 0; over < parts.length; ) over = parts.filter((part) => part.advance(50)).length;
      const pieces = parts.flatMap((part) => part.pieces ?? []);
      expect(new Set(pieces.map(([piece]) => piece)).size).toBe(pieces.length);
      for (const part of parts)
        expect((part.pieces ?? []).reduce((sum, [, moves]) => sum + moves, 0)).toBe(part.nodes);
      return parts.flatMap(({ solutions }) => solutions.map(String));
    };
    const expected = allOf(shallow.plain, state, length, 1e9).map(String);
    expect(work(true).sort()).toEqual(expected.sort());
    const found = work(false);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(expected).toContain(one);
  }
});

test("walks are lent to as many as there are, and lent again when they come back, once each", () => {
  const walks = walkAddresses(placeVectors(1024)!);
  const taken = walks.take(MAX_WALKS)!;
  expect(new Set(taken).size).toBe(MAX_WALKS);
  expect(walks.take(1)).toBeUndefined();
  const owner = {};
  const release = walks.lend(owner, taken.slice(0, 2));
  release();
  release();
  expect(new Set(walks.take(2))).toEqual(new Set(taken.slice(0, 2)));
  expect(walks.take(1)).toBeUndefined();
});

test("memory that is not there is an error that names the smaller tier", () => {
  expect(() => allocateTable("large", [2 ** 45])).toThrow(
    /^Not enough memory for the large table \(\d+ MB\); use medium\.$/,
  );
  expect(() => allocateTable("small", [2 ** 45])).toThrow(/close other programs/);
});

test("the classes of corners are as many as the sizes of the tables count on", { tags: ["seconds"] }, () => {
  const orderMoves = cornerOrderMoves();
  const twistMoves = moveTable(orientationCoordinate("twist", 3, orbitIndex(3, "corner")));
  // 3,393 is published: the classes of twist and tetrads under the 48 symmetries (S. Tronto, H48).
  const kinds = [
    ["tetrads", 3393],
    ["even", 6786],
    ["squares", 19926],
  ] as const;
  for (const [kind, classes] of inEachRun(kinds, kinds.slice(0, 2))) {
    const shape: CosetShape = { corners: kind, flips: false, base: 1 };
    expect(cornerClasses(cornerCosets(kind, orderMoves), twistMoves).count).toBe(classes);
    expect(cosetTableBytes(shape)).toBe(classes * Math.ceil(34650 / 16) * 4);
  }
  expect(TIERS.map((tier) => Math.round(bytesOfTier(tier) / 1e6))).toEqual([62, 238, 693, 1384, 2765]);
});

test("symmetries act on the edges, flips included: (x·m)ˢ = xˢ·mˢ", () => {
  const edges = edgeSlices(true);
  const images = allMoveImages();
  const random = seededRandom("edges");
  const triple = () => {
    let packed = packTriple([0, 4, 8].map((first) => edges.setRank[15 << first]));
    for (let i = 0; i < 30; i++) packed = tripleAfter(edges, packed, randomBelow(18, random));
    return packed;
  };
  /** The triple whose conjugate by symmetry s has an index, found by looking. */
  const byIndex = new Map<number, number>();
  let wrong = 0;
  for (let i = 0; i < 20_000; i++) {
    const packed = triple();
    byIndex.set(conjugateIndex(edges, packed, 0), packed);
  }
  let compared = 0;
  for (const packed of byIndex.values()) {
    const [move, s] = [18, 48].map((bound) => randomBelow(bound, random));
    const conjugate = byIndex.get(conjugateIndex(edges, packed, s));
    if (conjugate === undefined) continue;
    compared++;
    const after = conjugateIndex(edges, tripleAfter(edges, packed, move), s);
    if (after !== conjugateIndex(edges, tripleAfter(edges, conjugate, images[s * 18 + move]), 0)) wrong++;
  }
  expect(compared).toBeGreaterThan(1000);
  expect(wrong).toBe(0);
});

test("half turns as two quarter turns and back", () => {
  expect(inQuarterTurns([0, 1, 2, 4])).toEqual([0, 0, 0, 2, 3, 3]);
  expect(inHalfTurns([3, 3, 0, 2, 3, 0, 0])).toEqual([4, 0, 2, 3, 1]);
  const { list, count } = faceSequences("HTM");
  for (let previous = 0; previous <= 18; previous++)
    expect([...list.subarray(18 * previous, 18 * previous + count[previous])]).toEqual(
      [...Array(18).keys()].filter((move) => mayFollow(previous, move)),
    );
});

test("what two-phase proves at once needs no large table: a few turns, and a bound too low for any solution", async () => {
  const state = walked(4, seededRandom("four"));
  expect(await solve(state, { method: "optimal" })).toMatchObject({ length: 4, optimal: true });
  await expect(solve(state, { method: "optimal", maxLength: 3 })).rejects.toMatchObject({
    code: "no-solution",
  });
  await expect(solve(state, { method: "optimal", tier: "vast" as Tier })).rejects.toThrow(
    /"tier" expected one of/,
  );
});

test("while the table is made, a signal and a timeout are heard", { tags: ["seconds"] }, async () => {
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
  kernel: OptimalKernel,
  state: CubeState,
  budget = 1e9,
): { length: number; solutions: number[][] } {
  for (let length = 0; ; length++) {
    const solutions = allOf(kernel, state, length, budget);
    if (solutions.length > 0) return { length, solutions };
  }
}

function allOf(
  kernel: OptimalKernel,
  state: CubeState,
  length: number,
  budget: number,
  prefix: readonly number[] = [],
): number[][] {
  const solutions: number[][] = [];
  kernel.start(state, length, prefix);
  for (let outcome = FOUND; outcome !== EXHAUSTED; ) {
    outcome = kernel.run(budget);
    if (outcome === FOUND) solutions.push(kernel.moves());
  }
  return solutions;
}
