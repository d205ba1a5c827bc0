/**
 * The 16 symmetries that keep the U–D axis, and what conjugation by them does to coordinates. The conjugate of a
 * cube by symmetry s is s⁻¹, then the cube, then s; a move m after the cube becomes the image of m after its conjugate, so
 * (x·m)ˢ = xˢ·mˢ. That one law fills every table here: no conventions about orientation are needed.
 * Pitfalls (on which coordinates the symmetries act at all): docs/math/two-phase.md.
 */
import {
  cubeGeometry,
  rotations,
  SYMMETRY_COUNT,
  symmetryInverse,
  symmetryProduct,
  transform,
  transformBySymmetry,
  vectorKey,
} from "../geometry/index.ts";
import type { CubeState } from "../state/index.ts";
import { inverseMove, MOVE_COUNT, moveImages } from "./face-move.ts";

export const AXIS_SYMMETRY_COUNT = 16;

export interface AxisSymmetries {
  /** The symmetries by their numbers in `geometry`; the identity first. */
  readonly symmetries: readonly number[];
  /** product[a · 16 + b]: first symmetry b, then symmetry a. */
  readonly product: Uint8Array;
  readonly inverse: Uint8Array;
  /** moveImage[s · 18 + move]. */
  readonly moveImage: Uint8Array;
}

let known: AxisSymmetries | undefined;

export function axisSymmetries(): AxisSymmetries {
  known ??= makeAxisSymmetries();
  return known;
}

function makeAxisSymmetries(): AxisSymmetries {
  const symmetries: number[] = [];
  for (let s = 0; s < SYMMETRY_COUNT; s++)
    if (Math.abs(transformBySymmetry(s, [0, 1, 0])[1]) === 1) symmetries.push(s);
  const product = new Uint8Array(AXIS_SYMMETRY_COUNT ** 2);
  const inverse = new Uint8Array(AXIS_SYMMETRY_COUNT);
  const moveImage = new Uint8Array(AXIS_SYMMETRY_COUNT * MOVE_COUNT);
  symmetries.forEach((a, i) => {
    inverse[i] = symmetries.indexOf(symmetryInverse(a));
    moveImage.set(moveImages(a), i * MOVE_COUNT);
    symmetries.forEach((b, j) => {
      product[i * AXIS_SYMMETRY_COUNT + j] = symmetries.indexOf(symmetryProduct(a, b));
    });
  });
  return { symmetries, product, inverse, moveImage };
}

/** The rotations about the corner URF: they bring each of the three axes to U–D. The identity first. */
export function axisCycle(): number[] {
  const { matrices } = rotations();
  return [...matrices.keys()].filter((r) => vectorKey(transform(matrices[r], [1, 1, 1])) === "1,1,1");
}

/** Moves that solve a cube's conjugate by a rotation, or the inverse of that, as moves that solve the cube itself. */
export function movesSeenFrom(rotation: number, isInverse: boolean, moves: readonly number[]): number[] {
  const image = moveImages(rotation);
  const original = moves.map((move) => image.indexOf(move));
  return isInverse ? original.reverse().map(inverseMove) : original;
}

/**
 * table[index · 16 + s]: the value after conjugation by s, for a coordinate on which the symmetries act. Filled by
 * walking from the solved value `start` along moves that reach all values. `moves[index · moveCount + m]` is the move
 * table, `images[s · moveCount + m]` the symmetric move. A coordinate of some pieces becomes one of others under a
 * symmetry that takes them there: `starts[s]` is the solved value of those. Moves to walk along: all, or those
 * given.
 */
export function conjugateTable(
  moves: Uint16Array,
  images: Uint8Array,
  start: number,
  starts: readonly number[] = new Array<number>(AXIS_SYMMETRY_COUNT).fill(start),
  walkable?: readonly number[],
): Uint16Array {
  const moveCount = images.length / AXIS_SYMMETRY_COUNT;
  const size = moves.length / moveCount;
  const along = walkable ?? [...Array(moveCount).keys()];
  const table = new Uint16Array(size * AXIS_SYMMETRY_COUNT);
  const queue = new Uint16Array(size);
  const seen = new Uint8Array(size);
  table.set(starts, start * AXIS_SYMMETRY_COUNT);
  queue[0] = start;
  seen[start] = 1;
  for (let at = 0, length = 1; length < size; at++)
    length = conjugateNeighbors(table, moves, images, moveCount, along, queue, seen, at, length);
  return table;
}

