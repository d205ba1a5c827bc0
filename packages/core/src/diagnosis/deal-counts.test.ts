import { describe, expect, test } from "vitest";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { coloringOf, randomState, UNKNOWN_COLOR } from "../state/index.ts";
import { coreCompletions } from "./completions.ts";
import { countCore } from "./deal-counts.ts";
import { pieceTables } from "./piece-orbits.ts";

describe("the number of completions", () => {
  test.each([2, 3])("is that of the listing count, for partly known %ix cubes, legal or not", (size) => {
    const random = seededRandom(`count the core of ${size}`);
    const tables = pieceTables(size);
    for (let round = 0; round < 40; round++) {
      const { colors } = coloringOf(randomState(size, random));
      for (let left = randomBelow(colors.length, random); left > 0; left--)
        colors[randomBelow(colors.length, random)] = UNKNOWN_COLOR;
      if (round % 2) colors[randomBelow(colors.length, random)] = randomBelow(6, random);
      const listed = coreCompletions(tables, colors);
      const expected = "fault" in listed ? 0 : Number(listed.count);
      expect(countCore(tables, colors)).toBe(expected);
    }
  });

  test("of a blank 3x3 with known centers is the number of its states", () => {
    const colors = new Uint8Array(54).fill(UNKNOWN_COLOR);
    for (let face = 0; face < 6; face++) colors[face * 9 + 4] = face;
    expect(countCore(pieceTables(3), colors)).toBe(43252003274489856000);
  });
});
