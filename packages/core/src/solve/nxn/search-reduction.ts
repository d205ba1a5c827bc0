/**
 * Runs the plan for a cube's size and keeps the shortest solution: a quick one if someone waits, then rounds, in each of
 * which a cube larger than the method's is reduced and the method solves what it has become.
 */
import type { Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import type { StageRecord, TableStore } from "../../search/index.ts";
import type { CubeState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { mergeSteps } from "./layers.ts";
import { isNearGoal, leastTurns } from "./near-goal.ts";
import { type Plan, paceOf, planOf, stageTables } from "./plans.ts";
import { madeFive, quickSolution, turnOfFive } from "./reduction.ts";
import type { Stage } from "./reduction-state.ts";
import { improve } from "./stages/improve.ts";

interface ReductionSearch {
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

interface ReductionGoal {
  /** Longer solutions do not count: rounds continue until one is short enough. */
  readonly maxLength: number;
  /** Keep looking for shorter ones. */
  readonly improve: boolean;
  /** Whether any solution is wanted soon: someone watches, or time is limited. Otherwise only the last one matters. */
  readonly isAwaited?: boolean;
  /** The number of the first round; default 0. */
  readonly firstRound?: number;
  /** How many times its usual candidates a first round keeps; default 1, or the plan's own where no time is limited. */
  readonly effort?: number;
  /** The length of another thread's solution: later rounds look for shorter ones. */
  readonly below?: () => number;
  /** Milliseconds left to improve a solution: later rounds fill them. Default: unknown, and rounds grow step by step. */
  readonly timeLeft?: () => number;
  /** Whether stored tables are still being read. */
  readonly isLoading?: () => boolean;
}

/** The most quick solutions of one cube. */
const MAX_QUICK = 200;
/** Attempts for each reduction wanted: one about each axis. */
const ATTEMPTS = 3;
/** The most rounds until there is a solution, and of a cube that is reduced in new ways each time. */
const MAX_ROUNDS = 6;
const MAX_ROUNDS_OF_LARGE = 1000;
/** The handicap of a reduction, in turns, for each time it has already been solved. */
const DEEPER = 2;
/** Reductions that are longer by no more turns than that are solved together with the shortest. */
const NEARLY = 2;
/** Turns of a large cube that is solved by rings, divided by n²: hardly ever fewer. */
const RINGS_TAKE = 4;

/** The cube that a plan's method solves, and the turns that lead there. */
interface Start {
  readonly state: CubeState;
  readonly turns: readonly Turn[];
  /** How many rounds of the method there were, and the last of them (RoundGoal). */
  solved: number;
  round: number | undefined;
}

type Five = Pick<Start, "state" | "turns">;

type RoundShare = NonNullable<ReturnType<Run["pace"]["share"]>>;

/** A search as its parts see it. */
interface Run {
  readonly state: CubeState;
  readonly prepared: PreparedSolver;
  readonly goal: ReductionGoal;
  readonly plan: Plan;
  readonly pace: ReturnType<typeof paceOf>;
  readonly tables: ReturnType<typeof stageTables>;
  /** Reductions tried so far, and those that other threads leave out. */
  attempts: number;
  readonly search: { -readonly [K in keyof ReductionSearch]: ReductionSearch[K] };
}

export function searchReduction(
  prepared: PreparedSolver,
  state: CubeState,
  goal: ReductionGoal,
  store?: TableStore,
): ReductionSearch {
  const plan = planOf(state.size);
  const { firstRound = 0, timeLeft } = goal;
  const { effort = timeLeft ? 1 : (plan.unhurried ?? 1) } = goal;
  const notes: string[] = [];
  const search: Run["search"] = {
    advance() {
      const step = work.next();
      search.nodes++;
      if (!step.done) search.stage = step.value;
      return step.done === true || search.best?.length === 0;
    },
    areTablesHere: () => tables.areHere(state.size),
    best: undefined,
    bound: leastTurns(state),
    notes,
    nodes: 0,
    depth: 1,
    stage: "centers",
    isWaiting: false,
  };
  const pace = paceOf(plan, firstRound, effort, timeLeft);
  const tables = stageTables(prepared, store, notes);
  const work = solutions({ state, prepared, goal, plan, pace, tables, attempts: 3 * firstRound, search });
  return search;
}

function report({ search, goal }: Run, turns: readonly Turn[]): void {
  if (turns.length <= goal.maxLength && turns.length < (search.best?.length ?? Number.POSITIVE_INFINITY))
    search.best = turns;
}

/** Whether no shorter solution is wanted, or none exists. */
function isEnough({ search: { best, bound }, goal }: Run): boolean {
  return best !== undefined && (!goal.improve || best.length <= bound);
}

function* solutions(run: Run): Generator<Stage, void> {
  const { state, prepared, goal, plan, search } = run;
  const { size } = state;
  if (isNearGoal(search.bound, size) || (goal.isAwaited && !plan.ringsFirst))
    report(run, yield* quickSolution(state, prepared, 0));
  search.isWaiting = true;
  while (goal.isLoading?.()) yield "centers";
  search.isWaiting = false;
  // Rings take about as many turns for every cube, commutators few for one that is nearly solved.
  const isShort = plan.ringsFirst && search.best && search.best.length < RINGS_TAKE * size ** 2;
  yield* isShort ? quickSolutions(run) : rounds(run);
}

function* quickSolutions(run: Run): Generator<Stage, void> {
  for (let attempt = 1; !isEnough(run) && attempt < MAX_QUICK; attempt++) {
    run.search.depth++;
    report(run, yield* quickSolution(run.state, run.prepared, attempt));
  }
}

/** Rounds: some reductions, if the cube is larger than the method's, and the method on what the shortest leads to. */
function* rounds(run: Run): Generator<Stage, void> {
  const { state, goal, plan, pace, tables, search } = run;
  const { firstRound = 0 } = goal;
  const starts: Start[] = plan.reducing ? [] : [{ state, turns: [], solved: 0, round: undefined }];
  for (let round = firstRound; ; round++) {
    const share = pace.share(round);
    if (share) yield* reductions(run, share, starts);
    starts.sort((a, b) => lengthOf(a) - lengthOf(b));
    const near = starts.filter((start) => lengthOf(start) <= lengthOf(starts[0]) + NEARLY);
    const own = yield* tables.of(plan.method);
    search.depth++;
    if (own) yield* solveFrom(run, near, own, share);
    else if (share) yield* solveQuickly(run, near[0]);
    else return yield* quickSolutions(run);
    for (const start of near) start.solved++;
    if (isEnough(run)) return;
    const isLast = share
      ? round + 1 >= (search.best ? MAX_ROUNDS_OF_LARGE : MAX_ROUNDS)
      : pace.isLast(near[0].round!);
    if (isLast) return;
  }
}

function lengthOf({ turns, solved }: Start): number {
  return turns.length + DEEPER * solved;
}

/** Adds reductions to those found so far. The first one is solved quickly at each step, if time is limited. */
function* reductions(run: Run, share: RoundShare, starts: Start[]): Generator<Stage, void> {
  const { state, goal, plan, pace, tables } = run;
  const timeless = { ...tables, inner: (size: number) => pace.idly(tables.inner(size)) };
  const offer = (quickly: Generator<Stage, Five>) => pace.idly(solveQuicklyFrom(run, quickly));
  const isLate = () => starts.length > 0 && share.isLate();
  const isOver = () => share.givesUp && isLate();
  const wanted = starts.length + share.ways;
  for (let left = ATTEMPTS * share.ways; left > 0 && starts.length < wanted && !isLate(); left--) {
    const attempt = run.attempts++;
    const isFirst = starts.length === 0;
    const effort = { attempt, width: share.width, groups: share.begin(), isLast: isFirst && left === 1 };
    const after = isFirst && goal.timeLeft ? offer : undefined;
    const five = yield* until(isOver, madeFive(state, plan, timeless, effort, after));
    share.end();
    if (five) starts.push({ ...five, solved: 0, round: undefined });
  }
}

function* solveQuicklyFrom(run: Run, quickly: Generator<Stage, Five>): Generator<Stage, void> {
  yield* solveQuickly(run, yield* quickly);
}

function* solveQuickly(run: Run, { state, turns }: Five): Generator<Stage, void> {
  report(run, yield* joined(run, turns, yield* quickSolution(state, run.prepared, 0)));
}

/** The whole solution: the turns that lead to a smaller cube, if any, and those that solve it. */
function* joined(
  { state: { size }, plan }: Run,
  turns: readonly Turn[],
  last: readonly Turn[],
): Generator<Stage, readonly Turn[]> {
  if (!plan.reducing) return last;
  const all = [...turns, ...last.map((turn) => turnOfFive(turn, size))];
  return yield* named("3x3" as Stage, mergeSteps(all, size));
}

/** A round of the method, from all of these starts at once. */
function* solveFrom(
  run: Run,
  starts: readonly Start[],
  stages: readonly StageRecord[],
  share: RoundShare | undefined,
): Generator<Stage, void> {
  const { prepared, goal, plan, pace } = run;
  const round = pace.after(starts[0].round);
  for (const start of starts) start.round = round;
  const isFilling = goal.timeLeft !== undefined && (share ? share.isTimed : round > 0);
  let found: { readonly turns: readonly Turn[]; readonly last: readonly Turn[] } | undefined;
  const least = Math.min(...starts.map(({ turns }) => turns.length));
  const places = starts.map(({ state, turns }) => ({ state, late: turns.length - least }));
  const rounds = improve(plan.method, stages, places, prepared, {
    round,
    below: share ? Number.POSITIVE_INFINITY : below(run, round),
    timeLeft: goal.timeLeft,
    isFilling,
    report: (turns, from) => {
      found = { turns: starts[from].turns, last: turns };
    },
  });
  yield* isFilling ? reported() : pace.timed(round, reported());

  function* reported(): Generator<Stage, void> {
    for (;;) {
      const step = rounds.next();
      if (found) report(run, yield* joined(run, found.turns, found.last));
      found = undefined;
      if (step.done) return;
      yield step.value;
    }
  }
}

/** Only shorter solutions count in that round of a cube that is not reduced. */
function below({ goal, search }: Run, round: number): number {
  const longest = goal.maxLength + 1;
  // The first round ignores the quick solution, which not every cube has, so that each is solved the same way every time.
  return round <= 0 ? longest : Math.min(search.best?.length ?? longest, longest, goal.below?.() ?? longest);
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
