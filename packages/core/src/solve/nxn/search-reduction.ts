/** Attempts one after the other, and the shortest solution among them. */
import type { Turn } from "../../geometry/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { attemptReduction, STAGES_TO, type Stage } from "./reduction.ts";
import { type FourTables, fourTables, knownFourTables } from "./stages/four-tables.ts";
import { improveFour } from "./stages/improve-four.ts";

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
const STAGED_ATTEMPTS: Readonly<Record<number, number>> = { 5: 3, 6: 3, 7: 2 };
/** Rounds of the staged search of a 4x4 after which it is not worth going on: the last keeps hundreds of times as many candidates. */
const MAX_ROUNDS = 6;
/** No solution of the staged search has so many turns. */
const MAX_LENGTH = 200;
/** The size that is solved by the staged search. */
const STAGED = 4;

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
  const work = state.size === STAGED ? stagedAttempts() : attempts();
  return search;

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
    const usual = isStaged ? STAGED_ATTEMPTS[state.size] : 0;
    for (let i = 0; i < (goal.improve || !search.best ? MAX_ATTEMPTS : usual); i++) {
      search.depth++;
      report(yield* attemptReduction(state, prepared, isStaged ? i : i + 1, isStaged));
    }
  }

  /** Rounds of the staged search; while its tables are not made, a quick solution first. */
  function* stagedAttempts(): Generator<Stage, void> {
    if (!knownFourTables()) report(yield* attemptReduction(state, prepared, 0));
    if (search.best?.length === 0) return;
    const tables = yield* named(fourTables());
    // The 3x3 searches stop after so many tried moves: with all tables they find the same each time.
    while (prepared.isComplete === false && prepared.grow && !prepared.grow()) yield "3x3";
    const counter = { nodes: 0 };
    for (let round = 0; round < (goal.improve || !search.best ? MAX_ROUNDS : 1); round++) {
      search.depth++;
      // The first round does not look at the quick solution, which only the first cube has: each cube is solved the same way every time.
      const best = round === 0 ? undefined : search.best;
      const below = best?.length ?? Math.min(goal.maxLength + 1, MAX_LENGTH);
      const found = yield* improveFour(state, prepared, tables, round, below, counter);
      if (found) report(found);
      if (search.best?.length === 0) return;
    }
  }
}

function* named(steps: Generator<void, FourTables>): Generator<Stage, FourTables> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield "centers";
  }
}
