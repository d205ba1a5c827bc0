/** Attempts one after the other, and the shortest solution among them. */
import type { Turn } from "../../geometry/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { mergeTurns } from "./merge-turns.ts";
import { attemptReduction, STAGES_TO, type Stage } from "./reduction.ts";
import { improve, named, type StagedMethod } from "./stages/improve.ts";
import { fiveMethod, fourMethod } from "./stages/methods.ts";
import { type Five, toFive, turnOfFive } from "./to-five.ts";

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

/** Attempts after which it is given up. */
const MAX_ATTEMPTS = 200;
/** Attempts by stages that follow the first, quick one when nothing more is asked for: one of a 7x7 takes seconds. */
const STAGED_ATTEMPTS = 2;
/** The size that is made a 5x5: in so many ways, of which the shortest is taken, and in more where none leads there. */
const THROUGH_FIVE = 6;
const FIVE_ATTEMPTS = 3;
const MAX_FIVE_ATTEMPTS = 24;
/** Rounds of a method by stages after which it is not worth going on: the last keeps hundreds of times as many candidates. */
const MAX_ROUNDS = 6;
/** No solution of the staged search has so many turns. */
const MAX_LENGTH = 200;
export function searchReduction(
  prepared: PreparedSolver,
  state: CubeState,
  goal: ReductionGoal,
): ReductionSearch {
  const search = {
    advance,
    best: undefined as readonly Turn[] | undefined,
    bound: 1,
    nodes: 0,
    depth: 1,
    stage: "centers" as Stage,
  };
  const work = startWork();
  return search;

  function startWork(): Generator<Stage, void> {
    if (state.size === fourMethod.size) return stagedAttempts(fourMethod);
    if (state.size === fiveMethod.size) return stagedAttempts(fiveMethod);
    return state.size === THROUGH_FIVE ? throughFive() : attempts();
  }

  function advance(): boolean {
    const step = work.next();
    search.nodes++;
    if (!step.done) search.stage = step.value;
    return step.done === true || search.best?.length === 0;
  }

  function report(turns: readonly Turn[]): void {
    if (turns.length <= goal.maxLength && turns.length < (search.best?.length ?? Number.POSITIVE_INFINITY))
      search.best = turns;
  }

  function* attempts(): Generator<Stage, void> {
    report(yield* attemptReduction(state, prepared, 0));
    if (search.best?.length === 0) return;
    const isStaged = state.size <= STAGES_TO;
    const usual = isStaged ? STAGED_ATTEMPTS : 0;
    for (let i = 0; i < (goal.improve || !search.best ? MAX_ATTEMPTS : usual); i++) {
      search.depth++;
      report(yield* attemptReduction(state, prepared, isStaged ? i : i + 1, isStaged));
    }
  }

  /** Rounds in which a 6x6 is made a 5x5 in some ways, and the best of those is solved. */
  function* throughFive(): Generator<Stage, void> {
    report(yield* attemptReduction(state, prepared, 0));
    if (search.best?.length === 0) return;
    const tables = yield* ready(fiveMethod);
    let attempt = 0;
    for (let round = 0; round < (goal.improve || !search.best ? MAX_ROUNDS : 1); round++) {
      search.depth++;
      let best: Five | undefined;
      const from = attempt;
      while (attempt < from + (best ? FIVE_ATTEMPTS : MAX_FIVE_ATTEMPTS)) {
        const five = yield* toFive(state, attempt++);
        if (five && !(best && best.turns.length <= five.turns.length)) best = five;
      }
      if (!best) continue;
      const last = yield* improve(fiveMethod, tables, best.state, prepared, 0, MAX_LENGTH, { nodes: 0 });
      if (last)
        report(mergeTurns([...best.turns, ...last.map((turn) => turnOfFive(turn, state.size))], state.size));
    }
  }

  /** All tables that a method by stages needs. */
  function* ready<T>(method: StagedMethod<T>): Generator<Stage, T> {
    const tables = yield* named("centers" as Stage, method.tables());
    // The 3x3 searches stop after so many tried moves: with all tables they find the same each time.
    while (prepared.isComplete === false && prepared.grow && !prepared.grow()) yield "3x3";
    return tables;
  }

  /** Rounds of a method by stages; while its tables are not made, a quick solution first. */
  function* stagedAttempts<T>(method: StagedMethod<T>): Generator<Stage, void> {
    if (!method.known()) report(yield* attemptReduction(state, prepared, 0));
    if (search.best?.length === 0) return;
    const tables = yield* ready(method);
    const counter = { nodes: 0 };
    for (let round = 0; round < (goal.improve || !search.best ? MAX_ROUNDS : 1); round++) {
      search.depth++;
      // The first round does not look at the quick solution, which only the first cube has: each cube is solved the same way every time.
      const best = round === 0 ? undefined : search.best;
      const below = best?.length ?? Math.min(goal.maxLength + 1, MAX_LENGTH);
      const found = yield* improve(method, tables, state, prepared, round, below, counter);
      if (found) report(found);
      if (search.best?.length === 0) return;
    }
  }
}
