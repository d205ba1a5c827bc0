import { describe, expect, test, vi } from "vitest";
import { isSolvedBy } from "../../test/is-solved-by.ts";
import { inEachRun } from "../../test/samples.ts";
import { keepsContract, scrambled } from "../../test/solver-contract.ts";
import { Cube } from "../cube.ts";
import { faceTurns, ROTATION_COUNT, type Turn } from "../geometry/index.ts";
import { countMoves, readAlg } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import { prepare, printMoves, turnsOfMoves } from "../search/index.ts";
import {
  type Assembly,
  assemblyFromCubies,
  type CubeState,
  cubiesOf,
  isSolved,
  randomState,
  rotateState,
  sameState,
  solvedState,
  turnStateBy,
} from "../state/index.ts";
import { type Method, type Search, type SolveProgress, solve, solvers, twoPhaseSolver } from "./index.ts";
import { pocketSolver } from "./pocket/solver.ts";

/** The turns of "R U2 F'", read without the library. */
function turnsOf(alg: string, size: number): Turn[] {
  const amounts: Record<string, number> = { "": 0, "2": 1, "'": 2 };
  return alg
    .split(" ")
    .filter((token) => token)
    .map((token) => faceTurns(size)["URFDLB".indexOf(token[0]) * 3 + amounts[token.slice(1)]]);
}

/**
 * The smallest two cubes of each solver. Of reduction: nxn/reduction.test.ts, so that the tables of a 4x4 are made in one file;
 * a random 5x5 takes seconds: nxn/reduction.slow.test.ts.
 */
const contracts = solvers()
  .filter(({ name }) => name !== "reduction")
  .flatMap((solver) =>
    [solver.sizes[0], solver.sizes[0] + 1]
      .filter((size) => size <= solver.sizes[1] && size < 5)
      .map((size) => [solver.name, size, solver] as const),
  );

describe.each(contracts)("the contract of every solver: %s, n = %i", (_method, size, solver) =>
  keepsContract(solver, size),
);

const cases = [twoPhaseSolver, pocketSolver].map((solver) => [solver.name, solver.size, solver] as const);

describe.each(cases)("what solvers over tables promise beyond: %s, n = %i", (name, size, solver) => {
  const method: Method = name;

  test("40 random states are solved within the bound, as the sticker model sees it", async () => {
    const random = seededRandom(`contract ${name}`);
    for (let i = 0; i < 40; i++) {
      const state = randomState(size, random);
      const { alg, turns, length, metric, optimal, nodes } = await solve(state, { method });
      expect(isSolvedBy(state, turnsOf(alg, size))).toBe(true);
      expect(turnsOf(alg, size)).toEqual(turns);
      expect(length).toBe(turns.length);
      expect(length).toBeLessThanOrEqual(solver.maxLength);
      expect(metric).toBe("HTM");
      expect(optimal).toBe(name === "pocket");
      expect(nodes).toBeGreaterThan(0);
    }
  });

  test("a solution has no turn that could be left out: no face twice in a row, nor around its opposite", async () => {
    const random = seededRandom(`legal ${name}`);
    for (let i = 0; i < 30; i++) {
      const { turns } = await solve(randomState(size, random), { method });
      turns.forEach((turn, at) => {
        if (at > 0) expect([turn.axis, turn.first]).not.toEqual([turns[at - 1].axis, turns[at - 1].first]);
        if (at > 1 && turns[at - 1].axis === turn.axis) expect(turns[at - 2].axis).not.toBe(turn.axis);
      });
    }
  });

  test("a solved cube needs nothing, held in any of the 24 ways", async () => {
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++)
      expect(await solve(rotateState(solvedState(size), rotation), { method })).toMatchObject({
        alg: "",
        turns: [],
        length: 0,
        optimal: true,
      });
  });

  test("the moves are for the cube as it is held, and as many in each of the 24 ways", async () => {
    const state = randomState(size, seededRandom(`held ${name}`));
    const { length } = await solve(state, { method });
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
      const held = rotateState(state, rotation);
      const solution = await solve(held, { method });
      expect(isSolvedBy(held, solution.turns)).toBe(true);
      expect(solution.length).toBe(length);
    }
  });

  test("few turns are undone in as few, and said to be optimal", async () => {
    const random = seededRandom(`short ${name}`);
    for (let length = 1; length <= 8; length++)
      for (let i = 0; i < 4; i++) {
        const solution = await solve(scrambled(size, length, random), { method });
        expect(solution.length).toBeLessThanOrEqual(length);
        expect(solution.optimal).toBe(true);
      }
  });

  test("the same cube gets the same solution, alone or among others", async () => {
    const states = Array.from({ length: 8 }, (_, i) => randomState(size, seededRandom(`same ${i}`)));
    const alone: string[] = [];
    for (const state of states) alone.push((await solve(state, { method })).alg);
    const together = await Promise.all(states.map((state) => solve({ state }, { method })));
    expect(together.map(({ alg }) => alg)).toEqual(alone);
  });

  test("portions of any size lead to the same solution", async () => {
    const prepared = await prepare(solver);
    const state = randomState(size, seededRandom(`portions ${name}`));
    const goal = { maxLength: solver.maxLength, improve: false };
    const inOne = prepared.search(state, goal);
    while (!inOne.advance(1e6));
    for (const portion of [1, 7, 1000]) {
      const search = prepared.search(state, goal);
      while (!search.advance(portion));
      expect(search.best).toEqual(inOne.best);
      expect(isSolved(turnStateBy(state, turnsOfMoves(search.best!, size)))).toBe(true);
    }
  });

  test("maxLength is exact: one less than an optimal solution is proved impossible", async () => {
    const random = seededRandom(`exact ${name}`);
    for (let i = 0; i < 5; i++) {
      const state = scrambled(size, 6 + (i % 3), random);
      const { length } = await solve(state, { method });
      expect((await solve(state, { method, maxLength: length })).length).toBe(length);
      await expect(solve(state, { method, maxLength: length - 1 })).rejects.toMatchObject({
        code: "no-solution",
      });
    }
    await expect(solve(scrambled(size, 1, random), { method, maxLength: 0 })).rejects.toMatchObject({
      code: "no-solution",
    });
    expect(await solve(solvedState(size), { method, maxLength: 0 })).toMatchObject({ length: 0 });
  });

  test("an aborted signal is honored before anything else", async () => {
    const { signal, abort } = signalOf();
    abort();
    const rejected = solve(randomState(size, seededRandom("abort")), { method, signal });
    await expect(rejected).rejects.toMatchObject({ code: "aborted", name: "AbortError" });
  });
});

