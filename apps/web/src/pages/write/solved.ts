/** Solved cubes as facelets. */
import { FACES } from "@cubegram/core/geometry";

const solved = (size: number) => FACES.map((face) => face.repeat(size * size)).join("");

export const SOLVED_FACELETS: Readonly<Record<2 | 3, string>> = { 2: solved(2), 3: solved(3) };
