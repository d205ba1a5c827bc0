/** Runs attempts one by one and keeps the shortest solution. */
import type { Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import { isOutOfMemory, preparedBefore, prepareSteps, type TableStore } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import type { InnerMethods } from "./inner-wings.ts";
import { leastTurns } from "./least-turns.ts";
import { mergeSteps, mergeTurns } from "./merge-turns.ts";
import { attemptReduction } from "./reduction.ts";
import {
  INNER_WINGS_FROM,
  MAX_ROUNDS,
  type RoundPlan,
  roundPlanner,
  stagedRounds,
  waysToFive,
} from "./round-plan.ts";
import type { Stage } from "./solution-stages.ts";
import type { FiveStages } from "./stages/five.ts";
import { improve, roundOf, type StagedMethod } from "./stages/improve.ts";
import { fiveMethod, fourMethod } from "./stages/methods.ts";
import { type Five, toFive, turnOfFive } from "./to-five.ts";

export { stagesOfSolution } from "./solution-stages.ts";

/** How to build the tables that a cube of that size needs besides those of the 3x3. */
export function stageRecipes(size: number): readonly StagedMethod<unknown>["recipe"][] {
  if (size === fourMethod.size) return [fourMethod.recipe];
  if (size !== fiveMethod.size && !waysToFive(size)) return [];
  return needsFour(size) ? [fiveMethod.recipe, fourMethod.recipe] : [fiveMethod.recipe];
}

export interface ReductionSearch {
  /** Works for a few milliseconds. Returns true when finished. */
  advance(): boolean;
  readonly best: readonly Turn[] | undefined;
  /** A proven lower bound on the length of any solution. */
  readonly bound: number;
  /** Which tables did not fit in memory, and what happens without them. */
  readonly notes: readonly string[];
  /** Units of work done so far. */
  readonly nodes: number;
  /** The attempt, counted from 1. */
  readonly depth: number;
  readonly stage: Stage;
  /** Whether the tables for the size are here. */
  areTablesHere(): boolean;
  /** Whether it waits for stored tables. */
  readonly isWaiting: boolean;
}

export interface ReductionGoal {
  /** Longer solutions do not count: attempts continue until one is short enough. */
  readonly maxLength: number;
  /** Keep making attempts. */
  readonly improve: boolean;
  /** Whether any solution is wanted soon: someone watches, or time is limited. Otherwise only the last one matters. */
  readonly isAwaited?: boolean;
  /** The number of the first round; default 0. */
  readonly firstRound?: number;
  /** The share of its usual candidates that a first round keeps; default 1. */
  readonly effort?: number;
  /** The length of another thread's solution: later rounds look for shorter ones. */
  readonly below?: () => number;
  /** Milliseconds left to improve a solution: later rounds fill them. Default: unknown, and rounds grow step by step. */
  readonly timeLeft?: () => number;
  /** Whether stored tables are still being read. */
  readonly isLoading?: () => boolean;
}

/** The number of attempts after which the search gives up. */
const MAX_ATTEMPTS = 200;
/** The largest cube with a quick solution first: on larger ones it takes about as long as the one by rings. */
const QUICK_TO = 17;
/** The most rounds of a large cube with a budget. */
const MAX_ROUNDS_OF_LARGE = 1000;
/** The handicap of a reduction, in turns, for each time it has already been solved. */
const DEEPER = 2;
/** A bound of fewer turns for each layer but one is not that of a random cube, which is 2.5 on average. */
const NEAR = 1.5;
/** The largest cube whose solutions are all merged, which takes long on larger ones. */
const MERGED_AT_ONCE_TO = 17;
/** No solution of the staged search is this long. */
const MAX_LENGTH = 200;
/** The note shown when memory runs short. */
const NO_MEMORY = "not enough memory for the tables of this size: solved by commutators, in more turns";
const NO_MEMORY_FOR_WINGS =
  "not enough memory for the tables of inner wings: paired by exchanges, in more turns";
/** Whether the innermost wings are those of a 4x4. */
function needsFour(size: number): boolean {
  return size >= INNER_WINGS_FROM && size % 2 === 0;
}

/** One way to a 5x5, and how many times that has been solved. */
interface Reduction {
  readonly five: Five;
  solved: number;
}

function lengthOf({ five, solved }: Reduction): number {
  return five.turns.length + DEEPER * solved;
}

export function searchReduction(
  prepared: PreparedSolver,
  state: CubeState,
  goal: ReductionGoal,
  store?: TableStore,
): ReductionSearch {
  const search = {
    advance,
    areTablesHere,
    best: undefined as readonly Turn[] | undefined,
    bound: leastTurns(state),
    notes: [] as string[],
    nodes: 0,
    depth: 1,
    stage: "centers" as Stage,
    isWaiting: false,
  };
  const work = startWork();
  return search;

  /** Whether to begin with a quick solution, which costs up to a second. Near the goal it may also be the shortest. */
  function isQuickFirst(): boolean {
    const isSoon = goal.isAwaited === true && state.size <= QUICK_TO;
    // Beyond that size the tables, if they must be built, may take what time there is.
    return isSoon || isNear() || (goal.timeLeft !== undefined && !areTablesHere());
  }

  function areTablesHere(): boolean {
    return stageRecipes(state.size).every(({ name }) => preparedBefore(name));
  }

  /** Solutions without tables: a quick one, and if the time is limited a thorough one. */
  function* firstAttempts(): Generator<Stage, void> {
    report(yield* attemptReduction(state, prepared, 0, true));
    if (goal.timeLeft === undefined || search.best?.length === 0) return;
    // With its tables a 5x5 takes hardly longer than a thorough attempt; a larger cube may not be done in time.
    if (areTablesHere() && state.size <= fiveMethod.size) return;
    if (state.size <= QUICK_TO) report(yield* attemptReduction(state, prepared, 0));
    search.isWaiting = true;
    while (goal.isLoading?.()) yield "centers";
    search.isWaiting = false;
  }

  function isNear(): boolean {
    return search.bound < NEAR * (state.size - 1);
  }

  /** Runs the method for the size; without memory for its tables, the one that needs none. */
  function* startWork(): Generator<Stage, void> {
    const staged = stagedWork();
    if (!staged) return yield* attempts();
    try {
      yield* staged;
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      search.notes.push(NO_MEMORY);
      // What the staged method found before its tables was a quick attempt; the first of these is thorough.
      if (!search.best || goal.improve) yield* attempts();
    }
  }

  /** The method that uses tables of stages, if there is one for the size. */
  function stagedWork(): Generator<Stage, void> | undefined {
    if (state.size === fourMethod.size) return stagedAttempts(fourMethod);
    if (state.size === fiveMethod.size) return stagedAttempts(fiveMethod);
    // Rings take about as many turns for every cube; commutators take few for a large one that is nearly solved.
    return waysToFive(state.size) && !(isNear() && state.size > QUICK_TO) ? throughFive() : undefined;
  }

  function advance(): boolean {
    const step = work.next();
    search.nodes++;
    if (!step.done) search.stage = step.value;
    return step.done === true || search.best?.length === 0;
  }

  function isProved(): boolean {
    return search.best !== undefined && search.best.length <= search.bound;
  }

  function report(turns: readonly Turn[]): void {
    if (turns.length <= goal.maxLength && turns.length < (search.best?.length ?? Number.POSITIVE_INFINITY))
      search.best = turns;
  }

  function* attempts(): Generator<Stage, void> {
    report(yield* attemptReduction(state, prepared, 0));
    if (search.best?.length === 0) return;
    for (let i = 1; i < (goal.improve || !search.best ? MAX_ATTEMPTS : 1); i++) {
      search.depth++;
      if (isProved()) return;
      report(yield* attemptReduction(state, prepared, i));
    }
  }

  /** Rounds in which the cube is reduced to a 5x5 in several ways and the best of those is solved. */
  function* throughFive(): Generator<Stage, void> {
    if (isQuickFirst()) yield* firstAttempts();
    if (search.best?.length === 0) return;
    const tables = yield* ready(fiveMethod);
    const methods = yield* methodsOfInnerWings(tables);
    const planner = roundPlanner(state.size, goal.timeLeft, goal.effort);
    const firstRound = goal.firstRound ?? 0;
    const found: Reduction[] = [];
    const rounds = () => (search.best ? (goal.improve ? MAX_ROUNDS_OF_LARGE : 1) : MAX_ROUNDS);
    let attempt = 3 * firstRound;
    for (let round = firstRound; round < rounds(); round++) {
      search.depth++;
      const plan = planner.plan(round);
      const wanted = found.length + plan.ways;
      const isLate = () => found.length > 0 && plan.isLate();
      const isOver = () => plan.givesUp && isLate();
      for (let left = plan.attempts; left > 0 && found.length < wanted && !isLate(); left--) {
        const isLast = left === 1 && found.length === 0;
        const five = yield* planner.reducing(plan, (effort) =>
          until(isOver, toFive(state, attempt++, isLast, effort, methods)),
        );
        if (five) found.push({ five, solved: 0 });
      }
      const best = found.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
      yield* planner.solving(plan, () =>
        solveFive(tables, best, planner.roundOfFive(plan, best.solved), plan),
      );
      best.solved++;
      if (isProved()) return;
    }
  }

  /** The methods by which inner wings are paired; none if they are paired by swaps. */
  function* methodsOfInnerWings(five: FiveStages): Generator<Stage, InnerMethods | undefined> {
    const { size } = state;
    if (size < INNER_WINGS_FROM) return undefined;
    if (!needsFour(size)) return { four: undefined, five };
    const four = yield* readyIfRoom(fourMethod);
    return four && { four, five };
  }

  /** Solves the 5x5 to which the cube has been reduced, and reports whole solutions. */
  function* solveFive(
    tables: FiveStages,
    { five }: Reduction,
    round: number,
    { timeLeft }: RoundPlan,
  ): Generator<Stage, void> {
    const { size } = state;
    const joined = (last: readonly Turn[]) => [...five.turns, ...last.map((turn) => turnOfFive(turn, size))];
    /** The best solution so far that has not been merged. */
    let unmerged: readonly Turn[] | undefined;
    const improving = improve(fiveMethod, tables, five.state, prepared, {
      round,
      below: MAX_LENGTH,
      counter: { nodes: 0 },
      timeLeft,
      report: (last) => {
        if (size > MERGED_AT_ONCE_TO) unmerged = last;
        else report(mergeTurns(joined(last), size));
      },
    });
    for (const stage of improving) {
      yield stage;
      // A round that fills the time left may never end.
      if (timeLeft) yield* merge();
    }
    yield* merge();

    function* merge(): Generator<Stage, void> {
      if (!unmerged) return;
      const turns = joined(unmerged);
      unmerged = undefined;
      report(yield* named("3x3" as Stage, mergeSteps(turns, size)));
    }
  }

  /** All tables that a staged method needs. */
  function* ready<T>(method: StagedMethod<T>): Generator<Stage, T> {
    const { tables } = yield* named("centers" as Stage, prepareSteps(method.recipe, store));
    // The 3x3 searches stop after a fixed number of moves. With all tables they find the same solution each time.
    while (prepared.isComplete === false && prepared.grow && !prepared.grow()) yield "3x3";
    return tables;
  }

  /** The same, or undefined if there is no memory for them. */
  function* readyIfRoom<T>(method: StagedMethod<T>): Generator<Stage, T | undefined> {
    try {
      return yield* ready(method);
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      search.notes.push(NO_MEMORY_FOR_WINGS);
      return undefined;
    }
  }

  /** Rounds of a staged method; until its tables are built, a quick solution first. */
  function* stagedAttempts<T>(method: StagedMethod<T>): Generator<Stage, void> {
    if (isQuickFirst() && (goal.timeLeft !== undefined || !preparedBefore(method.recipe.name)))
      yield* firstAttempts();
    if (search.best?.length === 0) return;
    const tables = yield* ready(method);
    const counter = { nodes: 0 };
    const first = goal.firstRound ?? roundOf(goal.effort ?? 1, method.growth);
    for (const { round, timeLeft } of stagedRounds(method.growth, first, goal.timeLeft)) {
      if (round > first && search.best && !goal.improve) return;
      search.depth++;
      yield* improve(method, tables, state, prepared, {
        round,
        below: belowIn(round),
        counter,
        timeLeft,
        report,
      });
      if (isProved()) return;
    }
  }

  /** Only shorter solutions count in that round of a staged method. */
  function belowIn(round: number): number {
    const longest = Math.min(goal.maxLength + 1, MAX_LENGTH);
    // The first round ignores the quick solution, which only the first cube has, so that each cube is solved the same
    // way every time.
    return round <= 0
      ? longest
      : Math.min(search.best?.length ?? longest, longest, goal.below?.() ?? MAX_LENGTH);
  }
}

/** Runs some work until it is done or late; undefined if it was late. */
function* until<S, R>(isLate: () => boolean, work: Generator<S, R>): Generator<S, R | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (isLate()) return undefined;
    yield step.value;
  }
}