function signalOf() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

describe("solve", () => {
  const hard = randomState(3, seededRandom("hard"));
  /** No solution of 13 moves exists, but to prove it takes far longer than a test. */
  const tooShort = { maxLength: 15 };

  test("a search that would take minutes is aborted while it runs", async () => {
    await solve(hard);
    const { signal, abort } = signalOf();
    const running = solve(hard, { ...tooShort, signal });
    setTimeout(abort, 30);
    await expect(running).rejects.toMatchObject({ code: "aborted" });
  });

  test("a timeout without a solution is an error, and with one it is the end", async () => {
    await solve(hard);
    // A millisecond passes at each look at the clock, however busy the machine is.
    let looks = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => looks++);
    await expect(solve(hard, { ...tooShort, timeout: 30 })).rejects.toMatchObject({ code: "timeout" });
    const { length } = await solve(hard, { budget: Number.POSITIVE_INFINITY, timeout: 60 });
    expect(length).toBeLessThanOrEqual(21);
    clock.mockRestore();
  });

  test("a budget buys a solution that is at least as short", async () => {
    const first = await solve(hard);
    const better = await solve(hard, { budget: 150 });
    expect(better.length).toBeLessThanOrEqual(first.length);
    expect(isSolvedBy(hard, better.turns)).toBe(true);
  });

  test("progress tells the depth, the work and the best length", { tags: ["seconds"] }, async () => {
    const heard: SolveProgress[] = [];
    await solve(hard, { budget: 400, onProgress: (progress) => heard.push(progress) });
    expect(heard.length).toBeGreaterThan(0);
    const last = heard[heard.length - 1];
    expect(last.phase).toBe("search");
    expect(last.best).toBeLessThanOrEqual(21);
    expect(last.nodes).toBeGreaterThan(0);
    expect(last.depth).toBeGreaterThan(0);
  });

  test("the superflip, which needs 20 moves, is solved in at most 21", async () => {
    // All edges flipped, else solved: M. Reid, 1995, proved 20.
    const superflip = { ...cubiesOf(solvedState(3)), eo: new Array<number>(12).fill(1) };
    const state = stateFrom(superflip);
    const { length, turns } = await solve(state);
    expect(length).toBeGreaterThanOrEqual(20);
    expect(length).toBeLessThanOrEqual(21);
    expect(isSolvedBy(state, turns)).toBe(true);
  });

  test("an impossible cube is refused before any search", async () => {
    const cubies = cubiesOf(solvedState(3));
    const impossible = [
      { ...cubies, co: [1, 0, 0, 0, 0, 0, 0, 0] },
      { ...cubies, eo: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { ...cubies, cp: [1, 0, 2, 3, 4, 5, 6, 7] },
    ];
    for (const arrays of impossible)
      await expect(solve(stateFrom(arrays))).rejects.toMatchObject({ code: "unreachable-state" });
  });

  test("a method is refused for sizes that it does not solve", async () => {
    for (const method of ["two-phase", "pocket"] as const)
      await expect(solve(solvedState(4), { method })).rejects.toMatchObject({ code: "unsupported-method" });
    await expect(solve(solvedState(3), { method: "reduction" })).rejects.toMatchObject({
      code: "unsupported-method",
    });
    await expect(solve(solvedState(3), { method: "pocket" })).rejects.toMatchObject({
      code: "unsupported-method",
    });
  });

  test("misuse throws: options of the wrong kind, something that is no cube", async () => {
    await expect(solve(hard, { maxLength: -1 })).rejects.toThrow(RangeError);
    await expect(solve(hard, { maxLength: 1.5 })).rejects.toThrow(RangeError);
    await expect(solve(hard, { timeout: Number.NaN })).rejects.toThrow(/"timeout" expected milliseconds/);
    for (const effort of [0, -1, 3.5, Number.NaN])
      await expect(solve(hard, { effort })).rejects.toThrow(
        /"effort" expected a number above 0 and at most 3/,
      );
    await expect(solve(hard, { method: "magic" as Method })).rejects.toThrow(/"method" expected one of/);
    for (const bad of [null, undefined, "R U", {}])
      await expect(solve(bad as unknown as CubeState)).rejects.toThrow(TypeError);
  });
});

