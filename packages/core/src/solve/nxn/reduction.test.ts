import { describe, expect, test } from "vitest";
import { isSolvedBy } from "../../../test/is-solved-by.ts";
import { keepsContract } from "../../../test/solver-contract.ts";
import { rankState, stateCount, unrankState } from "../../codec/index.ts";
import { Cube } from "../../cube.ts";
import { allTurns, invertTurn, makeTurn, rotations } from "../../geometry/index.ts";
import { countMoves, printTurns, readAlg } from "../../notation/index.ts";
import { parity, randomBelow, randomBigBelow, seededRandom } from "../../perm/index.ts";
import {
  type CubeState,
  isReachable,
  randomAssembly,
  randomState,
  rotateState,
  sameState,
  solvedState,
  turnStateBy,
} from "../../state/index.ts";
import {
  joinSearch,
  type SearchCrew,
  type SearchTask,
  type SolveProgress,
  solve,
  solvers,
} from "../index.ts";
import { sharedSolution, startHelpers } from "./crew-search.ts";
import { mergeTurns, PRICES } from "./layers.ts";
import { leastTurns } from "./near-goal.ts";
import { settleOne } from "./three-cycles.ts";
import { wingsOf } from "./virtual-edges.ts";
import { countUnpaired, turnWings } from "./wings.ts";

/** The longest solution allowed, by size; means are lower (`npm run bench:nxn`). */
const MAX_LENGTH: Record<number, number> = { 4: 50, 5: 80 };

async function expectSolved(state: CubeState): Promise<void> {
  const { alg, turns, length, metric, optimal } = await solve(state);
  expect(isSolvedBy(state, turns)).toBe(true);
  expect(length).toBeLessThanOrEqual(MAX_LENGTH[state.size]);
  expect(countMoves(readAlg(alg), state.size).htm).toBe(length);
  expect({ metric, length: turns.length }).toEqual({ metric: "OBTM", length });
  // Near the goal, a longer one is proved as well.
  if (!optimal) expect(length).toBeGreaterThan(leastTurns(state));
}

/** A quarter turn of an inner layer, and two algorithms for single edges such as books on the 4x4 give. */
const PARITIES = ["2R", "2R2 B2 U2 2L U2 2R' U2 2R U2 F2 2R F2 2L' B2 2R2", "2R2 U2 2R2 Uw2 2R2 2U2"];

const reduction = solvers().find(({ name }) => name === "reduction")!;
describe("the contract of every solver: reduction, n = 4", { tags: ["seconds"] }, () =>
  keepsContract(reduction, 4),
);

describe("every state of every cube from 4x4 on is solved", () => {
  test.each([4])(
    "n = %i: a random state, held in any way, as the sticker model sees it",
    { tags: ["seconds"] },
    async (size) => {
      const random = seededRandom(`reduction ${size}`);
      const ranked = unrankState(randomBigBelow(stateCount(size), random), size);
      await expectSolved(rotateState(ranked, randomBelow(24, random)));
    },
  );

  test("with less effort a state is solved in fewer portions of work, the same way each time", {
    tags: ["seconds"],
  }, async () => {
    const state = randomState(4, seededRandom("effort"));
    const usual = await solve(state);
    for (const effort of [1, 0.3, 0.01, 1e-6]) {
      const { turns, length, nodes } = await solve(state, { effort });
      expect(isSolvedBy(state, turns)).toBe(true);
      expect(length).toBeLessThan(MAX_LENGTH[4] + 10);
      expect(nodes).toBeLessThan(usual.nodes);
      expect((await solve(state, { effort })).turns).toEqual(turns);
    }
    expect((await solve(state, { effort: 3 })).turns).toEqual(usual.turns);
  });

  // The 5x5 is in reduction.slow.test.ts, which builds its tables anyway.
  test.each([4])("n = %i: a solved cube needs nothing, one outer turn one turn", async (size) => {
    for (let rotation = 0; rotation < rotations().matrices.length; rotation += 5) {
      const nothing = { alg: "", length: 0, optimal: true };
      expect(await solve(rotateState(solvedState(size), rotation))).toMatchObject(nothing);
    }
    const turned = turnStateBy(solvedState(size), [makeTurn(1, size - 1, size - 1, 1)]);
    expect(await solve(turned)).toMatchObject({ alg: "U", length: 1 });
  });

  test("n = 4: one inner turn, one edge flipped, two exchanged", { tags: ["seconds"] }, async () => {
    for (const alg of PARITIES) {
      const { state } = Cube.fromAlg(alg, 4);
      expect(rankState(state)).not.toBe(0n);
      await expectSolved(state);
    }
  });
});

