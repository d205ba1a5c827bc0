/** One move with its layers and amount: 2-3Rw2', M, x', Rv. */
import { AXES, type AxisName, FACES, type FaceName } from "../geometry/index.ts";
import { type Move, SLICES, type SliceName } from "./alg.ts";
import { readAmount } from "./lex-amount.ts";
import { findBadLayers } from "./lex-layers.ts";
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
