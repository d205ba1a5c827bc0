/**
 * Runs the plan for a cube's size and keeps the shortest solution: a quick one if someone waits, then rounds, in each of
 * which a cube larger than the method's is reduced and the method solves what it has become.
 */
import type { Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import { isOutOfMemory, preparedBefore, prepareSteps, type TableStore } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import type { InnerMethods } from "./inner-wings.ts";
import { leastTurns } from "./least-turns.ts";
import { mergeSteps } from "./merge-turns.ts";
import { LAST_ROUND, paceOf, type RoundShare, roundOf, roundWithin, type TimedRound } from "./pace.ts";
import { needsFour, planOf, type Reducing, stageRecipes } from "./plans.ts";
import { quickSolution, type Reached, reachedFrom, throughSteps, wingsByExchanges } from "./reduction.ts";
import type { Stage } from "./solution-stages.ts";
import type { FiveStages } from "./stages/five.ts";
import { improve, type StagedMethod } from "./stages/improve.ts";
import { fourMethod } from "./stages/methods.ts";
import { asFive, centersByRings, type FiveEffort, turnOfFive, wingsByStages } from "./to-five.ts";

export { stagesOfSolution } from "./solution-stages.ts";

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
  /** The round, counted from 1. */
  readonly depth: number;
  readonly stage: Stage;
  /** Whether the tables for the size are here. */
  areTablesHere(): boolean;
  /** Whether it waits for stored tables. */
  readonly isWaiting: boolean;
}

