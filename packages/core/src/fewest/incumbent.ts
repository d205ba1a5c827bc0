/** The best answer so far, which all searches share, and how much they may try. */
import type { Control } from "../search/index.ts";

export interface Incumbent {
  /** Moves 0 … 17 that make a state of the intervals. */
  moves: readonly number[] | undefined;
  /** The longest answer still wanted: one less than the best, or what the caller allows. */
  limit: number;
  /** No answer is shorter: proved. */
  bound: number;
  /** Moves tried. */
  nodes: number;
}

export function makeIncumbent(maxLength: number): Incumbent {
  return { moves: undefined, limit: maxLength, bound: 0, nodes: 0 };
}

/** Takes the answer if it is short enough. */
export function offer(incumbent: Incumbent, moves: readonly number[]): void {
  if (moves.length > incumbent.limit) return;
  incumbent.moves = moves;
  incumbent.limit = moves.length - 1;
}

/** Work that can pause: it yields every few thousand moves tried. */
export type Work = Generator<void, void>;

/** Runs the work to its end, or until that many milliseconds after the start. */
export async function runWork(
  work: Work,
  control: Control,
  pause: () => Promise<void> | undefined,
  timeout: number,
): Promise<void> {
  while (control.elapsed() < timeout && !work.next().done) {
    const turn = pause();
    if (turn) await turn;
  }
}
