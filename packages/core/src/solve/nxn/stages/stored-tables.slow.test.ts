/** The tables of 4x4 and 5x5 in a store: written, read back by another preparation, and damaged. */
import { describe, expect, test } from "vitest";
import { samples } from "../../../../test/samples.ts";
import { prepareNow } from "../../../../test/solve-now.ts";
import type { Turn } from "../../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../../perm/index.ts";
import { prepare, type StageRecord, type TableStore } from "../../../search/index.ts";
import { randomState } from "../../../state/index.ts";
import { twoPhaseSolver } from "../../two-phase/solver.ts";
import { fiveMethod } from "./five.ts";
import { fourMethod } from "./four.ts";
import { improve, type StagedMethod } from "./improve.ts";

/** Keeps copies, as a disk does. */
function memoryStore(kept: Map<string, ArrayBuffer>): TableStore {
  return {
    get: async (key) => kept.get(key)?.slice(0),
    put: async (key, buffer) => {
      kept.set(key, new Uint8Array(buffer).slice().buffer);
    },
  };
}

const threeByThree = prepareNow(twoPhaseSolver);
// Its tables grow beside searches, and a search with larger tables finds other solutions.
threeByThree.complete();

/** The first round's solutions, and in how many portions they were found. */
function solveFirstRound(method: StagedMethod, stages: readonly StageRecord[]) {
  const state = randomState(method.size, seededRandom("stored tables"));
  const found: (readonly Turn[])[] = [];
  const goal = { round: 0, below: 200, report: (turns: readonly Turn[]) => void found.push(turns) };
  const portions = countSteps(
    improve(method, stages, [{ state, late: 0 }], threeByThree, goal),
    Number.POSITIVE_INFINITY,
  );
  return { found, portions };
}

/** How many steps a preparation takes until it is ready, at most `most`. */
function countSteps(work: Generator, most: number): number {
  let count = 0;
  while (count < most && !work.next().done) count++;
  return count;
}

const METHODS: readonly (readonly [number, StagedMethod])[] = [
  [4, fourMethod],
  [5, fiveMethod],
];

describe.each(METHODS.slice(0, samples(METHODS.length)))("tables of size %i", (_, method) => {
  const kept = new Map<string, ArrayBuffer>();
  const store = memoryStore(kept);
  /** Preparations are cached by name: each name here acts as a process of its own. */
  const prepareAs = async (name: string, pauses: { count: number }) =>
    prepare({ ...method.recipe, name }, store, () => void pauses.count++);

  test("what is read back finds the same solutions in the same turns, and nothing is made again", async () => {
    const [making, reading] = [{ count: 0 }, { count: 0 }];
    const made = await prepareAs("writer", making);
    expect(made.wasStored).toBe(false);
    expect([...kept.keys()]).toEqual([method.recipe.key]);
    const read = await prepareAs("reader", reading);
    expect(read.wasStored).toBe(true);
    // What remains are small tables that are not worth storing.
    expect(reading.count).toBeLessThan(making.count / 4);
    expect(Buffer.from(read.pack()).equals(Buffer.from(kept.get(method.recipe.key)!))).toBe(true);
    const solved = solveFirstRound(method, read.stages);
    expect(solved.found).not.toEqual([]);
    expect(solved).toEqual(solveFirstRound(method, made.stages));
  }, 120_000);

  test("a damaged header, a damaged table, a cut file: none of it is read", () => {
    const whole = kept.get(method.recipe.key)!;
    const random = seededRandom("damage");
    const damaged = [0, 5, 9, 40, 64 + randomBelow(whole.byteLength - 64, random)].map((at) => {
      const bytes = new Uint8Array(whole.slice(0));
      bytes[at] ^= 1 << randomBelow(8, random);
      return bytes.buffer;
    });
    const whenRead = countSteps(method.recipe.prepare(whole), Number.POSITIVE_INFINITY);
    for (const buffer of [...damaged, whole.slice(0, whole.byteLength - 1), new ArrayBuffer(0)])
      expect(countSteps(method.recipe.prepare(buffer), whenRead + 1)).toBe(whenRead + 1);
  });
});
