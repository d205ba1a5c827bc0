/**
 * One numbering for wings and midges. A wing place is one of the 24 rotations r: it is where r takes the base place,
 * which is on two faces and off the middle along the third axis, at any depth. The same 24 numbers name the 12 edge
 * places of a 3x3, twice each: once for each of the two wings next to them.
 */
import {
  cubeGeometry,
  faces,
  ROTATION_COUNT,
  rotations,
  type Turn,
  type Vector,
} from "../../geometry/index.ts";

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
