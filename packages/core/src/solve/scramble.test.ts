import { describe, expect, test } from "vitest";
import { wcaMoves } from "../../test/wca-notation.ts";
import { Cube } from "../cube.ts";
import { isRotation } from "../geometry/index.ts";
import { countMoves, readAlg } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import { type CubeState, randomState, turnStateBy } from "../state/index.ts";
import { findScramble, solve } from "./index.ts";

/** Deals these states, one after another, and then no more. */
function dealing(size: number, algs: readonly string[]): () => CubeState {
  const rest = [...algs];
  return () => {
    const alg = rest.shift();
    if (alg === undefined) throw new Error("no state is left to deal");
    return Cube.fromAlg(alg, size).state;
  };
}

test.each([
  // Regulation 4b3b: at least 4 moves on a 2x2; L' R is as far from solved as R2, a turn of the whole cube.
  [2, ["", "R", "R U2", "L' R", "R U F'", "R U F R'", "R U F R2 U"], "R U F R'"],
  // Regulation 4b3: at least 2 on the others.
  [3, ["", "R", "F2", "R U", "R U F"], "R U"],
  [4, ["", "R", "Uw2", "Rw U", "R U F"], "Rw U"],
])("of size %i, states too near to solved are dealt again", async (size, dealt, first) => {
  const { alg } = await findScramble(dealing(size, dealt));
  expect(Cube.fromAlg(alg, size).equals(Cube.fromAlg(first, size))).toBe(true);
});

test("short in another metric, it makes the very state, and what is too near is told in moves", {
  tags: ["seconds"],
}, async () => {
  // R2 takes two quarter turns, but one move.
  const dealt = dealing(4, ["R2", "Rw2", "R U F' 2R"]);
  const { alg } = await findScramble(dealt, { metric: "SQTM" });
  expect(Cube.fromAlg(alg, 4).equals(Cube.fromAlg("R U F' 2R", 4))).toBe(true);
  expect(countMoves(readAlg(alg), 4).sqtm).toBeLessThanOrEqual(4);
});

test("a source of random numbers that begins with a state of three moves is asked again", async () => {
  // Found by trying seeds: one state in some 9,500 is that near.
  const random = seededRandom("easy 2311");
  const near = Cube.of(randomState(2, random));
  expect((await solve(near)).length).toBe(3);
  const again = seededRandom("easy 2311");
  const { alg } = await findScramble(() => randomState(2, again));
  expect(Cube.fromAlg(alg, 2).equals(Cube.of(randomState(2, random)))).toBe(true);
});

describe.each([2, 3, 4])("n = %i", (size) => {
  test("the moves make the very state that was dealt, without turning the whole cube", {
    tags: ["seconds"],
  }, async () => {
    // Solutions of an even cube end with the cube held in some way: of four, all upright would be chance.
    for (let run = 0; run < 4; run++) {
      const cube = Cube.random(size, seededRandom(`scramble ${run}`));
      const { alg, turns } = await findScramble(() => cube.state);
      expect(Cube.fromAlg(alg, size).equals(cube)).toBe(true);
      expect(Cube.of(turnStateBy(Cube.solved(size).state, turns)).equals(cube)).toBe(true);
      expect(turns.some((turn) => isRotation(turn, size))).toBe(false);
    }
  });
});

test("with a timeout that is over at once, the moves make the state all the same", {
  tags: ["seconds"],
}, async () => {
  const cube = Cube.random(5, seededRandom("soon"));
  const { alg } = await findScramble(() => cube.state, { timeout: 1 });
  expect(Cube.fromAlg(alg, 5).equals(cube)).toBe(true);
  expect(alg.split(" ").filter((move) => !wcaMoves(5).has(move))).toEqual([]);
});

test("a signal ends it", async () => {
  const state = Cube.random(4, seededRandom("late")).state;
  await expect(findScramble(() => state, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: "aborted",
  });
});
