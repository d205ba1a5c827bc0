/**
 * A stage as a record: the turns it may use, where it starts, and a lower bound on what is left after each turn. The search
 * (stage-search.ts) knows nothing else.
 */
import type { Turn } from "../../../geometry/index.ts";
import type { CubeState } from "../../../state/index.ts";
import type { TurnList } from "./turn-list.ts";

/** A cube on its way: how it stands now, and the turns made so far. */
export interface Candidate {
  readonly state: CubeState;
  readonly turns: readonly Turn[];
  /** The rotation of the whole cube that was made before the turns. */
  readonly rotation: number;
}

/** One way to begin a stage: a stage may see a candidate in several ways, or choose what belongs together. */
export interface Root {
  readonly candidate: Candidate;
  /** Numbers that the stage reads when it starts from here. */
  readonly words: ArrayLike<number>;
  /** No way from here to the goal is shorter. */
  readonly bound: number;
}

export interface Stage {
  readonly name: string;
  readonly list: TurnList;
  /** The roots of a candidate; none if the stage cannot start from it. */
  roots(candidate: Candidate): readonly Root[];
  /** Puts the root at level 0. */
  start(root: Root): void;
  /**
   * Makes a turn on what stands at `level`, writes it to level + 1, and returns the bound there: 0 at the goal only. Where the bound is
   * above `left`, any number above `left` will do, and nothing need be written.
   */
  step(level: number, turn: number, left: number): number;
  /** A last question about a way to the goal, where the bound does not see everything. */
  accept?(root: Root, path: Uint8Array, length: number): boolean;
  /** Turns that keep the goal: a way that is at the goal before such a last turn is no new way. */
  readonly keeps: Uint8Array;
}
