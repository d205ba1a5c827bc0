import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { samples } from "../../../test/samples.ts";
import { readAlg, turnsOf } from "../../notation/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { inHalfTurns, inQuarterTurns, mayFollow, movesOfMetric, turnsOfMoves } from "../../search/index.ts";
import { isSolved, randomState, solvedState, turnStateBy } from "../../state/index.ts";
import { solve } from "../solve.ts";
import { quarterSolver } from "./solver.ts";

const prepared = finish(quarterSolver.prepare());
const search = (state: ReturnType<typeof randomState>, maxLength = 26) => {
  const work = prepared.search(state, { maxLength, improve: false });
  while (!work.advance(100_000));
  return work;
};
const after = (moves: readonly number[]) => turnStateBy(solvedState(3), turnsOfMoves(moves, 3));

describe("the two-phase search in quarter turns", () => {
  test("solves random cubes within 26, and lengths have the parity of the cube", async () => {
    const random = seededRandom("quarters");
    for (let round = 0; round < samples(4, 2); round++) {
      const state = randomState(3, random);
      const { length, alg, metric } = await solve(state, { metric: "QTM" });
      expect(metric).toBe("QTM");
      expect(length).toBeLessThanOrEqual(26);
      expect(isSolved(turnStateBy(state, turnsOf(readAlg(alg), 3)))).toBe(true);
      const { turns } = await solve(state);
      const quarters = turns.reduce((sum, turn) => sum + (turn.quarters === 2 ? 2 : 1), 0);
      expect(length % 2).toBe(quarters % 2);
    }
  });

  test("what up to three quarter turns lead to takes as many as trying all sequences says, and that is proved", () => {
    const quarters = movesOfMetric("QTM");
    const key = (moves: readonly number[]) => after(moves).rotations.join();
    const least = new Map([[key([]), 0]]);
    let sequences: number[][] = [[]];
    for (let length = 1; length <= 3; length++) {
      sequences = sequences.flatMap((moves) => quarters.map((move) => [...moves, move]));
      for (const moves of sequences) if (!least.has(key(moves))) least.set(key(moves), length);
    }
    // Known: 1, 12, 114, 1068 positions at distance 0 … 3.
    expect(least.size).toBe(1 + 12 + 114 + 1068);
    const random = seededRandom("few quarters");
    for (let round = 0; round < 60; round++) {
      const moves = sequences[randomBelow(sequences.length, random)];
      const { best, bound } = search(after(moves));
      expect(best).toHaveLength(least.get(key(moves))!);
      expect(bound).toBe(best!.length);
      expect(isSolved(turnStateBy(after(moves), turnsOfMoves(best!, 3)))).toBe(true);
    }
  });

  test("no cube takes more quarter turns than those that made it, nor has one a solution below its distance", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...movesOfMetric("QTM")), { maxLength: 8 }), (moves) => {
        const { best } = search(after(moves));
        expect(best!.length).toBeLessThanOrEqual(moves.length);
        expect((moves.length - best!.length) % 2).toBe(0);
        if (best!.length > 0) expect(search(after(moves), best!.length - 1).best).toBeUndefined();
        const halves = inHalfTurns(best!);
        expect(inQuarterTurns(halves)).toEqual([...best!]);
        halves.forEach((move, i) => {
          if (i > 0) expect(mayFollow(halves[i - 1], move) || halves[i - 1] % 3 === 1).toBe(true);
        });
      }),
      { numRuns: 20 },
    );
  });

  test("packed tables are read again, and give the same", () => {
    const again = finish(quarterSolver.prepare(prepared.pack!()));
    const state = after([0, 3, 6, 9, 12, 15, 2, 5]);
    const work = again.search(state, { maxLength: 26, improve: false });
    while (!work.advance(100_000));
    expect(work.best).toEqual(search(state).best);
    expect(again.bytes).toBe(prepared.bytes);
  });
});
