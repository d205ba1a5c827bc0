/**
 * Whether stickers entered side by side fit as they are, or once sides are turned, and which further sticker would tell.
 * Every hold is weighed by how likely it is beforehand, times the number of cubes that show the stickers if the cube was
 * held like that: all cubes are equally likely.
 */
import { FACES, isFixedCenter } from "../geometry/index.ts";
import { entropy } from "../perm/index.ts";
import { checkList, checkOptions, checkThat } from "../result.ts";
import { type Coloring, checkColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { type FittingHold, fittingHolds, saysTheSame } from "./fitting-holds.ts";
import { type Hold, meantColor, sourcesOf, turnedCount } from "./holds.ts";
import { possibleColors } from "./possible.ts";

/** What the entered stickers say about how the cube was held. */
export interface HeldSides {
  /**
   * `fits`: as entered, and nothing else is likely. `turned`: the first hold explains them. `ask`: several holds may, and
   * the stickers in `ask` tell. `several`: several may, and no sticker tells. `none`: nothing explains them.
   */
  readonly verdict: "fits" | "turned" | "ask" | "several" | "none";
  /** Likeliest first; only the one as entered while more than one cube fits it. */
  readonly holds: readonly FittingHold[];
  /** Facelets, as entered, whose color tells most about the hold, the most telling one first. */
  readonly ask: readonly number[];
}

/** What else is known about the cube. */
export interface HeldOptions {
  /**
   * By how many clockwise quarters each side has been turned since it was entered, where a hold was accepted: one that
   * turns out wrong is taken back as easily as another one is added.
   */
  readonly turned?: readonly number[];
}

/** A hold is offered if it is at least this likely. */
const SURE = 0.97;
/** Rivals that are together less likely are not asked about. */
const NEGLIGIBLE = 0.0001;

/**
 * What the stickers entered so far say about how the cube was held; those that follow from others are left unknown. Some
 * 20 ms, once the stickers contradict each other or only one cube is left; before, nothing needs to be told apart.
 *
 * @throws TypeError for anything but a coloring or an unknown option.
 * @example
 * const { value } = parseColoring("?".repeat(54));
 * heldSides(value).verdict; // → fits
 */
export function heldSides(coloring: Coloring, options: HeldOptions = {}): HeldSides {
  checkColoring(coloring);
  checkOptions(options, { turned: true });
  const { turned = [0, 0, 0, 0, 0, 0] } = options;
  const masks = possibleColors(coloring);
  if (masks && !isWhole(masks)) return { verdict: "fits", holds: [], ask: [] };
  return among(coloring, weighed(fittingHolds(coloring, turned)), false);
}

/**
 * What was found, once something else speaks for some of the cubes that the holds lead to, such as check digits that agree:
 * these win over all others. The same if it speaks for none of them.
 *
 * @param vouched cubes, 6n² letters each, from `cubes` of the holds that were found.
 * @throws TypeError for anything but a coloring, what was found for it, and a set.
 * @example
 * const { value } = parseColoring("URFDLB".replace(/./g, (face) => face.repeat(9)));
 * const held = heldSides(value);
 * heldAsVouched(value, held, new Set(held.holds[0].cubes)).verdict; // → fits
 */
export function heldAsVouched(coloring: Coloring, found: HeldSides, vouched: ReadonlySet<string>): HeldSides {
  checkColoring(coloring);
  checkList(found?.holds, "found.holds");
  checkThat(vouched instanceof Set, "vouched", "a Set of cubes, 6n² letters each", vouched);
  const holds = found.holds.filter(({ cubes }) => cubes.some((cube) => vouched.has(cube)));
  return holds.length > 0 ? among(coloring, weighed(holds), true) : found;
}

/** Whether every sticker is known, or follows. */
function isWhole(masks: Uint8Array | undefined): boolean {
  return masks?.every((mask) => (mask & (mask - 1)) === 0) ?? false;
}

function among(coloring: Coloring, holds: readonly FittingHold[], areVouched: boolean): HeldSides {
  const first = holds.find(({ hold }) => turnedCount(hold) === 0);
  const best = first ?? holds[0];
  if (!best) return { verdict: "none", holds, ask: [] };
  const rivals = holds.filter((each) => !saysTheSame(each, best) && (areVouched || isRival(each, first)));
  const found = first ? "fits" : "turned";
  const against = rivals.reduce((sum, { probability }) => sum + probability, 0);
  if (against <= (areVouched ? 0 : NEGLIGIBLE)) return { verdict: found, holds, ask: [] };
  const agreeing = rivals
    .filter(({ hold }) => turnsAlso(hold, best.hold))
    .reduce((sum, { probability }) => sum + probability, best.probability);
  const ask = tellingFacelets(coloring, [best, ...rivals]);
  const isSure = !first && agreeing >= SURE * (best.probability + against);
  // While stickers are missing all the same, the next one may show how another side was held: one offer instead of two.
  if (isSure && (ask.length === 0 || isWhole(possibleColors(best.coloring))))
    return { verdict: found, holds, ask: [] };
  if (ask.length > 0) return { verdict: "ask", holds, ask };
  if (first) return { verdict: found, holds, ask };
  return { verdict: "several", holds, ask };
}

/**
 * What must be ruled out before stickers that fit are believed. A cube held in another way by an even rotation always
 * fits too: no sticker would ever end the questions.
 */
function isRival({ hold }: FittingHold, asEntered: FittingHold | undefined): boolean {
  return !asEntered || hold.kind !== "cube";
}

/** Whether a hold turns the sides that another one turns, and perhaps more: what was offered is right then, too. */
function turnsAlso(hold: Hold, other: Hold): boolean {
  if (hold.kind !== "sides" || other.kind !== "sides") return false;
  return other.quarters.every((quarters, face) => quarters === 0 || quarters === hold.quarters[face]);
}

function weighed(holds: readonly FittingHold[]): FittingHold[] {
  const all = holds.reduce((sum, { probability }) => sum + probability, 0);
  return holds
    .map((each) => ({ ...each, probability: each.probability / all }))
    .sort((a, b) => b.probability - a.probability);
}

// Which sticker to enter next, where several holds explain those entered: the one whose color is the least foreseeable. The
// answer tells about the cube as well as about the hold, and a sticker that must be entered anyway costs nothing.

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
function tellingFacelets({ size, colors }: Coloring, all: readonly FittingHold[]): number[] {
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
