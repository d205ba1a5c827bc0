/** What holds for every stage that is a record. */
import { describe, expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { makeTable, prepareSteps, type StageRecord } from "../../search/index.ts";
import { solvedState } from "../../state/index.ts";
import type { BeamRecord } from "./beam-space.ts";
import { ringRecipe } from "./rings/ring-records.ts";
import { firstAxis, otherAxes } from "./setups/axes.ts";
import { setupGoal } from "./setups/goal.ts";
import { colorsHome } from "./setups/setups.ts";
import { fiveMethod, fiveStages } from "./stages/five.ts";
import { fourMethod } from "./stages/four.ts";
import { heldCandidate } from "./stages/stage-turns.ts";

/** The tables of a 5x5 that hold only positions near the goal go no farther here. */
const DEPTH = 5;

/** Beams begin where the rings before end, so rings have no `starts`. */
type Record = BeamRecord & Partial<Pick<StageRecord, "starts">>;

/** One axis placed, then the others; with bars and without, with the parity of wings and without. */
function ringRecords(): Record[] {
  return (["place", "joinTwo", "joinThree"] as const).flatMap((kind) =>
    ([0, 1] as const).flatMap((phase) =>
      [false, true].map((ends) => finish(prepareSteps(ringRecipe(kind, phase, ends))).record),
    ),
  );
}

/** Of a message that fixes no pieces, so what tables hold depends on the size only. */
function setupRecords(): Record[] {
  const goal = setupGoal(solvedState(5), undefined);
  return [finish(firstAxis(goal))(), finish(otherAxes(goal))(), finish(colorsHome(goal))];
}

/** Theirs are not in the records, since most depend on the message. The first are those of t on a 5x5; all add up to C(24,8), C(16,8), 70³. */
const SETUP_COUNTS: { readonly [stage: string]: readonly number[] } = {
  "first axis": [1, 4, 66, 900, 9626, 80_202, 329_202, 302_146, 13_324],
  "other axes": [1, 2, 25, 210, 722, 1752, 4033, 4014, 1977, 134],
  "colors home": [1, 6, 99, 1038, 8463, 47_986, 146_658, 128_914, 9835],
};

/** A record's goals, or, where no beam needs a list of them, how its solved cube may be looked at. */
function goalsOf({ goals, parts, starts }: Record, size: number): readonly (readonly number[])[] {
  if (goals || !starts) return goals ?? [];
  const found: number[][] = [];
  const row = new Int32Array(parts.length + 2);
  starts(heldCandidate(solvedState(size)), row, () => found.push([...row.subarray(0, parts.length)]));
  return found;
}

/** Made once: as long as all that is tested takes. */
const four = once(() => finish(prepareSteps(fourMethod.recipe)).stages);
const five = once(() => finish(fiveStages(makeTable, [DEPTH, DEPTH])));

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const STAGES: readonly (readonly [string, number, () => readonly Record[]])[] = [
  ["4x4", 4, four],
  ["5x5", 5, five],
  ["rings", 5, ringRecords],
  ["setups", 5, setupRecords],
];

test.each([
  ["4x4", fourMethod, four],
  ["5x5", fiveMethod, five],
] as const)("%s: the method has a step for each stage", (_, method, make) => {
  expect(method.steps.length).toBe(make().length);
});

/** The entry of what turns do not reach. */
const UNREACHED = 127;

describe.each(STAGES)("%s", (_, size, make) => {
  const stages = make();

  // Those of single orbits and of centers as counted by an independent program (docs/math/nxn-solving.md, section 7).
  test("every table holds as many positions at each distance as was counted", () => {
    for (const { name: stage, terms } of stages)
      for (const { name, counts = SETUP_COUNTS[stage] ?? [], tally } of terms) {
        const all = tally();
        const found = all.length > UNREACHED ? all.slice(0, counts.length) : all;
        if (all.length > UNREACHED) expect(Object.keys(all).length, name).toBe(counts.length + 1);
        expect([counts.length, DEPTH + 1], name).toContain(found.length);
        expect(found, name).toEqual(counts.slice(0, found.length));
      }
  });

  test("every term agrees with a plain search near its goals", () => {
    for (const stage of stages)
      for (const { name, of, at } of stage.terms) {
        const { parts, turns, beam } = stage;
        // Only the parts that the term looks at.
        const keyOf = (row: Int32Array) => of.map((place) => row[place]).join();
        const isExact = !NOT_EXACT.includes(name);
        const rows = goalsOf(stage, size).map((goal) => Int32Array.from(goal));
        const known = new Map(rows.map((row) => [keyOf(row), 0]));
        for (const row of rows) {
          const distance = known.get(keyOf(row))!;
          if (isExact ? at(row, 0) !== distance : at(row, 0) > distance)
            expect.fail(`${stage.name}, ${name}: ${at(row, 0)}, expected ${distance}`);
          const isFar = distance >= 3 && rows.length > ENOUGH;
          for (let turn = 0; !isFar && turn < turns.length && rows.length < LOOKED; turn++) {
            const child = row.map((value, place) => parts[place].after(value, turn));
            beam?.near?.rename?.(child, 0);
            if (known.has(keyOf(child))) continue;
            known.set(keyOf(child), distance + 1);
            rows.push(child);
          }
        }
        expect(rows.length, `${stage.name}, ${name}`).toBeGreaterThan(ENOUGH);
      }
  });

  /** Wings are parted in more ways than there are goals; filters may call a position nearer than it is. */
  const NOT_EXACT = ["parted wings", "pairs"];

  /** A search ends three turns from the goals, but looks at more than the first number of positions, and at most at the other. */
  const [ENOUGH, LOOKED] = [200, 4000];

  test("the bounds after all turns are those of the positions that the turns make", () => {
    const random = seededRandom("turns at once");
    for (const { name, parts, terms, turns, goals = [], starts, beam } of stages) {
      const degree = turns.length;
      const list = Uint8Array.from({ length: degree }, (_, turn) => turn);
      const found = new Uint8Array(degree);
      const weight = new Uint16Array(degree);
      let row = new Int32Array(parts.length);
      if (starts) starts(heldCandidate(solvedState(size)), row, () => {});
      else row.set(goals[0]);
      const seen = new Set<number>();
      for (let i = 0; i < 60; i++) {
        const made = turns.map((_, turn) => row.map((value, k) => parts[k].after(value, turn)));
        for (const { after, at } of terms) {
          const bounds = made.map((child) => at(child, 0));
          after(row, 0, list, 0, degree, found);
          expect(Array.from(found), name).toEqual(bounds);
          const first = randomBelow(degree, random);
          after(row, 0, list, first, degree, found);
          expect(Array.from(found.subarray(0, degree - first)), name).toEqual(bounds.slice(first));
          for (const bound of bounds) seen.add(bound);
        }
        beam?.weigh(row, 0, weight, 0, found);
        if (beam?.near) {
          const farthest = made.map((child) => Math.max(...terms.map(({ at }) => at(child, 0))));
          expect(Array.from(found), name).toEqual(farthest);
        }
        row = made[randomBelow(degree, random)];
      }
      expect(seen.size).toBeGreaterThan(4);
    }
  });
});
