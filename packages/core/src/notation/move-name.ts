/** A move as text. */
import type { Move } from "./alg.ts";

/**
 * A move in WCA notation, with SiGN's 2R and 2-3Rw for what WCA has no name for.
 *
 * @example printMove(readAlg("Rw2").nodes[0]); // → Rw2
 */
export function printMove(move: Move): string {
  return printStem(move) + printAmount(move.amount);
}

/** The move without its amount. */
export function printStem(move: Move): string {
  if (move.kind === "slice") return move.slice;
  if (move.kind === "rotation") return move.axis;
  const { face, first, last } = move;
  if (first === last) return first === 1 ? face : `${first}${face}`;
  if (first > 1) return `${first}-${last}${face}w`;
  return last === 2 ? `${face}w` : `${last}${face}w`;
}

export function printAmount(amount: number): string {
  if (amount === 1) return "";
  if (amount === -1) return "'";
  return amount < 0 ? `${-amount}'` : String(amount);
}
