/** One move of the timeline: as written, as a turn of this cube, and in which direction it is shown. */
import { makeTurn, type Turn } from "@cubegram/core/geometry";
import { type Alg, expandAlg, type Move, moveOfTurn, printMove, turnOfMove } from "@cubegram/core/notation";

export interface Step {
  readonly move: Move;
  /** The move in standard notation. */
  readonly text: string;
  readonly turn: Turn;
  /** Right-handed quarter turns as they are shown, −2 … 2: R2 goes on as R began, L2 as L. */
  readonly quarters: number;
}

/** More moves than this are not put on a timeline. */
export const MAX_TIMELINE_LENGTH = 100_000;
/** A longer GIF would take minutes and megabytes. */
export const MAX_GIF_MOVES = 200;

/**
 * The moves of an algorithm with its brackets expanded; turns by nothing are dropped. Throws an error with a `code` for a
 * move that the cube does not have, and for more than `MAX_TIMELINE_LENGTH` moves.
 */
export function stepsOf(alg: Alg, size: number): Step[] {
  const steps: Step[] = [];
  for (const node of expandAlg(alg, MAX_TIMELINE_LENGTH).nodes) {
    const step = stepOfMove(node as Move, size);
    if (step) steps.push(step);
  }
  return steps;
}

/** The step that a turn is, under the turn's standard name. */
export function stepOfTurn(turn: Turn, size: number): Step {
  const step = stepOfMove(moveOfTurn(turn, size), size);
  if (!step) throw new RangeError(`"turn" expected 1 … 3 quarter turns, got ${turn.quarters}`);
  return step;
}

function stepOfMove(move: Move, size: number): Step | undefined {
  const turn = turnThere(move, size);
  if (turn.quarters === 0) return undefined;
  return { move, text: printMove(move), turn, quarters: shownQuarters(move, turn, size) };
}

function turnThere(move: Move, size: number): Turn {
  const turn = turnOfMove(move, size);
  if (turn.ok) return turn.value;
  throw Object.assign(new RangeError(turn.error.message), turn.error);
}

/** A half turn goes the way that the move's quarter turn goes. */
function shownQuarters(move: Move, turn: Turn, size: number): number {
  if (turn.quarters !== 2) return turn.quarters === 3 ? -1 : 1;
  const single = turnThere({ ...move, amount: Math.sign(move.amount) }, size);
  return single.quarters === 3 ? -2 : 2;
}

export function sameTurn(a: Turn, b: Turn): boolean {
  return a.axis === b.axis && a.first === b.first && a.last === b.last && a.quarters === b.quarters;
}

/** The turn of signed quarter turns. */
export function turnByQuarters(turn: Turn, quarters: number): Turn {
  return makeTurn(turn.axis, turn.first, turn.last, quarters);
}
