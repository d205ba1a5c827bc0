/**
 * Short solutions by stages: rounds through the stages of a method and the remaining 3x3, each round with more
 * candidates than the last.
 */
import type { Turn } from "../../../geometry/index.ts";
import {
  type Candidate,
  type Prepared,
  type Recipe,
  type StageGoal,
  type StageWalk,
  searchStage,
} from "../../../search/index.ts";
import type { CubeState } from "../../../state/index.ts";
import type { PreparedSolver } from "../../table-solver.ts";
import type { Stage as ReductionStage } from "../solution-stages.ts";
import { heldCandidate, turnsAsHeld } from "./held-candidate.ts";
import { lastStage, type Reduced } from "./last-stage.ts";

/**
 * A step of a method: its usual name, how many candidates come through it in the first round, and how many moves it may
 * try.
 */
export interface Step extends Pick<StageGoal, "longest" | "slack"> {
  readonly name: ReductionStage;
  readonly keep: number;
  readonly effort: number;
}

/** Counts the moves tried, for progress reports and benches. */
export interface Counter {
  nodes: number;
}

/** Moves tried between two pauses: a few milliseconds. */
const PORTION = 50_000;
/** No solution through all stages has this many turns. */
const MAX_LENGTH = 200;

/** The tables of stages, built or loaded; read-only from then on. */
export interface PreparedStages<T> extends Prepared {
  readonly tables: T;
}

/** A method as data: its stages over tables `T`, and what follows them. */
export interface StagedMethod<T> {
  readonly size: number;
  readonly recipe: Recipe<PreparedStages<T>>;
  /** The stages, each with its own buffers: one set per running search. */
  stages(tables: T): readonly StageWalk[];
  readonly steps: readonly Step[];
  /** The factor by which each later round keeps more candidates. */
  readonly growth: number;
  /** The 3x3 that remains. */
  reduce(state: CubeState): Reduced;
  /** Moves tried for the 3x3 of each candidate, in successive slices. */
  readonly slices: readonly number[];
}

/** A solution of fewer than `below` turns, if this round (counted from 0) finds one. */
export function* improve<T>(
  method: StagedMethod<T>,
  tables: T,
  state: CubeState,
  prepared: PreparedSolver,
  round: number,
  below: number,
  counter: Counter,
): Generator<ReductionStage, Turn[] | undefined> {
  const growth = method.growth ** round;
  const steps = method.steps.map((step) => ({
    ...step,
    keep: step.keep * growth,
    effort: step.effort * growth,
    slack: (step.slack ?? Number.POSITIVE_INFINITY) + round,
  }));
  const candidates = yield* throughStages(method, tables, state, steps, counter);
  const best = yield* named("3x3", lastStage(prepared, candidates, method.reduce, method.slices, below));
  return best && turnsAsHeld(best);
}

/** The candidates that came through all stages, with `steps` in place of the method's own. */
export function* throughStages<T>(
  method: StagedMethod<T>,
  tables: T,
  state: CubeState,
  steps: readonly Step[],
  counter: Counter,
): Generator<ReductionStage, readonly Candidate[]> {
  let candidates: readonly Candidate[] = [heldCandidate(state)];
  for (const [i, walk] of method.stages(tables).entries()) {
    const { name, keep, effort, longest, slack } = steps[i];
    const search = searchStage(walk, candidates, { maxLength: MAX_LENGTH, keep, effort, longest, slack });
    while (!search.advance(PORTION)) yield name;
    counter.nodes += search.nodes;
    candidates = search.found;
  }
  return candidates;
}

/** Runs some work so that it yields `name` at each pause. */
export function* named<N, R>(name: N, work: Generator<unknown, R>): Generator<N, R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield name;
  }
}
