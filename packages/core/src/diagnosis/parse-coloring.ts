/** Text → coloring: 6n² stickers, however they are written down. Does not check whether such a cube exists. */
import { cubeGeometry, FACES, type FaceName } from "../geometry/index.ts";
import { checkOptions, err, formatValue, ok, type Result, typeError } from "../result.ts";
import { type Coloring, UNKNOWN_COLOR } from "../state/index.ts";
import { explain } from "./explain.ts";
import type { Fault, FaultFacts, Vocabulary } from "./fault.ts";
import { nearestSize, readSymbols, type StickerSymbol, type SymbolRow, sizeOfLength } from "./symbols.ts";

/**
 * Reads stickers: letters of faces (U R F D L B) or colors (W R G Y O B), upper or lower case, color words, colored
 * squares, or six symbols of your own on an odd cube; `?`, `x`, `.`, `-` or `_` for an unknown sticker. Blanks,
 * line breaks and punctuation separate. The faces come in the order U R F D L B, or in any order with labels (`U: …`),
 * or as a net drawn with spaces. n follows from the number of stickers unless `size` (2 … 100) gives it.
 * A refusal carries its first fault; `diagnose` lists them all.
 *
 * @throws TypeError when the input is not a string, RangeError for an invalid size.
 * @example parseColoring("UUUURRRRFFFFDDDDLLLLBBBB").value.size; // → 2
 */
export function parseColoring(
  text: string,
  options: { readonly size?: number } = {},
): Result<Coloring, Fault> {
  checkOptions(options, { size: true });
  const { coloring, size, vocabulary, faults } = readText(text, options.size);
  if (coloring && faults.length === 0) return ok(coloring);
  return err({ ...faults[0], message: explain(faults[0], { size, vocabulary }) });
}

export interface TextReading {
  /** n; the nearest one if the length fits no cube. */
  readonly size: number;
  readonly vocabulary: Vocabulary;
  readonly faults: readonly FaultFacts[];
  /** Absent if the length fits no cube. Whatever could not be read is unknown in it. */
  readonly coloring?: Coloring;
}

/** The whole reading, with every fault of the text. */
export function readText(text: string, size?: number): TextReading {
  if (typeof text !== "string") throw typeError("text", "a string of stickers", formatValue(text));
  if (size !== undefined) cubeGeometry(size);
  const plain = plainFacelets(text, size);
  if (plain) return { size: plain.size, vocabulary: "faces", faults: [], coloring: plain };
  const row = readSymbols(text, size);
  const length = row.symbols.length;
  const fitting = sizeOfLength(length);
  const faceIsOff = row.labeled && row.perFace!.some((count) => count * 6 !== length);
  if (fitting !== undefined && (size ?? fitting) === fitting && !faceIsOff) {
    const reading = readLetters(row.symbols, fitting);
    return { size: fitting, ...reading };
  }
  const nearest = size ?? nearestSize(length);
  return {
    size: nearest,
    vocabulary: vocabularyOf(row.symbols.map(({ symbol }) => symbol)),
    faults: [lengthFault(row, nearest, text), ...labelFaults(row), ...unknownSymbols(row.symbols)],
  };
}

/** The usual text, 6n² face letters and nothing else, without making 6n² objects of it: 3 µs instead of 30. */
function plainFacelets(text: string, size?: number): Coloring | undefined {
  const fitting = sizeOfLength(text.length);
  if (fitting === undefined || (size ?? fitting) !== fitting || !/^[URFDLB?]*$/.test(text)) return undefined;
  const colors = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const color = FACES.indexOf(text[i] as FaceName);
    colors[i] = color < 0 ? UNKNOWN_COLOR : color;
  }
  return { size: fitting, colors };
}

/** The fault is at the end of the text, where the stickers run out, or at the first one too many. */
function lengthFault({ symbols, perFace }: SymbolRow, size: number, text: string): FaultFacts {
  const expected = 6 * size * size;
  const end = symbols.length > expected ? symbols[expected].start : text.length;
  const odd = perFace?.flatMap((count, face) => (count === size * size ? [] : ["URFDLB"[face]]));
  return {
    code: "length",
    expected,
    got: symbols.length,
    at: { start: end, end: text.length },
    ...(odd && odd.length > 0 && { places: odd }),
  };
}

function labelFaults({ badLabels }: SymbolRow): FaultFacts[] {
  if (!badLabels) return [];
  const [{ start, end }] = badLabels;
  const got = badLabels.map(({ face }) => face).join("");
  return [{ code: "face-label", expected: "URFDLB", got, at: { start, end } }];
}

// What the symbols mean: faces (U R F D L B), colors (W R G Y O B: white up, green front), or any six symbols, told
// apart by the six centers. R and B mean the same sticker in both alphabets (red is right, blue is back), so a text
// is never ambiguous; one that mixes the alphabets is refused, since that was hardly intended.

/** The colors of the faces U R F D L B, held white up and green in front (WCA regulation 4d1). */
export const COLOR_LETTERS = "WRGYOB";

interface LetterReading {
  readonly coloring: Coloring;
  readonly vocabulary: Vocabulary;
  readonly faults: readonly FaultFacts[];
}

/** Reads 6n² symbols; a meaningless one is a fault and becomes an unknown sticker. */
function readLetters(symbols: readonly StickerSymbol[], size: number): LetterReading {
  const letters = symbols.map(({ symbol }) => symbol);
  const own = ownAlphabet(letters, size);
  const vocabulary = own ? "faces" : vocabularyOf(letters);
  const colors = Uint8Array.from(letters, (letter) => own?.get(letter) ?? colorOf(letter));
  const faults = own ? [] : [...mixedLetters(symbols, vocabulary), ...unknownSymbols(symbols)];
  return { coloring: { size, colors }, vocabulary, faults };
}

/** Which alphabet a text is written in, judging by the letters that only one has. */
function vocabularyOf(letters: readonly string[]): Vocabulary {
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
function unknownSymbols(symbols: readonly StickerSymbol[]): FaultFacts[] {
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
