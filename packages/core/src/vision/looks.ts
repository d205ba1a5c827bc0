/** What each sticker looks like by itself, whatever the laws say. */
import { brokenLaws, type Fault } from "../diagnosis/index.ts";
import { FACES } from "../geometry/index.ts";
import type { Candidate } from "./candidates.ts";
import { COLOR_COUNT } from "./palette.ts";

/** The look of one sticker. */
export interface Look {
  /** Where it is on the upright cube. */
  readonly facelet: number;
  /** The face whose color it looks like. */
  readonly face: number;
  /** How much more it looks like that than like the color it is given, and like the next color, in natural logarithms. */
  readonly gap: number;
  readonly lead: number;
}

/** Stickers that are clear and that no turns lead to. */
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
    const [best, next] = [...own.keys()].sort((a, b) => own[b] - own[a]);
    return {
      facelet: faceletOf[sticker],
      face: scheme[best],
      gap: own[best] - own[colorOf[sticker]],
      lead: own[best] - own[next],
    };
  });
}

/** A sticker is clear if it looks by this much more like one color than like any other. */
const CLEAR = 4;

/**
 * The cube as it looks, if every sticker that the laws overruled is clear and all pieces are there: stickers that were misread hardly
 * ever make whole pieces.
 */
export function impossibleCube(looks: readonly Look[], size: number): Impossible | undefined {
  const overruled = looks.filter(({ gap }) => gap > 0);
  if (overruled.length === 0 || overruled.some(({ lead }) => lead < CLEAR)) return undefined;
  const colors = new Uint8Array(6 * size * size);
  for (const { facelet, face } of looks) colors[facelet] = face;
  const faults = brokenLaws({ size, colors });
  if (!faults || faults.length === 0) return undefined;
  return { facelets: Array.from(colors, (color) => FACES[color]).join(""), faults };
}
