/** A single move: its text, the face it turns like, and the whole-cube turn that goes with a face. */
import { AXES, type AxisName, FACES, type Face, type FaceName, faces } from "../geometry/index.ts";
import { checkMove, type Move, oppositeAmount, type RotationMove, type SliceName } from "./alg.ts";

/** WCA: x follows R, y U, z F; M follows L, S follows F; E follows D (as in WCA 2009 and cubing.js, not U). */
const FOLLOWS: Readonly<Record<SliceName | AxisName, FaceName>> = {
  M: "L",
  E: "D",
  S: "F",
  m: "L",
  e: "D",
  s: "F",
  x: "R",
  y: "U",
  z: "F",
};

/** The face a move turns like: R for 2R, L for M, U for y. */
export function faceOfMove(move: Move): Face {
  if (move.kind === "face") return faceNamed(move.face);
  return faceNamed(FOLLOWS[move.kind === "slice" ? move.slice : move.axis]);
}

export function faceNamed(name: FaceName): Face {
  return faces()[FACES.indexOf(name)];
}

/** Whether a face is on the positive side of its axis: U, R and F are. */
export function isPositive(face: Face): boolean {
  return face.normal[face.axis] > 0;
}

/** The whole cube turned like a face: x for R, x' for L. */
export function rotationLike(face: Face, amount: number): RotationMove {
  return {
    kind: "rotation",
    axis: AXES[face.axis],
    amount: isPositive(face) ? amount : oppositeAmount(amount),
  };
}

/**
 * A move in WCA notation, with SiGN's 2R and 2-3Rw for what WCA cannot name.
 *
 * @throws TypeError for anything but a move.
 * @example printMove(readAlg("Rw2").nodes[0]); // → Rw2
 */
export function printMove(move: Move): string {
  checkMove(move);
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
