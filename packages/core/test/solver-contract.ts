/** What every solver in the list promises: one suite, each record. */
import { expect, test } from "vitest";
import { faceTurns, type Turn } from "../src/geometry/index.ts";
import { randomBelow, seededRandom } from "../src/perm/index.ts";
import { type Solver, solve } from "../src/solve/index.ts";
import { type CubeState, randomState, rotateState, solvedState, turnStateBy } from "../src/state/index.ts";
import { isSolvedBy } from "./is-solved-by.ts";

/** A cube a few random turns from solved: `length` turns, no two in a row of the same face. */
export function scrambled(size: number, length: number, random: () => number): CubeState {
  const turns: Turn[] = [];
  let last = -1;
  while (turns.length < length) {
    const move = randomBelow(18, random);
    if (Math.floor(move / 3) === last) continue;
    last = Math.floor(move / 3);
    turns.push(faceTurns(size)[move]);
  }
  return turnStateBy(solvedState(size), turns);
}

/** The contract, on cubes of one size. A random 3x3 takes hours to prove, so short scrambles stand for them there. */
export function keepsContract(solver: Solver, size: number): void {
  const method = solver.name;
  const sample = (seed: string) => {
    const random = seededRandom(`every ${method} ${seed}`);
    return method === "optimal" ? scrambled(size, 7, random) : randomState(size, random);
  };

  test("cubes are solved, as the sticker model sees it; proved where it says so, and the same each time", async () => {
    // Reduction takes seconds.
    for (let i = 0; i < (method === "reduction" ? 1 : 3); i++) {
      const state = sample(`${i}`);
      const solution = await solve(state, { method });
      expect(isSolvedBy(state, solution.turns)).toBe(true);
      expect(size > 3 ? ["OBTM"] : solver.metrics).toContain(solution.metric);
      if (solver.proves) expect(solution.optimal).toBe(true);
      expect((await solve(state, { method })).alg).toBe(solution.alg);
    }
  });

  test("a solved cube needs nothing, held in any way, and that is optimal", async () => {
    for (const rotation of [0, 5, 17, 23])
      expect(await solve(rotateState(solvedState(size), rotation), { method })).toMatchObject({
        alg: "",
        turns: [],
        length: 0,
        optimal: true,
      });
  });

  test("other sizes are refused, with the methods that would do; so is who has given up", async () => {
    const [smallest, largest] = solver.sizes;
    for (const other of [smallest - 1, largest + 1].filter((n) => n >= 2 && n <= 6))
      await expect(solve(solvedState(other), { method })).rejects.toMatchObject({
        code: "unsupported-method",
        message: expect.stringContaining(`size ${other}; use `),
      });
    const signal = AbortSignal.abort();
    await expect(solve(sample("aborted"), { method, signal })).rejects.toMatchObject({ code: "aborted" });
  });

  test("a solution that may not be so long is none", async () => {
    await expect(solve(sample("long"), { method, maxLength: 1, timeout: 500 })).rejects.toMatchObject({
      code: expect.stringMatching(/^(no-solution|timeout)$/),
    });
  });
}
