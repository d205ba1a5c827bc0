/**
 * A colouring: any 6n² stickers, believed or not. The weakest level of trust:
 * colouring ⊃ assembly (the right pieces) ⊃ cube state (reachable by turns).
 */
import { cubeGeometry, FACES } from "../geometry/index.ts";

/** A sticker that was not given. */
export const UNKNOWN_COLOUR = 6;

export interface Colouring {
  readonly size: number;
  /** colours[facelet]: 0 … 5 = the colour of the solved face U R F D L B, or `UNKNOWN_COLOUR`. */
  readonly colours: Uint8Array;
}

/** Kociemba's facelet string: faces U R F D L B, rows left to right, `?` for an unknown sticker. */
export function printFacelets({ colours }: Colouring): string {
  let text = "";
  for (const colour of colours) text += FACES[colour] ?? "?";
  return text;
}

/** The colouring of a solved cube. */
export function solvedColouring(size: number): Colouring {
  const { faceletCount } = cubeGeometry(size);
  return {
    size,
    colours: Uint8Array.from({ length: faceletCount }, (_, facelet) => Math.floor(facelet / size ** 2)),
  };
}

export function sameColouring(a: Colouring, b: Colouring): boolean {
  return a.size === b.size && a.colours.every((colour, facelet) => colour === b.colours[facelet]);
}
