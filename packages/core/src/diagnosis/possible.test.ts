import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FACES } from "../geometry/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, randomState, solvedColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { diagnose, possibleColors } from "./index.ts";

/** A random cube of which each sticker is left out with probability `holes`, and some are misread. */
function partial(size: number, seed: number, holes: number, misread = 0): Uint8Array {
  const random = seededRandom(`${seed}`);
  const { colors } = coloringOf(randomState(size, random));
  return colors.map((color) => {
    if (random() < holes) return UNKNOWN_COLOR;
    return random() < misread ? Math.floor(random() * 6) : color;
  });
}

const lettersOf = (mask: number) => FACES.filter((_, color) => (mask >> color) & 1).join("");

/** What `diagnose` finds by counting: the reference. */
function byDiagnosis(size: number, colors: Uint8Array): string[] | undefined {
  const { completions, state, faults } = diagnose({ size, colors }, { limit: 0, repairs: false });
  if (completions)
    return Array.from(colors, (color, facelet) => FACES[color] ?? completions.possible[facelet]);
  if (state) return Array.from(colors, (color) => FACES[color]);
  expect(faults.length).toBeGreaterThan(0);
  return undefined;
}

describe("the colors that a sticker can still have", () => {
  test.each([2, 3, 4, 5])("are those that counting finds: n = %i", (size) => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(0.02, 0.1, 0.3, 0.6, 0.9),
        fc.constantFrom(0, 0, 0.02),
        (seed, holes, misread) => {
          const colors = partial(size, seed, holes, misread);
          const masks = possibleColors({ size, colors });
          expect(masks && Array.from(masks, lettersOf)).toEqual(byDiagnosis(size, colors));
        },
      ),
      { numRuns: size === 3 ? 60 : 20 },
    );
  });

  test("are all six on a blank cube, and its own on a finished one", () => {
    for (const size of [2, 3, 4, 7]) {
      const solved = solvedColoring(size);
      const blank = new Uint8Array(solved.colors.length).fill(UNKNOWN_COLOR);
      expect(new Set(possibleColors({ size, colors: blank }))).toEqual(new Set([63]));
      expect(possibleColors(solved)).toEqual(solved.colors.map((color) => 1 << color));
    }
  });

  test("are none where no cube fits: a flipped edge, a twisted corner, two centers too many", () => {
    const spoiled = (size: number, ...changes: [number, number][]) => {
      const { colors } = solvedColoring(size);
      for (const [facelet, color] of changes) colors[facelet] = color;
      return { size, colors };
    };
    expect(possibleColors(spoiled(3, [7, 2], [19, 0]))).toBeUndefined();
    expect(possibleColors(spoiled(3, [8, 1], [9, 2], [20, 0]))).toBeUndefined();
    expect(possibleColors(spoiled(4, [5, 1]))).toBeUndefined();
  });
});
