/** Solving, for every page that needs a solution. */
import { Cube, CubegramError } from "@cubegram/core";
import { diagnose } from "@cubegram/core/diagnosis";
import { countMoves, readAlg } from "@cubegram/core/notation";
import {
  type LargeMetric,
  type Solution,
  type SolveProgress,
  type SolveStep,
  solve,
} from "@cubegram/core/solve";
import { movesOf } from "../cubes/moves.ts";
import type { JobContext } from "./job.ts";
import { proofThreads } from "./proof-threads.ts";
import { type SolutionStage, solutionStages } from "./solution-stages.ts";

/** A step of the layer-by-layer method, in codes that the page has words for. */
export type TaughtStep = Pick<SolveStep, "id" | "pieces" | "cases" | "moves">;

/** The steps in which a beginner solves a cube. */
export async function taughtSteps(
  { facelets }: { readonly facelets: string },
  { signal }: JobContext<unknown>,
): Promise<readonly TaughtStep[]> {
  const { steps = [] } = await solve(Cube.fromFacelets(facelets), { method: "layers", signal });
  return steps.map(({ id, pieces, cases, moves }) => ({ id, pieces, cases, moves }));
}

export interface BetterInput {
  readonly facelets: string;
  /** `optimal`: with the method that proves, where there is one for the size. */
  readonly goal: "short" | "optimal";
  /** What is to be few. */
  readonly count: LargeMetric;
}

export interface BetterOutput {
  readonly alg: string;
  /** The same move by move, checked: applied to the cube, they solve it. */
  readonly moves: readonly string[];
  readonly length: number;
  readonly metric: string;
  /** Whether no solution is shorter. */
  readonly isProved: boolean;
  /** What the parts of the moves are for; from 4x4 on. */
  readonly stages?: readonly SolutionStage[] | undefined;
}

/** `share`: while large tables are made, what is done of them, 0 … 1. */
export interface BetterProgress extends Pick<SolveProgress, "phase" | "depth" | "nodes" | "share"> {
  /** A shorter solution than any before. */
  readonly solution?: BetterOutput;
}

/** A first solution, then each shorter one as it is found, until one is proved the shortest or the caller has enough. */
export async function solveBetter(
  { facelets, goal, count }: BetterInput,
  context: JobContext<BetterProgress>,
): Promise<BetterOutput> {
  const cube = Cube.fromFacelets(facelets);
  const options = {
    signal: context.signal,
    store: context.store,
    onProgress: throttled(context),
    metric: count,
  };
  let best = outputOf(cube, await solve(cube, options));
  tell(context, best);
  const isProof = goal === "optimal" && cube.size === 3;
  const deadline = isProof ? performance.now() + FIRST_TRIES_MS : Number.POSITIVE_INFINITY;
  while (!best.isProved) {
    const next = await shorter(cube, best, { ...options, timeout: deadline - performance.now() });
    if (next === "none") return { ...best, isProved: cube.size <= 3 && count === "OBTM" };
    if (next === "late") return prove(cube, best, options, context);
    best = next;
    tell(context, best);
  }
  return best;
}

/** A proof is faster the shorter the solution to be proved, so shorter ones are sought first. */
const FIRST_TRIES_MS = 4000;

type Options = NonNullable<Parameters<typeof solve>[1]>;

/** The next shorter solution; `none` if there is none, which is proved up to 3x3; `late` when the time is up. */
async function shorter(
  cube: Cube,
  { length }: BetterOutput,
  options: Options,
): Promise<BetterOutput | "none" | "late"> {
  if (length === 0) return "none";
  if (options.timeout !== undefined && options.timeout <= 0) return "late";
  try {
    return outputOf(cube, await solve(cube, { ...options, maxLength: length - 1 }));
  } catch (error) {
    const code = error instanceof CubegramError && error.code;
    if (code === "no-solution") return "none";
    if (code === "timeout") return "late";
    throw error;
  }
}

/** The shortest of all, by the method that proves it: there is a shorter one, or the best so far is the shortest. */
async function prove(
  cube: Cube,
  best: BetterOutput,
  options: Options,
  context: JobContext<BetterProgress>,
): Promise<BetterOutput> {
  const crew = proofThreads();
  const proved = await shorter(cube, best, {
    ...options,
    method: "optimal",
    ...(crew && { crew }),
  }).finally(() => crew?.close());
  if (proved === "none") return { ...best, isProved: true };
  if (proved !== "late") return proved;
  let found = best;
  for (;;) {
    const next = await shorter(cube, found, options);
    if (next === "none" || next === "late") return { ...found, isProved: next === "none" };
    found = next;
    tell(context, found);
  }
}

function outputOf(cube: Cube, { alg, length, metric, optimal }: Solution): BetterOutput {
  const moves = movesOf(cube.state, alg);
  if (!moves) throw new Error(`the moves ${alg} do not solve the cube`);
  return { alg, moves, length, metric, isProved: optimal, stages: solutionStages(cube, moves) };
}

export interface KeptSolution extends Pick<BetterOutput, "alg" | "metric" | "isProved"> {
  readonly facelets: string;
}

/** A solution from the browser's storage, replayed; undefined if it does not solve the cube it names. */
export function keptSolution({ facelets, alg, metric, isProved }: KeptSolution): BetterOutput | undefined {
  const { state } = diagnose(facelets, { repairs: false });
  const moves = state && movesOf(state, alg);
  if (!moves) return undefined;
  const { htm, sstm, sqtm } = countMoves(readAlg(alg), state.size);
  const length = metric === "SSTM" ? sstm : metric === "SQTM" ? sqtm : htm;
  return { alg, moves, length, metric, isProved };
}

function tell(context: JobContext<BetterProgress>, solution: BetterOutput): void {
  context.progress({ phase: "search", depth: solution.length, nodes: 0, solution });
}

const TOLD_EVERY_MS = 200;

function throttled(context: JobContext<BetterProgress>): (progress: SolveProgress) => void {
  let told = 0;
  return ({ phase, depth, nodes, share }) => {
    const now = performance.now();
    if (now - told < TOLD_EVERY_MS) return;
    told = now;
    context.progress({ phase, depth, nodes, ...(share !== undefined && { share }) });
  };
}
