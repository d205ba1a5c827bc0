/**
 * Repairs by one or two stickers. A repair must put the colour counts right, which leaves few changes to try: one
 * colour too many and one too few give at most 9 + 1 stickers; an exchange on a 3x3 is one of 1,215 pairs.
 */
import { countColours, type Part } from "./legality.ts";

/** Changes to a colouring: facelet → colour. */
export type Edit = readonly (readonly [facelet: number, colour: number])[];

/** Every change of one sticker that makes the part sound. */
export function singleEdits(part: Part, colours: Uint8Array): Edit[] {
  return soundEdits(part, colours, singleChanges(part, colours));
}

/** Every change of two stickers that makes the part sound. */
export function doubleEdits(part: Part, colours: Uint8Array): Edit[] {
  return soundEdits(part, colours, doubleChanges(part, colours));
}

export function edited(colours: Uint8Array, edit: Edit): Uint8Array {
  const result = colours.slice();
  for (const [facelet, colour] of edit) result[facelet] = colour;
  return result;
}

function soundEdits(part: Part, colours: Uint8Array, edits: readonly Edit[]): Edit[] {
  const trial = colours.slice();
  return edits.filter((edit) => {
    for (const [facelet, colour] of edit) trial[facelet] = colour;
    const sound = part.isSound(trial);
    for (const [facelet] of edit) trial[facelet] = colours[facelet];
    return sound;
  });
}

interface Imbalance {
  /** Colours that are there too often, each as often as it is too many. */
  readonly excess: readonly number[];
  readonly lacking: readonly number[];
}

function imbalanceOf(part: Part, colours: Uint8Array): Imbalance {
  const excess: number[] = [];
  const lacking: number[] = [];
  const counts = countColours(colours, part.facelets);
  for (let colour = 0; colour < 6; colour++) {
    const difference = counts[colour] - part.perColour;
    for (let i = 0; i < difference; i++) excess.push(colour);
    for (let i = 0; i < -difference; i++) lacking.push(colour);
  }
  return { excess, lacking };
}

/** One sticker of the colour that is too many becomes the one that is lacking, whether that makes the part sound or not. */
export function singleChanges(part: Part, colours: Uint8Array): Edit[] {
  const { excess, lacking } = imbalanceOf(part, colours);
  if (excess.length !== 1 || lacking.length !== 1) return [];
  return showing(part, colours, excess[0]).map((facelet) => [[facelet, lacking[0]]]);
}

function doubleChanges(part: Part, colours: Uint8Array): Edit[] {
  const { excess, lacking } = imbalanceOf(part, colours);
  const of = (colour: number) => showing(part, colours, colour);
  if (excess.length !== lacking.length) return [];
  if (excess.length === 0) return exchanges(part, colours);
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

/** Two stickers of different colours change places. */
function exchanges({ facelets }: Part, colours: Uint8Array): Edit[] {
  const found: Edit[] = [];
  for (let i = 0; i < facelets.length; i++)
    for (let k = 0; k < i; k++) {
      const [first, second] = [facelets[i], facelets[k]];
      if (colours[first] === colours[second]) continue;
      found.push([
        [first, colours[second]],
        [second, colours[first]],
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

function showing({ facelets }: Part, colours: Uint8Array, colour: number): number[] {
  return Array.from(facelets).filter((facelet) => colours[facelet] === colour);
}
