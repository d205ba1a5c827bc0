import { describe, expect, test } from "vitest";
import { inEachRun, samples } from "../../test/samples.ts";
import { countMoves, readAlg, turnsOf } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import { prepare } from "../search/index.ts";
import {
  type CubeState,
  isSolved,
  randomState,
  rotateState,
  sameState,
  solvedState,
  turnStateBy,
} from "../state/index.ts";
import { findScramble } from "./scramble.ts";
import { solve } from "./solve.ts";
import type { SolveMetric, SolveOptions } from "./solve-options.ts";
import { twoPhaseSolver } from "./two-phase/solver.ts";

const COUNTED = {
  HTM: "htm",
  OBTM: "htm",
  QTM: "qtm",
  STM: "stm",
  SSTM: "sstm",
  SQTM: "sqtm",
} as const satisfies Record<SolveMetric, string>;
const METRICS = Object.keys(COUNTED) as SolveMetric[];
const after = (alg: string, size: number) => turnStateBy(solvedState(size), turnsOf(readAlg(alg), size));

describe.each([2, 3])("every metric on size %i", (size) => {
  test.each(METRICS)(
    "%s: solved, and as long as an independent count says",
    { tags: ["seconds"] },
    async (metric) => {
      const random = seededRandom(`slices ${metric}`);
      for (let round = 0; round < samples(3); round++) {
        const state = rotateState(randomState(size, random), (7 * round) % 24) as ReturnType<
          typeof randomState
        >;
        const solution = await solve(state, { metric });
        expect(solution.metric).toBe(metric === "OBTM" ? "HTM" : metric);
        expect(countMoves(readAlg(solution.alg), size)[COUNTED[metric]]).toBe(solution.length);
        expect(isSolved(turnStateBy(state, turnsOf(readAlg(solution.alg), size)))).toBe(true);
        expect(solution.optimal).toBe(size === 2);
      }
    },
  );

  test.each(METRICS)("%s: a solved cube takes nothing, and that is proved", async (metric) => {
    expect(await solve(solvedState(size), { metric })).toMatchObject({ alg: "", length: 0, optimal: true });
  });
});

describe("slices of a 3x3", () => {
  test("a slice counts one turn, or its quarter turns", async () => {
    expect(await solve(after("M", 3), { metric: "STM" })).toMatchObject({
      length: 1,
      optimal: true,
      alg: "M'",
    });
    expect((await solve(after("M2 E", 3), { metric: "STM" })).length).toBe(2);
    expect((await solve(after("M2 E", 3), { metric: "SQTM" })).length).toBe(3);
    expect((await solve(after("M E M' E'", 3), { metric: "SSTM" })).length).toBeLessThanOrEqual(4);
  });

  test("no answer is longer than the first in turns of faces, and most are shorter", {
    tags: ["seconds"],
  }, async () => {
    // While they grow, the same cube may have another answer.
    (await prepare(twoPhaseSolver)).complete();
    const random = seededRandom("slices are shorter");
    let shorter = 0;
    for (let round = 0; round < 4; round++) {
      const state = randomState(3, random);
      const faces = countMoves(readAlg((await solve(state)).alg), 3).stm;
      const { length, turns } = await solve(state, { metric: "STM" });
      expect(length).toBeLessThanOrEqual(faces);
      if (length < faces) shorter++;
      expect((await solve(state, { metric: "STM" })).turns).toEqual(turns);
    }
    expect(shorter).toBeGreaterThan(1);
  });

  test("an answer of at most so many turns is looked for until it is found", async () => {
    const state = after("R M U' E2 F S' D", 3);
    expect((await solve(state, { metric: "STM", maxLength: 9 })).length).toBeLessThanOrEqual(9);
  });

  test("scrambles make the very state that was dealt", { tags: ["seconds"] }, async () => {
    const random = seededRandom("slices scramble");
    for (const metric of ["STM", "SQTM"] as const) {
      const state = randomState(3, random);
      const { alg } = await findScramble(() => state, { metric });
      expect(sameState(after(alg, 3), state)).toBe(true);
    }
  });

  test("what a method or a size does not count is refused", async () => {
    const three = solvedState(3);
    await expect(solve(three, { metric: "STM", method: "optimal" })).rejects.toThrow(/counts HTM, QTM on/);
    await expect(solve(solvedState(4), { metric: "STM" })).rejects.toThrow(/counts HTM, SSTM, SQTM on/);
  });
});

describe("with holding same, the cube ends with white up and green in front", () => {
  const solvedAs = async (state: CubeState, options: SolveOptions) => {
    const { size } = state;
    const { alg, length, metric } = await solve(state, { ...options, holding: "same" });
    expect(sameState(turnStateBy(state, turnsOf(readAlg(alg), size)), solvedState(size))).toBe(true);
    expect(countMoves(readAlg(alg), size)[COUNTED[metric]]).toBe(length);
    return length;
  };

  const HELD = [
    [2, ["HTM", "QTM", "SSTM", "SQTM"], [0, 1, 5, 16, 23]],
    [3, ["SSTM", "SQTM"], [0, 16]],
    [4, ["OBTM"], [5]],
  ] as const;
  // In `npm test` large cubes held the same are in nxn/words/words.slow.test.ts.
  test.each(inEachRun(HELD, HELD.slice(0, 2)))(
    "%i layers, in %j",
    { tags: ["seconds"] },
    async (size, metrics, rotationsBefore) => {
      const random = seededRandom("held the same");
      for (const metric of metrics)
        for (const rotation of rotationsBefore) {
          const state = rotateState(randomState(size, random), rotation) as CubeState;
          const length = await solvedAs(state, { metric });
          const any = await solve(state, { metric });
          // Blocks, and all of a 2x2: as many turns, made on the other side. Slices: a few more at most.
          if (size !== 3) expect(length).toBe(any.length);
          else expect(length).toBeLessThanOrEqual(any.length + 4);
        }
    },
  );

  test("of few turns there are not enough other sides, so two more turn the whole cube", async () => {
    const upsideDown = (size: number) => rotateState(solvedState(size), 2) as CubeState;
    expect(await solvedAs(upsideDown(4), {})).toBeLessThanOrEqual(2);
    expect(await solvedAs(upsideDown(2), { metric: "QTM" })).toBeLessThanOrEqual(4);
    // What is proved is that no fewer turns solve it held in any way, so that is not said.
    for (const size of [2, 4])
      await expect(solve(upsideDown(size), { holding: "same", maxLength: 0 })).rejects.toThrow(
        /ends held as it began was found/,
      );
  });

  test("a 3x3 that turns of faces leave as it is held is refused if it is held otherwise", async () => {
    expect(await solvedAs(after("R U F2", 3), {})).toBe(3);
    expect(await solvedAs(after("R M", 3), { metric: "STM" })).toBe(2);
    await expect(solve(after("R M", 3), { holding: "same" })).rejects.toThrow(/count slices, too/);
    await expect(solve(after("Rw", 5), { holding: "same", method: "layers" })).rejects.toThrow(
      /choose another one/,
    );
  });
});
