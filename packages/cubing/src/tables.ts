/**
 * Where cubing.js's pieces stand, in our facelets. Nothing of it is typed: a few turns generate the whole group, cubing.js
 * says what each does to the pieces of an orbit, we say what it does to facelets, and walking along both at once leaves
 * one way to match them (ADR 0276#0277).
 */
import { cubeGeometry, type Turn, turnPermutation } from "@cubegram/core/geometry";
import { readAlg, turnsOf } from "@cubegram/core/notation";
import { inverse } from "@cubegram/core/perm";
import type { KPuzzle, KTransformation } from "cubing/kpuzzle";

/** The sizes that cubing.js has. */
export const SIZES: readonly number[] = [2, 3, 4, 5, 6, 7];

/** One orbit of cubing.js. A point is a piece (or its place) in one orientation: piece · orientations + orientation. */
export interface OrbitTable {
  readonly name: string;
  readonly pieces: number;
  /** What its stickers can tell apart; 1 for fixed centers, of which cubing.js counts 4. */
  readonly orientations: number;
  readonly isFixedCenter: boolean;
  /** facelet[point]: −1 for a point that no turn reaches (a wing has one orientation at each place, of two that are counted). */
  readonly facelet: Int16Array;
  /** point[facelet]: −1 for facelets of other pieces. */
  readonly point: Int16Array;
  /** reference[piece]: the first of its orientations with a facelet. */
  readonly reference: Uint8Array;
}

/** What a table is made of. */
export type Puzzle = Pick<KPuzzle, "definition" | "moveToTransformation">;

const made = new WeakMap<Puzzle, readonly OrbitTable[]>();

/** The number of layers of a cube that cubing.js names so ("4x4x4"); undefined for any other puzzle. */
export function sizeOf(name: string): number | undefined {
  return SIZES.find((size) => name === nameOf(size));
}

/** cubing.js's name of a cube. */
export function nameOf(size: number): string {
  return `${size}x${size}x${size}`;
}

/**
 * The orbits of one of cubing.js's cubes; made once for each, in milliseconds.
 *
 * @throws Error if its turns are not those of our cube.
 */
export function orbitTables(kpuzzle: Puzzle, size: number): readonly OrbitTable[] {
  const tables = made.get(kpuzzle) ?? makeTables(kpuzzle, size);
  made.set(kpuzzle, tables);
  return tables;
}

/** A turn on both sides. */
interface Generator {
  /** image[facelet]: where the turn takes the sticker. */
  readonly image: readonly number[];
  readonly data: KTransformation["transformationData"];
}

function makeTables(kpuzzle: Puzzle, size: number): readonly OrbitTable[] {
  const generators = generatorsOf(size).map(({ name, turn }) => ({
    image: inverse(turnPermutation(size, turn)),
    data: kpuzzle.moveToTransformation(name).transformationData,
  }));
  return kpuzzle.definition.orbits.map(({ orbitName: name, numPieces: pieces, numOrientations }) => {
    const isFixedCenter = numOrientations === 4;
    const orbit = { name, pieces, orientations: isFixedCenter ? 1 : numOrientations, isFixedCenter };
    for (let first = 0; first < generators[0].image.length; first++) {
      const facelet = match(orbit, first, generators);
      if (facelet) return { ...orbit, facelet, ...lookups(orbit, facelet, size) };
    }
    throw new Error(
      `${nameOf(size)}: expected turns of the pieces "${name}" as on a cube, got others; is this a version of cubing that we do not know?`,
    );
  });
}

/** The right side's layers up to the middle, and the cube as a whole: every other turn is made of these. */
function generatorsOf(size: number): { readonly name: string; readonly turn: Turn }[] {
  const right = Array.from({ length: Math.floor(size / 2) }, (_, depth) => (depth ? `${depth + 1}R` : "R"));
  return [...right, "x", "y"].map((name) => ({ name, turn: turnsOf(readAlg(name), size)[0] }));
}

type OrbitShape = Pick<OrbitTable, "name" | "pieces" | "orientations">;

/** facelet[point], if point 0 is on facelet `first`; undefined if the turns contradict that, or two points share a facelet. */
function match(
  { name, pieces, orientations }: OrbitShape,
  first: number,
  generators: readonly Generator[],
): Int16Array | undefined {
  const facelet = new Int16Array(pieces * orientations).fill(-1);
  facelet[0] = first;
  const points = [0];
  for (const point of points)
    for (const { image, data } of generators) {
      const { permutation, orientationDelta } = data[name];
      const place = permutation.indexOf(Math.floor(point / orientations));
      const orientation =
        orientations === 1 ? 0 : ((point % orientations) + orientationDelta[place]) % orientations;
      const next = place * orientations + orientation;
      const at = image[facelet[point]];
      if (facelet[next] === at) continue;
      if (facelet[next] >= 0) return undefined;
      facelet[next] = at;
      points.push(next);
    }
  const used = new Set(points.map((point) => facelet[point]));
  return used.size === points.length ? facelet : undefined;
}

function lookups({ pieces, orientations }: OrbitShape, facelet: Int16Array, size: number) {
  const point = new Int16Array(cubeGeometry(size).faceletCount).fill(-1);
  facelet.forEach((at, from) => {
    if (at >= 0) point[at] = from;
  });
  const reference = Uint8Array.from({ length: pieces }, (_, piece) =>
    facelet.subarray(piece * orientations, (piece + 1) * orientations).findIndex((at) => at >= 0),
  );
  return { point, reference };
}

/** An argument whose value is not allowed: a RangeError with the fields that core's have. */
export function misuse(argument: string, expected: string, got: string): RangeError {
  const error = new RangeError(`"${argument}" expected ${expected}, got ${got}`);
  return Object.assign(error, { code: "misuse", argument, expected, got });
}
