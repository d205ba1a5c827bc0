/** The entrance: a cube goes in, moves that solve it come out. */
import { invertTurn, rotateTurn, rotations } from "../geometry/index.ts";
import { countMoves, printAlg, printTurns, readAlg, simplifyAlg, turnsOf } from "../notation/index.ts";
import { CubegramError, rangeError } from "../result.ts";
import { makeControl } from "../search/index.ts";
import { type CubeState, composeStates, heldRotation, invertState, turnStateBy } from "../state/index.ts";
import { type LargeMetric, PRICES, simplifyByMetric } from "./nxn/layers.ts";
import { turnsEndingHome, wordOfTurns } from "./nxn/words/word.ts";
import { run } from "./run.ts";
import {
  checkSolveOptions,
  metricOn,
  type Solution,
  type SolveMetric,
  type SolveOptions,
  type SolveProgress,
  stateOf,
} from "./solve-options.ts";
import type { FoundSolution, Solver } from "./solver.ts";
import { solversFor } from "./solvers.ts";

/**
 * Solves a cube of any size, held in any way: performing `alg` on the cube as it is held leaves every face with one color.
 * With `to` it leads to that cube instead, however the result is held; from 4x4 on by way of a solved one. Rejects with a `CubegramError`
 * whose code is "unreachable-state", "unsupported-method", "no-solution" (up to 3x3 proved: none within `maxLength`; on larger cubes, and
 * held as at first, none was found), "timeout" or "aborted".
 *
 *     const { alg } = await solve(Cube.fromAlg("R U F"));   // "F' U' R'"
 *
 * @throws CubegramError `unsupported-size`, `unsupported-method`, `unreachable-state`, `no-solution`, `timeout`,
 * `no-memory` or `aborted`; TypeError or RangeError for wrong options.
 * @example
 * (await solve(Cube.fromAlg("R U F"))).alg; // → F' U' R'
 * (await solve(Cube.fromAlg("R"), { to: Cube.fromAlg("R U2") })).alg; // → U2
 */
export async function solve(
  cube: CubeState | { readonly state: CubeState },
  options: SolveOptions = {},
): Promise<Solution> {
  checkSolveOptions(options);
  const from = stateOf(cube);
  if (options.to !== undefined && from.size > 3) return throughSolved(from, options);
  const state = options.to === undefined ? from : between(from, options);
  const solver = chooseSolver(state.size, options);
  const { timeout = Number.POSITIVE_INFINITY } = options;
  const isSoon = solver.solvesSoon === true && options.maxLength === undefined;
  const limits = {
    signal: options.signal,
    timeout: isSoon ? undefined : timeout,
    budget: Math.min(options.budget ?? Number.POSITIVE_INFINITY, isSoon ? timeout : Number.POSITIVE_INFINITY),
  };
  const control = makeControl(limits, "solving");
  control.check();
  const { budget = solver.proves ? Number.POSITIVE_INFINITY : 0 } = options;
  const counting = { ...options, metric: metricOn(state.size, options.metric) };
  const search = await solver.start({ state, options: counting, control, improve: budget > 0 });
  try {
    await run(search, control, options.onProgress);
  } finally {
    search.stop?.();
  }
  const { bound, nodes, notes = [] } = search;
  const best = search.best && endingAsAsked(search.best, state, search.metric, options);
  const { maxLength = Number.POSITIVE_INFINITY } = options;
  if (!best || best.length > maxLength) {
    // What was found is short enough as long as the cube may end held in any way.
    const isOnlyHeld = (search.best?.length ?? Number.POSITIVE_INFINITY) <= maxLength;
    const message = isOnlyHeld
      ? `no solution of at most ${maxLength} turns that ends held as it began was found; allow more, or holding "any"`
      : search.noSolution();
    throw new CubegramError({ code: "no-solution", message });
  }
  return {
    alg: printTurns(best.turns, state.size),
    ...best,
    metric: nameOf(search.metric, state.size, options.metric),
    optimal: best.length <= bound,
    nodes,
    ...(notes.length > 0 && { notes }),
  };
}

/** With holding "same": the same solution with the whole cube turned meanwhile in some of its turns, so that it ends as the goal is held. */
function endingAsAsked(
  best: FoundSolution,
  state: CubeState,
  metric: SolveMetric,
  { holding }: SolveOptions,
): FoundSolution {
  const held = holding === "same" ? heldRotation(turnStateBy(state, best.turns)) : 0;
  if (held === 0) return best;
  const { size } = state;
  const isOfFaces = size === 3 && (metric === "HTM" || metric === "QTM");
  const obstacle = best.steps
    ? 'method "layers" does not: choose another one'
    : isOfFaces &&
      'turns of faces leave a 3x3 as it is held: hold it like that before, or count slices, too (metric "STM" or "SQTM")';
  if (obstacle)
    throw new CubegramError({
      code: "unsupported-method",
      message: `holding "same" ends with white up and green in front, and ${obstacle}`,
    });
  // Of a 2x2 faces and layers are the same.
  const counted = metric === "QTM" ? "SQTM" : metric === "HTM" ? "OBTM" : (metric as LargeMetric);
  const price = { size, price: PRICES[counted] };
  return { ...best, ...turnsEndingHome(wordOfTurns(best.turns, price), price, held) };
}