function stateFrom(cubies: ReturnType<typeof cubiesOf>): CubeState {
  const read = assemblyFromCubies(cubies);
  if (!read.ok) throw new Error(read.error.message);
  return read.value as Assembly as CubeState;
}

test("a search tells its best while it goes on, each shorter than the one before", {
  tags: ["seconds"],
}, async () => {
  const prepared = await prepare(twoPhaseSolver);
  const search: Search = prepared.search(randomState(3, seededRandom("better")), {
    maxLength: 21,
    improve: true,
  });
  const lengths: number[] = [];
  for (let i = 0; i < 200; i++) {
    search.advance(50_000);
    if (search.best && search.best.length !== lengths[lengths.length - 1]) lengths.push(search.best.length);
  }
  expect(lengths.length).toBeGreaterThan(1);
  expect([...lengths].sort((a, b) => b - a)).toEqual(lengths);
  expect(printMoves(search.best!).split(" ").length).toBe(lengths[lengths.length - 1]);
});

describe("from one cube to another", () => {
  test.each([2, 3])("of size %i, however both are held", async (size) => {
    const random = seededRandom(`between ${size}`);
    for (let round = 0; round < 6; round++) {
      const from = Cube.random(size, random).apply(["", "x", "y' z"][round % 3]);
      const to = Cube.random(size, random).apply(["", "z2", "x y"][round % 3]);
      const { alg } = await solve(from, { to });
      expect(from.apply(alg).equals(to)).toBe(true);
    }
  });

  test("the same moves as to a solved cube when that is the goal, and few for a near one", async () => {
    const cube = Cube.fromAlg("R U F");
    expect((await solve(cube, { to: Cube.solved() })).alg).toBe((await solve(cube)).alg);
    expect((await solve(cube, { to: cube.apply("D2").state, method: "optimal" })).alg).toBe("D2");
  });

  test.each([
    [{ to: Cube.solved(2) }, { code: "misuse", argument: "to" }],
    [{ to: 5 as never }, { code: "misuse", argument: "to" }],
    [{ to: Cube.solved(), method: "layers" as const }, { code: "unsupported-method" }],
  ])("what does not fit is refused: %j", async (options, error) => {
    await expect(solve(Cube.solved(), options)).rejects.toMatchObject(error);
  });

  test.each(inEachRun([4, 5, 6], [4]))(
    "of size %i, by way of a solved one, however both are held",
    { tags: ["seconds"] },
    async (size) => {
      const random = seededRandom(`between ${size}`);
      const from = Cube.random(size, random).apply("x y");
      const to = Cube.random(size, random).apply("z'");
      const told: SolveProgress[] = [];
      const onProgress = (progress: SolveProgress) => told.push(progress);
      const { alg, turns, length, metric, nodes } = await solve(from, { to, effort: 0.1, onProgress });
      expect(from.apply(alg).equals(to)).toBe(true);
      expect(sameState(turnStateBy(from.state, turns), to.state)).toBe(true);
      expect([metric, length]).toEqual(["OBTM", countMoves(readAlg(alg), size).htm]);
      // Progress goes forward over both halves, and what it calls the best so far is of the whole way.
      expect(told.map((each) => each.nodes)).toEqual(
        told.map((each) => each.nodes).toSorted((a, b) => a - b),
      );
      expect(told.at(-1)!.nodes).toBeLessThanOrEqual(nodes);
      for (const { best = Number.POSITIVE_INFINITY } of told) expect(best).toBeGreaterThanOrEqual(length);
      if (size > 4) return;
      await expect(solve(from, { to, effort: 0.1, maxLength: 30 })).rejects.toMatchObject({
        code: "no-solution",
      });
      // What both halves share goes.
      expect(await solve(from, { to: from, effort: 0.1 })).toMatchObject({
        alg: "",
        length: 0,
        optimal: true,
      });
    },
  );
});
