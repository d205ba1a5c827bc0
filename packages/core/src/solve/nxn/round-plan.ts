/**
 * How rounds use their time. The first one is the same with any budget. It is timed, and the next ones are made as
 * large as the time left allows.
 */
import { pacedGroups, timedGroups } from "./group-pace.ts";
import { nextRound, roundOf } from "./stages/improve.ts";
import { fiveMethod } from "./stages/methods.ts";
import type { FiveEffort } from "./to-five.ts";

/** How cubes up to a size are reduced to a 5x5. */
interface WaysToFive {
  readonly to: number;
  /** The first round takes the shortest of so many reductions, in at most so many attempts. */
  readonly ways: number;
  readonly attempts: number;
  /**
   * Later rounds look for so many more each. If there is time, their beams for centers are up to so many times wider,
   * and there are up to so many groups of them.
   */
  readonly more: number;
  readonly widest: number;
  readonly groups: number;
  /** How many groups of beams pair inner wings at least: a few depths are worth more of them. */
  readonly wings: number;
  /** The share of the time left that goes to reductions; the 5x5 that remains takes the rest. */
  readonly reducing: number;
}
const WAYS_TO_FIVE: readonly WaysToFive[] = [
  { to: 6, ways: 3, attempts: 9, more: 6, widest: 4, groups: 1, wings: 1, reducing: 0.6 },
  { to: 7, ways: 2, attempts: 4, more: 3, widest: 24, groups: 1, wings: 1, reducing: 0.6 },
  { to: 11, ways: 1, attempts: 4, more: 1, widest: 4, groups: 64, wings: 8, reducing: 0.6 },
  { to: 17, ways: 1, attempts: 3, more: 1, widest: 4, groups: 64, wings: 1, reducing: 0.85 },
  { to: 100, ways: 1, attempts: 3, more: 1, widest: 4, groups: 64, wings: 1, reducing: 0.93 },
];
/** The most that beams grow, step by step, if it is not known how much time is left. */
const MAX_GROWTH = 8;
/** Beams are widened once there are that many groups of them: few that are wide find as much as many narrow ones. */
const GROUPS_FIRST = 6;
/** The last round of a staged method that is worth running: it keeps dozens of times as many candidates. */
export const MAX_ROUNDS = 6;
/** The sizes of which inner wings are paired by the stages of smaller cubes. */
export const INNER_WINGS_FROM = 8;

/** The row for the size; undefined up to the 5x5. */
export function waysToFive(size: number): WaysToFive | undefined {
  return size > fiveMethod.size ? WAYS_TO_FIVE.find(({ to }) => size <= to) : undefined;
}

/** A round of a staged method. */
export interface StagedRound {
  /** Its size (RoundGoal). */
  readonly round: number;
  /** Milliseconds left for it; undefined: it takes as long as it takes. */
  readonly timeLeft: (() => number) | undefined;
}

/** The rounds of a 4x4 or a 5x5, for as long as the caller wants more. */
export function* stagedRounds(
  growth: number,
  first: number,
  timeLeft?: () => number,
): Generator<StagedRound> {
  for (let round = first; round < MAX_ROUNDS; ) {
    const begun = timeLeft?.() ?? 0;
    yield { round, timeLeft: round <= 0 ? undefined : timeLeft };
    const last = round === MAX_ROUNDS - 1 ? MAX_ROUNDS : MAX_ROUNDS - 1;
    round = Math.min(last, nextRound(round, growth, begun - (timeLeft?.() ?? 0), timeLeft));
  }
}

/** A round of a large cube: it is reduced to a 5x5 in several ways, and the shortest of them is solved. */
export interface RoundPlan {
  /** How many reductions to look for, in at most so many attempts. */
  readonly ways: number;
  readonly attempts: number;
  /** The factors by which beams are widened, and by which there are more of them if their steps have no times. */
  readonly width: number;
  readonly groups: number;
  /** Milliseconds that should be left after the reductions. */
  readonly end: number;
  /** Whether the reductions have had their share of the time. */
  isLate(): boolean;
  /** Whether a reduction that is late is given up. With groups it goes on with a single one. */
  readonly givesUp: boolean;
  /** Milliseconds left for the round; undefined: it takes as long as it takes. */
  readonly timeLeft: (() => number) | undefined;
}

export interface RoundPlanner {
  plan(round: number): RoundPlan;
  /** The round of the 5x5's own method for a reduction that has been solved so many times. */
  roundOfFive(plan: RoundPlan, solved: number): number;
  /** Both call `work` and remember how long it took to have a result. */
  reducing<S, R>(plan: RoundPlan, work: (effort: FiveEffort) => Generator<S, R>): Generator<S, R>;
  solving<S, R>(plan: RoundPlan, work: () => Generator<S, R>): Generator<S, R>;
}

/**
 * `timeLeft`: milliseconds left to improve a solution, if known; `effort`: the share of its usual candidates that the first
 * round keeps.
 */
export function roundPlanner(size: number, timeLeft?: () => number, effort = 1): RoundPlanner {
  const { ways, attempts, more, widest, groups, wings, reducing } = waysToFive(size)!;
  const clock = timeLeft ?? (() => 0);
  /** Milliseconds that a reduction took at least, for each factor of its width, and the 5x5 of the first round. */
  let ofReduction = 0;
  let ofFive = 0;
  /** The clock at each step of the first reduction. */
  let steps: number[] = [];
  return {
    plan(round) {
      const time = clock();
      const isTimed = ofReduction > 0 && time > 0;
      const end = (1 - reducing) * time;
      const times = isTimed
        ? Math.max(1, (time - end) / (more * ofReduction))
        : Math.min(MAX_GROWTH, 1 + (round >> 2));
      // Only beams of the first round are narrower than usual.
      const least = round === 0 ? effort : 1;
      return {
        ways: round === 0 ? ways : more,
        attempts,
        width: least * Math.min(widest, Math.max(1, times / Math.min(groups, GROUPS_FIRST))),
        groups: Math.min(groups, Math.floor(times)),
        end,
        isLate: () => isTimed && clock() < end,
        givesUp: groups === 1,
        timeLeft: isTimed ? timeLeft : undefined,
      };
    },
    roundOfFive(plan, solved) {
      const round =
        plan.timeLeft && ofFive > 0
          ? nextRound(0, fiveMethod.growth, ofFive, timeLeft)
          : solved + roundOf(effort, fiveMethod.growth);
      return Math.min(round, MAX_ROUNDS);
    },
    *reducing(plan, work) {
      const begun = clock();
      if (!plan.timeLeft) steps = [];
      const groupsOf = plan.timeLeft
        ? pacedGroups(
            clock,
            steps.map((time) => plan.width * time),
            plan.end,
            groups,
          )
        : plan.groups > 1
          ? () => plan.groups
          : timedGroups(clock, steps);
      const result = yield* work({ width: plan.width, groups: groupsOf, wings });
      if (!result) return result;
      if (!plan.timeLeft) steps.push(clock());
      ofReduction = Math.min(ofReduction || Number.POSITIVE_INFINITY, (begun - clock()) / plan.width);
      return result;
    },
    *solving(plan, work) {
      const begun = clock();
      const result = yield* work();
      if (!plan.timeLeft) ofFive = begun - clock();
      return result;
    },
  };
}
