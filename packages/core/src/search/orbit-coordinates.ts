/** How the pieces of an orbit are oriented, where some of them are, or both. */
import { cubeGeometry, type Turn } from "../geometry/index.ts";
import { binomial, factorial, rankPermutation, unrankPermutation } from "../perm/index.ts";
import { type CubeState, solvedState } from "../state/index.ts";
import { arrangementAt, arrangementRanks, membersOfSets } from "./arrangement-moves.ts";
import { eachPiece, type MarkCoordinate, orbitMove, type PlaceMove, tableTrack } from "./coordinate.ts";

/** All orientations of corners or edges, on places that the turns keep; the last one follows from the others, since their sum is 0. */
export function orientationCoordinate(
  name: string,
  cube: number,
  orbit: number,
  at: readonly number[] = placesOf(cube, orbit),
): MarkCoordinate {
  const { orientations: radix } = cubeGeometry(cube).orbits[orbit];
  const places = at.length;
  return markCoordinate({
    name,
    size: radix ** (places - 1),
    cube,
    orbit,
    at,
    twisted: Uint8Array.from({ length: radix * 3 }, (_, i) => (Math.floor(i / 3) + (i % 3)) % radix),
    radix,
    isNumber: true,
    mark: (_, orientation) => orientation,
    rank(marks) {
      let index = 0;
      for (let place = 0; place < places - 1; place++) index = index * radix + marks[place];
      return index;
    },
    unrank(index, marks) {
      let rest = index;
      let sum = 0;
      for (let place = places - 2; place >= 0; place--) {
        marks[place] = rest % radix;
        sum += marks[place];
        rest = (rest - marks[place]) / radix;
      }
      marks[places - 1] = (radix - (sum % radix)) % radix;
    },
  });
}

/**
 * Where chosen pieces are: marks 1 … labels on their places, 0 elsewhere. The value is
 * (rank of the set of places) · labels! + (rank of their order on those places), so the quotient is the set alone.
 * Sets are ranked as perm/multiset does, with everything looked up: this runs 10⁵ times while tables are built.
 * A set within the first p places has a rank below C(p, labels).
 */
export function arrangementCoordinate(
  name: string,
  cube: number,
  orbit: number,
  pieces: readonly number[],
): MarkCoordinate {
  const at = placesOf(cube, orbit);
  const places = at.length;
  const labels = pieces.length;
  const orders = factorial(labels);
  const sets = binomial(places, labels);
  const ranks = arrangementRanks(labels);
  const members = membersOfSets(sets, labels);
  const placeOf = new Uint8Array(labels);
  return markCoordinate({
    name,
    size: sets * orders,
    cube,
    orbit,
    at,
    twisted: untwisted(labels + 1),
    radix: 1,
    labels,
    mark: (piece) => pieces.indexOf(piece) + 1,
    rank(marks) {
      for (let place = 0; place < places; place++) if (marks[place] > 0) placeOf[marks[place] - 1] = place;
      return arrangementAt(ranks, placeOf, 0);
    },
    unrank(index, marks) {
      let order = index % orders;
      const first = ((index - order) / orders) * labels;
      // Insertion from the end: the i-th label met has digit i = how many earlier ones are larger.
      const free = Array.from({ length: labels }, (_, i) => i + 1);
      marks.fill(0);
      for (let i = labels - 1; i >= 0; i--) {
        const digit = Math.floor(order / ranks.weights[i]);
        order -= digit * ranks.weights[i];
        marks[members[first + i]] = free.splice(i - digit, 1)[0];
      }
    },
  });
}

/** Where chosen pieces are and how each is oriented: (arrangement) · radix^labels + orientations, the first piece's first. */
export function orientedCoordinate(
  name: string,
  cube: number,
  orbit: number,
  pieces: readonly number[],
): MarkCoordinate {
  const { orientations: radix } = cubeGeometry(cube).orbits[orbit];
  const plain = arrangementCoordinate(name, cube, orbit, pieces);
  const ways = radix ** pieces.length;
  const labels = new Uint8Array(plain.places);
  return markCoordinate({
    name,
    size: plain.size * ways,
    cube,
    orbit,
    at: plain.at,
    // Mark 1 + label · radix + orientation.
    twisted: Uint8Array.from({ length: (1 + pieces.length * radix) * 3 }, (_, i) => {
      const mark = Math.floor(i / 3) - 1;
      return mark < 0 ? 0 : 1 + mark - (mark % radix) + (((mark % radix) + (i % 3)) % radix);
    }),
    radix: 1,
    base: { coordinate: plain, radix, labels: pieces.length },
    mark: (piece, orientation) =>
      pieces.includes(piece) ? 1 + pieces.indexOf(piece) * radix + orientation : 0,
    rank(marks) {
      let turned = 0;
      for (let place = 0; place < marks.length; place++) {
        const mark = marks[place] - 1;
        labels[place] = mark < 0 ? 0 : 1 + Math.floor(mark / radix);
        if (mark >= 0) turned += (mark % radix) * radix ** (pieces.length - 1 - Math.floor(mark / radix));
      }
      return plain.rank(labels) * ways + turned;
    },
    unrank(index, marks) {
      const turned = index % ways;
      plain.unrank((index - turned) / ways, labels);
      labels.forEach((label, place) => {
        const own = Math.floor(turned / radix ** (pieces.length - label)) % radix;
        marks[place] = label === 0 ? 0 : 1 + (label - 1) * radix + own;
      });
    },
  });
}

