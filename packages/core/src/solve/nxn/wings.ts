/**
 * The edges of an n-cube, midges and wings of all depths, in one numbering. A wing place is one of the 24 rotations r: it is where
 * r takes the base place, which is on two faces and off the middle along the third axis, at any depth. The same 24 numbers name the
 * 12 edge places of a 3x3, twice each: once for each of the two wings next to them.
 */
import {
  cubeGeometry,
  faces,
  ROTATION_COUNT,
  rotations,
  type Turn,
  type Vector,
} from "../../geometry/index.ts";
import { parity } from "../../perm/index.ts";
import { type Assembly, type CubeState, isReachable, orbitOfKind } from "../../state/index.ts";

export const PLACES: number = ROTATION_COUNT;

/**
 * inner[r]: the axis along which place r is off the middle; isHigh[r]: 1 on its positive side; side[3 · r + axis]: −1,
 * 0 (inner) or 1.
 */
interface WingPlaces {
  readonly inner: Uint8Array;
  readonly isHigh: Uint8Array;
  readonly side: Int8Array;
  /** partner[r]: the other wing place beside the same edge. */
  readonly partner: Uint8Array;
}

let made: WingPlaces | undefined;

export function wingPlaces(): WingPlaces {
  made ??= makePlaces();
  return made;
}

/** The base place: on the positive faces of x and y, on the positive side of z. */
const BASE: Vector = [2, 2, 1];

function makePlaces(): WingPlaces {
  const inner = new Uint8Array(PLACES);
  const isHigh = new Uint8Array(PLACES);
  const side = new Int8Array(3 * PLACES);
  const partner = new Uint8Array(PLACES);
  const { matrices } = rotations();
  const images = matrices.map((matrix) =>
    [0, 1, 2].map((axis) => matrix.reduce((sum, column, i) => sum + column[axis] * BASE[i], 0)),
  );
  images.forEach((image, place) => {
    image.forEach((coordinate, axis) => {
      if (Math.abs(coordinate) === 2) side[3 * place + axis] = Math.sign(coordinate);
      else {
        inner[place] = axis;
        isHigh[place] = coordinate > 0 ? 1 : 0;
      }
    });
    partner[place] = images.findIndex((other) =>
      other.every((coordinate, axis) => coordinate === (axis === inner[place] ? -1 : 1) * image[axis]),
    );
  });
  return { inner, isHigh, side, partner };
}

const images = new Map<number, Uint8Array>();

/**
 * image[r]: where a turn takes the wing at place r of that depth; for depth −1, the midge, which only outer layers
 * move. Cached.
 */
export function placesAfter(turn: Turn, size: number, depth: number): Uint8Array {
  const { axis, first, last, quarters } = turn;
  const key = ((((size * 100 + depth + 1) * 100 + first) * 100 + last) * 3 + axis) * 4 + quarters;
  let image = images.get(key);
  if (!image) {
    image = makeImage(turn, size, depth);
    images.set(key, image);
  }
  return image;
}

/** from[place]: where what is there after some turns came from. */
export function placesBefore(turns: readonly Turn[], size: number, depth: number): Uint8Array {
  return turns.reduce<Uint8Array>(
    (from, turn) => moved(from, placesAfter(turn, size, depth)),
    Uint8Array.from({ length: PLACES }, (_, place) => place),
  );
}

/** Where wings, and the midges beside them, come from if from different places: pairs of these, flattened. */
export function pairsParted(wings: Uint8Array, middles: Uint8Array): Uint8Array {
  const pairs: number[] = [];
  wings.forEach((wing, place) => {
    if (wing !== middles[place]) pairs.push(wing, middles[place]);
  });
  return Uint8Array.from(pairs);
}

/** The arrangement after everything has moved to its image. */
export function moved(standing: Uint8Array, image: Uint8Array): Uint8Array {
  const after = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) after[image[place]] = standing[place];
  return after;
}

function makeImage(turn: Turn, size: number, depth: number): Uint8Array {
  const { inner, isHigh, side } = wingPlaces();
  const { product, quarter } = rotations();
  const row = quarter[turn.axis][turn.quarters % 4] * ROTATION_COUNT;
  return Uint8Array.from({ length: PLACES }, (_, place) => {
    let layer = side[3 * place + turn.axis] > 0 ? size - 1 : 0;
    if (inner[place] === turn.axis) {
      if (depth < 0) return place;
      layer = isHigh[place] === 1 ? size - 1 - depth : depth;
    }
    return layer >= turn.first && layer <= turn.last ? product[row + place] : place;
  });
}

const cells = new Map<string, Uint16Array>();

