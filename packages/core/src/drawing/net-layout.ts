/** Where the stickers of a cube's net stand on a picture. */
import { faces } from "../geometry/index.ts";
import { facePlace, NET_COLUMNS, NET_ROWS } from "../models/index.ts";

/** Width and height of a sticker, the plastic around it included. */
export const STICKER = 10;

/** Where every facelet of an unfolded cube stands, in units of one sticker. */
export interface NetLayout {
  /** Of the whole picture, in tenths of a sticker. */
  readonly width: number;
  readonly height: number;
  /** Top left corner of a facelet's square, which is 10 wide; 0 ≤ facelet < 6n². */
  readonly cornerOf: (facelet: number) => readonly [x: number, y: number];
}

/**
 * The net of `drawSvg` and `drawPng`: faces a tenth of a face apart, and as much around them.
 *
 * @example
 * const { cornerOf } = netLayout(3);
 * cornerOf(0); // → 36,3
 */
export function netLayout(size: number): NetLayout {
  const gap = size / 10;
  const step = size + gap;
  return {
    width: (gap + NET_COLUMNS * step) * STICKER,
    height: (gap + NET_ROWS * step) * STICKER,
    cornerOf(facelet) {
      const place = facePlace(faces()[Math.floor(facelet / size ** 2)]);
      const row = Math.floor(facelet / size) % size;
      const column = facelet % size;
      return [(gap + place.column * step + column) * STICKER, (gap + place.row * step + row) * STICKER];
    },
  };
}
