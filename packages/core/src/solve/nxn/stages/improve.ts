/**
 * Short solutions by stages: rounds of the stages of a method and the 3x3 that is left, each round with more candidates than the last.
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

/** A step of a method: what people call it, how many candidates come through in the first round, and in how many tried turns. */
export interface Step extends Pick<StageGoal, "longest" | "slack"> {
  readonly name: ReductionStage;
  readonly keep: number;
  readonly effort: number;
}

/** Counts tried turns, for progress and benches. */
export interface Counter {
  nodes: number;
}

/** Tried turns between two pauses: some milliseconds. */
const PORTION = 50_000;
/** No way through all stages has so many turns. */
const MAX_LENGTH = 200;

/** Tables of stages, made or stored; only read from then on. */
export interface PreparedStages<T> extends Prepared {
  readonly tables: T;
}

/** A method as data: its stages over tables `T`, and what is left after them. */
export interface StagedMethod<T> {
  readonly size: number;
  readonly recipe: Recipe<PreparedStages<T>>;
  /** The stages with buffers of their own: one set for each search that is under way. */
  stages(tables: T): readonly StageWalk[];
  readonly steps: readonly Step[];
  /** How many times as many candidates each later round keeps. */
  readonly growth: number;
  /** The 3x3 that is left. */
  reduce(state: CubeState): Reduced;
  /** Tried moves for the 3x3 of each candidate, again and again. */
  readonly slices: readonly number[];
}

/** A solution of fewer than `below` turns, if the round (from 0) finds one. */
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

/** Candidates that have come through all stages, by `steps` in place of the method's own. */
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

/** The steps of some work under a name. */
export function* named<N, R>(name: N, work: Generator<unknown, R>): Generator<N, R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield name;
  }
}
