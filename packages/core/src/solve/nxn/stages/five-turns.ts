/** The turns of the five stages of a 5x5: outer layers and blocks of two, fewer from stage to stage. */
import type { Axis } from "../../../geometry/index.ts";
import { ALL_QUARTERS, type Block, HALF, type TurnList, turnList } from "./turn-list.ts";

export const SIZE = 5;
/** The axis of the first stage, the axis of the belt of the fourth, and the one with quarter turns in the fifth. */
export const X = 0;
export const Y = 1;
export const Z = 2;
const AXES: readonly Axis[] = [X, Y, Z];

/** Both sides of an axis. */
function both(axis: Axis, depth: number, quarters: readonly number[]): Block[] {
  return [
    { axis, depth: -depth, quarters },
    { axis, depth, quarters },
  ];
}

/**
 * quarterAxes[depth − 1]: the axes about which blocks of that depth make quarter turns; `none`: those about which they
 * do not turn at all.
 */
function listOf(
  quarterAxes: readonly (readonly Axis[])[],
  none: readonly (readonly Axis[])[] = [[], []],
): TurnList {
  return turnList(
    SIZE,
    AXES.flatMap((axis) =>
      [1, 2].flatMap((depth) =>
        none[depth - 1].includes(axis)
          ? []
          : both(axis, depth, quarterAxes[depth - 1].includes(axis) ? ALL_QUARTERS : HALF),
      ),
    ),
  );
}

export function firstTurns(): TurnList {
  return listOf([AXES, AXES]);
}

/** Outer turns about the first axis do nothing for the second stage. */
export function secondTurns(): TurnList {
  return listOf([[Y, Z], [X]], [[X], []]);
}

export function thirdTurns(): TurnList {
  return listOf([AXES, []]);
}

export function fourthTurns(): TurnList {
  return listOf([[Z], []]);
}

export function fifthTurns(): TurnList {
  return listOf([[Y], []], [[], [Y]]);
}

/** The turns that keep wings in two halves: all of the fourth and the fifth stage are among them. */
export function partingTurns(): TurnList {
  return listOf([[Y, Z], []]);
}
