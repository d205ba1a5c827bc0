/** Attempts one after the other, and the shortest solution among them. */
import type { Turn } from "../../geometry/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../solver.ts";
import { attemptReduction, type Stage } from "./reduction.ts";

export interface ReductionSearch {
  /** Works on for some milliseconds. True: finished. */
  advance(): boolean;
  readonly best: readonly Turn[] | undefined;
  /** No solution is shorter: proved. Only a solved cube has such a proof. */
  readonly bound: number;
  /** Pieces of work so far. */
  readonly nodes: number;
  /** The attempt, counted from 1. */
  readonly depth: number;
  readonly stage: Stage;
}

export interface ReductionGoal {
  /** No longer solution counts: more attempts are made until there is one. */
  readonly maxLength: number;
  /** Go on making attempts. */
  readonly improve: boolean;
}

/** Attempts that are made when nothing more is asked for: more where one takes a tenth of a second. */
function attemptsFor(size: number): number {
  return size === 4 ? 3 : 1;
}

/** Attempts after which it is given up. */
const MOST_ATTEMPTS = 200;

export function searchReduction(
  prepared: PreparedSolver,
  state: CubeState,
  goal: ReductionGoal,
): ReductionSearch {
  let attempt = attemptReduction(state, prepared, 0);
  const search = {
    advance,
    best: undefined as readonly Turn[] | undefined,
    bound: 1,
    nodes: 0,
    depth: 1,
    stage: "centers" as Stage,
  };
  return search;

  function advance(): boolean {
    const step = attempt.next();
    search.nodes++;
    if (!step.done) {
      search.stage = step.value;
      return false;
    }
    const turns = step.value;
    if (turns.length <= goal.maxLength && turns.length < (search.best?.length ?? Number.POSITIVE_INFINITY))
      search.best = turns;
    const wanted = goal.improve || !search.best ? MOST_ATTEMPTS : attemptsFor(state.size);
    if (search.depth >= wanted || search.best?.length === 0) return true;
    attempt = attemptReduction(state, prepared, search.depth++);
    return false;
  }
}
