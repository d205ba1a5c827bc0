/** What each sticker looks like by itself, whatever the laws say. */
import { brokenLaws, type Fault } from "../diagnosis/index.ts";
import { FACES } from "../geometry/index.ts";
import type { Portions } from "../portions.ts";
import type { Problem } from "../result.ts";
import { printFacelets } from "../state/index.ts";
import type { Candidate, Evidence } from "./candidates.ts";
import { likeliestCube } from "./likeliest.ts";
import { COLOR_COUNT } from "./palette.ts";
import type { SeenFace } from "./seen-face.ts";

/** The look of one sticker. */
export interface Look {
  /** Where it is on the upright cube. */
  readonly facelet: number;
  /** The face whose color it looks like. */
  readonly face: number;
  /** How much more it looks like that than like the color it is given, in natural logarithms. */
  readonly gap: number;
}

/** Pieces as they clearly look, in places that no turns lead to. */
export interface Impossible {
  readonly facelets: string;
  readonly faults: readonly Fault[];
}

/** The looks of the stickers of all pictures, where the cube puts them. */
export function looksOf(
  { colorOf, faceletOf, scheme }: Pick<Candidate, "colorOf" | "faceletOf" | "scheme">,
  logs: Float64Array,
  count: number,
): Look[] {
  return Array.from({ length: count }, (_, sticker) => {
    const own = logs.subarray(sticker * COLOR_COUNT, (sticker + 1) * COLOR_COUNT);
    const best = own.indexOf(Math.max(...own));
    return {
      facelet: faceletOf[sticker],
      face: scheme[best],
      gap: own[best] - own[colorOf[sticker]],
    };
  });
}

/** How much likelier, as a logarithm, the pieces must be in places that no turns lead to than in any that some do. */
const BROKEN = 12;
/** By how much, as a logarithm, a sticker may look otherwise: more is clear, and then these are not its pieces. */
const CLEAR = 4;
/** The reach of the search for them. */
const REACH = 24;

/**
 * The cube as it looks, if all its pieces are there and it looks clearly so, but no turns lead to it: stickers that were misread hardly
 * ever make whole pieces.
 */
export function* impossibleCube(
  { colorOf, faceletOf, scheme }: Pick<Candidate, "colorOf" | "faceletOf" | "scheme">,
  { size, logs }: Pick<Evidence, "size" | "logs">,
): Portions<Impossible | undefined> {
  const count = FACES.length * size * size;
  const arranged = new Float64Array(count * COLOR_COUNT);
  faceletOf.forEach((facelet, sticker) => {
    for (let color = 0; color < COLOR_COUNT; color++)
      arranged[facelet * COLOR_COUNT + scheme[color]] = logs[sticker * COLOR_COUNT + color];
  });
  const pieces = yield* likeliestCube(size, arranged, REACH, false);
  if (!pieces) return undefined;
  const { colors } = pieces;
  let gain = 0;
  for (const [sticker, facelet] of faceletOf.entries()) {
    const own = arranged.subarray(facelet * COLOR_COUNT, (facelet + 1) * COLOR_COUNT);
    if (Math.max(...own) - own[colors[facelet]] > CLEAR) return undefined;
    gain += own[colors[facelet]] - logs[sticker * COLOR_COUNT + colorOf[sticker]];
  }
  const faults = gain < BROKEN ? undefined : brokenLaws({ size, colors });
  if (!faults || faults.length === 0) return undefined;
  return { facelets: printFacelets({ size, colors }), faults };
}

// Why faces are no cube: the laws refuse, or name what is broken, or the sides in a video are of several cubes.

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
