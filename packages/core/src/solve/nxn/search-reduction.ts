/** Runs attempts one by one and keeps the shortest solution. */
import type { Turn } from "../../geometry/index.ts";
import { isOutOfMemory, preparedBefore, prepareSteps, type TableStore } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { leastTurns } from "./least-turns.ts";
import { mergeSteps, mergeTurns } from "./merge-turns.ts";
import { attemptReduction } from "./reduction.ts";
import type { Stage } from "./solution-stages.ts";
import { improve, named, nextRound, type StagedMethod } from "./stages/improve.ts";
import { fiveMethod, fourMethod } from "./stages/methods.ts";
import { type Five, toFive, turnOfFive } from "./to-five.ts";

export { stagesOfSolution } from "./solution-stages.ts";

/** How to build the tables that a cube of that size needs besides those of the 3x3. */
export function stageRecipes(size: number): readonly StagedMethod<unknown>["recipe"][] {
  if (size === fourMethod.size) return [fourMethod.recipe];
  if (size !== fiveMethod.size && !waysToFive(size)) return [];
  const isFour = needsFour(size) && size <= INNER_WINGS_TO;
  return isFour ? [fiveMethod.recipe, fourMethod.recipe] : [fiveMethod.recipe];
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
  /** The length of another thread's solution: later rounds look for shorter ones. */
  readonly below?: () => number;
  /** Milliseconds left to improve a solution: later rounds fill them. Default: unknown, and rounds grow step by step. */
  readonly timeLeft?: () => number;
}

/** The number of attempts after which the search gives up. */
const MAX_ATTEMPTS = 200;
/**
 * How cubes from the 6x6 up are reduced to a 5x5: the shortest of `ways` reductions is taken, in at most `attempts`
 * attempts.
 */
const WAYS_TO_FIVE: readonly { readonly to: number; readonly ways: number; readonly attempts: number }[] = [
  { to: 6, ways: 3, attempts: 9 },
  { to: 7, ways: 2, attempts: 4 },
  { to: 11, ways: 1, attempts: 4 },
  { to: 100, ways: 1, attempts: 3 },
];
/** The largest cube with a quick solution first: on larger ones it takes about as long as the one by rings. */
const QUICK_TO = 17;
/** The last round of a staged method that is worth running: it keeps hundreds of times as many candidates. */
const MAX_ROUNDS = 6;
/** With a budget: the most rounds, and how many more reductions to a 5x5 each looks for. */
const MAX_WAYS = 1000;
const MORE_WAYS = 3;
/** The most that beams are widened, by steps if it is not known how much time is left, and else to fill it. */
const MAX_TIMES_WIDER = 8;
const MAX_TIMES_WIDER_IN_TIME = 24;
/** The share of the time left that goes to reductions; the 5x5 that remains takes the rest. */
const REDUCING = 0.6;
/** The same for the largest cubes, for which a round looks for one reduction only: beams of one round take long enough. */
const REDUCING_LARGE = 0.85;
/** The handicap of a reduction, in turns, for each time it has already been solved. */
const DEEPER = 2;
/** A bound of fewer turns for each layer but one is not that of a random cube, which is 2.5 on average. */
const NEAR = 1.5;
/** No solution of the staged search is this long. */
const MAX_LENGTH = 200;
/** The note shown when memory runs short. */
const NO_MEMORY = "not enough memory for the tables of this size: solved by commutators, in more turns";
const NO_MEMORY_FOR_WINGS =
  "not enough memory for the tables of inner wings: paired by exchanges, in more turns";
/**
 * The sizes of which inner wings are paired by the stages of smaller cubes: a second of CPU time for each depth. On
 * larger ones a budget pays for that.
 */
const INNER_WINGS_FROM = 8;
const INNER_WINGS_TO = 17;
const MS_OF_INNER_WINGS = 1000;

function waysToFive(size: number): (typeof WAYS_TO_FIVE)[number] | undefined {
  return size > fiveMethod.size ? WAYS_TO_FIVE.find(({ to }) => size <= to) : undefined;
}

/** Whether the innermost wings are those of a 4x4. */
function needsFour(size: number): boolean {
  return size >= INNER_WINGS_FROM && size % 2 === 0;
}

