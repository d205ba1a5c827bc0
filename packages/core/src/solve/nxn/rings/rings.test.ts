import { expect, test } from "vitest";
import { seededRandom } from "../../../perm/index.ts";
import { coloringOf, randomState } from "../../../state/index.ts";
import { type BeamSpace, MAX_COST, ringBeam } from "./ring-beam.ts";
import { ringSteps } from "./ring-steps.ts";

function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

test.each([6, 7, 8, 9, 10, 11, 17, 33])("n = %i: every center orbit has its step", (size) => {
  const { length } = coloringOf(randomState(size, seededRandom("orbits"))).colors;
  const seen = new Set<number>();
  for (const { placed, bar } of ringSteps(size))
    for (const orbit of [...placed, ...bar]) for (const facelet of orbit.facelets) seen.add(facelet);
  // A bar of an even cube has two middles, and one of them stands for both once they are joined.
  expect(seen.size).toBe(length - 6 * (4 * (size - 1)) - (size % 2 === 0 ? 0 : 6));
});

test("a beam finds the shortest way where the costs are distances, and none where there is none", () => {
  const line = (goal: number): BeamSpace => ({
    words: 1,
    moves: 3,
    isGoal: (positions, from) => positions[from] === goal,
    costs(positions, from, into, to) {
      for (let move = 0; move < 3; move++)
        into[to + move] = Math.min(MAX_COST, Math.abs(after(positions[from], move) - goal));
    },
    make(positions, from, move, into, to) {
      into[to] = after(positions[from], move);
    },
  });
  const after = (at: number, move: number) => (at + [1, 90, 99][move]) % 100;
  const way = finished(ringBeam(line(35), Int32Array.of(3), 100))!;
  expect(way.reduce(after, 3)).toBe(35);
  expect(way.length).toBe(shortest(3, 35));
  expect(finished(ringBeam({ ...line(1000), moves: 1 }, Int32Array.of(0), 5))).toBeUndefined();

  function shortest(from: number, to: number): number {
    const distances = new Map([[from, 0]]);
    for (const [at, distance] of distances)
      for (let move = 0; move < 3; move++)
        if (!distances.has(after(at, move))) distances.set(after(at, move), distance + 1);
    return distances.get(to)!;
  }
});
