import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../../test/naive-cube.ts";
import { rankState, stateCount, unrankState } from "../../codec/index.ts";
import { allTurns, makeTurn, rotations, type Turn } from "../../geometry/index.ts";
import { countMoves, readAlg } from "../../notation/index.ts";
import { type RandomSource, randomBelow, randomBigBelow, seededRandom } from "../../perm/index.ts";
import {
  type CubeState,
  colouringOf,
  printFacelets,
  randomState,
  rotateState,
  solvedState,
  turnStateBy,
} from "../../state/index.ts";
import { type SolveProgress, solve } from "../index.ts";

/** Replays a solution on the independent sticker model, started with the cube's own stickers. */
function isSolvedBy(state: CubeState, turns: readonly Turn[]): boolean {
  const naive = new NaiveCube(state.size);
  for (const turn of turns) naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
  const before = printFacelets(colouringOf(state));
  const after = naive.labels().map((label) => before[label]);
  const perFace = state.size ** 2;
  return after.every((letter, facelet) => letter === after[facelet - (facelet % perFace)]);
}

function scrambled(size: number, length: number, random: RandomSource): CubeState {
  const turns = allTurns(size);
  return turnStateBy(
    solvedState(size),
    Array.from({ length }, () => turns[randomBelow(turns.length, random)]),
  );
}

describe("every state of every cube from 4x4 on is solved", () => {
  test.each([4, 5, 6, 7])(
    "n = %i: random states, held in any way, as the sticker model sees it",
    async (size) => {
      const random = seededRandom(`reduction ${size}`);
      const states = [
        randomState(size, random),
        rotateState(unrankState(randomBigBelow(stateCount(size), random), size), randomBelow(24, random)),
        scrambled(size, 100, random),
      ];
      for (const state of size < 6 ? states : states.slice(0, 2)) {
        const { alg, turns, length, metric, optimal } = await solve(state);
        expect(isSolvedBy(state, turns)).toBe(true);
        expect(metric).toBe("HTM");
        expect(countMoves(readAlg(alg), size).htm).toBe(length);
        expect(length).toBe(turns.length);
        expect(optimal).toBe(false);
      }
    },
  );

  test.each([4, 5, 8])("n = %i: a solved cube needs nothing, one outer turn one turn", async (size) => {
    for (let rotation = 0; rotation < rotations().matrices.length; rotation += 5)
      expect(await solve(rotateState(solvedState(size), rotation))).toMatchObject({
        alg: "",
        length: 0,
        optimal: true,
      });
    const turned = turnStateBy(solvedState(size), [makeTurn(1, size - 1, size - 1, 1)]);
    expect(await solve(turned)).toMatchObject({ alg: "U", length: 1 });
  });

  test.each([4, 5])(
    "n = %i: one inner turn, one wing pair turned round, two edges exchanged",
    async (size) => {
      const algs = ["2R", "2R2 B2 U2 2L U2 2R' U2 2R U2 F2 2R F2 2L' B2 2R2", "2R2 U2 2R2 Uw2 2R2 2U2"];
      for (const alg of algs) {
        const { Cube } = await import("../../cube.ts");
        const { state } = Cube.fromAlg(alg, size);
        expect(rankState(state)).not.toBe(0n);
        expect(isSolvedBy(state, (await solve(state)).turns)).toBe(true);
      }
    },
  );
});

describe("asking for more", () => {
  test("progress names the stage, and a signal stops it", async () => {
    const state = randomState(5, seededRandom("signal"));
    const stages = new Set<SolveProgress["stage"]>();
    await solve(state, { onProgress: ({ stage }) => stages.add(stage) });
    expect(stages).toContain("centers");
    expect(stages).toContain("edges");
    const controller = new AbortController();
    const running = solve(state, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(running).rejects.toMatchObject({ code: "aborted" });
  });

  test("what cannot be done in so few moves ends with an error", async () => {
    const state = randomState(4, seededRandom("short"));
    const running = solve(state, { maxLength: 5, timeout: 300 });
    await expect(running).rejects.toMatchObject({ code: "timeout" });
  });
});
