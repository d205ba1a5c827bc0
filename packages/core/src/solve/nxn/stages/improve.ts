/**
 * Short solutions by stages: rounds through the stages of a method and the remaining 3x3, each round with more
 * candidates than the last.
 */

import type { Turn } from "../../../geometry/index.ts";
import { named } from "../../../portions.ts";
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
  /** No round keeps more; default: no limit. */
  readonly most?: number;
  /** Does not count in a round that has a clock. */
  readonly effort: number;
  /** The share of such a round's time after which the step makes do with what it has; default: all of it. */
  readonly until?: number;
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

/** Further slices of a round that has a clock. */
const MORE_SLICES: readonly number[] = [600_000, 2_000_000, 6_000_000];

/** What a round looks for, and when it ends. */
export interface RoundGoal {
  /** From 0 on. Candidates grow by the method's factor from round to round, and by a part of it for a fraction. */
  readonly round: number;
  /** Only solutions of fewer turns count. */
  readonly below: number;
  /** Milliseconds until the round should end; default: no limit. */
  readonly timeLeft?: (() => number) | undefined;
  /** Told of each solution that is shorter than all before. */
  readonly report?: ((turns: Turn[]) => void) | undefined;
}

/** The shortest solution that this round finds, if any. */
export function* improve<T>(
  method: StagedMethod<T>,
  tables: T,
  state: CubeState,
  prepared: PreparedSolver,
  { round, below, timeLeft, report }: RoundGoal,
): Generator<ReductionStage, Turn[] | undefined> {
  const growth = method.growth ** round;
  const steps = method.steps.map((step) => ({
    ...step,
    keep: Math.min(step.keep * growth, step.most ?? Number.POSITIVE_INFINITY),
    effort: timeLeft ? Number.POSITIVE_INFINITY : step.effort * growth,
    slack: Math.max(0, (step.slack ?? Number.POSITIVE_INFINITY) + round),
  }));
  const slices = timeLeft ? [...method.slices, ...MORE_SLICES] : method.slices;
  const candidates = yield* throughStages(method, tables, state, steps, timeLeft);
  const better = report && ((candidate: Candidate) => report(turnsAsHeld(candidate)));
  const best = yield* named("3x3", lastStage(prepared, candidates, method.reduce, slices, below, better));
  return best && turnsAsHeld(best);
}

/**
 * The candidates that came through all stages, with `steps` in place of the method's own. Steps end early if time runs
 * short.
 */
export function* throughStages<T>(
  method: StagedMethod<T>,
  tables: T,
  state: CubeState,
  steps: readonly Step[],
  timeLeft: () => number = () => Number.POSITIVE_INFINITY,
): Generator<ReductionStage, readonly Candidate[]> {
  let candidates: readonly Candidate[] = [heldCandidate(state)];
  const time = timeLeft();
  const walks = method.stages(tables);
  yield steps[0].name;
  for (const [i, walk] of walks.entries()) {
    const { name, keep, effort, longest, slack, until = 1 } = steps[i];
    const goal = { maxLength: MAX_LENGTH, keep, distinct: true, effort, longest, slack };
    const search = searchStage(walk, candidates, goal);
    const isLate = () => search.found.length > 0 && timeLeft() < (1 - until) * time;
    while (!search.advance(PORTION) && !isLate()) yield name;
    candidates = search.found;
  }
  return candidates;
}
