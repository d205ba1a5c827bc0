/**
 * Stages one after another, each from many candidates, because late decisions are better ones. It works in rounds, each of which keeps
 * twice as many candidates; a shorter solution is reported as soon as a round finds it.
 */
import type { CubeState } from "../state/index.ts";
import { PORTION } from "./control.ts";
import type { PreparedStage } from "./prepared-stage.ts";
import type { Candidate } from "./stage.ts";
import { firstCandidate, searchStage } from "./stage-search.ts";

export interface PoolOptions {
  /** keep[stage]: candidates passed on in the first round. The last stage finds one solution. */
  readonly keep: readonly number[];
  readonly maxLength: number;
  /** Rounds, each keeping twice as many candidates; default 1. */
  readonly rounds?: number;
  /** Completes a solution after the last stage: from candidates, sorted by length, to one of at most `maxLength`. */
  readonly finish?: (
    candidates: readonly Candidate[],
    maxLength: number,
  ) => Generator<void, Candidate | undefined>;
}

/** Yields undefined at pauses, and each better solution as it is found. */
export function* searchStages(
  stages: readonly PreparedStage[],
  state: CubeState,
  { keep, maxLength, rounds = 1, finish }: PoolOptions,
): Generator<Candidate | undefined, Candidate | undefined> {
  let best: Candidate | undefined;
  for (let round = 0; round < rounds && best?.length !== 0; round++) {
    const limit = best ? best.length - 1 : maxLength;
    let candidates: readonly Candidate[] = [firstCandidate(state)];
    for (let i = 0; i < stages.length; i++) {
      const isLast = i === stages.length - 1 && !finish;
      const search = searchStage(stages[i], candidates, {
        maxLength: limit,
        keep: isLast ? 1 : keep[i] * 2 ** round,
        distinct: !isLast,
      });
      while (!search.advance(PORTION)) yield undefined;
      candidates = search.found;
    }
    const end = finish ? finish(candidates, limit) : undefined;
    let better: Candidate | undefined = candidates[0];
    for (let step = end?.next(); step; step = end!.next()) {
      better = step.value || undefined;
      if (step.done) break;
      yield undefined;
    }
    if (better && better.length <= limit) {
      best = better;
      yield best;
    }
  }
  return best;
}
