/**
 * NISS: moves on the scramble S and on its inverse, in any order. Moves I on the inverse and N on the scramble make
 * I⁻¹ · S · N of it. Whichever of the two is the shorter half is done in advance, and the other searched for, so all ways of up to
 * 2k + 1 moves are found with at most k in advance.
 */
import type { Turn } from "../../geometry/index.ts";
import {
  type Candidate,
  endsInGoal,
  firstCandidate,
  type StageRecord,
  type Start,
} from "../../search/index.ts";
import { type CubeState, invertState, turnStateBy } from "../../state/index.ts";

/** What was done in advance, and to which scramble. */
export interface Advance<Hold> {
  readonly hold: Hold;
  readonly turns: readonly Turn[];
  /** Whether they are the moves on the inverse, and the normal ones are searched for. */
  readonly onInverse: boolean;
}

/** The cubes to search from, with up to `most` turns done in advance, that are near enough. Pauses. */
export function* startsInAdvance(
  holds: readonly Start[],
  { turns, sequences, keeps }: StageRecord,
  most: number,
  isNear: (candidate: Candidate) => boolean,
): Generator<void, Candidate[]> {
  const { width, list, count, next } = sequences;
  const found: Candidate[] = [];
  const path: number[] = [];
  for (const hold of holds)
    for (const onInverse of most > 0 ? [true, false] : [true]) {
      // The moves in advance turn one scramble; what they leave is solved as seen from the other.
      yield* visit(onInverse ? invertState(hold.state) : hold.state, sequences.start, hold, onInverse);
    }
  return found;

  function* visit(turned: CubeState, at: number, hold: Start, onInverse: boolean): Generator<void, void> {
    if (!endsInGoal(turns, keeps, path, path.length)) {
      const own = path.map((turn) => turns[turn]);
      const tag: Advance<Start> = { hold, turns: own, onInverse };
      const start = firstCandidate(invertState(turned));
      const candidate = { ...start, turns: own, length: own.length, tag };
      if (isNear(candidate)) found.push(candidate);
      yield;
    }
    for (let i = 0; i < count[at] && path.length < most; i++) {
      const turn = list[at * width + i];
      path.push(turn);
      yield* visit(turnStateBy(turned, [turns[turn]]), next[at * width + turn], hold, onInverse);
      path.pop();
    }
  }
}

/** The cube after moves on the scramble and on its inverse. */
export function afterBoth(state: CubeState, normal: readonly Turn[], inverse: readonly Turn[]): CubeState {
  const turned = turnStateBy(invertState(state), inverse);
  return turnStateBy(invertState(turned), normal);
}
