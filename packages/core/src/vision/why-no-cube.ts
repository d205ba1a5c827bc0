/** Why faces are no cube: the laws refuse, or name what is broken, or the sides in a video are of several cubes. */
import type { Problem } from "../result.ts";
import type { Impossible } from "./looks.ts";
import type { SeenFace } from "./seen-face.ts";

/** What remains. */
export const NO_CUBE: Problem = {
  code: "no-cube",
  message:
    "No legal cube has such stickers. Either the pictures are of two cubes, or the cube was turned between them, or stickers are hidden or have misleading colors.",
};

/** How many stickers look clearly other than the likeliest legal cube would have them. */
export interface NoCube extends Problem {
  readonly overruled: number;
}

/** Every piece is there, and no turns lead to the cube. */
export interface ImpossibleCube extends Problem {
  readonly impossible: Impossible;
}

/** Whether the laws refused without naming a reason of theirs. */
export function isUnexplained(refused: Problem): refused is NoCube {
  return "overruled" in refused;
}

/**
 * An edge of the cube that looks like a face in passing, or a face behind a finger, is seen a few times; a side that is
 * held up is seen more often.
 */
const SEEN_WELL = 6;

/** Fewer stickers that look otherwise were misread: a side of another cube has this many at least. */
const FOREIGN = 4;

/** The fraction of the looks at a side in which nothing may be clearer than it. */
const MOSTLY = 0.75;

/** Whether each of these sides was seen well. */
export function areSeenWell(faces: readonly Pick<SeenFace, "times">[]): boolean {
  return faces.every(({ times }) => times >= SEEN_WELL);
}

/**
 * The sizes of the cubes in a video, in order: those of which a side was seen well, and was mostly the clearest thing in the picture.
 * Parts of a larger face, and faces in which some lines are hidden, look like faces of other sizes, but the true ones are clearer.
 */
export function clearSizes(
  faces: readonly Pick<SeenFace, "size" | "times" | "clearest">[],
): readonly number[] {
  const clear = faces.filter(({ times, clearest }) => clearest >= SEEN_WELL && clearest >= MOSTLY * times);
  return [...new Set(clear.map(({ size }) => size))].sort();
}

/**
 * Whether the sides in a video are not of one cube: nothing else explains what the laws refused once each of them was
 * seen well. A cube that was taken apart has all its pieces and is named by the laws.
 */
export function areMixed(faces: readonly Pick<SeenFace, "times">[], refused: Problem): boolean {
  const isForeign = isUnexplained(refused) && refused.overruled >= FOREIGN;
  return isForeign && areSeenWell(faces);
}
