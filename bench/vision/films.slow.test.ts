/** A sample of the films of `npm run bench -- vision`, seeded, so that a reader that gets worse fails here. */
import { describe, expect, test } from "vitest";
import { inEachRun, samples } from "../../packages/core/test/samples.ts";
import { filmed } from "./films.mjs";
import { CONFIDENT } from "./score.mjs";

const numbers = (cubes: number) => Array.from({ length: cubes }, (_, cube) => cube);

describe("synthetic films, read until the reader is sure", () => {
  const FILMS = [
    { size: 3, kind: "ordinary", states: "random", cubes: 6 },
    { size: 3, kind: "hard", states: "random", cubes: 6 },
    { size: 3, kind: "ordinary", states: "few", cubes: 5 },
    { size: 2, kind: "ordinary", states: "random", cubes: 4 },
    { size: 4, kind: "ordinary", states: "random", cubes: 3 },
    { size: 5, kind: "hard", states: "random", cubes: 3 },
  ] as const;
  // All, also in hard light (glare, fingers, colored lamps, 2,500 to 8,000 K). In `npm test` the 3x3 in both, and the 2x2.
  const few = FILMS.filter(({ size, states }) => size <= 3 && states === "random");
  test.each(inEachRun(FILMS, few))(
    "$size layers, $kind light, $states cubes",
    ({ size, kind, states, cubes }) => {
      const films = numbers(samples(cubes)).map((cube) => filmed({ size, kind, states, cube }));
      expect(films.filter(({ right }) => !right)).toEqual([]);
      if (kind === "ordinary") expect(films.filter(({ mixed }) => mixed)).toEqual([]);
      for (const { reading, right, seed } of films)
        expect(right || !reading.ok || reading.value.confidence < CONFIDENT, seed).toBe(true);
    },
  );
});
