/** What each sticker looks like by itself, whatever the laws say. */
import { brokenLaws, type Fault } from "../diagnosis/index.ts";
import { FACES } from "../geometry/index.ts";
import type { Portions } from "../portions.ts";
import type { Candidate } from "./candidates.ts";
import { likeliestCube } from "./likeliest.ts";
import { COLOR_COUNT } from "./palette.ts";

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
  logs: Float64Array,
  size: number,
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
  return { facelets: Array.from(colors, (color) => FACES[color]).join(""), faults };
}
