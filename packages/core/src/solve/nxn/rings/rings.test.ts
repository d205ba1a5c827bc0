import { expect, test } from "vitest";
import { seededRandom } from "../../../perm/index.ts";
import { coloringOf, randomState } from "../../../state/index.ts";
import { ringSteps } from "./ring-steps.ts";

test.each([6, 7, 8, 9, 10, 11, 17, 33])("n = %i: every center orbit has its step", (size) => {
  const { length } = coloringOf(randomState(size, seededRandom("orbits"))).colors;
  const seen = new Set<number>();
  for (const { placed, bar } of ringSteps(size))
    for (const orbit of [...placed, ...bar]) for (const facelet of orbit) seen.add(facelet);
  // A bar of an even cube has two middles; once they are joined, one of them stands for both.
  expect(seen.size).toBe(length - 6 * (4 * (size - 1)) - (size % 2 === 0 ? 0 : 6));
});
