import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FACES } from "../geometry/index.ts";
import { seededRandom } from "../perm/index.ts";
import { colouringOf, randomState, solvedColouring, UNKNOWN_COLOUR } from "../state/index.ts";
import { diagnose, possibleColours } from "./index.ts";

/** A random cube of which each sticker is left out with probability `holes`, and some are misread. */
function partial(size: number, seed: number, holes: number, misread = 0): Uint8Array {
  const random = seededRandom(`${seed}`);
  const { colours } = colouringOf(randomState(size, random));
  return colours.map((colour) => {
    if (random() < holes) return UNKNOWN_COLOUR;
    return random() < misread ? Math.floor(random() * 6) : colour;
  });
}

const lettersOf = (mask: number) => FACES.filter((_, colour) => (mask >> colour) & 1).join("");

/** What `diagnose` finds by counting: the judge. */
function judged(size: number, colours: Uint8Array): string[] | undefined {
  const { completions, state, faults } = diagnose({ size, colours }, { limit: 0, repairs: false });
  if (completions)
    return Array.from(colours, (colour, facelet) => FACES[colour] ?? completions.possible[facelet]);
  if (state) return Array.from(colours, (colour) => FACES[colour]);
  expect(faults.length).toBeGreaterThan(0);
  return undefined;
}

describe("the colours that a sticker can still have", () => {
  test.each([2, 3, 4, 5])("are those that counting finds: n = %i", (size) => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(0.02, 0.1, 0.3, 0.6, 0.9),
        fc.constantFrom(0, 0, 0.02),
        (seed, holes, misread) => {
          const colours = partial(size, seed, holes, misread);
          const masks = possibleColours({ size, colours });
          expect(masks && Array.from(masks, lettersOf)).toEqual(judged(size, colours));
        },
      ),
      { numRuns: size === 3 ? 60 : 20 },
    );
  });

  test("are all six on a blank cube, and its own on a finished one", () => {
    for (const size of [2, 3, 4, 7]) {
      const solved = solvedColouring(size);
      const blank = new Uint8Array(solved.colours.length).fill(UNKNOWN_COLOUR);
      expect(new Set(possibleColours({ size, colours: blank }))).toEqual(new Set([63]));
      expect(possibleColours(solved)).toEqual(solved.colours.map((colour) => 1 << colour));
    }
  });

  test("are none where no cube fits: a flipped edge, a twisted corner, two centers too many", () => {
    const spoiled = (size: number, ...changes: [number, number][]) => {
      const { colours } = solvedColouring(size);
      for (const [facelet, colour] of changes) colours[facelet] = colour;
      return { size, colours };
    };
    expect(possibleColours(spoiled(3, [7, 2], [19, 0]))).toBeUndefined();
    expect(possibleColours(spoiled(3, [8, 1], [9, 2], [20, 0]))).toBeUndefined();
    expect(possibleColours(spoiled(4, [5, 1]))).toBeUndefined();
  });
});
