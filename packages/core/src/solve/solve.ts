/** The one door: a cube goes in, moves that solve it come out. */
import { printTurns } from "../notation/index.ts";
import { abortedError, CubegramError } from "../result.ts";
import {
  type Control,
  hasTables,
  inHalfTurns,
  inQuarterTurns,
  type Metric,
  makeControl,
  moveImages,
  prepare,
  printMoves,
  type TableStore,
  turnsOfMoves,
} from "../search/index.ts";
import { type CubeState, heldRotation, uprightState } from "../state/index.ts";
import { LAYERS_SIZES, solveByLayers } from "./layers/solve-layers.ts";
import { searchReduction } from "./nxn/search-reduction.ts";
import { optimalSolver } from "./optimal/solver.ts";
import { TIERS, type Tier } from "./optimal/tiers.ts";
import { pauseTables, run } from "./run.ts";
import { checkOptions, type Solution, type SolveOptions } from "./solve-options.ts";
import type { Method, Search, SearchGoal, Solver } from "./solver.ts";
import { solvers } from "./solvers.ts";
import { stateOf } from "./state-of.ts";
import { twoPhaseSolver } from "./two-phase/solver.ts";

/**
 * Solves a cube of any size, held in any way: performing `alg` on the cube as it is held leaves every face of one color.
 * Rejects with a `CubegramError` whose code is "unreachable-state", "unsupported-method", "no-solution" (up to 3x3
 * proved: none within `maxLength`; on larger cubes none was found), "timeout" or "aborted".
 *
 *     const { alg } = await solve(Cube.fromAlg("R U F"));   // "F' U' R'"
 */
export async function solve(
  cube: CubeState | { readonly state: CubeState },
  options: SolveOptions = {},
): Promise<Solution> {
  checkOptions(options);
  const state = stateOf(cube);
  if (options.method === "layers") return solveInSteps(state, options);
  const solver = isLarge(state.size) ? undefined : await solverFor(state, options);
  const control = makeControl(
    { ...options, budget: options.budget ?? (!solver || solver.proves ? Number.POSITIVE_INFINITY : 0) },
    "solving",
  );
  if (!solver) return solveLarge(state, options, control);
  control.check();
  const maxLength = Math.min(options.maxLength ?? solver.longest, solver.longest);
  const goal = { maxLength, improve: control.budget > 0, all: options.all, crew: options.crew };
  const upright = uprightState(state);
  const searchBy = async (wanted: Solver, known?: Search) => {
    const prepared = await prepare(wanted, options.store, pauseTables(control, options.onProgress));
    // No sequence in half turns that is worth looking for is longer than a solver's longest.
    return prepared.search(upright, { ...goal, maxLength: Math.min(maxLength, wanted.longest), known });
  };
  const search = solver.proves
    ? await searchWithHeadStart(searchBy, solver, goal, control, options)
    : await searchBy(solver);
  try {
    await run(search, control, options.onProgress);
  } finally {
    search.stop?.();
  }
  const { best, bound, nodes, solutions } = search;
  if (!best)
    throw new CubegramError({
      code: "no-solution",
      message: `no solution of at most ${maxLength} moves exists: this is proved; allow more moves`,
    });
  const held = moveImages(heldRotation(state));
  const shown = (found: readonly number[]) => inHalfTurns(found).map((move) => held[move]);
  const moves = shown(best);
  return {
    alg: printMoves(moves),
    turns: turnsOfMoves(moves, state.size),
    length: best.length,
    metric: solver.metric,
    optimal: best.length <= bound,
    nodes,
    ...(options.all && solutions && { all: solutions.map((found) => printMoves(shown(found))) }),
  };
}

/** The layer-by-layer method: nothing is searched for long, and `steps` says what is done and why. */
function solveInSteps(
  state: CubeState,
  { signal, maxLength = Number.POSITIVE_INFINITY }: SolveOptions,
): Solution {
  if (signal?.aborted) throw abortedError("solving");
  if (!LAYERS_SIZES.includes(state.size)) throw unsupportedMethod("layers", state.size, ["reduction"]);
  const { steps, turns, length } = solveByLayers(state);
  if (length > maxLength)
    throw new CubegramError({
      code: "no-solution",
      message: `the layer-by-layer method takes ${length} moves here, ${maxLength} are allowed; allow more or use another method`,
    });
  return {
    alg: printTurns(turns, state.size),
    turns,
    length,
    metric: "HTM",
    optimal: length === 0,
    nodes: 0,
    steps,
  };
}

