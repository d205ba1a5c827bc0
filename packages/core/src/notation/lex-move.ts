/** One move with its layers and amount: 2-3Rw2', M, x', Rv. */
import { AXES, type AxisName, FACES, type FaceName, MAX_SIZE } from "../geometry/index.ts";
import type { Span } from "../result.ts";
import { type Move, SLICES, type SliceName } from "./alg.ts";
import { findMisspelling } from "./misspelling.ts";
import { faceNamed, rotationLike } from "./move.ts";
import {
  endOfDigits,
  isDigitAt,
  isLetter,
  quote,
  type Read,
  report,
  type Source,
  type Token,
} from "./source.ts";

/** The faces in both cases: a lookup here is cheaper than changing the case of every letter. */
const FACE_LETTERS = "URFDLBurfdlb";

/** The move at `start`; undefined for a mistake. `previous` is used only for suggestions. */
export function readMove(source: Source, start: number, previous: Token | undefined): Read<Move> | undefined {
  const { plain } = source;
  // Layers: none, k, or k-l.
  const numberEnd = endOfDigits(plain, start);
  const isRange = numberEnd > start && plain[numberEnd] === "-" && isDigitAt(plain, numberEnd + 1);
  const at = isRange ? endOfDigits(plain, numberEnd + 1) : numberEnd;
  const letter = plain[at];
  const face = letter === undefined ? -1 : FACE_LETTERS.indexOf(letter);
  if (face >= 0) return readFace(source, start, at, FACES[face % 6]);
  if (AXES.includes(letter as AxisName) || SLICES.includes(letter as SliceName))
    return readFixed(source, start, at, letter);
  return findMisspelling(source, start, at, previous);
}

/** Slices and rotations, whose layers are fixed. */
function readFixed(source: Source, start: number, at: number, letter: string): Read<Move> | undefined {
  const isSlice = SLICES.includes(letter as SliceName);
  const span = { start, end: at + 1 };
  if (at > start) {
    const cause = `${quote(letter)} turns ${isSlice ? "fixed layers" : "the whole cube"} and takes no layer number`;
    return report(source, "layer-not-allowed", span, cause, letter);
  }
  if (isSlice && letter > "a" && isLetter(source.plain[start - 1])) {
    const cause = `${quote(letter)} straight after a letter could be a slice or part of a name; put spaces around slices`;
    return report(source, "ambiguous-letter", span, cause, ` ${letter}`);
  }
  const amount = readAmount(source, at + 1);
  if (amount === undefined) return undefined;
  span.end = source.end;
  return isSlice
    ? { kind: "slice", slice: letter as SliceName, amount, span }
    : { kind: "rotation", axis: letter as AxisName, amount, span };
}

/** Moves named after a face; `at` is its letter, `start` the layers before it. */
function readFace(source: Source, start: number, at: number, face: FaceName): Read<Move> | undefined {
  const { plain, options } = source;
  const isLower = plain[at] !== face;
  const mark = plain[at + 1];
  if (isLower && mark === "w") {
    const span = { start: at, end: at + 2 };
    return report(
      source,
      "unknown-move",
      span,
      `${quote(plain.slice(at, at + 2))} is not a move`,
      `${face}w`,
    );
  }
  if (!isLower && mark === "v") return readWholeCube(source, start, at, face);
  const isInner = isLower && options.oldStyle === true;
  const isWide = isLower ? !isInner : mark === "w";
  const end = isWide && !isLower ? at + 2 : at + 1;
  let first = isInner ? 2 : 1;
  let last = isInner || isWide ? 2 : 1;
  if (at > start) {
    const layers = plain.slice(start, at).split("-");
    const stem = { span: { start, end }, layers, face, isWide, isInner };
    if (findBadLayers(source, stem)) return undefined;
    last = Number(layers[layers.length - 1]);
    first = isWide && layers.length === 1 ? 1 : Number(layers[0]);
  }
  const amount = readAmount(source, end);
  if (amount === undefined) return undefined;
  return { kind: "face", face, first, last, amount, span: { start, end: source.end } };
}

/** Rv: the whole cube, turned like that face. */
function readWholeCube(source: Source, start: number, at: number, face: FaceName): Read<Move> | undefined {
  if (at > start) {
    const cause = "a turn of the whole cube takes no layer number";
    return report(source, "layer-not-allowed", { start, end: at + 2 }, cause, `${face}v`);
  }
  const amount = readAmount(source, at + 2);
  if (amount === undefined) return undefined;
  return { ...rotationLike(faceNamed(face), amount), span: { start, end: source.end } };
}

// Amounts directly after a move or a closing bracket: nothing, 2, ', 2' or '2.

/** The amount at `start`, 1 if none is written; undefined for a mistake. */
export function readAmount(source: Source, start: number): number | undefined {
  const { plain } = source;
  const digitsEnd = endOfDigits(plain, start);
  const mark = plain[digitsEnd];
  source.end = digitsEnd;
  if (mark !== "'" && mark !== '"' && mark !== "-")
    return digitsEnd === start ? 1 : readNumber(source, start, digitsEnd);
  return readMarked(source, start, digitsEnd);
}

