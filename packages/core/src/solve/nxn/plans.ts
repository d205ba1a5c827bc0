/** How a cube of any size is solved: all that differs with the size, in one table. */

import { named } from "../../portions.ts";
import {
  hasTables,
  isOutOfMemory,
  type Pause,
  type Prepared,
  prepare,
  preparedBefore,
  prepareSteps,
  type Recipe,
  type StageRecord,
  type TableStore,
} from "../../search/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import type { pairInnerWings } from "./inner-wings.ts";
import type { Stage } from "./reduction-state.ts";
import { ringRecipes } from "./rings/ring-records.ts";
import { fiveMethod } from "./stages/five.ts";
import { fourMethod } from "./stages/four.ts";
import type { StagedMethod } from "./stages/improve.ts";

export interface Plan {
  /** The largest cube. */
  readonly to: number;
  /**
   * How many outer turns may come before an exchange of wings. With one, a 25x25 takes 51 turns fewer, and its wings three
   * times as long.
   */
  readonly reach: 0 | 1;
  /** The stages that end it, on a cube of the method's size. */
  readonly method: StagedMethod;
  /** No quick solution comes first: it takes about as long as the one by rings. */
  readonly ringsFirst?: boolean;
  /** The effort of a search whose time is not limited; default 1. */
  readonly unhurried?: number;
  /** How a larger cube becomes one of that size. */
  readonly reducing?: Reducing;
}

interface Reducing {
  /** The first round makes so many reductions, and goes on from those near the shortest. */
  readonly ways: number;
  /** Later rounds look for so many more each. */
  readonly more: number;
  /** If there is time, beams for centers are up to so many times wider, and there are up to so many groups of them. */
  readonly widest: number;
  readonly groups: number;
  /** The share of the time left that goes to reductions; the cube that remains takes the rest. */
  readonly share: number;
  readonly rings: Rings;
  /**
   * How many groups of beams pair inner wings at least, as a few depths are worth more of them. 0: the last step of the
   * centers also pairs wings, and leaves the colors of the outermost ring to the 5x5; exchanges pair the rest.
   */
  readonly wings: number;
}

/** The widths of the beams for centers by phase, and how wide they are at most when widened. */
type Rings = Readonly<Record<"widths" | "widest", readonly [number, number, number]>>;

/** Narrower beams for larger cubes, which have many more steps. */
const SMALL: Rings = { widths: [1500, 1500, 1000], widest: [30_000, 30_000, 30_000] };
const MEDIUM: Rings = { widths: [2000, 1500, 1000], widest: [8000, 6000, 1000] };
const LARGE: Rings = { widths: [700, 700, 300], widest: [2800, 2800, 300] };
const HUGE: Rings = { widths: [300, 250, 200], widest: [1200, 1000, 200] };

/** In groups, one reduction fills a later round, but where there are few steps. */
const GROUPS = { ways: 1, more: 1, widest: 4, groups: 64, wings: 1 } as const;
const PAIRS = { widest: 4, groups: 1, share: 0.6, rings: SMALL, wings: 0 } as const;
const FIVE = { reach: 1, method: fiveMethod } as const;

const PLANS: readonly Plan[] = [
  { to: 4, reach: 1, method: fourMethod, unhurried: 3 },
  { to: 5, ...FIVE },
  { to: 6, ...FIVE, reducing: { ...PAIRS, ways: 5, more: 6 } },
  { to: 7, ...FIVE, reducing: { ...PAIRS, ways: 5, more: 3, widest: 24 } },
  { to: 11, ...FIVE, reducing: { ...GROUPS, more: 3, share: 0.6, rings: SMALL, wings: 8 } },
  { to: 17, ...FIVE, reducing: { ...GROUPS, share: 0.85, rings: MEDIUM } },
  { to: 33, ...FIVE, ringsFirst: true, reducing: { ...GROUPS, share: 0.93, rings: LARGE } },
  { to: 100, ...FIVE, ringsFirst: true, reach: 0, reducing: { ...GROUPS, share: 0.93, rings: HUGE } },
];

export function planOf(size: number): Plan {
  return PLANS.find(({ to }) => size <= to)!;
}

/** Whether the innermost wings are those of a 4x4. */
function needsFour(size: number): boolean {
  return size % 2 === 0 && (planOf(size).reducing?.wings ?? 0) > 0;
}

/** How to build the tables that a cube of that size needs besides those of the 3x3. */
function stageRecipes(size: number): readonly StagedMethod["recipe"][] {
  return [planOf(size).method.recipe, ...(needsFour(size) ? [fourMethod.recipe] : [])];
}

