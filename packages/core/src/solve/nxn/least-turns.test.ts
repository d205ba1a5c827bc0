import { expect, test } from "vitest";
import { allTurns } from "../../geometry/index.ts";
import { countMoves, printTurns, readAlg } from "../../notation/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { randomState, rotateState, solvedState, turnStateBy } from "../../state/index.ts";
import { leastTurns } from "./near-goal.ts";

test("no more turns are said to be needed than made the state, and none for a solved one", () => {
  const random = seededRandom("least");
  for (const size of [2, 3, 4, 5, 8, 17]) {
    expect(leastTurns(rotateState(solvedState(size), 7))).toBe(0);
    const all = allTurns(size);
    for (let i = 0; i < 60; i++) {
      const turns = Array.from({ length: 1 + (i % 12) }, () => all[randomBelow(all.length, random)]);
      const made = countMoves(readAlg(printTurns(turns, size)), size).htm;
      const least = leastTurns(turnStateBy(solvedState(size), turns));
      expect(least).toBeLessThanOrEqual(made);
      if (turns.length === 1 && made === 1) expect(least).toBe(1);
    }
    // On average 10/12 of the 12 n (n − 1) pairs differ in color, and a turn fixes at most 4 n.
    const mean =
      Array.from({ length: 20 }, () => leastTurns(randomState(size, random))).reduce((a, b) => a + b) / 20;
    expect(mean).toBeGreaterThan(2 * (size - 1));
  }
});
