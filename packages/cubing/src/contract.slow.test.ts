/** Large cubes against the installed cubing.js: each is solved and scrambled, which takes tables and seconds. */
import { Cube, seededRandom } from "@cubegram/core";
import type { KPattern } from "cubing/kpuzzle";
import { puzzles } from "cubing/puzzles";
import { expect, test } from "vitest";
import { inEachRun, samples } from "../../core/test/samples.ts";
import { centerFaces } from "../test/center-faces.ts";
import { randomScrambleForEvent, solvePattern, toKPattern } from "./index.ts";
import { nameOf, orbitTables } from "./tables.ts";

const WHOLE_CUBE = ["", "x", "x2", "x'", "z", "z'"].flatMap((up) =>
  ["", "y", "y2", "y'"].map((around) => `${up} ${around}`),
);

/** What can be seen of a pattern: corners, edges and wings as pieces, centers by their face. */
function seen(pattern: KPattern): string {
  const orbits = pattern.kpuzzle.definition.orbits.map(({ orbitName, numPieces }) => {
    const { pieces, orientation } = pattern.patternData[orbitName];
    if (!orbitName.startsWith("CENTERS")) return { pieces, orientation };
    if (numPieces === 6) return { pieces };
    const faceOf = centerFaces(pattern.kpuzzle, orbitName);
    return { pieces: pieces.map((piece) => faceOf[piece]) };
  });
  return JSON.stringify(orbits);
}

// In `npm test` the one that may be held another way at the end; patterns of the other sizes are in contract.test.ts.
test.each(inEachRun([4, 5, 6, 7], [4]))(
  "n = %i: cubing.js's own turns by our moves solve, and scramble",
  async (size) => {
    const kpuzzle = await puzzles[nameOf(size)].kpuzzle();
    expect(orbitTables(kpuzzle, size)).toHaveLength(kpuzzle.definition.orbits.length);
    const solved = kpuzzle.defaultPattern();
    const held = new Set(WHOLE_CUBE.map((moves) => seen(solved.applyAlg(moves))));
    expect(held.size).toBe(24);
    for (let run = 0; run < samples(4); run++) {
      const seed = `contract ${run}`;
      const scramble = await randomScrambleForEvent(String(size).repeat(3), { random: seededRandom(seed) });
      const scrambled = solved.applyAlg(scramble);
      // An even cube may be held another way at the end.
      const dealt = seen(await toKPattern(Cube.random(size, seededRandom(seed))));
      expect(WHOLE_CUBE.some((moves) => seen(scrambled.applyAlg(moves)) === dealt)).toBe(true);
      expect(held.has(seen(scrambled))).toBe(false);
      expect(held.has(seen(scrambled.applyAlg(await solvePattern(scrambled))))).toBe(true);
    }
  },
);
