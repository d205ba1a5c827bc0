/** The one door: a cube goes in, moves that solve it come out. */
import type { Turn } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { CubegramError } from "../result.ts";
import { type Assembly, type CubeState, heldRotation, isReachable, uprightState } from "../state/index.ts";
import { inHalfTurns, inQuarterTurns, moveImages, printMoves, turnsOfMoves } from "./face-move.ts";
import type { Stage } from "./nxn/reduction.ts";
import { searchReduction } from "./nxn/search-reduction.ts";
import type { SearchCrew } from "./optimal/shared-walk.ts";
import { optimalSolver } from "./optimal/solver.ts";
import { TIERS, type Tier } from "./optimal/tiers.ts";
import { hasTables, prepareSolver, solvers } from "./prepare.ts";
import { METHODS, type Method, type Metric, type Search, type SearchGoal, type Solver } from "./solver.ts";
import type { TableStore } from "./table-store.ts";
import { twoPhaseSolver } from "./two-phase/solver.ts";

export interface SolveOptions {
  /**
   * "two-phase" (3x3), "pocket" (2x2, optimal) or "reduction" (4x4 and larger); by default the one for the cube's size.
   * "optimal" proves that no solution of a 2x2 or 3x3 is shorter: a random 3x3 can take hours, with a larger table less.
   */
  readonly method?: Method;
  /**
   * Which table "optimal" uses on a 3x3: "small" (61 MB), "medium" (237 MB) or "large" (693 MB). By default the largest
   * that has been made before, here or in the store, and "small" if none has.
   */
  readonly tier?: Tier;
  /** What "optimal" counts on a 3x3: any turn of a face ("HTM", the default), or quarter turns ("QTM"), with tables of its own. */
  readonly metric?: Metric;
  /** Whether "optimal" looks for all shortest solutions of a 3x3. */
  readonly all?: boolean;
  /** Other threads that help "optimal" (`searchCrew` in the worker room); without shared memory it works alone. */
  readonly crew?: SearchCrew;
  /** Longest solution wanted. Default: 21 for a 3x3, 11 for a 2x2; every state has one. On larger cubes: no limit. */
  readonly maxLength?: number;
  /** Milliseconds to spend on ever shorter solutions (Infinity: until proved optimal or aborted). Default: the first one. */
  readonly budget?: number;
  /** Milliseconds, tables included, after which a search without a solution is given up. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SolveProgress) => void;
  /** Where tables are kept between runs. */
  readonly store?: TableStore;
}

export interface SolveProgress {
  readonly phase: "tables" | "search";
  /** The depth being searched (by reduction: the attempt), and tried moves so far. */
  readonly depth: number;
  readonly nodes: number;
  /** Length of the shortest solution so far. */
  readonly best?: number;
  /** What reduction is at. */
  readonly stage?: Stage;
  /** While large tables are made: the share that is done, 0 … 1. */
  readonly share?: number;
}

export interface Solution {
  /** Moves in standard notation, for the cube as it is held. Empty for a solved cube. */
  readonly alg: string;
  /** The same moves as turns. */
  readonly turns: readonly Turn[];
  /** In the metric: in QTM a half turn counts two. */
  readonly length: number;
  readonly metric: Metric;
  /** Whether it is proved that no solution is shorter. */
  readonly optimal: boolean;
  /** Tried moves. */
  readonly nodes: number;
  /** With `all`: every shortest solution, opposite faces in the order U D, R L, F B. */
  readonly all?: readonly string[];
}

/**
 * Solves a cube of any size, held in any way: performing `alg` on the cube as it is held leaves every face of one colour.
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
  const solver = isLarge(state.size) ? undefined : await solverFor(state, options);
  const control = makeControl(options, solver?.proves ? Number.POSITIVE_INFINITY : 0);
  if (!solver) return solveLarge(state, options, control);
  control.check();
  const maxLength = Math.min(options.maxLength ?? solver.longest, solver.longest);
  const goal = { maxLength, improve: control.budget > 0, all: options.all, crew: options.crew };
  const upright = uprightState(state);
  const searchBy = async (wanted: Solver, known?: Search) => {
    const prepared = await prepareSolver(wanted, options.store, (share) =>
      control.pause("tables", undefined, share),
    );
    // No sequence in half turns that is worth looking for is longer than a solver's longest.
    return prepared.search(upright, { ...goal, maxLength: Math.min(maxLength, wanted.longest), known });
  };
  const search = solver.proves
    ? await searchWithHeadStart(searchBy, solver, goal, control)
    : await searchBy(solver);
  try {
    await run(search, control);
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

/** Sizes that are reduced to a 3x3. */
function isLarge(size: number): boolean {
  return size > 3;
}