export function searchReduction(
  prepared: PreparedSolver,
  state: CubeState,
  goal: ReductionGoal,
  store?: TableStore,
): ReductionSearch {
  const search = {
    advance,
    best: undefined as readonly Turn[] | undefined,
    bound: leastTurns(state),
    notes: [] as string[],
    nodes: 0,
    depth: 1,
    stage: "centers" as Stage,
  };
  const work = startWork();
  return search;

  /** Whether to begin with a quick solution, which costs up to a second. Near the goal it may also be the shortest. */
  function isQuickFirst(): boolean {
    return (goal.isAwaited === true && state.size <= QUICK_TO) || isNear();
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
    const ways = waysToFive(state.size);
    // Rings take about as many turns for every cube; commutators take few for a large one that is nearly solved.
    return ways && !(isNear() && state.size > QUICK_TO) ? throughFive(ways.ways, ways.attempts) : undefined;
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
  function* throughFive(ways: number, attempts: number): Generator<Stage, void> {
    if (isQuickFirst()) report(yield* attemptReduction(state, prepared, 0, true));
    if (search.best?.length === 0) return;
    const tables = yield* ready(fiveMethod);
    const isLarge = state.size > INNER_WINGS_TO;
    const isByStages = state.size >= INNER_WINGS_FROM && (!isLarge || goal.improve);
    const four = isByStages && needsFour(state.size) ? yield* readyIfRoom(fourMethod) : undefined;
    const hasAll = isByStages && (four !== undefined || !needsFour(state.size));
    const methods = hasAll ? { four, five: tables } : undefined;
    const found: { readonly five: Five; solved: number }[] = [];
    const lengthOf = ({ five, solved }: (typeof found)[number]) => five.turns.length + DEEPER * solved;
    const { timeLeft } = goal;
    const clock = timeLeft ?? (() => 0);
    let attempt = 3 * (goal.firstRound ?? 0);
    /** Milliseconds that a reduction has taken at least, for each factor of its width, and the last 5x5. */
    let reducing = 0;
    let solving = 0;
    const rounds = () => (search.best ? (goal.improve ? MAX_WAYS : 1) : MAX_ROUNDS);
    for (let round = goal.firstRound ?? 0; round < rounds(); round++) {
      search.depth++;
      const time = clock();
      const isTimed = timeLeft !== undefined && reducing > 0 && time > 0;
      const moreWays = isLarge ? 1 : MORE_WAYS;
      const wanted = found.length + (round === 0 ? ways : moreWays);
      const share = isLarge ? REDUCING_LARGE : REDUCING;
      const wings = isLarge ? (MS_OF_INNER_WINGS * state.size) / 2 : 0;
      const width = isTimed
        ? Math.min(MAX_TIMES_WIDER_IN_TIME, Math.max(1, (share * time - wings) / (moreWays * reducing)))
        : Math.min(MAX_TIMES_WIDER, 1 + (round >> 2));
      const isLate = () => isTimed && found.length > 0 && clock() < (1 - share) * time;
      for (let left = attempts; left > 0 && found.length < wanted && !isLate(); left--) {
        const begun = clock();
        const own = isLarge && (round === 0 || time < 2 * wings) ? undefined : methods;
        const work = toFive(state, attempt++, left === 1 && found.length === 0, width, own);
        let step = work.next();
        for (; !step.done && !isLate(); step = work.next()) yield step.value;
        if (!step.done) break;
        if (step.value) found.push({ five: step.value, solved: 0 });
        reducing = Math.min(reducing || Number.POSITIVE_INFINITY, (begun - clock()) / width);
      }
      const best = found.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
      const { turns, state: small } = best.five;
      const joined = (last: readonly Turn[]) => [
        ...turns,
        ...last.map((turn) => turnOfFive(turn, state.size)),
      ];
      /** On the largest cubes, merging takes long: only the last one is. */
      let unmerged: readonly Turn[] | undefined;
      const begun = clock();
      const known = Math.min(best.solved++, MAX_ROUNDS);
      const effort = isTimed && solving > 0 ? nextRound(0, fiveMethod.growth, solving, timeLeft) : known;
      yield* improve(fiveMethod, tables, small, prepared, {
        round: Math.min(effort, MAX_ROUNDS),
        below: MAX_LENGTH,
        counter: { nodes: 0 },
        timeLeft: isTimed ? timeLeft : undefined,
        report: (last) => {
          if (isLarge) unmerged = last;
          else report(mergeTurns(joined(last), state.size));
        },
      });
      if (unmerged) report(yield* named("3x3" as Stage, mergeSteps(joined(unmerged), state.size)));
      if (!isTimed) solving = begun - clock();
      if (isProved()) return;
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
    if (isQuickFirst() && !preparedBefore(method.recipe.name))
      report(yield* attemptReduction(state, prepared, 0, true));
    if (search.best?.length === 0) return;
    const tables = yield* ready(method);
    const counter = { nodes: 0 };
    const { timeLeft } = goal;
    for (let round = goal.firstRound ?? 0; round < (goal.improve || !search.best ? MAX_ROUNDS : 1); ) {
      search.depth++;
      const begun = timeLeft?.() ?? 0;
      // The first round ignores the quick solution, which only the first cube has, so that each cube is solved the same
      // way every time.
      const best = round === 0 ? undefined : search.best;
      const known = best?.length ?? Math.min(goal.maxLength + 1, MAX_LENGTH);
      const below = round === 0 ? known : Math.min(known, goal.below?.() ?? MAX_LENGTH);
      // Nothing is cut short in the first round: it is the same with any budget.
      const limit = round === 0 ? undefined : timeLeft;
      yield* improve(method, tables, state, prepared, { round, below, counter, timeLeft: limit, report });
      if (isProved()) return;
      const last = round === MAX_ROUNDS - 1 ? MAX_ROUNDS : MAX_ROUNDS - 1;
      round = Math.min(last, nextRound(round, method.growth, begun - (timeLeft?.() ?? 0), timeLeft));
    }
  }
}
