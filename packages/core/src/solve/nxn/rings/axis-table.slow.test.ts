import { expect } from "vitest";
import { finish } from "../../../../test/finish.ts";
import { wholeRunTest } from "../../../../test/samples.ts";
import { axisTables } from "./axes-record.ts";
import { axisModel, PATTERNS } from "./positions.ts";
import { phaseTurns, ringSteps } from "./ring-steps.ts";

function modelOf(size: number, kind: string) {
  const step = ringSteps(size).find((each) => each.kind === kind)!;
  const model = axisModel(size, [...step.placed, ...step.bar], phaseTurns(size, step.blocks, 2));
  return { model, placed: step.placed.length };
}

type AxisGroup = readonly number[];

function made(size: number, kind: string, ...groups: readonly AxisGroup[]) {
  const { model, placed } = modelOf(size, kind);
  return finish(axisTables(model, groups, placed));
}

/** Breadth-first search over the arrangements themselves and the parity of their odd actions, to a given depth. */
function plainDistances(kind: string, size: number, group: AxisGroup, farthest: number): Map<string, number> {
  const { model, placed } = modelOf(size, kind);
  const isFree = group.some((orbit) => orbit >= placed);
  const distances = new Map<string, number>();
  let layer: number[][] = [];
  for (let pattern = 0; pattern < (isFree ? PATTERNS : 1); pattern++)
    layer.push([...group.map((orbit) => (orbit < placed ? model.home : pattern)), 0]);
  for (const each of layer) distances.set(each.join(), 0);
  for (let distance = 1; distance <= farthest; distance++) {
    const next: number[][] = [];
    for (const from of layer)
      for (const [action, rows] of model.actions.entries()) {
        const to = group.map((orbit, i) => rows[orbit * PATTERNS + from[i]]);
        to.push(from[group.length] ^ model.isOdd[action]);
        if (distances.has(to.join())) continue;
        distances.set(to.join(), distance);
        next.push(to);
      }
    layer = next;
  }
  return distances;
}

type AxisTable = ReturnType<typeof made>[number];

function distanceIn(
  { keys, third, fourth, span, distances }: AxisTable,
  arrangement: readonly number[],
): number {
  const [a, b, c = 0, d = 0] = arrangement.slice(0, -1);
  const key = keys[a * PATTERNS + b];
  const s = (key & 15) * PATTERNS;
  const pair = distances[(key >> 4) * span + third[s + c] + fourth[s + d]];
  return arrangement[arrangement.length - 1] === 0 ? pair & 15 : pair >> 4;
}

wholeRunTest(
  "classes have the distances of all their arrangements",
  () => {
    for (const [size, kind, group, farthest] of [
      [5, "place", [0, 1], 20],
      [6, "joinTwo", [0, 1, 2], 5],
      [7, "joinThree", [0, 3, 2, 4], 4],
    ] as const) {
      const plain = plainDistances(kind, size, group, farthest);
      const [table] = made(size, kind, group);
      expect(plain.size).toBeGreaterThan(PATTERNS);
      for (const [key, distance] of plain)
        expect(distanceIn(table, key.split(",").map(Number)), `${kind} ${key}`).toBe(distance);
    }
  },
  60_000,
);

wholeRunTest(
  "a mirrored group has the distances of its own arrangements",
  () => {
    const [table, mirrored, other] = made(7, "joinThree", [0, 1, 2, 3], [0, 1, 4, 3], [0, 3, 2, 4]);
    expect(mirrored.distances).toBe(table.distances);
    for (const [key, distance] of plainDistances("joinThree", 7, [0, 1, 4, 3], 4))
      expect(distanceIn(mirrored, key.split(",").map(Number)), key).toBe(distance);
    expect(other.distances).not.toBe(table.distances);
  },
  60_000,
);
