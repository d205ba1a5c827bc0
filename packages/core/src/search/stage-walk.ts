/** What the search of a stage walks on: positions, level by level (stage-record.ts). */
import type { Turn } from "../geometry/index.ts";
import type { CanonicalSequences } from "./canonical.ts";
import type { Sift } from "./ida-star.ts";
import type { Candidate, Start } from "./stage.ts";

/** The longest way through one stage that is sought. */
export const MAX_STAGE_LENGTH = 60;

/** The levels of such a way, for walks that own buffers of one size. */
export const STAGE_LEVELS: number = MAX_STAGE_LENGTH + 1;

/** One way to begin: a stage may look at a candidate in several ways. */
export interface Root {
  readonly candidate: Candidate;
  readonly start: Start;
  /** What the walk reads when it begins here. */
  readonly words: ArrayLike<number>;
  /** No way from here to the goal is shorter; 0 only at the goal. */
  readonly bound: number;
}

/** Owns its buffers, so it serves one search at a time. */
export interface StageWalk {
  readonly name: string;
  readonly turns: readonly Turn[];
  readonly sequences: CanonicalSequences;
  /** None if the stage cannot begin with the candidate. */
  roots(candidate: Candidate): readonly Root[];
  /** Puts the root at level 0. */
  begin(root: Root): void;
  /** Leaves of a list the turns after which a position at `level` may still be near enough. */
  readonly sift: Sift;
  /** Makes one of those turns on the position at `level`, and writes the result to level + 1. */
  make(level: number, turn: number): void;
  /** A final check of a way to the goal, path[0 … length − 1], for what bounds cannot see. */
  accept?(root: Root, path: Uint8Array, length: number): boolean;
  /**
   * keeps[turn]: 1 for turns that keep the goal, whatever the position. A way that ends with one is not new: it was at the goal
   * before, and whatever follows may begin with that turn.
   */
  readonly keeps?: Uint8Array;
}
