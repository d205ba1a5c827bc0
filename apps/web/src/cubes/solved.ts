/** Cubes as facelets: solved ones, and those of which nothing is known but the fixed centers. */
import { FACES } from "@cubegram/core/geometry";

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
