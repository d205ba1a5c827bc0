import { expect, test } from "vitest";
import { allTurns } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import {
  announceLength,
  isWorking,
  openSolutions,
  postSolution,
  setWorking,
  sharedSolutions,
  shortestLength,
  solutionIn,
  versionOf,
} from "./crew-search.ts";

test("solutions are read as they were left, each in its place, and the shortest length counts", () => {
  const random = seededRandom("places");
  for (const size of [4, 9, 100]) {
    const shared = sharedSolutions(size, 3);
    const other = openSolutions(size, shared.integers.buffer as SharedArrayBuffer);
    const all = allTurns(size);
    const made = (count: number) => Array.from({ length: count }, () => all[randomBelow(all.length, random)]);
    expect([0, 1, 2].map((place) => solutionIn(shared, place))).toEqual([undefined, undefined, undefined]);
    announceLength(shared, 90);
    for (const [place, count] of [
      [0, 80],
      [2, 0],
      [0, 120],
    ]) {
      const turns = made(count);
      const before = versionOf(shared, place);
      postSolution(other, place, turns);
      expect(versionOf(shared, place)).toBe(before + 2);
      expect(solutionIn(shared, place)).toEqual(turns);
    }
    expect(solutionIn(shared, 1)).toBeUndefined();
    expect(shortestLength(shared)).toBe(0);
    setWorking(other, 1, true);
    expect([0, 1, 2].map((place) => isWorking(shared, place))).toEqual([false, true, false]);
  }
});

test("what is too long for a place is left out, and what is being written is not read", () => {
  const shared = sharedSolutions(4, 1);
  const [turn] = allTurns(4);
  postSolution(
    shared,
    0,
    Array.from({ length: 1000 }, () => turn),
  );
  expect(solutionIn(shared, 0)).toBeUndefined();
  postSolution(shared, 0, [turn]);
  Atomics.add(shared.integers, 2, 1);
  expect(solutionIn(shared, 0)).toBeUndefined();
});
