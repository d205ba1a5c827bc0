/**
 * How rounds use their time. The first one is the same with any budget. It is timed, and the next ones are made as
 * large as the time left allows.
 */
import type { WingEffort } from "./inner-wings.ts";
import { nextRound } from "./stages/improve.ts";
import { fiveMethod } from "./stages/methods.ts";

/** How cubes up to a size are reduced to a 5x5. */
interface WaysToFive {
  readonly to: number;
  /** The first round takes the shortest of so many reductions, in at most so many attempts. */
  readonly ways: number;
  readonly attempts: number;
  /** Later rounds look for so many more each, in beams that are up to so many times wider if there is time. */
  readonly more: number;
  readonly widest: number;
}
const WAYS_TO_FIVE: readonly WaysToFive[] = [
  { to: 6, ways: 3, attempts: 9, more: 6, widest: 4 },
  { to: 7, ways: 2, attempts: 4, more: 3, widest: 24 },
  { to: 11, ways: 1, attempts: 4, more: 3, widest: 24 },
  { to: 17, ways: 1, attempts: 3, more: 2, widest: 4 },
  { to: 100, ways: 1, attempts: 3, more: 1, widest: 4 },
];
/** The most that beams are widened, step by step, if it is not known how much time is left. */
const MAX_TIMES_WIDER = 8;
/** The share of the time left that goes to reductions; the 5x5 that remains takes the rest. */
const REDUCING = 0.6;
/** On cubes whose inner wings are paired by beams at first, reductions take nearly all of the time. */
const REDUCING_LARGE = 0.85;
/** The last round of a staged method that is worth running: it keeps dozens of times as many candidates. */
export const MAX_ROUNDS = 6;
/** The sizes of which inner wings are paired by the stages of smaller cubes. */
export const INNER_WINGS_FROM = 8;
/** Searches through these stages take a second of CPU time for each depth. On larger cubes a budget pays for that. */
const SEARCHED_WINGS_TO = 11;
const MS_OF_INNER_WINGS = 1000;

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
    yield { round, timeLeft: round === 0 ? undefined : timeLeft };
    const last = round === MAX_ROUNDS - 1 ? MAX_ROUNDS : MAX_ROUNDS - 1;
    round = Math.min(last, nextRound(round, growth, begun - (timeLeft?.() ?? 0), timeLeft));
  }
}

/** A round of a large cube: it is reduced to a 5x5 in several ways, and the shortest of them is solved. */
export interface RoundPlan {
  /** How many reductions to look for, in at most so many attempts. */
  readonly ways: number;
  readonly attempts: number;
  /** The factor by which their beams are widened. */
  readonly width: number;
  /** How inner wings are paired. */
  readonly wings: WingEffort;
  /** Whether the reductions have had their share of the time. */
  isLate(): boolean;
  /** Milliseconds left for the round; undefined: it takes as long as it takes. */
  readonly timeLeft: (() => number) | undefined;
}

export interface RoundPlanner {
  plan(round: number): RoundPlan;
  /** The round of the 5x5's own method for a reduction that has been solved so many times. */
  roundOfFive(plan: RoundPlan, solved: number): number;
  /** Both call `work` and remember how long it took to have a result. */
  reducing<S, R>(plan: RoundPlan, work: () => Generator<S, R>): Generator<S, R>;
  solving<S, R>(plan: RoundPlan, work: () => Generator<S, R>): Generator<S, R>;
}

/** `timeLeft`: milliseconds left to improve a solution, if known. */
export function roundPlanner(size: number, timeLeft?: () => number): RoundPlanner {
  const { ways, attempts, more, widest } = waysToFive(size)!;
  const isLarge = size > SEARCHED_WINGS_TO;
  const share = isLarge ? REDUCING_LARGE : REDUCING;
  const wings = isLarge ? (more * MS_OF_INNER_WINGS * size) / 2 : 0;
  const clock = timeLeft ?? (() => 0);
  /** Milliseconds that a reduction took at least, for each factor of its width, and the 5x5 of the first round. */
  let ofReduction = 0;
  let ofFive = 0;
  return {
    plan(round) {
      const time = clock();
      const isTimed = ofReduction > 0 && time > 0;
      return {
        ways: round === 0 ? ways : more,
        attempts,
        width: isTimed
          ? Math.min(widest, Math.max(1, (share * time - wings) / (more * ofReduction)))
          : Math.min(MAX_TIMES_WIDER, 1 + (round >> 2)),
        wings: { groups: isLarge ? 1 : 0 },
        isLate: () => isTimed && clock() < (1 - share) * time,
        timeLeft: isTimed ? timeLeft : undefined,
      };
    },
    roundOfFive(plan, solved) {
      const round = plan.timeLeft && ofFive > 0 ? nextRound(0, fiveMethod.growth, ofFive, timeLeft) : solved;
      return Math.min(round, MAX_ROUNDS);
    },
    *reducing({ width }, work) {
      const begun = clock();
      const result = yield* work();
      if (result) ofReduction = Math.min(ofReduction || Number.POSITIVE_INFINITY, (begun - clock()) / width);
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
