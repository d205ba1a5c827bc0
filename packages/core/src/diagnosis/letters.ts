/**
 * What the symbols mean: faces (U R F D L B), colors (W R G Y O B: white up, green front), or any six symbols, told
 * apart by the six centers. R and B mean the same sticker in both alphabets (red is right, blue is back), so a text
 * is never ambiguous; one that mixes the alphabets is refused, since that was hardly intended.
 */
import { cubeGeometry, FACES } from "../geometry/index.ts";
import { type Coloring, UNKNOWN_COLOR } from "../state/index.ts";
import type { FaultFacts, Vocabulary } from "./fault.ts";
import type { StickerSymbol } from "./symbols.ts";

/** The colors of the faces U R F D L B, held white up and green in front (WCA regulation 4d1). */
export const COLOR_LETTERS = "WRGYOB";

export interface LetterReading {
  readonly coloring: Coloring;
  readonly vocabulary: Vocabulary;
  readonly faults: readonly FaultFacts[];
}

/** Reads 6n² symbols; a meaningless one is a fault and becomes an unknown sticker. */
export function readLetters(symbols: readonly StickerSymbol[], size: number): LetterReading {
  const letters = symbols.map(({ symbol }) => symbol);
  const own = ownAlphabet(letters, size);
  const vocabulary = own ? "faces" : vocabularyOf(letters);
  const colors = Uint8Array.from(letters, (letter) => own?.get(letter) ?? colorOf(letter));
  const faults = own ? [] : [...mixedLetters(symbols, vocabulary), ...unknownSymbols(symbols)];
  return { coloring: { size, colors }, vocabulary, faults };
}

/** Which alphabet a text is written in, judging by the letters that only one has. */
export function vocabularyOf(letters: readonly string[]): Vocabulary {
  const count = (only: Vocabulary) => letters.filter((letter) => belongsOnlyTo(letter) === only).length;
  return count("colors") > count("faces") ? "colors" : "faces";
}

function belongsOnlyTo(letter: string): Vocabulary | undefined {
  if ("UFDL".includes(letter)) return "faces";
  return "WGYO".includes(letter) ? "colors" : undefined;
}

function colorOf(letter: string): number {
  const face = FACES.indexOf(letter as "U");
  if (face >= 0) return face;
  const color = COLOR_LETTERS.indexOf(letter);
  return color >= 0 ? color : UNKNOWN_COLOR;
}

function isStrange(letter: string): boolean {
  return letter !== "?" && colorOf(letter) === UNKNOWN_COLOR;
}

/** The writer's own six symbols on six different fixed centers: each means the face whose center shows it. */
function ownAlphabet(letters: readonly string[], size: number): Map<string, number> | undefined {
  if (size % 2 === 0 || !letters.some(isStrange)) return undefined;
  const distinct = new Set(letters);
  distinct.delete("?");
  if (distinct.size !== 6) return undefined;
  const fixed = cubeGeometry(size).orbits.find((orbit) => orbit.kind === "fixedCenter")!;
  const centers = fixed.facelets.map(([facelet]) => letters[facelet]);
  const alphabet = new Map(centers.map((letter, face) => [letter, face]));
  return alphabet.size === 6 && !alphabet.has("?") ? alphabet : undefined;
}

function mixedLetters(symbols: readonly StickerSymbol[], vocabulary: Vocabulary): FaultFacts[] {
  const foreign = symbols.flatMap(({ symbol }, facelet) => {
    const alphabet = belongsOnlyTo(symbol);
    return alphabet && alphabet !== vocabulary ? [facelet] : [];
  });
  if (foreign.length === 0) return [];
  return [
    {
      code: "letters-mixed",
      facelets: foreign,
      expected: vocabulary === "faces" ? FACES.join("") : COLOR_LETTERS,
      got: distinctSymbols(symbols, foreign),
      at: spanOf(symbols[foreign[0]]),
    },
  ];
}

/** One fault per meaningless symbol, with all its places. */
export function unknownSymbols(symbols: readonly StickerSymbol[]): FaultFacts[] {
  const places = new Map<string, number[]>();
  symbols.forEach(({ symbol }, facelet) => {
    if (!isStrange(symbol)) return;
    const known = places.get(symbol);
    if (known) known.push(facelet);
    else places.set(symbol, [facelet]);
  });
  return Array.from(places, ([symbol, facelets]) => ({
    code: "letter",
    facelets,
    expected: FACES.join(""),
    got: symbol,
    at: spanOf(symbols[facelets[0]]),
  }));
}

function distinctSymbols(symbols: readonly StickerSymbol[], facelets: readonly number[]): string {
  return [...new Set(facelets.map((facelet) => symbols[facelet].symbol))].join("");
}

function spanOf({ start, end }: StickerSymbol): { start: number; end: number } {
  return { start, end };
}
