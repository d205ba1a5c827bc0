/** The options and the result of `solve`. */
import type { Turn } from "../geometry/index.ts";
import {
  CubegramError,
  checkCount,
  checkOneOf,
  checkOptions,
  formatValue,
  type OptionNames,
  rangeError,
  typeError,
} from "../result.ts";
import type { Metric, TableStore } from "../search/index.ts";
import { type Assembly, type CubeState, isReachable } from "../state/index.ts";
import type { SolveStep } from "./layers/solve-step.ts";
import { LARGE_METRICS, type LargeMetric } from "./nxn/layers.ts";
import type { SolutionStage, Stage } from "./nxn/reduction-state.ts";
import { TIERS, type Tier } from "./optimal/tiers.ts";
import { METHODS, type Method, type SearchCrew } from "./table-solver.ts";

/** What `solve` counts: HTM is OBTM from 4x4 on, STM is SSTM up to 3x3. */
export type SolveMetric = Metric | LargeMetric | "STM";
const METRICS: readonly SolveMetric[] = ["HTM", "QTM", "STM", ...LARGE_METRICS];

/** The metric by the name under which solvers of that size know it. A 2x2 has no layers but faces. */
export function metricOn(size: number, metric: SolveMetric = "HTM"): SolveMetric {
  if (metric === "OBTM") return "HTM";
  if (metric === "STM" && size <= 3) return size === 2 ? "HTM" : "SSTM";
  if (size > 2) return metric;
  return metric === "SSTM" ? "HTM" : metric === "SQTM" ? "QTM" : metric;
}

/** Options of `solve`; all are optional. Values outside the ranges below throw a TypeError or RangeError. */
export interface SolveOptions {
  /**
   * The cube to turn it into, instead of a solved one: one of the same size, held in any way. Not with method "layers", which
   * explains each step by the solved cube. From 4x4 on the way leads through a solved cube, in about twice the turns.
   */
  readonly to?: CubeState | { readonly state: CubeState };
  /**
   * "two-phase" (3x3), "pocket" (2x2, optimal) or "reduction" (4x4 and larger); by default the one for the cube's size.
   * "layers" (up to 17x17) solves as a beginner does, with `steps` that say what is done and why: about 74 moves on a 3x3, 157 on
   * a 4x4.
   * "optimal" proves that no solution of a 2x2 or 3x3 is shorter; a random 3x3 can take hours, less with a larger table.
   */
  readonly method?: Method;
  /**
   * Which table "optimal" uses on a 3x3: "small" (62 MB), "medium" (238 MB), "large" (693 MB), "huge" (1.4 GB) or
   * "giant" (2.8 GB), the last two only where threads can share memory. By default the largest that has already been built, here or in
   * the store, and "small" if none has.
   */
  readonly tier?: Tier;
  /**
   * What counts as one turn: of outer blocks by any amount ("HTM", from 4x4 on "OBTM", the default), of single layers ("SSTM", up to
   * 3x3 also "STM") or quarter turns of those ("SQTM"), which take longer to find; up to 3x3 also quarter turns of faces ("QTM"),
   * which need separate tables.
   */
  readonly metric?: SolveMetric;
  /**
   * How the cube may be held at the end: in any way ("any", the default), or with white up and green in front ("same"), for which the
   * whole cube is turned meanwhile in some turns: a turn or two more in SSTM and SQTM, hardly ever one more in outer blocks. Turns of
   * faces leave a 3x3 as it is held, and with method "layers" one that would end otherwise is refused.
   */
  readonly holding?: "any" | "same";
  /** Whether "optimal" looks for all shortest solutions of a 3x3. */
  readonly all?: boolean;
  /**
   * Other threads that help with the cube (`searchCrew` in the worker room): they prove the shortest solution of a 3x3 with "optimal", and look for
   * shorter ones of a 4x4 or larger cube, never with a longer one as the result. Without shared memory `solve` works alone.
   */
  readonly crew?: SearchCrew;
  /** The longest solution wanted. Default: 21 for a 3x3, 11 for a 2x2, which every state has. On larger cubes: no limit. */
  readonly maxLength?: number;
  /**
   * How hard the first solution of a 4x4 or larger cube is looked for: how many times the usual candidates are kept, above 0
   * and at most 3. Default 1; 3 for a 4x4 without `budget` or `timeout`, which takes three times as long and 0.8 turns fewer.
   * At 0.3 it takes less than half the time of 1 and one turn more. Later rounds of a budget are as usual.
   */
  readonly effort?: number;
  /**
   * Milliseconds to spend on ever shorter solutions, counted from the call, tables included; it never fails. Infinity: until proved optimal
   * or aborted, or, on a 4x4 and larger, until no longer round would pay. Default: the first solution; with "optimal" and on a 2x2 Infinity.
   */
  readonly budget?: number;
  /**
   * Milliseconds, tables included, after which a search ends: with what it has found, or with "timeout" if it found nothing. A 4x4 or
   * larger cube, unless there is a `maxLength`, always has a solution: the quick one at least; `notes` say what was left out.
   */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SolveProgress) => void;
  /** Where tables are kept between runs. */
  readonly store?: TableStore;
}