export interface ReductionGoal {
  /** Longer solutions do not count: rounds continue until one is short enough. */
  readonly maxLength: number;
  /** Keep looking for shorter ones. */
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

/** The largest cube with a quick solution first: on larger ones it takes about as long as the one by rings. */
const QUICK_TO = 17;
/** The most rounds until there is a solution, and of a cube that is reduced in new ways each time. */
const MAX_ROUNDS = 6;
const MAX_ROUNDS_OF_LARGE = 1000;
/** The handicap of a reduction, in turns, for each time it has already been solved. */
const DEEPER = 2;
/** Turns of a large cube that is solved by rings, divided by n²: hardly ever fewer. */
const RINGS_TAKE = 4;
/** A bound of fewer turns for each layer but one is not that of a random cube, which is 2.5 on average. */
const NEAR = 1.5;
/** No solution by stages is this long. */
const MAX_LENGTH = 200;
/** The notes shown when memory runs short. */
const NO_MEMORY = "not enough memory for the tables of this size: solved by commutators, in more turns";
const NO_MEMORY_FOR_WINGS =
  "not enough memory for the tables of inner wings: paired by exchanges, in more turns";

/** The cube that a plan's method solves, the turns that lead there, and how many rounds have begun there. */
interface Start {
  readonly state: CubeState;
  readonly turns: readonly Turn[];
  solved: number;
  /** The last of them (RoundGoal). */
  round: number | undefined;
}

function lengthOf({ turns, solved }: Start): number {
  return turns.length + DEEPER * solved;
}

export function searchReduction(
  prepared: PreparedSolver,
  state: CubeState,
  goal: ReductionGoal,
  store?: TableStore,
): ReductionSearch {
  const { size } = state;
  const { method, reducing, reach } = planOf(size);
  const { firstRound = 0, effort = 1, timeLeft } = goal;
  const clock = timeLeft ?? (() => 0);
  const search = {
    advance,
    areTablesHere: () => stageRecipes(size).every(({ name }) => preparedBefore(name)),
    best: undefined as readonly Turn[] | undefined,
    bound: leastTurns(state),
    notes: [] as string[],
    nodes: 0,
    depth: 1,
    stage: "centers" as Stage,
    isWaiting: false,
  };
  /** The last round of the method without a time of its own, and the milliseconds that it took. */
  let timed: TimedRound | undefined;
  /** Milliseconds that tables and first solutions took, while the clock of reductions stood still. */
  let idle = 0;
  let attempt = 3 * firstRound;
  const work = solutions();
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

  function* solutions(): Generator<Stage, void> {
    const isNear = search.bound < NEAR * (size - 1);
    if (isNear || (goal.isAwaited && size <= QUICK_TO)) report(yield* quickSolution(state, prepared, 0));
    search.isWaiting = true;
    while (goal.isLoading?.()) yield "centers";
    search.isWaiting = false;
    // Rings take about as many turns for every cube, commutators few for one that is nearly solved.
    const isShort = size > QUICK_TO && search.best && search.best.length < RINGS_TAKE * size ** 2;
    yield* isShort ? quickSolutions() : rounds();
  }

  function* quickSolutions(): Generator<Stage, void> {
    for (let i = 1; (goal.improve || !search.best) && i < MAX_ROUNDS_OF_LARGE; i++) {
      report(yield* quickSolution(state, prepared, i));
      if (isProved()) return;
    }
  }

  function* rounds(): Generator<Stage, void> {
    const shareOf = reducing && paceOf(reducing, () => clock() + idle, effort);
    const starts: Start[] = reducing ? [] : [{ state, turns: [], solved: 0, round: undefined }];
    for (let round = firstRound; ; round++) {
      const share = shareOf?.(round);
      if (share) yield* reduce(share, reducing!, starts);
      const best = starts.reduce((a, b) => (lengthOf(b) < lengthOf(a) ? b : a));
      const tables = yield* tablesOf(method, NO_MEMORY);
      search.depth++;
      if (tables) yield* solveFrom(best, tables, share);
      else if (share) report(yield* quickFrom(best));
      else return yield* quickSolutions();
      best.solved++;
      if (isProved() || (search.best && !goal.improve)) return;
      if (
        reducing ? round + 1 >= (search.best ? MAX_ROUNDS_OF_LARGE : MAX_ROUNDS) : best.round! >= LAST_ROUND
      )
        return;
    }
  }

  function isProved(): boolean {
    return search.best !== undefined && search.best.length <= search.bound;
  }

  /** Looks for more reductions. */
  function* reduce(
    share: RoundShare,
    { rings, attempts }: Reducing,
    starts: Start[],
  ): Generator<Stage, void> {
    const isLate = () => starts.length > 0 && share.isLate();
    const isOver = () => share.givesUp && isLate();
    const wanted = starts.length + share.ways;
    for (let left = attempts; left > 0 && starts.length < wanted && !isLate(); left--) {
      const isFirst = starts.length === 0;
      const steps = [centersByRings(rings), ...(isFirst ? [offer] : []), wings, ...(isFirst ? [offer] : [])];
      const [width, groups, isLast] = [share.width, share.begin(), left === 1 && isFirst];
      const start = reachedFrom(state, Math.floor(attempt / 3));
      const reached = yield* until(isOver, throughSteps(steps, start, { attempt, width, groups, isLast }));
      attempt++;
      share.end();
      if (reached) starts.push({ state: asFive(reached), turns: reached.turns, solved: 0, round: undefined });
    }
  }

  /** Where time is limited, a cube on its way is solved quickly. */
  function* offer(reached: Reached): Generator<Stage, Reached> {
    if (timeLeft) yield* idly(offerFrom(reached));
    return reached;
  }

  function* offerFrom(reached: Reached): Generator<Stage, void> {
    const paired = (yield* wingsByExchanges(2, 0)(reached, undefined))!;
    report(yield* quickFrom({ state: asFive(paired), turns: paired.turns }));
  }

  function* quickFrom({
    state: five,
    turns,
  }: Pick<Start, "state" | "turns">): Generator<Stage, readonly Turn[]> {
    return yield* joined(turns, yield* quickSolution(five, prepared, 0));
  }

  /** The turns that lead to a smaller cube, if any, and those that solve it. */
  function* joined(turns: readonly Turn[], last: readonly Turn[]): Generator<Stage, readonly Turn[]> {
    if (!reducing) return last;
    const all = [...turns, ...last.map((turn) => turnOfFive(turn, size))];
    return yield* named("3x3" as Stage, mergeSteps(all, size));
  }

  function* wings(reached: Reached, how: FiveEffort): Generator<Stage, Reached | undefined> {
    const methods = reducing!.wings > 0 ? yield* idly(innerMethods()) : undefined;
    const step = methods ? wingsByStages(methods, reducing!.wings) : wingsByExchanges(2, reach);
    return yield* step(reached, how);
  }

  function* innerMethods(): Generator<Stage, InnerMethods | undefined> {
    const five = (yield* tablesOf(method, NO_MEMORY)) as FiveStages | undefined;
    if (!five || !needsFour(size)) return five && { five, four: undefined };
    const four = yield* tablesOf(fourMethod, NO_MEMORY_FOR_WINGS);
    return four && { five, four };
  }

  /** The tables of a method; undefined if there is no memory for them. */
  function* tablesOf<T>({ recipe }: StagedMethod<T>, note: string): Generator<Stage, T | undefined> {
    if (search.notes.includes(note)) return undefined;
    try {
      const { tables } = yield* named("centers" as Stage, prepareSteps(recipe, store));
      // The 3x3 searches stop after a fixed number of moves. With all tables they find the same solution each time.
      while (prepared.isComplete === false && prepared.grow && !prepared.grow()) yield "3x3";
      return tables;
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      search.notes.push(note);
      return undefined;
    }
  }

  /** A round of the method. */
  function* solveFrom(start: Start, tables: unknown, share: RoundShare | undefined): Generator<Stage, void> {
    const round = roundAt(start);
    const isTimed = timeLeft && (share ? share.isTimed : round > 0);
    const begun = clock();
    let found: readonly Turn[] | undefined;
    const better = improve(method, tables, start.state, prepared, {
      round,
      below: share ? MAX_LENGTH : belowIn(round),
      counter: { nodes: 0 },
      timeLeft: isTimed ? timeLeft : undefined,
      report: (turns) => {
        found = turns;
      },
    });
    for (let isOver = false; !isOver; ) {
      const step = better.next();
      isOver = step.done === true;
      if (!step.done) yield step.value;
      if (found) report(yield* joined(start.turns, found));
      found = undefined;
    }
    start.round = round;
    if (!isTimed) timed = { round, spent: begun - clock() };
  }

  /** The next round of the method: larger by a step, or as large as the time left allows. */
  function roundAt({ round }: Start): number {
    const { growth } = method;
    if (timeLeft && timed) return roundWithin(timeLeft(), timed, growth, round);
    const first = roundOf(effort, growth) + (reducing ? 0 : firstRound);
    return Math.min(LAST_ROUND, round === undefined ? first : round + 1);
  }

  /** Only shorter solutions count in that round of a cube that is not reduced. */
  function belowIn(round: number): number {
    const longest = Math.min(goal.maxLength + 1, MAX_LENGTH);
    // The first round ignores the quick solution, which only the first cube has, so that each cube is solved the same
    // way every time.
    return round <= 0
      ? longest
      : Math.min(search.best?.length ?? longest, longest, goal.below?.() ?? MAX_LENGTH);
  }

  /** Runs some work while the clock of reductions stands still. */
  function* idly<R>(some: Generator<Stage, R>): Generator<Stage, R> {
    const begun = clock();
    const result = yield* some;
    idle += begun - clock();
    return result;
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
