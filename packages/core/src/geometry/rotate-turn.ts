/** Turns of a cube that is held another way; apart from other turns, since no page of the app needs it at first. */
import { rotations } from "./rotation.ts";
import { makeTurn, type Turn } from "./turn.ts";
import type { Axis } from "./vector.ts";

/** The turn that moves, on a rotated cube, the part in the hand that `turn` moves on an unrotated one. */
export function rotateTurn({ axis, first, last, quarters }: Turn, rotation: number, size: number): Turn {
  const image = rotations().matrices[rotation][axis];
  const to = image.findIndex((coordinate) => coordinate !== 0) as Axis;
  if (image[to] > 0) return makeTurn(to, first, last, quarters);
  return makeTurn(to, size - 1 - last, size - 1 - first, -quarters);
}