/**
 * Where any of some alike pieces are and how each is oriented, which counts from `shift[i]` for the i-th:
 * (rank of the set of places) · radix^pieces + orientations, the first place's first.
 */
export function alikeCoordinate(
  name: string,
  cube: number,
  orbit: number,
  pieces: readonly number[],
  shift: readonly number[],
): MarkCoordinate {
  const { orientations: radix } = cubeGeometry(cube).orbits[orbit];
  const at = placesOf(cube, orbit);
  const ways = radix ** pieces.length;
  const sets = binomial(at.length, pieces.length);
  const places = membersOfSets(sets, pieces.length);
  return markCoordinate({
    name,
    size: sets * ways,
    cube,
    orbit,
    at,
    // Mark 1 + orientation.
    twisted: Uint8Array.from({ length: (1 + radix) * 3 }, (_, i) =>
      i < 3 ? 0 : 1 + ((Math.floor(i / 3) - 1 + (i % 3)) % radix),
    ),
    radix: 1,
    mark(piece, orientation) {
      const own = pieces.indexOf(piece);
      return own < 0 ? 0 : 1 + ((orientation + shift[own]) % radix);
    },
    rank(marks) {
      let set = 0;
      let turned = 0;
      let members = 0;
      for (let place = 0; place < marks.length; place++) {
        if (marks[place] === 0) continue;
        set += binomial(place, ++members);
        turned = turned * radix + marks[place] - 1;
      }
      return set * ways + turned;
    },
    unrank(index, marks) {
      let turned = index % ways;
      const first = ((index - turned) / ways) * pieces.length;
      marks.fill(0);
      for (let i = pieces.length - 1; i >= 0; i--) {
        marks[places[first + i]] = 1 + (turned % radix);
        turned = Math.floor(turned / radix);
      }
    },
  });
}

/** The order of all pieces of an orbit, on places that the turns keep, ranked like perm/rank. */
export function permutationCoordinate(
  name: string,
  cube: number,
  orbit: number,
  at: readonly number[] = placesOf(cube, orbit),
): MarkCoordinate {
  return markCoordinate({
    name,
    size: factorial(at.length),
    cube,
    orbit,
    at,
    twisted: untwisted(at.length),
    radix: 1,
    mark: (piece) => at.indexOf(piece),
    rank: (marks) => rankPermutation([...marks]),
    unrank(index, marks) {
      marks.set(unrankPermutation(index, at.length));
    },
  });
}

// Coordinates of marks: given a ranking of marks, reads cubes and follows turns.

type Marking = Omit<MarkCoordinate, "home" | "of" | "track" | "places"> & {
  mark(piece: number, orientation: number): number;
};

function markCoordinate(marking: Marking): MarkCoordinate {
  const { cube, orbit, at, rank, mark } = marking;
  const indexOf = new Int8Array(cubeGeometry(cube).orbits[orbit].cells.length).fill(-1);
  at.forEach((place, index) => {
    indexOf[place] = index;
  });
  const of = (state: CubeState) => {
    const marks = new Uint8Array(at.length);
    eachPiece(state, orbit, (piece, place, orientation) => {
      if (indexOf[place] >= 0) marks[indexOf[place]] = mark(piece, orientation);
    });
    return rank(marks);
  };
  const coordinate: MarkCoordinate = {
    ...marking,
    places: at.length,
    of,
    get home() {
      return of(solvedState(cube));
    },
    track(turns) {
      const moves = turns.map((turn) => markMove(coordinate, turn));
      return tableTrack(coordinate, turns, moves);
    },
  };
  return coordinate;
}

/** No mark changes when its piece moves. */
function untwisted(marks: number): Uint8Array {
  return Uint8Array.from({ length: marks * 3 }, (_, i) => Math.floor(i / 3));
}

function placesOf(cube: number, orbit: number): readonly number[] {
  return [...cubeGeometry(cube).orbits[orbit].cells.keys()];
}

/** What a turn does to the marked places, by their order in the coordinate. */
export function markMove({ cube, orbit, at }: MarkCoordinate, turn: Turn): PlaceMove {
  const move = orbitMove(cube, orbit, turn);
  const from = Uint8Array.from(at, (place) => at.indexOf(move.from[place]));
  return { from, turn: Uint8Array.from(at, (place) => move.turn[place]) };
}

// How many values the usual coordinates of a 3x3 have, in one place.

/** 3⁷: the twist of the last corner follows from the others. */
export const TWISTS: number = 3 ** 7;
/** 2¹¹: the flip of the last edge follows from the others. */
export const FLIPS: number = 2 ** 11;
/** 4! */
export const ORDERS_OF_FOUR: number = 4 * 3 * 2;
/** C(12, 4): sets of four places of the twelve edges. */
export const EDGE_SETS: number = (12 * 11 * 10 * 9) / ORDERS_OF_FOUR;
/** The set of the places 8 … 11, those of the slice between U and D: the last one. */
export const SOLVED_SLICE: number = EDGE_SETS - 1;
/** C(8, 4): sets of four places of eight. */
export const SETS_OF_EIGHT: number = (8 * 7 * 6 * 5) / ORDERS_OF_FOUR;
/** 8! */
export const ORDERS_OF_EIGHT: number = 8 * 7 * 6 * 5 * ORDERS_OF_FOUR;
