/** The places of one center orbit that are marked, as bits of a mask (center-masks.ts), numbered where they are few. */
import { movedMask } from "../../../search/index.ts";
import type { SmallTable } from "./small-tables.ts";

/** The masks that turns make of some, numbered in the order in which they are met. */
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
