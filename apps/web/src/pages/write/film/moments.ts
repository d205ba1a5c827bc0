/**
 * How a cube says its message, on the screen and in a film: its moves are made quickly, and with each of them more of the
 * words appears. Pure functions of the number of moves and the time.
 */

/** Milliseconds: before the first move, for all of them, be they six or twenty, and for a single one at most. */
export const FIRST_MS = 700;
const ALL_MS = 4200;
export const MAX_MOVE_MS = 520;
/** How long everything is to be seen at the end of a film. */
const LAST_MS = 2400;
/** After the last move the cube nods. */
const NOD_MS = 900;

/** Milliseconds for each move. */
export function paceOf(moves: number): number {
  return Math.min(MAX_MOVE_MS, ALL_MS / Math.max(moves, 1));
}

/** The share of the words that is said once so many moves have begun, 0 … 1. */
export function saidAfter(begun: number, moves: number): number {
  return moves === 0 ? 1 : begun / moves;
}

/** How many of so many letters that share of the words is. */
export function lettersSaid(letters: number, said: number): number {
  // A third of three letters is one, however it was divided.
  return Math.max(0, Math.ceil(letters * said - 1e-9));
}

/** What a film shows at one time. */
export interface Moment {
  /** Moves made, with the fraction of the one that is being made. */
  readonly at: number;
  /** The share of the words that is said, 0 … 1. */
  readonly said: number;
  /** How far the cube is lifted, 0 … 1: it nods when all is said. */
  readonly lift: number;
}

/** Milliseconds from the beginning to the end. */
export function filmTime(moves: number): number {
  return FIRST_MS + moves * paceOf(moves) + LAST_MS;
}

/** @param time milliseconds since the beginning. */
export function momentAt(moves: number, time: number): Moment {
  const made = (time - FIRST_MS) / paceOf(moves);
  const at = Math.min(Math.max(made, 0), moves);
  const nod = (time - FIRST_MS - moves * paceOf(moves)) / NOD_MS;
  return {
    at,
    said: saidAfter(Math.ceil(at), moves),
    lift: nod > 0 && nod < 1 ? Math.sin(Math.PI * nod) : 0,
  };
}

/** Letters as readers see them. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text),
    ({ segment }) => segment,
  );
}