/** Sizes that are reduced to a 3x3. */
function isLarge(size: number): boolean {
  return size > 3;
}

async function solveLarge(state: CubeState, options: SolveOptions, control: Control): Promise<Solution> {
  const { method, maxLength = Number.POSITIVE_INFINITY, store } = options;
  if (method && method !== "reduction") throw unsupportedMethod(method, state.size, ["reduction"]);
  control.check();
  const prepared = await prepare(twoPhaseSolver, store, pauseTables(control, options.onProgress));
  const search = searchReduction(prepared, state, { maxLength, improve: (options.budget ?? 0) > 0 });
  await run(search, control, options.onProgress);
  const { best, bound, nodes } = search;
  if (!best)
    throw new CubegramError({
      code: "no-solution",
      message: `no solution of at most ${maxLength} moves was found in ${search.depth} attempts; allow more moves`,
    });
  return {
    alg: printTurns(best, state.size),
    turns: best,
    length: best.length,
    metric: prepared.solver.metric,
    optimal: best.length < bound,
    nodes,
  };
}

/** Tried moves that two-phase gets before a solver that proves: some tenths of a second. */
const HEAD_START = 1_500_000;

/** The search of a solver that proves, or that of two-phase, if it has proved enough or the time is over. */
async function searchWithHeadStart(
  searchBy: (solver: Solver, known?: Search) => Promise<Search>,
  solver: Solver,
  { maxLength, all }: SearchGoal,
  control: Control,
  { onProgress }: SolveOptions,
): Promise<Search> {
  if (all) return searchBy(solver);
  const first = inMetric(solver.metric, await searchBy(twoPhaseSolver), maxLength);
  await run(first, control, onProgress, HEAD_START);
  if (first.bound >= (first.best?.length ?? maxLength + 1)) return first;
  try {
    return await searchBy(solver, first);
  } catch (error) {
    if (first.best && error instanceof CubegramError && error.code === "timeout") return first;
    throw error;
  }
}

/** A search in half turns, as one in the metric: what it has proved holds for quarter turns too. */
function inMetric(metric: Metric, search: Search, maxLength: number): Search {
  if (metric === "HTM") return search;
  return {
    advance: (nodes) => search.advance(nodes),
    get best() {
      const best = search.best && inQuarterTurns(search.best);
      return best && best.length <= maxLength ? best : undefined;
    },
    get bound() {
      return search.bound;
    },
    get nodes() {
      return search.nodes;
    },
    get depth() {
      return search.depth;
    },
  };
}

async function solverFor(
  { size }: CubeState,
  { method, tier, metric = "HTM", store }: SolveOptions,
): Promise<Solver> {
  const able = solvers().filter((solver) => solver.sizes.includes(size));
  if (method === "optimal" && size === 3)
    return optimalSolver(tier ?? (await largestTier(metric, store)), metric);
  if (metric !== "HTM")
    throw new CubegramError({
      code: "unsupported-method",
      message: `metric "${metric}" is for a 3x3 with method "optimal", got ${method ? `method "${method}", ` : ""}size ${size}`,
    });
  if (method === "optimal") return able[0];
  const solver = method ? able.find(({ name }) => name === method) : able[0];
  if (solver) return solver;
  throw unsupportedMethod(
    method!,
    size,
    able.map(({ name }) => name),
  );
}

/** The largest whose tables are there; none is made that was not asked for, but the smallest. */
async function largestTier(metric: Metric, store: TableStore | undefined): Promise<Tier> {
  for (const tier of [...TIERS].reverse())
    if (await hasTables(optimalSolver(tier, metric), store)) return tier;
  return TIERS[0];
}

function unsupportedMethod(method: Method, size: number, able: readonly Method[]): CubegramError {
  return new CubegramError({
    code: "unsupported-method",
    message: `method "${method}" does not solve size ${size}; use ${able.join(" or ")}`,
  });
}
