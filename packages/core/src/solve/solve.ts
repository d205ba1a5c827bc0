/** The entrance: a cube goes in, moves that solve it come out. */
import { printTurns } from "../notation/index.ts";
import { CubegramError, rangeError } from "../result.ts";
import { makeControl } from "../search/index.ts";
import { type CubeState, composeStates, invertState } from "../state/index.ts";
import { run } from "./run.ts";
import { checkSolveOptions, type Solution, type SolveOptions, stateOf } from "./solve-options.ts";
import type { Solver } from "./solver.ts";
import { solversFor } from "./solvers.ts";

/**
 * Solves a cube of any size, held in any way: performing `alg` on the cube as it is held leaves every face with one color.
 * With `to` it leads to that cube instead, however the result is held. Rejects with a `CubegramError` whose code is "unreachable-state", "unsupported-method", "no-solution" (up to 3x3
 * proved: none within `maxLength`; on larger cubes none was found), "timeout" or "aborted".
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
  const state = options.to === undefined ? stateOf(cube) : between(stateOf(cube), options);
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
  const search = await solver.start({ state, options, control, improve: budget > 0 });
  try {
    await run(search, control, options.onProgress);
  } finally {
    search.stop?.();
  }
  const { best, bound, nodes, metric, notes = [] } = search;
  if (!best) throw new CubegramError({ code: "no-solution", message: search.noSolution() });
  return {
    alg: printTurns(best.turns, state.size),
    ...best,
    metric: state.size > 3 && metric === "HTM" ? "OBTM" : metric,
    optimal: best.length <= bound,
    nodes,
    ...(notes.length > 0 && { notes }),
  };
}

/** The cube whose solution leads from `from` to `to`: what is done to a state does not depend on which it is. */
function between(from: CubeState, { to, method }: SolveOptions): CubeState {
  const goal = stateOf(to!, undefined, "to");
  if (goal.size !== from.size)
    throw rangeError("to", `a cube of size ${from.size}`, `one of size ${goal.size}`);
  if (goal.size > 3)
    throw new CubegramError({
      code: "unsupported-size",
      message: `"to" leads between cubes of size 2 or 3, got size ${goal.size}; solve this cube, then make the other from a solved one`,
    });
  if (method === "layers")
    throw new CubegramError({
      code: "unsupported-method",
      message: 'method "layers" explains the way to a solved cube; leave out "to" or the method',
    });
  return composeStates(invertState(goal), from);
}

/** The requested solver, or the default one for the size. */
function chooseSolver(size: number, { method, metric = "HTM", holding }: SolveOptions): Solver {
  const able = solversFor(size);
  const solver = able.find(({ name, isUsual }) => (method ? name === method : isUsual));
  const counted = metric === "OBTM" ? "HTM" : metric;
  const got = `${method ? `method "${method}", ` : ""}size ${size}`;
  if (solver && (!solver.metrics.includes(counted) || (metric === "QTM" && size !== 3)))
    throw new CubegramError({
      code: "unsupported-method",
      message: `metric "${metric}" works only for ${metric === "QTM" ? 'a 3x3 with method "two-phase" or "optimal"; from 4x4 on quarter turns are counted in "SQTM"' : "a 4x4 and larger by reduction"}, got ${got}`,
    });
  if (holding === "same" && (size < 4 || counted === "HTM"))
    throw new CubegramError({
      code: "unsupported-method",
      message: `holding "same" works only with metric "SSTM" or "SQTM" for a 4x4 and larger, got metric "${metric}", ${got}`,
    });
  if (solver) return solver;
  const others = able.map(({ name }) => name).join(" or ");
  throw new CubegramError({
    code: "unsupported-method",
    message: `method "${method}" does not solve size ${size}; use ${others}`,
  });
}
