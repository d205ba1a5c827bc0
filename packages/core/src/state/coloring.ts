/**
 * A coloring: any 6n² stickers, checked by nobody. The weakest level of trust:
 * coloring ⊃ assembly (the right pieces) ⊃ cube state (reachable by turns).
 */

import { cubeGeometry, FACES } from "../geometry/index.ts";
import { checkThat } from "../result.ts";

/** A sticker that was not given. */
export const UNKNOWN_COLOR = 6;

/** Any 6n² stickers, legal or not. */
export interface Coloring {
  readonly size: number;
  /** colors[facelet]: 0 … 5 = the color of the solved face U R F D L B, or `UNKNOWN_COLOR`. */
  readonly colors: Uint8Array;
}

/** Throws unless an argument is a coloring; its stickers are not looked at. */
export function checkColoring(value: Coloring, argument = "coloring"): void {
  checkThat(
    ArrayBuffer.isView(value?.colors),
    argument,
    "a Coloring, as unwrap(parseColoring(text)) gives it",
    value,
  );
}

/**
 * Kociemba's facelet string: faces U R F D L B, rows left to right, `?` for an unknown sticker.
 *
 * @throws TypeError for anything but a coloring.
 * @example printFacelets(solvedColoring(2)); // → UUUURRRRFFFFDDDDLLLLBBBB
 */
export function printFacelets(coloring: Coloring): string {
  checkColoring(coloring);
  let text = "";
  for (const color of coloring.colors) text += FACES[color] ?? "?";
  return text;
}

/**
 * The coloring of a solved cube.
 *
 * @throws RangeError unless the size is an integer in 2 … 100.
 * @example solvedColoring(2).colors.subarray(0, 8); // → 0,0,0,0,1,1,1,1
 */
export function solvedColoring(size: number): Coloring {
  const { faceletCount } = cubeGeometry(size);
  return {
    size,
    colors: Uint8Array.from({ length: faceletCount }, (_, facelet) => Math.floor(facelet / size ** 2)),
  };
}

/**
 * Whether both show the same stickers.
 *
 * @throws TypeError for anything but a coloring.
 * @example sameColoring(solvedColoring(3), coloringOf(solvedState(3))); // → true
 */
export function sameColoring(a: Coloring, b: Coloring): boolean {
  checkColoring(a, "a");
  checkColoring(b, "b");
  return a.size === b.size && a.colors.every((color, facelet) => color === b.colors[facelet]);
}
