/**
 * The second stage of a message's cube: by turns that keep the colors of each axis on its faces, the last center orbit is
 * solved, the pieces that the message fixes in the orbit before it get home, and so does the corner by which an even
 * cube is held. The three axes of a center orbit are turned independently, so everything is small coordinates.
 */
import { CORNER_NAMES, cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import {
  bitCounts,
  canonicalSequences,
  distanceSteps,
  type IdaStar,
  idaStar,
  type MoveTable,
  movedMask,
  productSpace,
  trackOf,
} from "../../search/index.ts";
import { type LastOrbit, POSITIVE } from "./one-orbit.ts";
import type { SecondOrbit } from "./second-orbit.ts";

/** Where a search begins. */
export interface ColorStart {
  /** The places of the last orbit that hold the colors of U, R and F. */
  readonly positive: number;
  /** standing[i]: where the piece is that the message wants at place i of the second orbit. */
  readonly standing: ArrayLike<number>;
  /** The sticker of the corner by which an even cube is held; `homeSticker` on an odd one. */
  readonly corner: number;
}

/** The search of this stage, for one start after another. */
export interface ColorSearch {
  readonly turns: readonly Turn[];
  /** The values of the coordinates, for `begin`. */
  wordsOf(start: ColorStart): Uint16Array;
  boundAt(words: Uint16Array): number;
  /** Looks for ways of that length from there; `accept` is asked about each. */
  begin(words: Uint16Array, length: number): void;
  readonly ida: IdaStar;
}

/** A small coordinate: what the turns do to its values, and which of them are home. */
interface Part {
  readonly size: number;
  readonly next: MoveTable;
  readonly goals: readonly number[];
  of(start: ColorStart): number;
}

/** Distances of two coordinates together. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly width: number;
  readonly distances: Uint8Array;
}

const AXES = [0, 1, 2] as const;
/** Arrangements of four of eight places. */
const FOURS = 70;
/** Pieces that make a coordinate together: centers, and wings, which have more places. */
const CENTERS = 4;
const WINGS = 3;
/** Pairs with more values are not tabulated. */
const MAX_PAIR = 1_000_000;
const MAX_LENGTH = 20;

export function* colorSearch(
  size: number,
  last: LastOrbit,
  second: SecondOrbit,
  images: readonly Uint8Array[],
  accept: (path: Uint8Array, length: number) => boolean,
): Generator<void, ColorSearch> {
  const turns = last.staying.map((move) => last.turns[move]);
  const fours = AXES.map((axis) => fourOfAxis(last, axis));
  const pieces = piecesOf(
    second,
    last.staying.map((move) => images[move]),
  );
  const corner = size % 2 === 0 ? [cornerPart(size, turns)] : [];
  const parts = [...fours, ...pieces.map(({ part }) => part), ...corner];
  const pairs: Pair[] = [];
  for (const [a, b] of pairsOf(
    pieces.map(({ axis }) => axis),
    corner.length > 0,
  )) {
    const size = parts[a].size * parts[b].size;
    if (size <= MAX_PAIR) pairs.push(yield* pairOf(parts, a, b, turns.length));
    yield;
  }
  return searchOf(turns, parts, pairs, last.rest, accept);
}

/** Which coordinates are looked up together: pieces with the centers of their axis, with each other, and with the corner. */
function* pairsOf(axes: readonly (number | undefined)[], hasCorner: boolean): Generator<[number, number]> {
  const corner = AXES.length + axes.length;
  for (let i = 0; i < axes.length; i++) {
    const own = AXES.length + i;
    for (const axis of AXES) if (axes[i] === undefined || axes[i] === axis) yield [axis, own];
    for (let j = i + 1; j < axes.length; j++) yield [own, AXES.length + j];
    if (hasCorner) yield [own, corner];
  }
  if (hasCorner && axes.length === 0) yield [0, corner];
}

function* pairOf(
  parts: readonly Part[],
  first: number,
  second: number,
  degree: number,
): Generator<void, Pair> {
  const [a, b] = [parts[first], parts[second]];
  const factors = [a, b].map(({ size, next, goals }) => ({
    size,
    home: goals[0],
    track: trackOf(next, degree),
  }));
  const goals = a.goals.flatMap((goal) => b.goals.map((other) => goal * b.size + other));
  const distances = yield* distanceSteps(productSpace("colors", factors, degree, goals));
  return { first, second, width: b.size, distances };
}

function searchOf(
  turns: readonly Turn[],
  parts: readonly Part[],
  pairs: readonly Pair[],
  rest: Uint8Array,
  accept: (path: Uint8Array, length: number) => boolean,
): ColorSearch {
  const degree = turns.length;
  const width = parts.length;
  const tables = parts.map(({ next }) => next);
  const values = new Uint16Array((MAX_LENGTH + 2) * width);
  const restAt = (at: number) => rest[2 * ((values[at] * FOURS + values[at + 1]) * FOURS + values[at + 2])];
  const step = (level: number, turn: number, left: number) => {
    const from = level * width;
    const to = from + width;
    for (let i = 0; i < 3; i++) values[to + i] = tables[i][values[from + i] * degree + turn];
    let most = restAt(to);
    if (most > left) return most;
    for (let i = 3; i < width; i++) values[to + i] = tables[i][values[from + i] * degree + turn];
    for (let i = 0; i < pairs.length; i++) {
      const { first, second, width: by, distances } = pairs[i];
      const bound = distances[values[to + first] * by + values[to + second]];
      if (bound > left) return bound;
      if (bound > most) most = bound;
    }
    return most;
  };
  const ida = idaStar(
    { sequences: canonicalSequences(turns), step, accept },
    { rootBound: 1, maxLength: MAX_LENGTH },
  );
  return {
    turns,
    ida,
    wordsOf: (start) => Uint16Array.from(parts, (part) => part.of(start)),
    boundAt(words) {
      values.set(words);
      return pairs.reduce(
        (most, { first, second, width: by, distances }) =>
          Math.max(most, distances[words[first] * by + words[second]]),
        restAt(0),
      );
    },
    begin(words, length) {
      values.set(words);
      ida.restart({ rootBound: length, maxLength: length });
    },
  };
}

/** Which four places of an axis hold the color of its positive face. */
function fourOfAxis({ moves, staying }: LastOrbit, axis: number): Part {
  const bits = bitCounts();
  const bytes = [...bits.keys()].filter((byte) => bits[byte] === 4);
  const shift = 8 * axis;
  return {
    size: FOURS,
    goals: [bytes.indexOf((POSITIVE >> shift) & 255)],
    next: Uint16Array.from(
      bytes.flatMap((byte) =>
        staying.map((move) => bytes.indexOf((movedMask(moves[move], 0, byte << shift) >> shift) & 255)),
      ),
    ),
    of: ({ positive }) => bytes.indexOf((positive >> shift) & 255),
  };
}

/** The pieces of the second orbit that must get home, a few in one coordinate; `axis`: that of centers. */
function piecesOf(
  { digit, allowed, isWings }: SecondOrbit,
  images: readonly Uint8Array[],
): { readonly part: Part; readonly axis: number | undefined }[] {
  const all = [...digit.keys()];
  const axisOf = (homes: number) => {
    const axes = new Set(all.filter((home) => (homes >> home) & 1).map((home) => digit[home] % 3));
    return isWings || axes.size > 1 ? undefined : [...axes][0];
  };
  const axes = allowed.map(axisOf);
  return [undefined, ...AXES].flatMap((axis) => {
    const own = [...allowed.keys()].filter((place) => axes[place] === axis);
    const places = axis === undefined ? all : all.filter((home) => digit[home] % 3 === axis);
    return chunks(own, axis === undefined ? WINGS : CENTERS).map((members) => ({
      axis,
      part: partOfPieces(members, places, allowed, images),
    }));
  });
}

function chunks<T>(items: readonly T[], most: number): T[][] {
  return items.length === 0 ? [] : [[...items.slice(0, most)], ...chunks(items.slice(most), most)];
}

/** Where some pieces are among places that the turns keep together, as digits. */
function partOfPieces(
  members: readonly number[],
  places: readonly number[],
  allowed: readonly number[],
  images: readonly Uint8Array[],
): Part {
  const radix = places.length;
  const size = radix ** members.length;
  const degree = images.length;
  const next = new Uint16Array(size * degree);
  const index = new Uint8Array(ROTATION_COUNT);
  places.forEach((place, i) => {
    index[place] = i;
  });
  images.forEach((image, turn) => {
    for (let value = 0; value < size; value++) {
      let moved = 0;
      for (let rest = value, weight = 1; weight < size; weight *= radix) {
        const above = Math.floor(rest / radix);
        moved += weight * index[image[places[rest - above * radix]]];
        rest = above;
      }
      next[value * degree + turn] = moved;
    }
  });
  const goals = members.reduce(
    (values, member) =>
      values.flatMap((value) =>
        places.flatMap((place, i) => ((allowed[member] >> place) & 1 ? [value * radix + i] : [])),
      ),
    [0],
  );
  return {
    size,
    next,
    goals,
    of: ({ standing }) => members.reduce((value, member) => value * radix + index[standing[member]], 0),
  };
}

function cornerPart(size: number, turns: readonly Turn[]): Part {
  const next = new Uint16Array(ROTATION_COUNT * turns.length);
  turns.forEach((turn, i) => {
    cornerAfter(size, turn).forEach((to, sticker) => {
      next[sticker * turns.length + i] = to;
    });
  });
  return { size: ROTATION_COUNT, next, goals: [homeSticker()], of: ({ corner }) => corner };
}

/** The number of a sticker of the corner by which an even cube is held upright. */
export function homeSticker(): number {
  return 3 * CORNER_NAMES.indexOf("DBL");
}

/** image[sticker]: where a turn takes the stickers of corners. */
export function cornerAfter(size: number, turn: Turn): Uint8Array {
  const { faceletImage, layer, cellOfFacelet, orbits } = cubeGeometry(size);
  const stickers = orbits[0].facelets.flat();
  const rotation = rotations().quarter[turn.axis][turn.quarters];
  return Uint8Array.from(stickers, (facelet, i) => {
    const at = layer[turn.axis][cellOfFacelet[facelet]];
    const isMoved = at >= turn.first && at <= turn.last;
    return isMoved ? stickers.indexOf(faceletImage[facelet * ROTATION_COUNT + rotation]) : i;
  });
}
