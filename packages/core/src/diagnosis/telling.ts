/**
 * Which sticker to enter next, where several holds explain those entered: the one whose color is the least foreseeable. The
 * answer tells about the cube as well as about the hold, and a sticker that must be entered anyway costs nothing.
 */
import { FACES, isFixedCenter } from "../geometry/index.ts";
import { entropy } from "../perm/index.ts";
import { type Coloring, UNKNOWN_COLOR } from "../state/index.ts";
import type { FittingHold } from "./fitting-holds.ts";
import { meantColor, sourcesOf } from "./holds.ts";
import { possibleColors } from "./possible.ts";

/** Beforehand, the first hold is taken to be as likely as all others together, so that an unlikely one is asked for too. */
const FIRST = 0.5;
/** Stickers that say less about the hold, in bits, are not worth a question. */
const WORTH_ASKING = 1e-6;

/** So many of the likeliest holds are weighed against each other: the colors of all stickers take longest. */
const MAX_HOLDS = 16;
/** How much less a sticker counts on a side that was not begun: how that side is held would be open, too. */
const NOT_BEGUN = 0.8;

/**
 * Facelets not entered yet, the most telling one first; those that tell nothing about the hold are left out. The holds come
 * likeliest first, after the one that is believed.
 */
export function tellingFacelets({ size, colors }: Coloring, all: readonly FittingHold[]): number[] {
  const holds = all.slice(0, MAX_HOLDS);
  const weights = tempered(holds);
  const masks = holds.map((each) => enteredMasks(size, each));
  const isBegun = begunSides({ size, colors });
  return [...colors.keys()]
    .filter((facelet) => colors[facelet] === UNKNOWN_COLOR && !isFixedCenter(size, facelet))
    .map((facelet) => ({
      facelet,
      ...answerAt(
        masks.map((own) => own[facelet]),
        weights,
      ),
    }))
    .filter(({ ofHold }) => ofHold > WORTH_ASKING)
    .map(({ facelet, bits }) => ({
      facelet,
      bits: isBegun[Math.floor(facelet / size ** 2)] ? bits : bits * NOT_BEGUN,
    }))
    .sort((a, b) => b.bits - a.bits)
    .map(({ facelet }) => facelet);
}

function begunSides({ size, colors }: Coloring): boolean[] {
  const area = size * size;
  return FACES.map((_, face) =>
    colors
      .subarray(face * area, (face + 1) * area)
      .some((color, at) => color !== UNKNOWN_COLOR && !isFixedCenter(size, face * area + at)),
  );
}

function tempered(holds: readonly FittingHold[]): number[] {
  const [, ...others] = holds.map(({ probability }) => Math.sqrt(probability));
  const all = others.reduce((sum, weight) => sum + weight, 0);
  return [FIRST, ...others.map((weight) => ((1 - FIRST) * weight) / all)];
}

/** masks[facelet]: the colors that may be entered there, as bits, if the cube is held in that way. */
function enteredMasks(size: number, { hold, coloring }: FittingHold): Uint8Array {
  const masks = new Uint8Array(coloring.colors.length);
  const possible = possibleColors(coloring);
  if (!possible) return masks;
  sourcesOf(size, hold).forEach((source, facelet) => {
    for (let color = 0; color < 6; color++)
      if ((possible[facelet] >> color) & 1) masks[source] |= 1 << meantColor(hold, color);
  });
  return masks;
}

/** What a color tells on average, in bits, and how much of that is about the hold; each possible color of a hold counts the same. */
function answerAt(masks: readonly number[], weights: readonly number[]) {
  const all = new Float64Array(6);
  let ofCube = 0;
  masks.forEach((mask, at) => {
    let count = 0;
    for (let color = 0; color < 6; color++) count += (mask >> color) & 1;
    for (let color = 0; color < 6; color++) if ((mask >> color) & 1) all[color] += weights[at] / count;
    ofCube += weights[at] * Math.log2(count);
  });
  const bits = entropy(all);
  return { bits, ofHold: bits - ofCube };
}
