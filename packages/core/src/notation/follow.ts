/** Which face a move turns like, and the whole-cube turn that goes with a face. */
import { AXES, type AxisName, FACES, type Face, type FaceName, faces } from "../geometry/index.ts";
import { type Move, oppositeAmount, type RotationMove, type SliceName } from "./alg.ts";

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

/** Whether a face looks along its axis: U, R and F do. */
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
