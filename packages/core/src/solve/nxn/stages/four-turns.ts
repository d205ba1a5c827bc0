/**
 * The turns of the three stages of a 4x4: 27, 23 and 17, each list a subset of the one before. A wide turn stands for
 * the one opposite to it as well.
 */
import { maskMoves } from "../../../search/index.ts";
import { bitImages, type CenterOrbit, centerOrbits } from "../center-masks.ts";
import { placesAfter } from "../wing-places.ts";
import { type PairMoves, pairMoves } from "./pair-order.ts";
import { ALL_QUARTERS, type Block, HALF, type TurnList, turnList } from "./turn-list.ts";

export const SIZE = 4;
/** The stages work on the x axis; its faces are the second byte of a mask. */
export const X = 0;

function outer(axis: 0 | 1 | 2, quarters: readonly number[]): Block[] {
  return [
    { axis, depth: -1, quarters },
    { axis, depth: 1, quarters },
  ];
}

function wide(axis: 0 | 1 | 2, quarters: readonly number[]): Block {
  return { axis, depth: 2, quarters };
}

export function firstTurns(): TurnList {
  const all = ALL_QUARTERS;
  return turnList(
    SIZE,
    ([0, 1, 2] as const).flatMap((axis) => [...outer(axis, all), wide(axis, all)]),
  );
}

export function secondTurns(): TurnList {
  const all = ALL_QUARTERS;
  return turnList(
    SIZE,
    ([0, 1, 2] as const).flatMap((axis) => [...outer(axis, all), wide(axis, axis === X ? all : HALF)]),
  );
}

export function thirdTurns(): TurnList {
  const all = ALL_QUARTERS;
  return turnList(
    SIZE,
    ([0, 1, 2] as const).flatMap((axis) => [...outer(axis, axis === X ? HALF : all), wide(axis, HALF)]),
  );
}

export function centers(): CenterOrbit {
  return centerOrbits(SIZE)[0];
}

/** The moves of center masks under these turns. */
export function movesOf({ turns }: TurnList): Uint32Array {
  return maskMoves(turns.map((turn) => bitImages(SIZE, centers(), turn)));
}

/** The wings of a 4x4 in the two halves that the last turns keep. */
export function fourPairs(): PairMoves {
  return pairMoves(
    thirdTurns().turns.map((turn) => placesAfter(turn, SIZE, 1)),
    [X, 1, 2],
  );
}