/** A metric by the name that was asked for, where it has several; HTM is OBTM from 4x4 on. */
function nameOf(metric: SolveMetric, size: number, asked: SolveMetric | undefined): SolveMetric {
  if (metric === "HTM" && size > 3) return "OBTM";
  return asked === undefined || asked === "OBTM" ? metric : asked;
}

/** The cube whose solution leads from `from` to `to`: what is done to a state does not depend on which it is. */
function between(from: CubeState, options: SolveOptions): CubeState {
  return composeStates(invertState(goalFor(from, options)), from);
}

/** The cube that `to` names. */
function goalFor({ size }: CubeState, { to, method }: SolveOptions): CubeState {
  const goal = stateOf(to!, undefined, "to");
  if (goal.size !== size) throw rangeError("to", `a cube of size ${size}`, `one of size ${goal.size}`);
  if (method === "layers")
    throw new CubegramError({
      code: "unsupported-method",
      message: 'method "layers" explains the way to a solved cube; leave out "to" or the method',
    });
  return goal;
}

/**
 * From one large cube to another by way of a solved one: which of four equal centers goes where is left to a
 * solver, so what lies between two cubes is no state of its own.
 */
async function throughSolved(from: CubeState, options: SolveOptions): Promise<Solution> {
  const { size } = from;
  const { to: _, maxLength = Number.POSITIVE_INFINITY, timeout, budget, onProgress, ...rest } = options;
  const goal = goalFor(from, options);
  const begun = performance.now();
  /** Half of the time, and then what is left of it. */
  const limits = (share: number) => {
    const left = (whole: number) => Math.max(0, (whole - (performance.now() - begun)) * share);
    return {
      ...(timeout !== undefined && { timeout: left(timeout) }),
      ...(budget !== undefined && { budget: left(budget) }),
    };
  };
  /** Moves are counted over both halves; what one half has found or proved says nothing of the whole before the other is begun. */
  const told = (before?: Solution) =>
    onProgress && {
      onProgress: ({ best, bound: _, ...progress }: SolveProgress) =>
        onProgress({
          ...progress,
          nodes: progress.nodes + (before?.nodes ?? 0),
          ...(before && best !== undefined && { best: before.length + best }),
        }),
    };
  const there = await solve(from, { ...rest, ...limits(0.5), ...told() });
  const away = await solve(goal, { ...rest, ...limits(1), ...told(there) });
  const [held, wanted] = [there, away].map(({ turns }, i) =>
    heldRotation(turnStateBy(i === 0 ? from : goal, turns)),
  );
  const back = away.turns
    .map((turn) => rotateTurn(rotateTurn(invertTurn(turn), rotations().inverse[wanted], size), held, size))
    .reverse();
  const { metric } = there;
  const way = readAlg(printTurns([...there.turns, ...back], size));
  const alg =
    options.holding === "same" ? simplifyAlg(way, size) : simplifyByMetric(way, size, metric as LargeMetric);
  const counts = countMoves(alg, size);
  const length = metric === "SSTM" ? counts.sstm : metric === "SQTM" ? counts.sqtm : counts.htm;
  if (length > maxLength)
    throw new CubegramError({
      code: "no-solution",
      message: `no way of at most ${maxLength} turns was found, the shortest takes ${length}; allow more`,
    });
  const notes = [...new Set([...(there.notes ?? []), ...(away.notes ?? [])])];
  return {
    alg: printAlg(alg),
    turns: turnsOf(alg, size),
    length,
    metric,
    optimal: length === 0,
    nodes: there.nodes + away.nodes,
    ...(notes.length > 0 && { notes }),
  };
}

/** The requested solver, or the default one for the size. */
function chooseSolver(size: number, { method, metric }: SolveOptions): Solver {
  const able = solversFor(size);
  const solver = able.find(({ name, isUsual }) => (method ? name === method : isUsual));
  const counted = metricOn(size, metric);
  if (solver && !solver.metrics.includes(counted))
    throw new CubegramError({
      code: "unsupported-method",
      message: `method "${solver.name}" counts ${solver.metrics.join(", ")} on a cube of size ${size}, got metric "${metric}"`,
    });
  if (solver) return solver;
  const others = able.map(({ name }) => name).join(" or ");
  throw new CubegramError({
    code: "unsupported-method",
    message: `method "${method}" does not solve size ${size}; use ${others}`,
  });
}