describe("parts", () => {
  test("merged turns do the same, up to how the cube is held, in no more outer block turns", () => {
    const random = seededRandom("merge");
    for (const size of [4, 5, 7]) {
      const all = allTurns(size);
      const turns = Array.from({ length: 60 }, () => all[randomBelow(all.length, random)]);
      const merged = mergeTurns(turns, size);
      const state = turnStateBy(solvedState(size), turns);
      expect(sameState(turnStateBy(solvedState(size), merged), state)).toBe(true);
      expect(countMoves(readAlg(printTurns(merged, size)), size).htm).toBe(merged.length);
      expect(merged.length).toBeLessThanOrEqual(countMoves(readAlg(printTurns(turns, size)), size).htm);
    }
  });

  test.each(["SSTM", "SQTM"] as const)("in %s merged turns cost what their runs do at least", (metric) => {
    const random = seededRandom(`merge ${metric}`);
    const price = PRICES[metric];
    const costs = (amounts: readonly number[]) =>
      amounts.reduce((sum, amount) => sum + price.own[amount & 3], 0);
    for (const size of [2, 3, 4, 5, 7])
      for (let round = 0; round < 10; round++) {
        const all = allTurns(size).filter(({ axis }) => axis === 1);
        const turns = Array.from({ length: 4 }, () => all[randomBelow(all.length, random)]);
        const amounts = Array.from({ length: size }, (_, layer) =>
          turns.reduce(
            (sum, { first, last, quarters }) => sum + (first <= layer && layer <= last ? quarters : 0),
            0,
          ),
        );
        const least = Math.min(...[0, 1, 2, 3].map((back) => costs(amounts.map((amount) => amount - back))));
        const merged = mergeTurns(turns, size, price);
        const state = turnStateBy(solvedState(size), turns);
        expect(sameState(turnStateBy(solvedState(size), merged), state)).toBe(true);
        const { sstm, sqtm } = countMoves(readAlg(printTurns(merged, size)), size);
        expect(metric === "SSTM" ? sstm : sqtm).toBe(least);
      }
  });

  test("3-cycles of wings solve any even wings on their own", () => {
    const random = seededRandom("circles");
    for (let found = 0; found < 2; ) {
      const wings = wingsOf(randomState(5, random), 0);
      if (parity(wings.orbits[0]) === 1) continue;
      found++;
      for (let left = countUnpaired(wings); left > 0; left = countUnpaired(wings)) {
        turnWings(wings, settleOne(wings));
        expect(countUnpaired(wings)).toBeLessThan(left);
      }
    }
  });
});

describe("with other threads", () => {
  const memoryOf = (task: SearchTask) => (task as { readonly memory: SharedArrayBuffer }).memory;

  test("the shortest solution of all is the result", async () => {
    const random = seededRandom("crew");
    const all = allTurns(4).filter((turn) => turn.first === 0 && turn.last < 2);
    const scramble = Array.from({ length: 9 }, () => all[randomBelow(all.length, random)]);
    const state = turnStateBy(solvedState(4), scramble);
    const known = mergeTurns(scramble.toReversed().map(invertTurn), 4);
    const alone = await solve(state);
    const crew: SearchCrew = {
      size: 2,
      async walk(task) {
        sharedSolution(4, memoryOf(task)).post(known);
        return [];
      },
    };
    const { turns, length } = await solve(state, { crew });
    expect(length).toBe(Math.min(alone.length, known.length));
    expect(isSolvedBy(state, turns)).toBe(true);
  });

  test("what another thread finds solves the cube as it is held", { tags: ["seconds"] }, async () => {
    const state = rotateState(randomState(4, seededRandom("crew")), 5);
    const tasks: SearchTask[] = [];
    const crew: SearchCrew = {
      size: 7,
      walk: (task) => Promise.resolve(void tasks.push(task)).then(() => []),
    };
    startHelpers(crew, state, { maxLength: Number.POSITIVE_INFINITY, improve: false });
    const part = await joinSearch(tasks[0], 6, { signal: new AbortController().signal });
    while (!part.advance(1));
    const found = sharedSolution(4, memoryOf(tasks[0])).left()!;
    expect(found.length).toBeLessThanOrEqual(MAX_LENGTH[4]);
    expect(isSolvedBy(state, found)).toBe(true);
  });

  test("a crew that fails takes nothing along", { tags: ["seconds"] }, async () => {
    const state = randomState(4, seededRandom("crew fails"));
    const crew = { size: 2, walk: () => Promise.reject(new Error("gone")) };
    expect((await solve(state, { crew })).alg).toBe((await solve(state)).alg);
  });
});

describe("what cannot be solved", () => {
  test.each([4, 5, 6, 7, 17])("n = %i: an impossible cube is refused before any search", async (size) => {
    const random = seededRandom(`impossible ${size}`);
    let told = 0;
    for (let refused = 0; refused < 3; ) {
      const cube = randomAssembly(size, random);
      if (isReachable(cube)) continue;
      const running = solve(cube as CubeState, { onProgress: () => told++ });
      await expect(running).rejects.toMatchObject({ code: "unreachable-state" });
      refused++;
    }
    expect(told).toBe(0);
  });
});

describe("asking for more", () => {
  test("progress names the stage, and a signal stops it", { tags: ["seconds"] }, async () => {
    const state = randomState(8, seededRandom("signal"));
    const stages = new Set<SolveProgress["stage"]>();
    await solve(state, { budget: 0, onProgress: ({ stage }) => stages.add(stage) });
    expect(stages).toContain("centers");
    expect(stages).toContain("edges");
    const controller = new AbortController();
    const running = solve(state, { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(running).rejects.toMatchObject({ code: "aborted" });
  });

  test("progress says how long the solution is so far, and what is proved to be needed", {
    tags: ["seconds"],
  }, async () => {
    const state = randomState(4, seededRandom("progress"));
    const told: SolveProgress[] = [];
    const { length } = await solve(state, { onProgress: (progress) => told.push(progress) });
    const searching = told.filter(({ phase }) => phase === "search");
    expect(searching.length).toBeGreaterThan(0);
    for (const { bound, best } of searching) {
      expect(bound).toBe(leastTurns(state));
      if (best !== undefined) expect(best).toBeGreaterThanOrEqual(length);
    }
  });

  test("what cannot be done in so few moves ends with an error", async () => {
    const state = randomState(4, seededRandom("short"));
    const running = solve(state, { maxLength: 5, timeout: 300 });
    await expect(running).rejects.toMatchObject({ code: "timeout" });
  });
});
