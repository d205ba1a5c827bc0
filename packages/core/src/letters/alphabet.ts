/** What the 24 numbers are called: letters, where J is written I and V is written U as the Romans did, or ten digits. */
import { checkType, err, ok, type Problem, type Result } from "../result.ts";
import { type Cubies, orbitOfKind, solvedColoring } from "../state/index.ts";

/** Which signs a word is written in. */
export type Alphabet = "letters" | "digits";

/** The signs by number, each with all that it stands for. */
const ALPHABETS: Readonly<Record<Alphabet, readonly string[]>> = {
  letters: [..."ABCDEFGH", "IJ", ..."KLMNOPQRST", "UV", ..."WXYZ"],
  digits: [..."0123456789"],
};

/** A word as it is on a cube. */
export interface Word {
  /** As it will be read: capitals without accents, or digits. */
  readonly text: string;
  readonly alphabet: Alphabet;
  readonly numbers: readonly number[];
}

/**
 * A word of at most eight letters, or of at most eight digits. Accents and blanks are left out.
 *
 * @throws TypeError for anything but a text.
 * @example parseWord("Ça va").value.text; // → CAUA
 */
export function parseWord(text: string): Result<Word> {
  checkType(text, "string", "text");
  const signs = [
    ...text
      .normalize("NFD")
      .toUpperCase()
      .replaceAll(/[\p{Mark}\s-]/gu, ""),
  ];
  const alphabet = signs.every((sign) => /[0-9]/.test(sign)) ? "digits" : "letters";
  const numbers = signs.map((sign) => ALPHABETS[alphabet].findIndex((each) => each.includes(sign)));
  const isWord = signs.length > 0 && signs.length <= MAX_LETTERS && !numbers.includes(-1);
  if (!isWord) return refuse(text);
  return ok({ text: printWord(numbers, alphabet), alphabet, numbers });
}

function refuse(text: string): Result<never, Problem> {
  return err({
    code: "not-letters",
    message: `A word to read by hand expected 1 to ${MAX_LETTERS} letters of A … Z, or as many digits; got ${JSON.stringify(text.slice(0, 40))}.`,
  });
}

/** The word of these numbers; "?" for those that no digit has. */
export function printWord(numbers: readonly number[], alphabet: Alphabet): string {
  return numbers.map((number) => ALPHABETS[alphabet][number]?.[0] ?? "?").join("");
}

/** All signs: those that have none are undefined. */
export function signsOf(alphabet: Alphabet): readonly (string | undefined)[] {
  return Array.from({ length: WHEEL }, (_, number) => ALPHABETS[alphabet][number]);
}

// What a person looks up: a place of an edge or a corner shows two stickers, and two colors in their order name the
// piece and how it is turned, 24 in all. A letter is an edge's number and a corner's together, modulo 24
// (docs/math/by-hand.md).

/** As many as an edge place or a corner place has looks: 12 · 2 and 8 · 3. */
export const WHEEL = 24;
/** Letters on a cube: one for each corner, with an edge beside it. */
export const MAX_LETTERS = 8;

/** How the pieces of one kind are looked up. */
export interface Lookup {
  readonly kind: "edge" | "corner";
  /** For each letter, the two facelets whose colors are looked up, in this order. */
  readonly places: readonly (readonly [first: number, second: number])[];
  /** numbers[first color][second color], colors as U R F D L B: 0 … 23; undefined where no piece has both. */
  readonly numbers: readonly (readonly (number | undefined)[])[];
}

export function lookups(): readonly [edges: Lookup, corners: Lookup] {
  return [lookup("edge"), lookup("corner")];
}

function lookup(kind: "edge" | "corner"): Lookup {
  const { facelets, orientations } = orbitOfKind(3, kind)!;
  const { colors } = solvedColoring(3);
  const numbers = Array.from({ length: 6 }, () => new Array<number | undefined>(6).fill(undefined));
  for (const [piece, home] of facelets.entries())
    for (let turned = 0; turned < orientations; turned++) {
      // Turned by one, the reference sticker shows on the second facelet.
      const color = (at: number) => colors[home[(at + orientations - turned) % orientations]];
      numbers[color(0)][color(1)] = numberOf(kind, piece, turned);
    }
  return {
    kind,
    places: facelets.slice(0, MAX_LETTERS).map(([first, second]) => [first, second]),
    numbers,
  };
}

/** Edges 0 … 11, flipped 12 more; corners 0 … 7, 8 more for each third of a turn. */
function numberOf(kind: "edge" | "corner", piece: number, turned: number): number {
  return piece + (kind === "edge" ? 12 : 8) * turned;
}

/** The numbers of the letters on a cube, 0 … 23, of a 3x3 held white up and green in front. */
export function readNumbers({ cp, co, ep, eo }: Cubies): number[] {
  return Array.from(
    { length: MAX_LETTERS },
    (_, at) => (numberOf("edge", ep[at], eo[at]) + numberOf("corner", cp[at], co[at])) % WHEEL,
  );
}
