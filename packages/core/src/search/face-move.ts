/**
 * The 18 face turns as integers, in the order of `faceTurns`: move = 3 · face + amount − 1, faces U R F D L B,
 * amounts 1, 2, 3 quarter turns clockwise. What a move does to the cubies is read off the geometry.
 */
import {
  FACES,
  faceOfNormal,
  faces,
  faceTurns,
  oppositeFace,
  ROTATION_COUNT,
  type Turn,
  transformBySymmetry,
} from "../geometry/index.ts";
import { orbitIndex, orbitMove, type PlaceMove } from "./coordinate.ts";

export const MOVE_COUNT = 18;
/** Means "no move before this one" in tables indexed by the previous move. */
export const NO_MOVE = 18;

export interface CubieMove {
  readonly corner: PlaceMove;
  readonly edge: PlaceMove;
}

let moves: readonly CubieMove[] | undefined;

/** The 18 moves of a 3x3 on corners and edges; the corners are those of a 2x2 too. */
export function cubieMoves(): readonly CubieMove[] {
  moves ??= faceTurns(3).map((turn) => ({
    corner: orbitMove(3, orbitIndex(3, "corner"), turn),
    edge: orbitMove(3, orbitIndex(3, "edge"), turn),
  }));
  return moves;
}

export function inverseMove(move: number): number {
  return move + 2 - 2 * (move % 3);
}

const images = new Map<number, Uint8Array>();

/** Where a symmetry takes a face. */
export function faceAfter(face: number, symmetry: number): number {
  return faceOfNormal(transformBySymmetry(symmetry, faces()[face].normal)).index;
}

/** image[move]: the move conjugated by symmetry s; a mirror reverses it. Cached; do not write into it. */
export function moveImages(symmetry: number): Uint8Array {
  const known = images.get(symmetry);
  if (known) return known;
  const image = new Uint8Array(MOVE_COUNT);
  for (const { index } of faces()) {
    const face = faceAfter(index, symmetry);
    for (let amount = 0; amount < 3; amount++)
      image[3 * index + amount] = 3 * face + (symmetry < ROTATION_COUNT ? amount : 2 - amount);
  }
  images.set(symmetry, image);
  return image;
}

/** A list of moves as turns of an n-cube; if it is held after a rotation, of an upright one before. */
export function turnsOfMoves(sequence: ArrayLike<number>, size: number, rotation = 0): Turn[] {
  const turns = faceTurns(size);
  const image = moveImages(rotation);
  return Array.from(sequence, (move) => turns[image[move]]);
}

/** Face turns as moves 0 … 17: what `turnsOfMoves` takes. */
export function movesOfTurns(sequence: readonly Turn[], size: number): number[] {
  const turns = faceTurns(size);
  return sequence.map(({ axis, first, quarters }) =>
    turns.findIndex((turn) => turn.axis === axis && turn.first === first && turn.quarters === quarters),
  );
}

/** A list of moves in standard notation: "R U2 F'". */
export function printMoves(sequence: ArrayLike<number>): string {
  return Array.from(sequence, (move) => FACES[Math.floor(move / 3)] + ["", "2", "'"][move % 3]).join(" ");
}

/**
 * Which moves may follow which. The same face never twice, and of two opposite faces, which commute, the one with
 * the smaller index first: every sequence of moves has an equal one that obeys this and is no longer.
 */
export interface Successors {
  /** list[previous · 18 + i] for i < count[previous]: the i-th move that may follow; `NO_MOVE` comes before the first. */
  readonly list: Uint8Array;
  readonly count: Uint8Array;
}

/**
 * The successors if only quarter turns count, and the state of a sequence: a half turn is the same clockwise turn twice,
 * after which the face rests. `list` and `count` as in `Successors`, by the state so far; all moves by their numbers 0 … 17.
 */
export interface FaceSequences extends Successors {
  /** next[state · 18 + move]: the state after a move. A state is what the last turns of a face amount to, 0 … 17, or NO_MOVE. */
  readonly next: Uint8Array;
}

/** FaceSequences for a metric; in half turns the last move is the state. */
export function faceSequences(metric: Metric): FaceSequences {
  const next = new Uint8Array((NO_MOVE + 1) * MOVE_COUNT);
  const list = new Uint8Array((NO_MOVE + 1) * MOVE_COUNT);
  const count = new Uint8Array(NO_MOVE + 1);
  for (let state = 0; state <= NO_MOVE; state++)
    for (let move = 0; move < MOVE_COUNT; move++) {
      const isTwice = metric === "QTM" && move === state && move % 3 === 0;
      next[state * MOVE_COUNT + move] = isTwice ? move + 1 : move;
      if ((isTwice || mayFollow(state, move)) && movesOfMetric(metric).includes(move))
        list[state * MOVE_COUNT + count[state]++] = move;
    }
  return { list, count, next };
}

/** The moves that count one. */
export function movesOfMetric(metric: Metric): number[] {
  return [...Array(MOVE_COUNT).keys()].filter((move) => metric === "HTM" || move % 3 !== 1);
}

/** Half-turn metric: any turn of a face counts one. Quarter-turn metric: a half turn counts two. */
export type Metric = "HTM" | "QTM";

/** The same moves in quarter turns only: a half turn is two clockwise ones. */
export function inQuarterTurns(sequence: readonly number[]): number[] {
  return sequence.flatMap((move) => (move % 3 === 1 ? [move - 1, move - 1] : [move]));
}

/** The same moves with two successive clockwise quarter turns of a face as a half turn. */
export function inHalfTurns(sequence: readonly number[]): number[] {
  const moves: number[] = [];
  for (const move of sequence)
    if (move % 3 === 0 && moves.at(-1) === move) moves[moves.length - 1] = move + 1;
    else moves.push(move);
  return moves;
}

export function mayFollow(previous: number, move: number): boolean {
  if (previous === NO_MOVE) return true;
  const last = Math.floor(previous / 3);
  const face = Math.floor(move / 3);
  return face !== last && (face !== oppositeFace(last) || face > last);
}
