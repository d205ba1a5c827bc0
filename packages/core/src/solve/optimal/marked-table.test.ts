import { expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { walked } from "../../../test/walked.ts";
import { seededRandom } from "../../perm/index.ts";
import { kindOfTables, type Metric, tableFileBytes } from "../../search/index.ts";
import { type CubeState, invertState } from "../../state/index.ts";
import type { SearchCrew } from "../table-solver.ts";
import { EXHAUSTED, FOUND } from "../two-phase/outcome.ts";
import { cosetBound, placeOf } from "./bound.ts";
import { type CosetShape, cosetSpace } from "./coset-space.ts";
import { type BuildPoint, startCosetTable } from "./coset-table.ts";
import type { OptimalKernel } from "./kernel.ts";
import { markTable } from "./marked-table.ts";
import { codeOfTask, joinTask, type WalkTask } from "./shared-walk.ts";
import { solverOfShape } from "./solver.ts";
import { optimalTables } from "./tables.ts";
import { makeParts, partLengths, partsOf } from "./tiers.ts";
import { vectorKernel } from "./vector-kernel.ts";
import { fillVectors, placeVectors, walkAddresses } from "./vector-memory.ts";

const SECONDS = { tags: ["seconds"] };

const SHALLOW: CosetShape = { corners: "tetrads", flips: false, base: 4 };

/** A table that was marked, whatever it sees. */
function marked(shape: CosetShape, metric: Metric, crew?: SearchCrew, from?: BuildPoint) {
  const space = finish(cosetSpace(shape, metric));
  const vectors = placeVectors(tableFileBytes(partLengths(shape)))!;
  const parts = partsOf(vectors.file, shape);
  const tables = optimalTables(space, parts, metric);
  fillVectors(vectors, tables);
  const walks = walkAddresses(vectors);
  const point = from ?? startCosetTable(space, parts);
  const marking = markTable(space, tables, { vectors, walks, crew }, metric, point);
  const kernel = () => vectorKernel(tables, vectors.code, vectors.memory, walks.take(1)![0]);
  return { parts, tables, marking, point, kernel };
}

/** The same table by breadth-first search. */
function searched(metric: Metric) {
  const space = finish(cosetSpace(SHALLOW, metric));
  const parts = partsOf(new Uint8Array(tableFileBytes(partLengths(SHALLOW))), SHALLOW);
  finish(makeParts(space, parts));
  return parts;
}

/** Two threads that are none: they work when they are asked to. Told of every task. */
function crewThatJoins(joins: WalkTask[], fails = false): SearchCrew {
  return {
    size: 2,
    async walk(task, addresses) {
      joins.push(task as WalkTask);
      const parts = addresses.map((address) =>
        joinTask(task as WalkTask, codeOfTask(task as WalkTask), address),
      );
      if (fails) throw new Error("a thread died");
      for (const part of parts) while (!part.advance(1000));
      return parts;
    },
  };
}

/** Compared as bytes: an assertion on millions of them takes seconds. */
const same = (one: Uint8Array | Int32Array, other: Uint8Array | Int32Array) =>
  Buffer.compare(
    Buffer.from(one.buffer, one.byteOffset, one.byteLength),
    Buffer.from(other.buffer, other.byteOffset, other.byteLength),
  ) === 0;

test.each(["HTM", "QTM"] as const)(
  "a table of cosets is what a breadth-first search makes of it: %s",
  (metric) => {
    const { marking, parts } = marked(SHALLOW, metric);
    finish(marking);
    const { words, near } = searched(metric);
    expect(same(parts.words, words)).toBe(true);
    expect(same(parts.near, near)).toBe(true);
  },
);

test(
  "a crew marks the same, also one that dies, and a run that goes on where another was",
  SECONDS,
  async () => {
    const { words } = searched("HTM");
    const joins: WalkTask[] = [];
    const crewOf = (fails: boolean) => crewThatJoins(joins, fails);
    for (const fails of [false, true]) {
      joins.length = 0;
      const { marking, parts } = marked(SHALLOW, "HTM", crewOf(fails));
      for (const step of marking) if (step instanceof Promise) await step;
      expect(same(parts.words, words)).toBe(true);
      // Of one that died, no more is asked.
      expect(joins.length > 1).toBe(!fails);
      expect(joins.length).toBeGreaterThan(0);
    }
    const before = marked(SHALLOW, "HTM");
    while (before.point.level < 5 || before.point.row < 4) before.marking.next();
    expect(before.point).toMatchObject({ level: 5 });
    const { level, row } = before.point;
    const after = marked(SHALLOW, "HTM", undefined, { level, row });
    after.parts.words.set(before.parts.words);
    after.parts.near.set(before.parts.near);
    expect(same(after.parts.words, words)).toBe(false);
    finish(after.marking);
    expect(same(after.parts.words, words)).toBe(true);
  },
);

test(
  "where flips at places count, an entry is the least distance of those that it stands for, never above a cube's",
  SECONDS,
  () => {
    const random = seededRandom("places");
    const { tables: coarse, marking: first } = marked(SHALLOW, "HTM");
    finish(first);
    for (const places of [1, 3]) {
      const shape = { ...SHALLOW, places };
      const { tables, marking } = marked(shape, "HTM");
      finish(marking);
      let nearer = 0;
      for (let i = 0; i < 600; i++) {
        const state = walked(i % 9, random);
        for (const cube of [state, invertState(state)]) {
          expect(cosetBound(tables, cube)).toBeLessThanOrEqual(i % 9);
          if (cosetBound(coarse, cube) < cosetBound(tables, cube)) nearer++;
          // One of the 2^places beside it is as near as the coset.
          const entries = placeOf(tables, cube) - (placeOf(tables, cube) % 2 ** places);
          const values = [...Array(2 ** places).keys()].map((flips) =>
            valueAt(tables.words, entries + flips),
          );
          expect(Math.min(...values)).toBe(valueAt(coarse.words, placeOf(coarse, cube)));
        }
      }
      expect(nearer).toBeGreaterThan(0);
    }
  },
);

const valueAt = (words: Int32Array, at: number) => (words[at >> 4] >>> ((at & 15) << 1)) & 3;

/** All solutions of exactly that length. */
function solutionsOf(kernel: OptimalKernel, state: CubeState, length: number): number {
  kernel.start(state, length);
  for (let count = 0; ; count++) {
    const outcome = kernel.run(1e9);
    if (outcome === EXHAUSTED) return count;
    expect(outcome).toBe(FOUND);
  }
}

test("half a table is not packed while a crew marks it", SECONDS, async () => {
  const solver = solverOfShape("halves", { ...SHALLOW, places: 1 });
  let waited = false;
  for (const step of solver.helpedBy!(crewThatJoins([])).prepare()) {
    if (step instanceof Promise) {
      expect(solver.packHalf!()).toBeUndefined();
      await step;
      waited = true;
    } else if (waited && step !== undefined) {
      expect(kindOfTables(solver.packHalf!()!)).toMatch(/ 4\.3$/);
      return;
    }
  }
  expect.unreachable();
});

test("without memory that threads share the tier below is named", () => {
  const solver = solverOfShape("giant", { ...SHALLOW, places: 1 }, false);
  expect(() => finish(solver.prepare())).toThrow(
    /^Not enough memory for the giant table \(\d+ MB\); use huge\.$/,
  );
});

test("a search with it finds what it finds with the cosets", SECONDS, () => {
  const random = seededRandom("marked");
  const coarse = marked(SHALLOW, "HTM");
  const fine = marked({ ...SHALLOW, places: 2 }, "HTM");
  for (const { marking } of [coarse, fine]) finish(marking);
  const [one, other] = [coarse.kernel(), fine.kernel()];
  for (let i = 0; i < 30; i++) {
    const length = 4 + (i % 4);
    const state = walked(length, random);
    const found = solutionsOf(other, state, length);
    expect(found).toBeGreaterThan(0);
    expect(found).toBe(solutionsOf(one, state, length));
  }
});
