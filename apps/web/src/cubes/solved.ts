/** Cubes as facelets: solved ones, and those of which nothing is known but the fixed centers; and as colors. */
import { FACES, type FaceName } from "@cubegram/core/geometry";
import { UNKNOWN_COLOR } from "@cubegram/core/state";

export function solvedFacelets(size: number): string {
  return FACES.map((face) => face.repeat(size * size)).join("");
}

export function blankCube(size: number): string {
  const area = size * size;
  const middle = size % 2 === 1 ? (area - 1) / 2 : -1;
  return FACES.map((face) =>
    Array.from({ length: area }, (_, i) => (i === middle ? face : "?")).join(""),
  ).join("");
}

/** Letters U R F D L B as colors, anything else as unknown. */
export function colorsOf(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => {
    const color = FACES.indexOf(letter as FaceName);
    return color < 0 ? UNKNOWN_COLOR : color;
  });
}
