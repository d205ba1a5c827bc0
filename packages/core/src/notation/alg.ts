/**
 * An algorithm is a tree: moves in sequences, sequences in brackets. Moves name layers from their own face (1 is the
 * outermost), so a tree knows no cube size until it is compiled. Dialects differ only in how they are read.
 */
import type { AxisName, FaceName } from "../geometry/index.ts";
import { checkThat, formatValue, type Span, typeError } from "../result.ts";

/** An algorithm as a tree. */
export interface Alg {
  readonly nodes: readonly AlgNode[];
}

/** What an algorithm is made of. */
export type AlgNode = Move | Bracket | Pause | Newline | Comment;
/** A turn of layers, a slice or the whole cube, as it is written. */
export type Move = FaceMove | SliceMove | RotationMove;
/** The nodes that hold sequences. */
export type Bracket = Group | Commutator | Conjugate | Niss;

interface Node {
  /** Where it was read; transformations keep the span of what a node was made from. */
  readonly span?: Span;
}

interface Amount {
  /** Quarter turns or repetitions as written: R is 1, R2' is −2, (A)5 is 5. A safe integer. */
  readonly amount: number;
}

/** Layers first … last, counted 1 … n from the face: R is 1–1, Rw 1–2, 3Rw 1–3, 2R 2–2, 2-3Rw 2–3. */
interface FaceMove extends Node, Amount {
  readonly kind: "face";
  readonly face: FaceName;
  readonly first: number;
  readonly last: number;
}

/** M follows L, E follows D, S follows F: the middle layer (odd n). Small letters: all inner layers (n ≥ 4). */
export interface SliceMove extends Node, Amount {
  readonly kind: "slice";
  readonly slice: SliceName;
}

/** x follows R, y follows U, z follows F. */
export interface RotationMove extends Node, Amount {
  readonly kind: "rotation";
  readonly axis: AxisName;
}

/** The names of slice moves: middle layers, and all inner layers. */
export const SLICES = ["M", "E", "S", "m", "e", "s"] as const;
/** One of `SLICES`. */
export type SliceName = (typeof SLICES)[number];

/** (A)n */
interface Group extends Node, Amount {
  readonly kind: "group";
  readonly body: readonly AlgNode[];
}

/** [A, B] = A B A' B' */
interface Commutator extends Node, Amount {
  readonly kind: "commutator";
  readonly a: readonly AlgNode[];
  readonly b: readonly AlgNode[];
}

/** [A: B] = A B A' */
interface Conjugate extends Node, Amount {
  readonly kind: "conjugate";
  readonly a: readonly AlgNode[];
  readonly b: readonly AlgNode[];
}

/**
 * ^(A): moves on the inverse scramble. They come inverted at the end of the sequence they stand in, the last one first:
 * R ^(U L) D = R D L' U'.
 */
export interface Niss extends Node {
  readonly kind: "niss";
  readonly body: readonly AlgNode[];
}

/** A pause, written as a dot. */
export interface Pause extends Node {
  readonly kind: "pause";
}

/** A line break. */
export interface Newline extends Node {
  readonly kind: "newline";
}

/** A comment, to the end of the line or between marks. */
export interface Comment extends Node {
  readonly kind: "comment";
  /** What stands between the marks, spaces included. */
  readonly text: string;
}

/** Throws for anything that is not a tree, such as the Result of `parseAlg`. */
export function checkAlgTree(alg: unknown): asserts alg is Alg {
  if (!Array.isArray((alg as Alg | undefined | null)?.nodes))
    throw typeof alg === "string"
      ? typeError("alg", "an Alg, as unwrap(parseAlg(text)) gives it", formatValue(alg))
      : typeError("alg", "a string or an Alg", alg === null ? "null" : typeof alg);
}

/** Throws unless an argument is a move. */
export function checkMove(move: Move): void {
  checkThat(typeof move?.kind === "string" && isMove(move), "move", "a Move of an Alg", move);
}

/** Whether a node is a move rather than a bracket, pause, line break or comment. */
export function isMove(node: AlgNode): node is Move {
  return node.kind === "face" || node.kind === "slice" || node.kind === "rotation";
}

export function isBracket(node: AlgNode): node is Bracket {
  return (
    node.kind === "group" || node.kind === "commutator" || node.kind === "conjugate" || node.kind === "niss"
  );
}

/** The sequences of a bracket, in the order they are written. */
export function sequencesOf(bracket: Bracket): readonly (readonly AlgNode[])[] {
  return "body" in bracket ? [bracket.body] : [bracket.a, bracket.b];
}

/** The bracket with other sequences, as many as it had. */
export function withSequences(bracket: Bracket, sequences: readonly (readonly AlgNode[])[]): Bracket {
  if ("body" in bracket) return { ...bracket, body: sequences[0] };
  return { ...bracket, a: sequences[0], b: sequences[1] };
}

/** The opposite turn. Even amounts are their own opposites (R2 undoes R2) and stay as they are. */
export function oppositeAmount(amount: number): number {
  return amount % 2 === 0 ? amount : -amount;
}