/** How far a search has come: reported at pauses, some milliseconds apart. */
export interface SolveProgress {
  readonly phase: "tables" | "search";
  /** The depth being searched (by reduction: the attempt), and moves tried so far. */
  readonly depth: number;
  readonly nodes: number;
  /** Length of the shortest solution so far. */
  readonly best?: number;
  /** While searching: no solution is shorter; proved so far. */
  readonly bound?: number;
  /** What reduction is working on. */
  readonly stage?: Stage;
  /** While large tables are built: the share done, 0 … 1. */
  readonly share?: number;
}

/** What `solve` resolves to. */
export interface Solution {
  /** Moves in standard notation, for the cube as it is held. Empty for a solved cube. */
  readonly alg: string;
  /** The same moves as turns. */
  readonly turns: readonly Turn[];
  /** In the metric: in QTM and SQTM a half turn counts two. */
  readonly length: number;
  /** From 4x4 on, outer block turns: one of any number of layers next to a face counts one. */
  readonly metric: SolveMetric;
  /** Whether it is proved that no solution is shorter. */
  readonly optimal: boolean;
  /** Moves tried. */
  readonly nodes: number;
  /** With method "layers": what is done, step by step; their moves joined are `alg`. */
  readonly steps?: readonly SolveStep[];
  /** By reduction: which of the turns solve the centers, the edges, and the 3x3 that is left, in this order. */
  readonly stages?: readonly SolutionStage[];
  /** By reduction: what was done without tables for which there was no memory, or no time. */
  readonly notes?: readonly string[];
  /** With `all`: every shortest solution, opposite faces in the order U D, R L, F B. */
  readonly all?: readonly string[];
}

export const SOLVE_OPTIONS: OptionNames<SolveOptions> = {
  to: true,
  method: true,
  tier: true,
  metric: true,
  holding: true,
  all: true,
  crew: true,
  maxLength: true,
  effort: true,
  budget: true,
  timeout: true,
  signal: true,
  onProgress: true,
  store: true,
};

const MAX_EFFORT = 3;

/** Throws for wrong options, since types are gone at run time. */
export function checkSolveOptions(options: SolveOptions): void {
  checkOptions(options, SOLVE_OPTIONS);
  const { method, tier, metric, holding, maxLength, effort, budget, timeout } = options;
  if (tier !== undefined) checkOneOf(tier, TIERS, "tier");
  if (metric !== undefined) checkOneOf(metric, METRICS, "metric");
  if (holding !== undefined) checkOneOf(holding, ["any", "same"], "holding");
  if (method !== undefined) checkOneOf(method, METHODS, "method");
  if (maxLength !== undefined) checkCount(maxLength, "maxLength");
  if (effort !== undefined && !(typeof effort === "number" && effort > 0 && effort <= MAX_EFFORT))
    throw rangeError("effort", `a number above 0 and at most ${MAX_EFFORT}`, formatValue(effort));
  for (const [name, value] of Object.entries({ budget, timeout }))
    if (value !== undefined && !(typeof value === "number" && value >= 0))
      throw rangeError(name, "milliseconds from 0", formatValue(value));
}

// Checks what solvers are given.

/** The state, if it is one: types are gone at run time, and a search on an impossible cube would never end. */
export function stateOf(
  cube: CubeState | { readonly state: CubeState },
  sizes?: readonly number[],
  argument = "cube",
): CubeState {
  const state: Assembly | undefined = (cube as { state?: CubeState })?.state ?? (cube as CubeState);
  if (!state || !(state.rotations instanceof Uint8Array))
    throw typeError(argument, "a cube or a cube state", formatValue(cube));
  if (!isReachable(state))
    throw new CubegramError({
      code: "unreachable-state",
      message: "no turns solve this cube; diagnose() tells what is wrong with it",
    });
  if (sizes && !sizes.includes(state.size))
    throw new CubegramError({
      code: "unsupported-size",
      message: `expected a cube of size ${sizes.join(" or ")}, got size ${state.size}`,
    });
  return state as CubeState;
}
