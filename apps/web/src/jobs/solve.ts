/** Solving, for every page that needs a solution. */
import { Cube, CubegramError } from "@cubegram/core";
import { diagnose } from "@cubegram/core/diagnosis";
import { countMoves, readAlg } from "@cubegram/core/notation";
import {
  bytesOfTier,
  type LargeMetric,
  type Solution,
  type SolveProgress,
  type SolveStep,
  solve,
  TIERS,
  type Tier,
} from "@cubegram/core/solve";
import { searchCrew, type WorkerCrew } from "@cubegram/core/worker";
import { movesOf } from "../cubes/moves.ts";
import type { JobContext } from "./job.ts";

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

/** The tables that a proof may use here, smallest first, with their bytes. */
export function proofTables(): readonly { readonly tier: Tier; readonly bytes: number }[] {
  // Chromium says how much memory a device has, up to a limit.
  const { deviceMemory = MEMORY_GIB } = navigator as { deviceMemory?: number };
  return TIERS.map((tier) => ({ tier, bytes: bytesOfTier(tier) })).filter(
    // The largest are made in memory that threads share.
    ({ bytes }) =>
      2 * bytes <= deviceMemory * 2 ** 30 && (bytes < SHARED_FROM || globalThis.crossOriginIsolated),
  );
}

const MEMORY_GIB = 8;
const SHARED_FROM = 1e9;

interface BetterInput {
  readonly facelets: string;
  /** `optimal`: with the method that proves, where there is one for the size. */
  readonly goal: "short" | "optimal";
  /** What is to be few. */
  readonly count: LargeMetric;
  /** What a proof uses. */
  readonly table: Tier;
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
interface BetterProgress extends Pick<SolveProgress, "phase" | "depth" | "nodes" | "share"> {
  /** A shorter solution than any before. */
  readonly solution?: BetterOutput;
}

/** A first solution, then each shorter one as it is found, until one is proved the shortest or the caller has enough. */
export async function solveBetter(
  { facelets, goal, count, table }: BetterInput,
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
    if (next === "late") return prove(cube, best, table, options, context);
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
  tier: Tier,
  options: Options,
  context: JobContext<BetterProgress>,
): Promise<BetterOutput> {
  const crew = proofThreads();
  const proved = await shorter(cube, best, {
    ...options,
    method: "optimal",
    tier,
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

interface KeptSolution extends Pick<BetterOutput, "alg" | "metric" | "isProved"> {
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

interface SolutionStage {
  readonly id: "centers" | "edges" | "3x3";
  /** How many moves have been made when it ends. */
  readonly end: number;
}

/** Smaller cubes have no such parts; the moves of larger ones are too many to be looked at one by one. */
const MIN_STAGED_SIZE = 4;
const MAX_STAGED_SIZE = 7;

/** What the parts of a solution are for, as anyone can see on the cube: centers of one color, edges side by side, the rest like a 3x3. */
export function solutionStages(cube: Cube, moves: readonly string[]): readonly SolutionStage[] | undefined {
  const { size } = cube;
  if (size < MIN_STAGED_SIZE || size > MAX_STAGED_SIZE) return undefined;
  let now = cube;
  let centers = haveCenters(now.facelets(), size) ? 0 : undefined;
  let edges = centers === 0 && haveEdges(now.facelets(), size) ? 0 : undefined;
  for (let made = 1; made <= moves.length && edges === undefined; made++) {
    now = now.apply(moves[made - 1]);
    const facelets = now.facelets();
    const hasCenters = haveCenters(facelets, size);
    if (hasCenters) centers ??= made;
    if (hasCenters && haveEdges(facelets, size)) edges = made;
  }
  const ends = [
    { id: "centers", end: centers ?? moves.length },
    { id: "edges", end: edges ?? moves.length },
    { id: "3x3", end: moves.length },
  ] as const;
  return ends.filter(({ end }, i) => end > (i === 0 ? 0 : ends[i - 1].end));
}

/** Whether what is inside the border of each side is of one color. */
function haveCenters(facelets: string, size: number): boolean {
  return sidesAre(facelets, size, (row, column) => isInner(row, size) && isInner(column, size));
}

/** Whether each line of the border of each side, corners aside, is of one color. */
function haveEdges(facelets: string, size: number): boolean {
  const last = size - 1;
  return [0, last].every(
    (line) =>
      sidesAre(facelets, size, (row, column) => row === line && isInner(column, size)) &&
      sidesAre(facelets, size, (row, column) => column === line && isInner(row, size)),
  );
}

function isInner(place: number, size: number): boolean {
  return place > 0 && place < size - 1;
}

/** Whether on each side the chosen stickers have one color. */
function sidesAre(facelets: string, size: number, isChosen: (row: number, column: number) => boolean) {
  const area = size * size;
  for (let first = 0; first < facelets.length; first += area) {
    let color = "";
    for (let at = 0; at < area; at++) {
      if (!isChosen(Math.floor(at / size), at % size)) continue;
      color ||= facelets[first + at];
      if (facelets[first + at] !== color) return false;
    }
  }
  return true;
}

/** A page does not take all cores of a large machine. */
const MAX_THREADS = 8;

/** Threads that help to prove a solution the shortest: one for each idle core; none where the browser does not allow shared memory (the page must be isolated). */
function proofThreads(): WorkerCrew | undefined {
  const helpers = Math.min(navigator.hardwareConcurrency, MAX_THREADS) - 1;
  if (!crossOriginIsolated || helpers < 1) return undefined;
  const spawn = () =>
    new Worker(new URL("./proof-thread.ts", import.meta.url), { type: "module", name: "proof" });
  return searchCrew(spawn, helpers);
}
