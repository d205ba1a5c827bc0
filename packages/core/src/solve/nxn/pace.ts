/**
 * How rounds use their time where a cube is reduced first. The first round is the same with any budget, and its steps
 * are timed; later ones have as many groups of beams, or as wide ones, as its times allow.
 */
import type { Reducing } from "./plans.ts";

/** Rounds of a method that differ by less would find the same. */
const LEAST_STEP = 0.3;
/** The last round of a method that is worth running: it keeps dozens of times as many candidates. */
export const LAST_ROUND = 5;

/** A round of a method, and the milliseconds that it took where nothing limited them. */
export interface TimedRound {
  readonly round: number;
  readonly spent: number;
}

/** The round, below 0, in which only that share of the usual candidates is kept. */
export function roundOf(share: number, growth: number): number {
  return Math.log(share) / Math.log(growth);
}

/** The round that fills so many milliseconds, a step after `last` at least. */
export function roundWithin(
  time: number,
  { round, spent }: TimedRound,
  growth: number,
  last: number = Number.NEGATIVE_INFINITY,
): number {
  const filling = round + roundOf(Math.max(1, time) / Math.max(1, spent), growth);
  return Math.min(LAST_ROUND, Math.max(0, filling, last + LEAST_STEP));
}

/** Milliseconds left. */
export type Clock = () => number;

/** What the reductions of a round may take. */
export interface RoundShare {
  /** How many reductions to look for. */
  readonly ways: number;
  /** The factor by which beams are widened. */
  readonly width: number;
  /** Whether the time for reductions is known; then whether it is over, and whether one that is late is given up. */
  readonly isTimed: boolean;
  isLate(): boolean;
  readonly givesUp: boolean;
  /** Begins a reduction: how many groups of beams its next step has. One that is late goes on with a single group. */
  begin(): () => number;
  end(): void;
}

/** The most that beams grow, step by step, if it is not known how much time is left. */
const MAX_GROWTH = 8;
/** Beams are widened once there are that many groups of them: few that are wide find as much as many narrow ones. */
const GROUPS_FIRST = 6;

/** The shares of rounds. `effort`: the share of its usual width that the first round has. */
export function paceOf(
  { ways, more, widest, groups, share }: Reducing,
  clock: Clock,
  effort: number,
): (round: number) => RoundShare {
  /** The clock at each step of the last reduction without a time of its own, and at its end. */
  let steps: number[] = [];
  return (round) => {
    const left = clock();
    const last = steps.length - 1;
    const isTimed = last > 0 && left > 0;
    const end = (1 - share) * left;
    const times = isTimed
      ? Math.max(1, (left - end) / Math.max(1, more * (steps[0] - steps[last])))
      : Math.min(MAX_GROWTH, 1 + (round >> 2));
    const width = Math.min(widest, Math.max(1, times / Math.min(groups, GROUPS_FIRST)));
    const most = Math.min(groups, Math.floor(times));
    return {
      ways: round === 0 ? ways : more,
      width: round === 0 ? effort * width : width,
      isTimed,
      isLate: () => isTimed && clock() < end,
      givesUp: groups === 1,
      begin() {
        let step = 0;
        if (!isTimed) steps = [];
        return () => {
          if (!isTimed) {
            steps.push(clock());
            return most;
          }
          const ahead = width * (steps[Math.min(step++, last)] - steps[last]);
          return Math.max(1, Math.min(groups, Math.floor((clock() - end) / Math.max(1, ahead))));
        };
      },
      end: () => void (isTimed || steps.push(clock())),
    };
  };
}
