/**
 * What the search of a stage walks on: positions, level by level. A prepared stage makes one from its tracks and tables; a method
 * whose positions are not such coordinates (paired wings) writes its own.
 */
import type { Turn } from "../geometry/index.ts";
import { turnStateBy } from "../state/index.ts";
import type { CanonicalSequences } from "./canonical.ts";
import type { Sift } from "./ida-star.ts";
import { boundAt, type PreparedStage, positionOf } from "./prepared-stage.ts";
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
  /** costs[turn]: the cost of each; default 1. */
  readonly costs?: Uint8Array | undefined;
  /** None if the stage cannot begin with the candidate. */
  roots(candidate: Candidate): readonly Root[];
  /** Puts the root at level 0, for paths of at most that many turns. */
  begin(root: Root, length: number): void;
  /**
   * Makes a turn on the position at `level`, writes the result to level + 1, and returns the bound there: 0 only at the goal. If the
   * bound is above `left`, any number above `left` will do, and nothing need be written. Called without the record.
   */
  step(level: number, turn: number, left: number): number;
  /** Optional: looks at all turns of a list at once. The search then makes only those that are left. */
  sift?: Sift | undefined;
  /** A final check of a way to the goal, path[0 … length − 1], for what bounds cannot see. */
  accept?(root: Root, path: Uint8Array, length: number): boolean;
  /**
   * keeps[turn]: 1 for turns that keep the goal, whatever the position. A way that ends with one is not new: it was at the goal
   * before, and whatever follows may begin with that turn.
   */
  readonly keeps?: Uint8Array;
}

/** The walk of a stage that is data. */
export function walkOf(prepared: PreparedStage): StageWalk {
  const { stage, sequences, costs, tracks, bounds } = prepared;
  const { accept, starts } = stage;
  const width = tracks.length;
  const moves = stage.turns.length;
  const tables = tracks.map(({ table }) => table);
  let carried = new Int32Array(0);
  return {
    name: stage.name,
    turns: stage.turns,
    sequences,
    costs,
    roots: (candidate) =>
      Array.from(starts?.(candidate.state) ?? [candidate], (start) => {
        const words = positionOf(prepared, start.state);
        return { candidate, start, words, bound: boundAt(prepared, words, 0) };
      }),
    begin({ words }, length) {
      if (carried.length < (length + 1) * width) carried = new Int32Array((length + 1) * width);
      carried.set(words);
    },
    step(level, turn, left) {
      const from = level * width;
      const to = from + width;
      for (let i = 0; i < width; i++) {
        const table = tables[i];
        const before = carried[from + i];
        carried[to + i] = table ? table[before * moves + turn] : tracks[i].after(before, turn);
      }
      let most = 0;
      for (let i = 0; i < bounds.length; i++) {
        const bound = bounds[i].at(carried, to);
        if (bound > left) return bound;
        if (bound > most) most = bound;
      }
      return most;
    },
    ...(accept && {
      accept({ start }, path, length) {
        const turns = Array.from(path.subarray(0, length), (turn) => stage.turns[turn]);
        return accept(turnStateBy(start.state, turns), start);
      },
    }),
  };
}