async function solveLarge(state: CubeState, options: SolveOptions, control: Control): Promise<Solution> {
  const { method, maxLength = Number.POSITIVE_INFINITY, store } = options;
  if (method && method !== "reduction") throw unsupportedMethod(method, state.size, ["reduction"]);
  control.check();
  const prepared = await prepareSolver(twoPhaseSolver, store, () => control.pause("tables"));
  const search = searchReduction(prepared, state, { maxLength, improve: control.budget > 0 });
  await run(search, control);
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

/** Tried moves between two looks at the clock: about half a millisecond. */
const PORTION = 20_000;
/** Milliseconds of work before the event loop gets a turn, which takes one or more itself. */
const SLICE = 16;

/** What a running search shows. */
type Watched = Pick<Search, "nodes" | "depth"> & {
  readonly best: ArrayLike<unknown> | undefined;
  readonly stage?: Stage;
};

/** Tried moves that two-phase gets before a solver that proves: some tenths of a second. */
const HEAD_START = 1_500_000;

/** The search of a solver that proves, or that of two-phase, if it has proved enough or the time is over. */
async function searchWithHeadStart(
  searchBy: (solver: Solver, known?: Search) => Promise<Search>,
  solver: Solver,
  { maxLength, all }: SearchGoal,
  control: Control,
): Promise<Search> {
  if (all) return searchBy(solver);
  const first = inMetric(solver.metric, await searchBy(twoPhaseSolver), maxLength);
  await run(first, control, HEAD_START);
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

async function run(
  search: Watched & Pick<Search, "advance" | "waiting">,
  control: Control,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  while (!search.advance(PORTION) && search.nodes < most) {
    if (search.best && control.isSpent()) return;
    const rest = control.pause("search", search);
    if (rest) await rest;
    else if (search.waiting) await Promise.race([search.waiting, pauseFor(SLICE)]);
  }
}

function pauseFor(ms: number): Promise<void> {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

interface Control {
  readonly budget: number;
  isSpent(): boolean;
  /** Throws when the caller has given up or the time is over. */
  check(): void;
  /** The same, and lets the event loop run when it is due. */
  pause(phase: SolveProgress["phase"], search?: Watched, share?: number): Promise<void> | undefined;
}

function makeControl(options: SolveOptions, usualBudget = 0): Control {
  const { signal, timeout = Number.POSITIVE_INFINITY, budget = usualBudget, onProgress } = options;
  const start = performance.now();
  let rested = start;
  const control: Control = {
    budget,
    isSpent: () => performance.now() - start >= Math.min(budget, timeout),
    check() {
      if (signal?.aborted) throw aborted();
      if (performance.now() - start >= timeout)
        throw new CubegramError({
          code: "timeout",
          message: `no solution found within ${timeout} ms; allow more time or more moves`,
        });
    },
    pause(phase, search, share) {
      if (!search?.best || signal?.aborted) control.check();
      const now = performance.now();
      if (now - rested < SLICE) return undefined;
      onProgress?.({
        phase,
        depth: search?.depth ?? 0,
        nodes: search?.nodes ?? 0,
        ...(search?.best && { best: search.best.length }),
        ...(search?.stage && { stage: search.stage }),
        ...(share !== undefined && { share }),
      });
      return rest();
    },
  };
  return control;

  async function rest(): Promise<void> {
    await pauseFor(0);
    rested = performance.now();
    if (signal?.aborted) throw aborted();
  }
}

function aborted(): CubegramError {
  const error = new CubegramError({ code: "aborted", message: "solving was aborted by its signal" });
  error.name = "AbortError";
  return error;
}

function checkOptions(options: SolveOptions): void {
  const { method, tier, metric, maxLength, budget, timeout } = options;
  if (tier !== undefined && !TIERS.includes(tier))
    throw new TypeError(`"tier" expected one of ${TIERS.join(", ")}, got ${String(tier)}`);
  if (metric !== undefined && metric !== "HTM" && metric !== "QTM")
    throw new TypeError(`"metric" expected HTM or QTM, got ${String(metric)}`);
  if (method !== undefined && !METHODS.includes(method))
    throw new TypeError(`"method" expected one of ${METHODS.join(", ")}, got ${String(method)}`);
  if (maxLength !== undefined && (!Number.isInteger(maxLength) || maxLength < 0))
    throw new RangeError(`"maxLength" expected an integer from 0, got ${String(maxLength)}`);
  for (const [name, value] of Object.entries({ budget, timeout }))
    if (value !== undefined && !(typeof value === "number" && value >= 0))
      throw new RangeError(`"${name}" expected milliseconds from 0, got ${String(value)}`);
}

/** The state, if it is one: types are gone at run time, and a search on an impossible cube would never end. */
function stateOf(cube: CubeState | { readonly state: CubeState }): CubeState {
  const state: Assembly | undefined = (cube as { state?: CubeState })?.state ?? (cube as CubeState);
  if (!state || !(state.rotations instanceof Uint8Array))
    throw new TypeError(
      `"cube" expected a cube or a cube state, got ${cube === null ? "null" : typeof cube}`,
    );
  if (!isReachable(state))
    throw new CubegramError({
      code: "unreachable-state",
      message: "no turns lead from this cube to a solved one; diagnose() tells what is wrong with it",
    });
  return state as CubeState;
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
