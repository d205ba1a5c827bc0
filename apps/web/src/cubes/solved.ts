/** Solved cubes as facelets. */
import { FACES } from "@cubegram/core/geometry";

export function solvedFacelets(size: number): string {
  return FACES.map((face) => face.repeat(size * size)).join("");
}
