/** An algorithm as seen from elsewhere: with the cube rotated, or in a mirror. */

import {
  AXES,
  type Axis,
  faceOfNormal,
  ROTATION_COUNT,
  rotations,
  transformBySymmetry,
} from "../geometry/index.ts";
import { checkThat } from "../result.ts";
import { type Alg, type Move, oppositeAmount, type SliceName } from "./alg.ts";
import { mapMoves } from "./fold.ts";
import { faceOfMove } from "./move.ts";

/**
 * The algorithm in a mirror that stands in a slice: "M" exchanges left and right (R U becomes L' U'), "E" up and
 * down, "S" front and back.
 *
 * @throws TypeError for anything but a tree and the name of a slice.
 * @example printAlg(mirrorAlg(readAlg("R U R' U'"))); // → L' U' L U
 */
export function mirrorAlg(alg: Alg, slice: "M" | "E" | "S" = "M"): Alg {
  checkThat(slice === "M" || slice === "E" || slice === "S", "slice", "M, E or S", slice);
  const { axis } = faceOfMove({ kind: "slice", slice, amount: 1 });
  // A mirror is the point inversion after a half turn about its axis.
  const mirror = ROTATION_COUNT + rotations().quarter[axis][2];
  return mapMoves(alg, (move) => relabelMove(move, mirror));
}

/**
 * The move that a symmetry (0 … 47; rotations first) makes of a move: the same turn on the layers it takes them to.
 * Seen in a mirror, clockwise is counterclockwise.
 */
export function relabelMove(move: Move, symmetry: number): Move {
  const face = faceOfNormal(transformBySymmetry(symmetry, faceOfMove(move).normal));
  const amount = symmetry < ROTATION_COUNT ? move.amount : oppositeAmount(move.amount);
  if (move.kind === "face") return { ...move, face: face.name, amount };
  const renamed =
    move.kind === "slice"
      ? { ...move, slice: sliceAcross(face.axis, move.slice), amount }
      : { ...move, axis: AXES[face.axis], amount };
  return faceOfMove(renamed) === face ? renamed : { ...renamed, amount: oppositeAmount(amount) };
}

/** M E S for capitals, m e s for small letters, by axis. */
function sliceAcross(axis: Axis, like: SliceName): SliceName {
  const slice = (["M", "E", "S"] as const)[axis];
  return like === like.toUpperCase() ? slice : (slice.toLowerCase() as SliceName);
}
