/** The turns of the three stages of a setup, on a cube of 4 to 7 layers: fewer from stage to stage. */
import type { Axis } from "../../../geometry/index.ts";
import { ALL_QUARTERS, type Block, HALF, type TurnList, turnList } from "../stages/turn-list.ts";

/** The axis of the first stage, that of U and D: byte 0 of a mask. */
export const FIRST_AXIS = 1;
const AXES: readonly Axis[] = [0, 1, 2];

/**
 * Outer blocks of every depth. Of two that differ by a rotation of the whole cube, as the halves of an even cube do, only
 * one: how the cube is held is then a choice at the beginning.
 */
function blocks(size: number, quartersOf: (axis: Axis, depth: number) => readonly number[]): Block[] {
  const half = Math.floor(size / 2);
  return AXES.flatMap((axis) =>
    Array.from({ length: half }, (_, i) => i + 1).flatMap((depth) => {
      const quarters = quartersOf(axis, depth);
      return [depth, ...(2 * depth === size ? [] : [-depth])].map((own) => ({ axis, depth: own, quarters }));
    }),
  );
}

export function firstTurns(size: number): TurnList {
  return turnList(
    size,
    blocks(size, () => ALL_QUARTERS),
  );
}

/** The turns that keep the colors of the first axis on its faces; its outer turns change nothing that the stage looks at. */
export function secondTurns(size: number): TurnList {
  return turnList(
    size,
    blocks(size, (axis, depth) => {
      if (axis === FIRST_AXIS) return depth === 1 ? [] : ALL_QUARTERS;
      return depth === 1 ? ALL_QUARTERS : HALF;
    }),
  );
}

/** The turns that keep the colors of all axes on their faces. */
export function thirdTurns(size: number): TurnList {
  return turnList(
    size,
    blocks(size, (_, depth) => (depth === 1 ? ALL_QUARTERS : HALF)),
  );
}
