/**
 * The top of a cube from above, and beside each of its edges the row of stickers that borders it: as cases of the last layer are printed.
 * A move shows when it is done.
 */

import type { Scene } from "../scene/scene.ts";
import { needsDarkInk } from "./color.ts";

/** Half the top, how far beyond it the rows stand, and how thick they are, in units of the picture, which is 1000 wide. */
const HALF = 390;
const BESIDE = 40;
const THICK = 44;

/** The inside of the picture. */
export function lastLayerOf({ size, colors, look }: Scene): string {
  const cell = (2 * HALF) / size;
  const wide = 0.86 * cell;
  const perFace = size * size;
  const parts = [`<path fill="currentColor" d="M-${HALF}-${HALF}H${HALF}V${HALF}H-${HALF}z"/>`];
  const add = (facelet: number, x: number, y: number, width: number, height: number) => {
    const color = colors[facelet];
    const at = `x="${round(x - width / 2)}" y="${round(y - height / 2)}"`;
    const fill = look.palette[color];
    parts.push(
      `<rect ${at} width="${round(width)}" height="${round(height)}" rx="${round(Math.min(width, height) / 7)}" fill="${fill}" stroke="currentColor" stroke-width="5"/>`,
    );
    if (look.letters[color] && facelet < perFace)
      parts.push(
        `<text x="${round(x)}" y="${round(y + 0.2 * cell)}" font-size="${round(0.55 * cell)}" text-anchor="middle" font-family="sans-serif" font-weight="600" fill="${needsDarkInk(fill) ? "#000" : "#fff"}">${look.letters[color]}</text>`,
      );
  };
  for (let i = 0; i < size; i++) {
    const along = (i + 0.5) * cell - HALF;
    const out = HALF + BESIDE;
    // Faces are read with their top row toward U: B and R run against the top's columns and rows, F and L with them.
    add(2 * perFace + i, along, out, wide, THICK);
    add(5 * perFace + size - 1 - i, along, -out, wide, THICK);
    add(4 * perFace + i, -out, along, THICK, wide);
    add(perFace + size - 1 - i, out, along, THICK, wide);
    for (let column = 0; column < size; column++)
      add(i * size + column, (column + 0.5) * cell - HALF, along, wide, wide);
  }
  return parts.join("");
}

function round(value: number): number {
  return Math.round(10 * value) / 10;
}