/** An amount with a prime, or with something that only looks like one. */
function readMarked(source: Source, start: number, digitsEnd: number): number | undefined {
  const { plain } = source;
  const isInverse = plain[digitsEnd] === "'";
  // The digits may also follow the prime: R'2.
  const isPrimeFirst = isInverse && digitsEnd === start;
  const from = isPrimeFirst ? digitsEnd + 1 : start;
  const to = isPrimeFirst ? endOfDigits(plain, from) : digitsEnd;
  source.end = isInverse ? Math.max(to, digitsEnd + 1) : digitsEnd;
  if (findDoubt(source, from, to, isPrimeFirst)) return undefined;
  const size = to > from ? readNumber(source, from, to) : 1;
  return size === undefined || size === 0 || !isInverse ? size : -size;
}

/** Reports extra primes, and digits that could also belong to the next move. */
function findDoubt(source: Source, from: number, to: number, isPrimeFirst: boolean): boolean {
  const { plain, end } = source;
  const digits = plain.slice(from, to);
  if (plain[end] === "'" || plain[end] === '"') {
    const start = plain[end - 1] === "'" ? end - 1 : end;
    const cause = "one prime reverses a move; two could mean anything";
    report(source, "double-prime", { start, end: end + 1 }, cause, "'");
  } else if (
    digits !== "" &&
    (isPrimeFirst ? isLetter(plain[end]) : plain[end] === "-" && isDigitAt(plain, end + 1))
  ) {
    const cause = `${quote(digits)} could be an amount or the layers of the next move; put a space on one side of it`;
    report(source, "ambiguous-number", { start: from, end: to }, cause, ` ${digits}`);
  } else if (isDigitAt(plain, end)) {
    const at = { start: end, end: endOfDigits(plain, end) };
    report(
      source,
      "ambiguous-number",
      at,
      "a second amount, or the layers of a move that needs a space before it",
    );
  }
  return source.problem !== undefined;
}

function readNumber(source: Source, start: number, end: number): number | undefined {
  const digits = source.plain.slice(start, end);
  const number = Number(digits);
  if (digits.length > 1 && digits[0] === "0") {
    const cause = `${quote(digits)} starts with a zero`;
    return report(source, "leading-zero", { start, end }, cause, digits.replace(/^0+(?=.)/, ""));
  }
  if (number <= Number.MAX_SAFE_INTEGER) return number;
  const cause = `${quote(digits)} is too large; an amount is at most ${Number.MAX_SAFE_INTEGER}`;
  return report(source, "amount-too-large", { start, end }, cause);
}

// Layer numbers that do not name a block of layers.

/** A move's letters with one or two layer numbers before them. */
interface NumberedStem {
  readonly span: Span;
  readonly layers: readonly string[];
  readonly face: FaceName;
  /** Rw, or a lower-case r that means it. */
  readonly isWide: boolean;
  /** A lower-case r of the old style. */
  readonly isInner: boolean;
}

/** Reports the first thing wrong with the numbers, if anything is. */
function findBadLayers(source: Source, stem: NumberedStem): boolean {
  const { span, layers, face, isInner } = stem;
  if (isInner) {
    const cause = "in the old style a lower-case letter is the second layer and takes no number";
    report(source, "layer-not-allowed", span, cause, `${layers.join("-")}${face}w`);
  } else if (!layers.some((layer) => findBadNumber(source, stem, layer))) {
    findBadRange(source, stem);
  }
  return source.problem !== undefined;
}

function findBadNumber(source: Source, { span, layers, face, isWide }: NumberedStem, layer: string): boolean {
  const number = Number(layer);
  if (number < 1 || number > MAX_SIZE) {
    const written = quote(source.plain.slice(span.start, span.end));
    const cause = `${written} names layer ${number}; layers are counted 1 … ${MAX_SIZE} from the face`;
    report(source, "no-such-layer", span, cause);
  } else if (layer[0] === "0") {
    const plain = `${layers.map(Number).join("-")}${face}${isWide ? "w" : ""}`;
    report(source, "leading-zero", span, `${quote(layer)} starts with a zero`, plain);
  }
  return source.problem !== undefined;
}

function findBadRange(source: Source, { span, layers, face, isWide }: NumberedStem): undefined {
  const written = quote(source.plain.slice(span.start, span.end));
  const [first, last] = layers.map(Number);
  if (last === undefined) {
    if (isWide && first === 1)
      report(source, "layer-range", span, `${written} is a wide turn of one layer`, face);
  } else if (first === last) {
    report(
      source,
      "layer-range",
      span,
      `${written} is a range of one layer`,
      first === 1 ? face : `${first}${face}`,
    );
  } else if (first > last) {
    const cause = `${written} counts from the inside; the outer layer comes first`;
    report(source, "layer-range", span, cause, `${last}-${first}${face}w`);
  } else if (!isWide) {
    report(source, "layer-range", span, `${written} turns several layers`, `${first}-${last}${face}w`);
  }
}
