/**
 * Where a table holds a position. A position is a row of integers, one for each *part*: a coordinate that turns act on
 * by itself (`Track`). An index makes a number of some of them, for one position or for everything that one turn makes
 * of it: lookups that do not wait for each other overlap.
 */
import { given } from "../result.ts";
import { type Coordinate, type MoveTable, type Track, trackOf } from "./coordinate.ts";
import { type MaskRank, maskTrack } from "./masks.ts";
import { type Space, spaceOfTurns } from "./space.ts";

export interface PositionIndex {
  /** The number of the position at row[from …]. */
  at(row: Int32Array, from: number): number;
  /** Writes the numbers of what turns list[first … end − 1] make of it to into[at …]. */
  after(
    row: Int32Array,
    from: number,
    list: Uint8Array,
    first: number,
    end: number,
    into: Int32Array,
    at: number,
  ): void;
}

/** A part: what is carried for it is below `size`. */
export interface Part extends Track {
  readonly size: number;
}

/** A part that is carried as its value. */
export interface TablePart extends Part {
  readonly table: MoveTable;
}

/** The part with those moves: next[value · degree + turn]. */
export function tablePart(size: number, next: MoveTable, degree: number): TablePart {
  return { ...trackOf(next, degree), size, table: next };
}

/** A set of places, carried as a mask of 24 bits (masks.ts). */
export interface SetPart extends Part {
  readonly moves: Uint32Array;
  readonly sets: MaskRank;
}

export function setPart(moves: Uint32Array, sets: MaskRank): SetPart {
  return { ...maskTrack(moves, sets), size: 1 << 24, moves, sets };
}

/** A part of a position, by its place in the row, for `degree` turns. */
interface Place {
  readonly table: MoveTable;
  readonly size: number;
  readonly place: number;
}

/**
 * Some parts as digits, the first one the most significant. Up to three parts that are values have loops of their own, which take
 * a fifth of the time of the general one: whole tables are built over them.
 */
export function digitsIndex(
  parts: readonly Part[],
  places: readonly number[],
  degree: number,
): PositionIndex {
  if (places.length > 3 || places.some((place) => !parts[place].table)) return manyDigits(parts, places);
  const [a, b, c] = places.map((place): Place => ({ ...(parts[place] as TablePart), place }));
  if (c) return threeDigits(a, b, c, degree);
  return b ? twoDigits(a, b, degree) : oneDigit(a, degree);
}

function oneDigit({ table, place }: Place, degree: number): PositionIndex {
  return {
    at: (row, from) => row[from + place],
    after(row, from, list, first, end, into, at) {
      const value = row[from + place] * degree;
      for (let i = first; i < end; i++) into[at++] = table[value + list[i]];
    },
  };
}

function twoDigits(
  { table: one, place: a }: Place,
  { table: two, place: b, size }: Place,
  degree: number,
): PositionIndex {
  return {
    at: (row, from) => row[from + a] * size + row[from + b],
    after(row, from, list, first, end, into, at) {
      const x = row[from + a] * degree;
      const y = row[from + b] * degree;
      for (let i = first; i < end; i++) {
        const turn = list[i];
        into[at++] = one[x + turn] * size + two[y + turn];
      }
    },
  };
}

function threeDigits(
  { table: one, place: a }: Place,
  { table: two, place: b, size: sizeTwo }: Place,
  { table: three, place: c, size: sizeThree }: Place,
  degree: number,
): PositionIndex {
  return {
    at: (row, from) => (row[from + a] * sizeTwo + row[from + b]) * sizeThree + row[from + c],
    after(row, from, list, first, end, into, at) {
      const x = row[from + a] * degree;
      const y = row[from + b] * degree;
      const z = row[from + c] * degree;
      for (let i = first; i < end; i++) {
        const turn = list[i];
        into[at++] = (one[x + turn] * sizeTwo + two[y + turn]) * sizeThree + three[z + turn];
      }
    },
  };
}

function manyDigits(parts: readonly Part[], places: readonly number[]): PositionIndex {
  return {
    at: (row, from) =>
      places.reduce((sum, place) => sum * parts[place].size + parts[place].rank(row[from + place]), 0),
    after(row, from, list, first, end, into, at) {
      for (let i = first; i < end; i++) {
        let sum = 0;
        for (let k = 0; k < places.length; k++) {
          const { size, rank, after } = parts[places[k]];
          sum = sum * size + rank(after(row[from + places[k]], list[i]));
        }
        into[at++] = sum;
      }
    },
  };
}

