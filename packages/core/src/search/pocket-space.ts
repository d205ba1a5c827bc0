/**
 * The 2x2 as a space: its state does not depend on how it is held, so the corner DBL counts as home and only U, R and F are
 * turned. A state is order · 3⁶ + twist, of the seven corners that move: 7! · 3⁶ = 3,674,160 states.
 */
import { CORNER_NAMES } from "../geometry/index.ts";
import type { MarkCoordinate } from "./coordinate.ts";
import { cubieMoves } from "./face-move.ts";
import { moveTable } from "./move-table.ts";
import { orientationCoordinate, permutationCoordinate } from "./orbit-coordinates.ts";
import { orbitIndex } from "./orbit-move.ts";
import { type Space, spaceOfTurns } from "./space.ts";

/** 7! */
export const POCKET_ORDERS: number = 7 * 6 * 5 * 4 * 3 * 2;
/** 3⁶: the twist of the last of the seven follows from the others. */
export const POCKET_TWISTS: number = 3 ** 6;
const FIXED = CORNER_NAMES.indexOf("DBL");

export interface PocketMoves {
  /** The nine moves of the three faces that leave DBL alone, 0 … 17. */
  readonly names: readonly number[];
  /** order[value · 9 + i] and twist[value · 9 + i]: the value after the i-th move. Values as in codec's numbers. */
  readonly order: Uint16Array;
  readonly twist: Uint16Array;
}

export function pocketMoves(): PocketMoves {
  const faces = [0, 1, 2, 3, 4, 5].filter((face) => cubieMoves()[3 * face].corner.from[FIXED] === FIXED);
  const names = faces.flatMap((face) => [3 * face, 3 * face + 1, 3 * face + 2]);
  return { names, order: moveTable(pocketOrder(), faces), twist: moveTable(pocketTwist(), faces) };
}

/** The places of the seven corners that move. */
function movable(): number[] {
  return CORNER_NAMES.flatMap((_, place) => (place === FIXED ? [] : [place]));
}

export function pocketOrder(): MarkCoordinate {
  return permutationCoordinate("order", 2, orbitIndex(2, "corner"), movable());
}

export function pocketTwist(): MarkCoordinate {
  return orientationCoordinate("twist", 2, orbitIndex(2, "corner"), movable());
}

export function pocketSpace({ names, order, twist }: PocketMoves, start: number = 0): Space {
  return spaceOfTurns({
    name: "pocket",
    size: POCKET_ORDERS * POCKET_TWISTS,
    start,
    degree: names.length,
    turn(index, from, to, into, at) {
      const row = (index / POCKET_TWISTS) | 0;
      const a = row * names.length;
      const b = (index - row * POCKET_TWISTS) * names.length;
      for (let i = from; i < to; i++) into[at + i - from] = order[a + i] * POCKET_TWISTS + twist[b + i];
    },
  });
}
