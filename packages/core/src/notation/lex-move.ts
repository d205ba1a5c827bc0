/** One move with its layers and amount: 2-3Rw2', M, x', Rv. */
import { AXES, type AxisName, FACES, type FaceName, LARGEST_SIZE } from "../geometry/index.ts";
import type { Span } from "../result.ts";
import { type Move, SLICES, type SliceName } from "./alg.ts";
import { faceNamed, rotationLike } from "./follow.ts";
import { readAmount } from "./lex-amount.ts";
import { findMisspelling } from "./misspelling.ts";
import { endOfDigits, isDigit, isLetter, problemToken, quote, type Source, type Token } from "./source.ts";

type ProblemToken = Token & { readonly kind: "problem" };

/** The faces in both cases: a look-up here is cheaper than changing the case of every letter. */
const FACE_LETTERS = "URFDLBurfdlb";
const NO_NUMBERS: readonly string[] = [];

/** A move's letters before its amount is known, and where they end. */
interface Stem {
  readonly kind: "stem";
  readonly end: number;
  readonly withAmount: (amount: number, span: Span) => Move;
}

export function readMove(source: Source, start: number, previous: Token | undefined): Token {
  const stem = readStem(source, start, previous);
  if (stem.kind === "problem") return stem;
  const amount = readAmount(source, stem.end);
  if (amount.kind === "problem") return amount;
  const at = { start, end: amount.end };
  return { kind: "move", at, move: stem.withAmount(amount.amount, at) };
}

function readStem(source: Source, start: number, previous: Token | undefined): Stem | ProblemToken {
  const { plain } = source;
  const numbers = readNumbers(plain, start);
  const letter = plain[numbers.end];
  const end = numbers.end + 1;
  const face = letter === undefined ? -1 : FACE_LETTERS.indexOf(letter);
  if (face >= 0) return readFace(source, { start, end: numbers.end }, numbers.values, FACES[face % 6]);
  const isSlice = SLICES.includes(letter as SliceName);
  if (!isSlice && !AXES.includes(letter as AxisName))
    return findMisspelling(source, start, numbers.end, previous);
  if (numbers.end > start) {
    const cause = `${quote(letter)} turns ${isSlice ? "fixed layers" : "the whole cube"} and takes no layer number`;
    return problemToken(source, "layer-not-allowed", { start, end }, cause, letter);
  }
  if (isSlice && letter > "a" && isLetter(plain[start - 1])) {
    const cause = `${quote(letter)} straight after a letter could be a slice or part of a name; set slices apart`;
    return problemToken(source, "ambiguous-letter", { start, end }, cause, ` ${letter}`);
  }
  const withAmount = (amount: number, span: Span): Move =>
    isSlice
      ? { kind: "slice", slice: letter as SliceName, amount, span }
      : { kind: "rotation", axis: letter as AxisName, amount, span };
  return { kind: "stem", end, withAmount };
}

/** The layer numbers before a letter: none, one, or two with a dash. */
function readNumbers(
  plain: string,
  start: number,
): { readonly values: readonly string[]; readonly end: number } {
  const first = endOfDigits(plain, start);
  if (first === start) return { values: NO_NUMBERS, end: start };
  if (plain[first] !== "-" || !isDigit(plain[first + 1]))
    return { values: [plain.slice(start, first)], end: first };
  const second = endOfDigits(plain, first + 1);
  return { values: [plain.slice(start, first), plain.slice(first + 1, second)], end: second };
}

function readFace(
  source: Source,
  number: { readonly start: number; readonly end: number },
  numbers: readonly string[],
  face: FaceName,
): Stem | ProblemToken {
  const { plain, options } = source;
  const letter = plain[number.end];
  const isLower = letter !== face;
  const mark = plain[number.end + 1];
  if (isLower && mark === "w") {
    const at = { start: number.end, end: number.end + 2 };
    return problemToken(source, "unknown-move", at, `${quote(`${letter}w`)} is not a move`, `${face}w`);
  }
  if (!isLower && mark === "v") return readWholeCube(source, number.start, number.end + 2, face);
  const isWide = isLower ? !options.oldStyle : mark === "w";
  const end = number.end + (!isLower && mark === "w" ? 2 : 1);
  if (isLower && options.oldStyle) {
    if (numbers.length > 0) {
      const at = { start: number.start, end };
      const cause = "in the old style a lower-case letter is the second layer and takes no number";
      return problemToken(source, "layer-not-allowed", at, cause, `${numbers.join("-")}${face}w`);
    }
    return faceStem(face, 2, 2, end);
  }
  if (numbers.length === 0) return faceStem(face, 1, isWide ? 2 : 1, end);
  const problem = findBadLayers(source, { start: number.start, end }, numbers, face, isWide);
  if (problem) return problem;
  const near = Number(numbers[0]);
  if (numbers.length === 2) return faceStem(face, near, Number(numbers[1]), end);
  return faceStem(face, isWide ? 1 : near, near, end);
}

function faceStem(face: FaceName, first: number, last: number, end: number): Stem {
  return {
    kind: "stem",
    end,
    withAmount: (amount, span) => ({ kind: "face", face, first, last, amount, span }),
  };
}

/** Rv: the whole cube, turned like that face. */
function readWholeCube(source: Source, start: number, end: number, name: FaceName): Stem | ProblemToken {
  if (isDigit(source.plain[start])) {
    const cause = "a turn of the whole cube takes no layer number";
    return problemToken(source, "layer-not-allowed", { start, end }, cause, `${name}v`);
  }
  const face = faceNamed(name);
  return { kind: "stem", end, withAmount: (amount, span) => ({ ...rotationLike(face, amount), span }) };
}

function findBadLayers(
  source: Source,
  at: { readonly start: number; readonly end: number },
  numbers: readonly string[],
  face: FaceName,
  isWide: boolean,
): ProblemToken | undefined {
  const written = quote(source.plain.slice(at.start, at.end));
  const [first, last] = numbers.map(Number);
  for (const number of numbers) {
    if (number.length > 1 && number[0] === "0") {
      const cause = `${quote(number)} starts with a zero`;
      return problemToken(source, "leading-zero", at, cause);
    }
    if (Number(number) >= 1 && Number(number) <= LARGEST_SIZE) continue;
    const cause = `${written} names layer ${number}; layers are counted from 1, and cubes here have at most ${LARGEST_SIZE}`;
    return problemToken(source, "no-such-layer", at, cause);
  }
  if (numbers.length === 1 && isWide && first === 1) {
    const cause = `${written} is a wide turn of one layer`;
    return problemToken(source, "layer-range", at, cause, face);
  }
  if (numbers.length < 2) return undefined;
  if (first === last)
    return problemToken(source, "layer-range", at, `${written} is a range of one layer`, `${first}${face}`);
  const range = `${Math.min(first, last)}-${Math.max(first, last)}${face}w`;
  if (first > last)
    return problemToken(source, "layer-range", at, `${written} counts inwards to outwards`, range);
  return isWide
    ? undefined
    : problemToken(source, "layer-range", at, `${written} turns several layers`, range);
}
