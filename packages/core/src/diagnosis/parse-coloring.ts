/** Text → coloring: 6n² stickers, however they are written down. Does not check whether such a cube exists. */
import { cubeGeometry, FACES, type FaceName } from "../geometry/index.ts";
import { checkOptions, err, formatValue, ok, type Result, typeError } from "../result.ts";
import { type Coloring, UNKNOWN_COLOR } from "../state/index.ts";
import { explain } from "./explain.ts";
import type { Fault, FaultFacts, Vocabulary } from "./fault.ts";
import { readLetters, unknownSymbols, vocabularyOf } from "./letters.ts";
import { nearestSize, readSymbols, type SymbolRow, sizeOfLength } from "./symbols.ts";

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