/** The same with those of rings: all that a store may have for that size. */
function keptRecipes(size: number): readonly Recipe<Prepared>[] {
  return [...stageRecipes(size), ...(planOf(size).reducing ? ringRecipes(size) : [])];
}

/** Loads what is stored of them. What is not is made later, once a first solution exists. */
export async function loadStageTables(
  size: number,
  store: TableStore | undefined,
  pause: Pause,
): Promise<void> {
  for (const recipe of keptRecipes(size)) {
    if (!(await hasTables(recipe, store))) continue;
    try {
      await prepare(recipe, store, pause);
    } catch (error) {
      // The search reports what it does without them.
      if (!isOutOfMemory(error)) throw error;
    }
  }
}

export async function areStored(size: number, store: TableStore | undefined): Promise<boolean> {
  for (const recipe of stageRecipes(size)) if (!(await hasTables(recipe, store))) return false;
  return true;
}

// The tables of stages while a cube is searched: read or made when they are asked for, or done without.

interface StageTables {
  readonly store: TableStore | undefined;
  /** Whether all that a cube of that size needs are here. */
  areHere(size: number): boolean;
  /** Those of a plan's method; undefined if there is no memory for them. */
  of(method: StagedMethod): Generator<Stage, readonly StageRecord[] | undefined>;
  /** Those for inner wings, with those of a 4x4 for the innermost of an even cube. */
  inner(size: number): Generator<Stage, Parameters<typeof pairInnerWings>[2] | undefined>;
}

/** The notes shown when memory runs short. */
const NO_MEMORY = "not enough memory for the tables of this size: solved by commutators, in more turns";
const NO_MEMORY_FOR_WINGS =
  "not enough memory for the tables of inner wings: paired by exchanges, in more turns";

/** `notes` are told what was done without. */
export function stageTables(
  prepared: PreparedSolver,
  store: TableStore | undefined,
  notes: string[],
): StageTables {
  return {
    store,
    areHere: (size) => stageRecipes(size).every(({ name }) => preparedBefore(name)),
    of: (method) => ready(method, NO_MEMORY),
    *inner(size) {
      const five = yield* ready(fiveMethod, NO_MEMORY);
      if (!five || size % 2 === 1) return five && { five, four: undefined };
      const four = yield* ready(fourMethod, NO_MEMORY_FOR_WINGS);
      return four && { five, four };
    },
  };

  function* ready(
    { recipe }: StagedMethod,
    note: string,
  ): Generator<Stage, readonly StageRecord[] | undefined> {
    if (notes.includes(note)) return undefined;
    try {
      const { stages } = yield* named("centers" as Stage, prepareSteps(recipe, store));
      // The 3x3 searches stop after a fixed number of moves. With all tables they find the same solution each time.
      while (prepared.isComplete === false && prepared.grow && !prepared.grow()) yield "3x3";
      return stages;
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      notes.push(note);
      return undefined;
    }
  }
}

/*
 * How a budget is spent. The first round is the same with any budget that has time for it, and it is timed: how long each
 * step of a reduction takes, and the method's own round. Later ones are made as large as the time left allows, and none
 * is late.
 */

interface Pace {
  /** What the reductions of a round may take; undefined if the cube is not reduced. */
  share(round: number): RoundShare | undefined;
  /** The method's round after `last` on the same cube: larger by a step or, once one was timed, filling the time left. */
  after(last: number | undefined): number;
  /** Whether no round of the method after that one is worth running. */
  isLast(round: number): boolean;
  /** Runs a round of the method that nothing limits. */
  timed<S>(round: number, work: Generator<S, void>): Generator<S, void>;
  /** Runs some work while the clock of reductions stands still. */
  idly<S, R>(work: Generator<S, R>): Generator<S, R>;
}

/** What the reductions of a round may take. */
interface RoundShare {
  /** How many reductions to look for. */
  readonly ways: number;
  /** The factor by which beams are widened. */
  readonly width: number;
  /** Whether the time for reductions is known, whether it is over, and whether one that is late is given up. */
  readonly isTimed: boolean;
  isLate(): boolean;
  readonly givesUp: boolean;
  /** Begins a reduction. One that is late goes on with as few groups as may be. */
  begin(): NextGroups;
  end(): void;
}

/**
 * How many groups of beams the next step has. `least`: at least so many, of beams that no round widens; default: one, of
 * beams that are.
 */
export type NextGroups = (least?: number) => number;

