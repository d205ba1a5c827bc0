/**
 * Marked places of one center orbit as the bits of a mask (center-masks.ts), with indices where there are few such
 * masks.
 */
import { movedMask } from "../../../search/index.ts";
import { quotientMoves, type SmallTable } from "./small-tables.ts";

/** The masks that turns make of some given ones, indexed in the order in which they are found. */
export interface MaskOrbit extends SmallTable {
  readonly masks: Uint32Array;
  readonly indexOf: ReadonlyMap<number, number>;
}

export function maskOrbit(starts: readonly number[], moves: Uint32Array): MaskOrbit {
  const turns = moves.length / 768;
  const masks = [...starts];
  const indexOf = new Map(masks.map((mask, i) => [mask, i]));
  const next: number[] = [];
  for (let at = 0; at < masks.length; at++)
    for (let turn = 0; turn < turns; turn++) {
      const image = movedMask(moves, turn, masks[at]);
      let index = indexOf.get(image);
      if (index === undefined) {
        index = masks.length;
        indexOf.set(image, index);
        masks.push(image);
      }
      next.push(index);
    }
  return { size: masks.length, next: Uint16Array.from(next), masks: Uint32Array.from(masks), indexOf };
}

/** Such masks up to complement: a mask and its complement within some places are one. */
export interface MaskClasses extends SmallTable {
  classOf(mask: number): number;
}

export function maskClasses(starts: readonly number[], moves: Uint32Array, places: number): MaskClasses {
  const orbit = maskOrbit(starts, moves);
  const { indexOf, masks } = orbit;
  const { size, next, classOf } = quotientMoves(
    orbit,
    moves.length / 768,
    (index) => indexOf.get(masks[index] ^ places)!,
  );
  return { size, next, classOf: (mask) => classOf[indexOf.get(mask)!] };
}
