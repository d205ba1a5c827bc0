/**
 * Repairs of one or two stickers. A repair must put the color counts right, which leaves few changes to try: one
 * color too many and one too few give at most 9 + 1 stickers; an exchange on a 3x3 is one of 1,215 pairs.
 */
import { countColors, type Part } from "./legality.ts";

/** Changes to a coloring: facelet → color. */
export type Edit = readonly (readonly [facelet: number, color: number])[];

/** Every change of one sticker that makes the part sound. */
export function singleEdits(part: Part, colors: Uint8Array): Edit[] {
  return soundEdits(part, colors, singleChanges(part, colors));
}

/** Every change of two stickers that makes the part sound. */
export function doubleEdits(part: Part, colors: Uint8Array): Edit[] {
  return soundEdits(part, colors, doubleChanges(part, colors));
}

export function edited(colors: Uint8Array, edit: Edit): Uint8Array {
  const result = colors.slice();
  for (const [facelet, color] of edit) result[facelet] = color;
  return result;
}

function soundEdits(part: Part, colors: Uint8Array, edits: readonly Edit[]): Edit[] {
  const trial = colors.slice();
  return edits.filter((edit) => {
    for (const [facelet, color] of edit) trial[facelet] = color;
    const sound = part.isSound(trial);
    for (const [facelet] of edit) trial[facelet] = colors[facelet];
    return sound;
  });
}

interface Imbalance {
  /** Colors that occur too often, each listed once per extra sticker. */
  readonly excess: readonly number[];
  readonly lacking: readonly number[];
}

function imbalanceOf(part: Part, colors: Uint8Array): Imbalance {
  const excess: number[] = [];
  const lacking: number[] = [];
  const counts = countColors(colors, part.facelets);
  for (let color = 0; color < 6; color++) {
    const difference = counts[color] - part.perColor;
    for (let i = 0; i < difference; i++) excess.push(color);
    for (let i = 0; i < -difference; i++) lacking.push(color);
  }
  return { excess, lacking };
}

/** One sticker of a color with too many becomes the color with too few, whether or not that makes the part sound. */
export function singleChanges(part: Part, colors: Uint8Array): Edit[] {
  const { excess, lacking } = imbalanceOf(part, colors);
  if (excess.length !== 1 || lacking.length !== 1) return [];
  return showing(part, colors, excess[0]).map((facelet) => [[facelet, lacking[0]]]);
}

function doubleChanges(part: Part, colors: Uint8Array): Edit[] {
  const { excess, lacking } = imbalanceOf(part, colors);
  const of = (color: number) => showing(part, colors, color);
  if (excess.length !== lacking.length) return [];
  if (excess.length === 0) return exchanges(part, colors);
  if (excess.length === 1)
    return [0, 1, 2, 3, 4, 5]
      .filter((between) => between !== excess[0] && between !== lacking[0])
      .flatMap((between) => pairs(of(excess[0]), between, of(between), lacking[0]));
  if (excess.length > 2) return [];
  const [[a, b], [c, d]] = [excess, lacking];
  return [...pairs(of(a), c, of(b), d), ...(c === d ? [] : pairs(of(a), d, of(b), c))].filter(
    ([[first], [second]]) => (a === b && c === d ? first < second : first !== second),
  );
}

/** Two stickers of different colors trade places. */
function exchanges({ facelets }: Part, colors: Uint8Array): Edit[] {
  const found: Edit[] = [];
  for (let i = 0; i < facelets.length; i++)
    for (let k = 0; k < i; k++) {
      const [first, second] = [facelets[i], facelets[k]];
      if (colors[first] === colors[second]) continue;
      found.push([
        [first, colors[second]],
        [second, colors[first]],
      ]);
    }
  return found;
}

function pairs(first: readonly number[], to: number, second: readonly number[], then: number): Edit[] {
  return first.flatMap((one) =>
    second.map(
      (other): Edit => [
        [one, to],
        [other, then],
      ],
    ),
  );
}

function showing({ facelets }: Part, colors: Uint8Array, color: number): number[] {
  return Array.from(facelets).filter((facelet) => colors[facelet] === color);
}
