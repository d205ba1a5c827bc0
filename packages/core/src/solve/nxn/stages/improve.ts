/**
 * Short solutions by stages: rounds of the stages of a method and the 3x3 that is left, each round with more candidates than the last.
 */
import { rotations, type Turn } from "../../../geometry/index.ts";
import type { CubeState } from "../../../state/index.ts";
import type { PreparedSolver } from "../../table-solver.ts";
import { mergeTurns, turnInFrame } from "../merge-turns.ts";
import type { Stage as ReductionStage } from "../solution-stages.ts";
import { lastStage, type Reduced } from "./last-stage.ts";
import type { Candidate, Stage } from "./stage.ts";
import { type Counter, type StageEffort, searchStage } from "./stage-search.ts";

/** A step of a method: the effort of its first round, and what people call it. */
interface Step extends StageEffort {
  readonly name: ReductionStage;
}

/** A method as data: its stages over tables `T`, and what is left after them. */
export interface StagedMethod<T> {
  readonly size: number;
  /** The tables, if they are made. */
  known(): T | undefined;
  tables(): Generator<void, T>;
  /** The stages with buffers of their own: one set for each search that is under way. */
  stages(tables: T): readonly Stage[];
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
  let candidates: Candidate[] = [{ state, turns: [], rotation: 0 }];
  for (const [i, stage] of method.stages(tables).entries()) {
    const { name, keep, most, longest, slack } = method.steps[i];
    const effort = { keep: keep * growth, most: most * growth, longest, slack };
    candidates = yield* named(name, searchStage(stage, candidates, effort, counter));
  }
  const best = yield* named("3x3", lastStage(prepared, candidates, method.reduce, method.slices, below));
  return best && original(best, state.size);
}

/** The steps of some work under a name. */
export function* named<N, R>(name: N, work: Generator<unknown, R>): Generator<N, R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield name;
  }
}

/** The turns for the cube as it was before the stages rotated it. */
function original({ turns, rotation }: Candidate, size: number): Turn[] {
  const back = rotations().inverse[rotation];
  return mergeTurns(turns, size).map((turn) => turnInFrame(turn, back, size));
}