/** A coordinate under some turns: how many values, the solved one, and what the turns do. */
export interface Factor extends Pick<Coordinate, "size" | "home"> {
  readonly track: Track;
}

/**
 * The space of all combinations of values, under `degree` turns: a state is the values as digits, the first one the most
 * significant. `goals`: default all solved.
 */
export function productSpace(
  name: string,
  factors: readonly Factor[],
  degree: number,
  goals?: readonly number[],
): Space {
  const parts = factors.map(({ size, track }): Part => ({ ...track, size }));
  const index = digitsIndex(parts, [...parts.keys()], degree);
  const sizes = Int32Array.from(parts, ({ size }) => size);
  const areTables = parts.every(({ table }) => table);
  const row = new Int32Array(parts.length);
  const all = Uint8Array.from({ length: degree }, (_, turn) => turn);
  return spaceOfTurns({
    name,
    size: factors.reduce((product, { size }) => product * size, 1),
    start: goals ? goals[0] : factors.reduce((number, { size, home }) => number * size + home, 0),
    degree,
    ...given({ goals }),
    turn(state, from, to, into, at) {
      let rest = state;
      for (let i = sizes.length - 1; i > 0; i--) {
        const above = (rest / sizes[i]) | 0;
        row[i] = rest - above * sizes[i];
        rest = above;
      }
      row[0] = rest;
      // A table's values are carried as they are: a call for each took a tenth of the time.
      if (!areTables) for (let i = 0; i < row.length; i++) row[i] = parts[i].unrank(row[i]);
      index.after(row, 0, all, from, to, into, at);
    },
  });
}

export function setIndex({ moves, sets }: SetPart, place: number): PositionIndex {
  const { first: low, second: middle, third: high, bits } = sets;
  return {
    at(row, from) {
      const mask = row[from + place];
      const a = mask & 255;
      const b = (mask >> 8) & 255;
      const before = bits[a];
      return low[a] + middle[(before << 8) + b] + high[((before + bits[b]) << 8) + (mask >> 16)];
    },
    after(row, from, list, first, end, into, at) {
      const mask = row[from + place];
      const x = mask & 255;
      const y = 256 + ((mask >> 8) & 255);
      const z = 512 + (mask >> 16);
      for (let i = first; i < end; i++) {
        const turn = 768 * list[i];
        const image = moves[turn + x] | moves[turn + y] | moves[turn + z];
        const a = image & 255;
        const b = (image >> 8) & 255;
        const before = bits[a];
        into[at++] = low[a] + middle[(before << 8) + b] + high[((before + bits[b]) << 8) + (image >> 16)];
      }
    },
  };
}

/** The class of one part under symmetries, and two others as the symmetry that takes it to its representative sees them. */
export interface ClassIndexOptions {
  /** entry[value of the first part] = class << bits | symmetry. */
  readonly entry: Int32Array;
  readonly bits: number;
  /** renamed[symmetry · others + digits of the other parts]. */
  readonly renamed: Uint16Array;
}

export function classIndex(
  parts: readonly Part[],
  places: readonly number[],
  degree: number,
  { entry, bits, renamed }: ClassIndexOptions,
): PositionIndex {
  const [
    { table: one, place: a },
    { table: two, place: b, size: sizeTwo },
    { table: three, place: c, size },
  ] = places.map((place): Place => ({ ...(parts[place] as TablePart), place }));
  const others = sizeTwo * size;
  const symmetries = (1 << bits) - 1;
  return {
    at(row, from) {
      const found = entry[row[from + a]];
      return (
        (found >> bits) * others +
        renamed[(found & symmetries) * others + row[from + b] * size + row[from + c]]
      );
    },
    after(row, from, list, first, end, into, at) {
      const x = row[from + a] * degree;
      const y = row[from + b] * degree;
      const z = row[from + c] * degree;
      for (let i = first; i < end; i++) {
        const turn = list[i];
        const found = entry[one[x + turn]];
        into[at++] =
          (found >> bits) * others +
          renamed[(found & symmetries) * others + two[y + turn] * size + three[z + turn]];
      }
    },
  };
}