/** Writes all conjugates of the new neighbors of queue[at], queues them, and returns the new length of the queue. */
function conjugateNeighbors(
  table: Uint16Array,
  moves: Uint16Array,
  images: Uint8Array,
  moveCount: number,
  along: readonly number[],
  queue: Uint16Array,
  seen: Uint8Array,
  at: number,
  end: number,
): number {
  const index = queue[at];
  let length = end;
  for (let i = 0; i < along.length; i++) {
    const reached = moves[index * moveCount + along[i]];
    if (seen[reached] === 1) continue;
    seen[reached] = 1;
    queue[length++] = reached;
    conjugateNeighbor(table, moves, images, moveCount, index, reached, along[i]);
  }
  return length;
}

/** All conjugates of the value that a move reaches, from all conjugates of the one before. */
function conjugateNeighbor(
  table: Uint16Array,
  moves: Uint16Array,
  images: Uint8Array,
  moveCount: number,
  index: number,
  reached: number,
  move: number,
): void {
  const from = index * AXIS_SYMMETRY_COUNT;
  const to = reached * AXIS_SYMMETRY_COUNT;
  for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++)
    table[to + s] = moves[table[from + s] * moveCount + images[s * moveCount + move]];
}

/** The values of a coordinate, up to symmetry. */
export interface Classes {
  /** representative[class]: one value of each class. */
  readonly representative: Uint16Array;
  /** classOf[value]: class · 16 + s, where symmetry s takes the value to its class's representative. */
  readonly classOf: Uint16Array;
  /** stabilizer[class]: bit s is set when symmetry s keeps the representative. */
  readonly stabilizer: Uint16Array;
}

/**
 * The classes of a coordinate of at most 65,536 values with at most 4,096 classes, numbered in the order in which the same walk meets
 * them: `after(value, m)` is the value after move m.
 */
export function symmetryClasses(
  size: number,
  after: (value: number, move: number) => number,
  images: Uint8Array,
  start: number,
): Classes {
  const { inverse } = axisSymmetries();
  const moveCount = images.length / AXIS_SYMMETRY_COUNT;
  const classOf = new Uint16Array(size);
  /** seen[value]: 1 when the value belongs to a class that was added. */
  const seen = new Uint8Array(size);
  /** orbits[class · 16 + s]: the representative conjugated by symmetry s. */
  const orbits: number[] = [];
  const stabilizer: number[] = [];
  const conjugate = new Uint16Array(AXIS_SYMMETRY_COUNT).fill(start);
  add();
  for (let at = 0; at < stabilizer.length; at++)
    for (let move = 0; move < moveCount; move++) {
      if (seen[after(orbits[at * AXIS_SYMMETRY_COUNT], move)] === 1) continue;
      for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++)
        conjugate[s] = after(orbits[at * AXIS_SYMMETRY_COUNT + s], images[s * moveCount + move]);
      add();
    }
  return {
    representative: Uint16Array.from(stabilizer, (_, kind) => orbits[kind * AXIS_SYMMETRY_COUNT]),
    classOf,
    stabilizer: Uint16Array.from(stabilizer),
  };

  /** Adds the class of a new value, of which symmetry s makes conjugate[s]. */
  function add(): void {
    const kind = orbits.length;
    let keeps = 0;
    for (let s = 0; s < AXIS_SYMMETRY_COUNT; s++) {
      const value = conjugate[s];
      if (value === conjugate[0]) keeps |= 1 << s;
      classOf[value] = kind + inverse[s];
      seen[value] = 1;
      orbits.push(value);
    }
    stabilizer.push(keeps);
  }
}

/** The cube conjugated by symmetry s. Any of the 48 symmetries. */
export function conjugateState(state: CubeState, symmetry: number): CubeState {
  const { cells } = cubeGeometry(state.size);
  const indexOf = new Map(cells.map((cell, index) => [vectorKey(cell), index]));
  const inverse = symmetryInverse(symmetry);
  const rotations = new Uint8Array(state.rotations.length);
  state.rotations.forEach((rotation, piece) => {
    const image = indexOf.get(vectorKey(transformBySymmetry(symmetry, cells[piece])))!;
    rotations[image] = symmetryProduct(symmetry, symmetryProduct(rotation, inverse));
  });
  return { ...state, rotations };
}