/** cells[r]: the cell of place r at that depth (on an odd cube, at the middle depth: that of the midge). Cached. */
export function cellsOfPlaces(size: number, depth: number): Uint16Array {
  const key = `${size} ${depth}`;
  const known = cells.get(key);
  if (known) return known;
  const outer = size - 1;
  const geometry = cubeGeometry(size);
  const base = geometry.cells.findIndex(([x, y, z]) => x === outer && y === outer && z === outer - 2 * depth);
  const found = Uint16Array.from(
    { length: PLACES },
    (_, place) => geometry.place[base * ROTATION_COUNT + place],
  );
  cells.set(key, found);
  return found;
}

/** The turn of a face's layer, right-handed about its axis. */
export function turnOfFace(face: number, size: number, quarters: number): Turn {
  const { normal, axis } = faces()[face];
  const layer = normal[axis] > 0 ? size - 1 : 0;
  return { axis, first: layer, last: layer, quarters: quarters % 4 };
}

/*
 * The arrangement of wings and midges. A wing is *paired* when it is next to the midge of its own colors, the right way around. Even
 * cubes have no midges; theirs are virtual (solve-wings.ts).
 */

export interface Wings {
  readonly size: number;
  /** orbits[d − 1][place]: the wing of depth d there, by its home place. */
  readonly orbits: Uint8Array[];
  /** middles[place]: the wing that would be paired there. */
  middles: Uint8Array;
  readonly turns: Turn[];
}

/** Stands for every wing of a depth that does not matter: nothing pairs with it, and nothing has to. */
export const NO_WING = 255;

export function standingAt(state: CubeState, depth: number): Uint8Array {
  const cells = cellsOfPlaces(state.size, depth);
  const { product } = rotations();
  const standing = new Uint8Array(PLACES);
  for (let home = 0; home < PLACES; home++)
    standing[product[state.rotations[cells[home]] * PLACES + home]] = home;
  return standing;
}

/** Puts the edges of a depth where `standing` has them. */
export function standEdges(pieces: Uint8Array, size: number, depth: number, standing: Uint8Array): void {
  const cells = cellsOfPlaces(size, depth);
  const { product, inverse } = rotations();
  standing.forEach((home, place) => {
    pieces[cells[home]] = product[place * PLACES + inverse[home]];
  });
}

export function wingDepths(size: number): number[] {
  return Array.from({ length: Math.floor(size / 2) - 1 }, (_, i) => i + 1);
}

/** Applies turns to wings and midges. Inner turns must not move the middle layer of an odd cube. */
export function turnWings(wings: Wings, turns: readonly Turn[]): void {
  const { size, orbits } = wings;
  for (const turn of turns) {
    orbits.forEach((orbit, i) => {
      orbits[i] = moved(orbit, placesAfter(turn, size, i + 1));
    });
    wings.middles = moved(wings.middles, placesAfter(turn, size, -1));
    wings.turns.push(turn);
  }
}

export function countUnpaired({ orbits, middles }: Wings): number {
  let count = 0;
  for (const orbit of orbits)
    for (let place = 0; place < PLACES; place++)
      if (orbit[place] !== NO_WING && orbit[place] !== middles[place]) count++;
  return count;
}

/**
 * odd[depth]: 1 where the wings of that depth are in an odd permutation, the one thing that exchanges cannot fix. Exchanges
 * of centers and wings, and outer turns, are even permutations of the wings of every depth, whereas a quarter turn of a
 * single inner layer is odd. So each odd depth gets one such turn first, with the centers.
 */
export function oddDepths(state: CubeState): Uint8Array {
  const depths = [0, ...wingDepths(state.size)];
  return Uint8Array.from(depths, (depth) => (depth === 0 ? 0 : parity(standingAt(state, depth))));
}

/*
 * The 3x3 that a big cube becomes once its centers and wings are solved: its corners, its edges, and its centers as
 * they stand.
 */

/** `middles[place]`: the edge there, by its home place; `centers`: the rotation in which the centers stand. */
export function reducedCube(state: CubeState, middles: Uint8Array, centers: number): Assembly {
  const pieces = new Uint8Array(cubeGeometry(3).cells.length);
  const corners = orbitOfKind(state.size, "corner")!.cells;
  orbitOfKind(3, "corner")!.cells.forEach((cell, at) => {
    pieces[cell] = state.rotations[corners[at]];
  });
  standEdges(pieces, 3, 1, middles);
  for (const cell of orbitOfKind(3, "fixedCenter")!.cells) pieces[cell] = centers;
  return { size: 3, rotations: pieces };
}

/** The same where it must be solvable. */
export function solvableCube(state: CubeState, middles: Uint8Array, centers: number): CubeState {
  const reduced = reducedCube(state, middles, centers);
  if (isReachable(reduced)) return reduced;
  throw new Error("Internal error: the 3x3 that reduction leaves cannot be solved.");
}
