/**
 * How a budget is spent. The first round is the same with any budget, and it is timed: how long each step of a reduction
 * takes, and the method's own round. Later ones are made as large as the time left allows, and none is late.
 */
import type { Plan } from "./plans.ts";

export interface Pace {
  /** What the reductions of a round may take; undefined if the cube is not reduced. */
  share(round: number): RoundShare | undefined;
  /** The method's round after `last` on the same cube: larger by a step or, once one was timed, filling the time left. */
  after(last: number | undefined): number;
  /** Runs a round of the method that nothing limits. */
  timed<S>(round: number, work: Generator<S, void>): Generator<S, void>;
  /** Runs some work while the clock of reductions stands still. */
  idly<S, R>(work: Generator<S, R>): Generator<S, R>;
}

/** What the reductions of a round may take. */
export interface RoundShare {
  /** How many reductions to look for. */
  readonly ways: number;
  /** The factor by which beams are widened. */
  readonly width: number;
  /** Whether the time for reductions is known, whether it is over, and whether one that is late is given up. */
  readonly isTimed: boolean;
  isLate(): boolean;
  readonly givesUp: boolean;
  /** Begins a reduction: how many groups of beams its next step has. One that is late goes on with a single group. */
  begin(): () => number;
  end(): void;
}

/** Rounds of a method that differ by less would find the same. */
const LEAST_STEP = 0.3;
/** The last round of a method that is worth running: it keeps dozens of times as many candidates. */
export const LAST_ROUND = 5;
/** The most that beams grow, step by step, if it is not known how much time is left. */
const MAX_GROWTH = 8;
/** Beams are widened once there are that many groups of them: few that are wide find as much as many narrow ones. */
const GROUPS_FIRST = 6;

/** The share of the time that counts as if spent as expected, so that a first hiccup does not count much. */
const CALM = 0.05;

/** `first`: the method's first round; `effort`: the share of its usual width that a first reduction has. */
export function paceOf(
  { method, reducing }: Plan,
  first: number,
  effort: number,
  timeLeft?: () => number,
): Pace {
  /** Milliseconds that do not count. */
  let idle = 0;
  const clock = () => (timeLeft ? timeLeft() + idle : 0);
  /** The clock at each step of the last reduction that nothing limited, and at its end. */
  let steps: number[] = [];
  /** A round of the method that nothing limited, and the milliseconds that it took. */
  let known: { readonly round: number; readonly spent: number } | undefined;
  return { share, after, timed, idly };

  function share(round: number): RoundShare | undefined {
    if (!reducing) return undefined;
    const { ways, more, widest, groups } = reducing;
    const time = timeLeft ? reducing.share * timeLeft() : 0;
    const end = clock() - time;
    const last = steps.length - 1;
    const isTimed = last > 0 && time > 0;
    const times = isTimed
      ? Math.max(1, time / Math.max(1, more * (steps[0] - steps[last])))
      : Math.min(MAX_GROWTH, 1 + (round >> 2));
    const width = Math.min(widest, Math.max(1, times / Math.min(groups, GROUPS_FIRST)));
    return {
      ways: round === 0 ? Math.max(1, Math.round(effort * ways)) : more,
      width: round === 0 ? effort * width : width,
      isTimed,
      isLate: () => isTimed && clock() < end,
      givesUp: groups === 1,
      begin() {
        let step = 0;
        let count = 0;
        let expected = 0;
        const begun = clock();
        const calm = CALM * time;
        if (!isTimed) steps = [];
        return () => {
          const now = clock();
          if (!isTimed) {
            steps.push(now);
            return Math.min(groups, Math.floor(times));
          }
          if (step > 0 && step <= last) expected += count * width * (steps[step - 1] - steps[step]);
          const slower = (begun - now + calm) / (expected + calm);
          const ahead = slower * width * (steps[Math.min(step, last)] - steps[last]);
          step++;
          count = Math.max(1, Math.min(groups, Math.floor((now - end) / Math.max(1, ahead))));
          return count;
        };
      },
      end: () => void (isTimed || steps.push(clock())),
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
export function roundOf(times: number, growth: number): number {
  return Math.log(times) / Math.log(growth);
}
