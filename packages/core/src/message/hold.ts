/** Moves and how the cube is held while they are made: the same turn has other names when the whole cube has been rotated. */
import { type Axis, isRotation, makeTurn, rotations, type Turn, type Vector } from "../geometry/index.ts";
import { algState, parseAlg } from "../notation/index.ts";
import { unwrap } from "../result.ts";

/** Moves of the whole cube, as `x y'`, as one of the 24 rotations. */
export function rotationOf(held: string): number {
  // All pieces have it alike, on any cube.
  return algState(unwrap(parseAlg(held)), 2).rotations[0];
}

/** The turn that takes, on a cube rotated beforehand, the part in the hand that `turn` takes on one that was not. */
export function rotateTurn({ axis, first, last, quarters }: Turn, rotation: number, size: number): Turn {
  const image = rotations().matrices[rotation][axis] as Vector;
  const to = image.findIndex((coordinate) => coordinate !== 0) as Axis;
  if (image[to] > 0) return makeTurn(to, first, last, quarters);
  return makeTurn(to, size - 1 - last, size - 1 - first, -quarters);
}

/** The same moves without turns of the whole cube: how it is to be held at the beginning, and what is then to be turned. */
export function rotateFirst(
  turns: readonly Turn[],
  size: number,
): { readonly rotation: number; readonly turns: readonly Turn[] } {
  const { product, quarter, inverse } = rotations();
  let held = 0;
  const own: Turn[] = [];
  for (const turn of turns)
    if (isRotation(turn, size)) held = product[quarter[turn.axis][turn.quarters] * 24 + held];
    else own.push(rotateTurn(turn, inverse[held], size));
  return { rotation: held, turns: own.map((turn) => rotateTurn(turn, held, size)) };
}
