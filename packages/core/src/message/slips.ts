/**
 * Slips that a reader can undo, knowing nothing but the state: what the cube would be had the slip not happened. A state is the
 * same however the cube is held, so a turn at the end comes after it, one at the start before it.
 */
import { allTurns, invertTurn, type Turn } from "../geometry/index.ts";
import { algState, parseAlg, printTurns } from "../notation/index.ts";
import { unwrap } from "../result.ts";
import {
  type CubeState,
  composeStates,
  invertState,
  solvedState,
  turnState,
  turnStateBy,
} from "../state/index.ts";

export const SLIP_KINDS = ["end-turn", "held", "start-turn", "cube-order", "two-end-turns"] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** A cube as it may have been meant. */
export interface Slip {
  readonly kind: SlipKind;
  /** What was done wrongly, as a clause after "if". */
  readonly what: string;
  readonly state: CubeState;
}

/** One turn wrong at the end or at the start (18 each on a 3x3), or the cube held wrongly while the moves were made (23). */
export function* singleSlips(state: CubeState): Generator<Slip, void> {
  const { size } = state;
  const turns = slipTurns(size);
  const name = (turn: Turn) => printTurns([turn], size);
  for (const turn of turns)
    yield {
      kind: "end-turn",
      what: `the last turn was wrong (${name(turn)} mends it)`,
      state: turnState(state, turn),
    };
  for (const held of HOLDS) {
    const rotation = algState(unwrap(parseAlg(held)), size);
    yield {
      kind: "held",
      what: `the cube was held after ${held} while the moves were made`,
      state: composeStates(invertState(rotation), state),
    };
  }
  for (const turn of turns)
    yield {
      kind: "start-turn",
      what: `the first turn was wrong (${name(turn)} before the moves mends it)`,
      state: composeStates(turnStateBy(solvedState(size), [turn]), state),
    };
}

/** Two turns wrong at the end: 243 states on a 3x3, some of them met more than once. */
export function* doubleSlips(state: CubeState): Generator<Slip, void> {
  const turns = slipTurns(state.size);
  for (const first of turns) {
    const once = turnState(state, first);
    for (const second of turns) {
      if (first.axis === second.axis && second.first <= first.first) continue;
      yield {
        kind: "two-end-turns",
        what: `the last two turns were wrong (${printTurns([first, second], state.size)} mends them)`,
        state: turnState(once, second),
      };
    }
  }
}

/** Turns of one side's outer layers, no deeper than half of the cube; a turn of the rest is one of these, seen otherwise. */
export function slipTurns(size: number): Turn[] {
  return allTurns(size)
    .filter(({ first, last }) => (first === 0) !== (last === size - 1) && 2 * (last - first + 1) <= size)
    .map(invertTurn);
}

/** The 23 wrong ways to hold a cube: which face is up, then which in front. */
export const HOLDS: readonly string[] = [
  ...["y", "y2", "y'"],
  ...["x", "x y", "x y2", "x y'"],
  ...["x2", "x2 y", "z2", "x2 y'"],
  ...["x'", "x' y", "x' y2", "x' y'"],
  ...["z", "z y", "z y2", "z y'"],
  ...["z'", "z' y", "z' y2", "z' y'"],
];