/** Rounds of a method that differ by less would find the same. */
const LEAST_STEP = 0.3;
/** The last round of a method that is worth running: it keeps dozens of times as many candidates. */
const LAST_ROUND = 5;
/** The most that beams grow, step by step, if it is not known how much time is left. */
const MAX_GROWTH = 8;
/** Beams are widened once there are that many groups of them: few that are wide find as much as many narrow ones. */
const GROUPS_FIRST = 6;

/** The share of the time that counts as if spent as expected, so that a first hiccup does not count much. */
const CALM = 0.05;

/** `effort`: how many times its usual candidates or width a first round has. */
export function paceOf(
  { method, reducing }: Plan,
  firstRound: number,
  effort: number,
  timeLeft?: () => number,
): Pace {
  const first = roundOf(effort, method.growth) + (reducing ? 0 : firstRound);
  /** Milliseconds that do not count. */
  let idle = 0;
  const clock = () => (timeLeft ? timeLeft() + idle : 0);
  /** The steps of the last reduction that nothing limited, and its end: when, and how many beams of the usual width. */
  let steps: { readonly clock: number; readonly beams: number; readonly isWidened: boolean }[] = [];
  /** A round of the method that nothing limited, and the milliseconds that it took. */
  let known: { readonly round: number; readonly spent: number } | undefined;
  return { share, after, isLast: (round) => round >= LAST_ROUND, timed, idly };

  function share(round: number): RoundShare | undefined {
    if (!reducing) return undefined;
    const { ways, more, widest, groups } = reducing;
    const time = timeLeft ? reducing.share * timeLeft() : 0;
    const end = clock() - time;
    const last = steps.length - 1;
    const isTimed = last > 0 && time > 0;
    const costs = steps.slice(1).map((next, i) => (steps[i].clock - next.clock) / steps[i].beams);
    const times = isTimed
      ? Math.max(1, time / Math.max(1, more * costs.reduce((sum, cost) => sum + cost, 0)))
      : Math.min(MAX_GROWTH, 1 + (round >> 2));
    const wider = Math.min(widest, Math.max(1, times / Math.min(groups, GROUPS_FIRST)));
    const width = round === 0 ? effort * wider : wider;
    /** ahead[step]: what that step and those after it take with one group each. */
    const ahead = new Float64Array(last + 2);
    for (let i = last - 1; i >= 0; i--) ahead[i] = ahead[i + 1] + costs[i] * (steps[i].isWidened ? width : 1);
    let left = more;
    return {
      ways: round === 0 ? Math.max(1, Math.round(effort * ways)) : more,
      width,
      isTimed,
      isLate: () => isTimed && clock() < end,
      givesUp: groups === 1,
      begin() {
        const begun = clock();
        const own = (begun - end) / Math.max(1, left--);
        const calm = CALM * own;
        let step = 0;
        let count = 0;
        let expected = 0;
        if (!isTimed) steps = [];
        return (least) => {
          const now = clock();
          if (!isTimed) {
            count = Math.max(least ?? 1, Math.min(groups, Math.floor(times)));
            const isWidened = least === undefined;
            steps.push({ clock: now, beams: count * (isWidened ? width : 1), isWidened });
            return count;
          }
          if (step > 0 && step <= last) expected += count * (ahead[step - 1] - ahead[step]);
          const slower = (begun - now + calm) / (expected + calm);
          const each = slower * ahead[Math.min(step, last)];
          step++;
          const fitting = Math.floor((own - (begun - now)) / Math.max(1, each));
          count = Math.max(least ?? 1, Math.min(groups, fitting));
          return count;
        };
      },
      end: () => void (isTimed || steps.push({ clock: clock(), beams: 1, isWidened: false })),
    };
  }

  function after(last: number | undefined): number {
    if (!timeLeft || !known) return Math.min(LAST_ROUND, last === undefined ? first : last + 1);
    const times = Math.max(1, timeLeft()) / Math.max(1, known.spent);
    const filling = Math.max(0, known.round + roundOf(times, method.growth));
    return Math.min(LAST_ROUND, last === undefined ? filling : Math.max(filling, last + LEAST_STEP));
  }

  function* timed<S>(round: number, work: Generator<S, void>): Generator<S, void> {
    const begun = clock();
    yield* work;
    known = { round, spent: begun - clock() };
  }

  function* idly<S, R>(work: Generator<S, R>): Generator<S, R> {
    const begun = clock();
    const result = yield* work;
    idle += begun - clock();
    return result;
  }
}

/** The round of a method in which it keeps so many times its usual candidates: below 0 for a part of them. */
function roundOf(times: number, growth: number): number {
  return Math.log(times) / Math.log(growth);
}
