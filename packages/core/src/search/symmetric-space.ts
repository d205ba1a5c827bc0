/**
 * Spaces up to symmetry, for coordinates of any orbit and any group of symmetries of the cube. What a symmetry does to a value
 * follows from one law: a turn after the cube becomes its image after the conjugate, (x·t)ˢ = xˢ·tˢ. The first factor is reduced
 * to one representative of each class; the others are conjugated along with it (sym-coordinates).
 */
import { SYMMETRY_COUNT, type Turn } from "../geometry/index.ts";
import { solvedState, turnStateBy } from "../state/index.ts";
import type { Coordinate, Track } from "./coordinate.ts";
import { dropRepeated, type Space } from "./space.ts";
import { conjugateState, conjugateTurn } from "./symmetry.ts";

/** Factors of a space as a stage has them. */
export interface SymmetricFactors {
  readonly name: string;
  /** Layers of the cube. */
  readonly cube: number;
  readonly turns: readonly Turn[];
  readonly coordinates: readonly Coordinate[];
  readonly tracks: readonly Track[];
  /** A group, by the numbers of `geometry`: it maps the turns and each coordinate's pieces to themselves. */
  readonly symmetries: readonly number[];
  /** States at distance 0, as digits; each with its conjugates. Default: solved. */
  readonly goals?: readonly number[] | undefined;
}

export interface SymmetricSpace {
  readonly space: Space;
  /** The state of these values. */
  indexOf(values: ArrayLike<number>): number;
}

/** The classes of a coordinate under a group. */
interface ValueClasses {
  /** representative[class]: one value of each. */
  readonly representative: Int32Array;
  /** classOf[value]: class · count + the symmetry that takes the value to its representative. */
  readonly classOf: Int32Array;
  /** Which symmetries besides the identity keep the representative of each. */
  readonly stabilizer: readonly (readonly number[])[];
}

/**
 * The space of all combinations of values up to symmetry. Throws a RangeError if the symmetries are not a group, do not map the
 * turns to themselves, or do not act on a coordinate.
 */
export function symmetricSpace(factors: SymmetricFactors): SymmetricSpace {
  const { name, cube, turns, coordinates, tracks, goals } = factors;
  const symmetries = [0, ...factors.symmetries.filter((s) => s !== 0)];
  const count = symmetries.length;
  const images = symmetries.map((s) => turnImages(turns, s, cube));
  const conjugates = coordinates.map((own, i) => conjugatesOf(own, tracks[i], images));
  coordinates.forEach((own, i) => {
    checkAction(factors, own, symmetries, conjugates[i]);
  });
  const { representative, classOf, stabilizer } = classesOf(conjugates[0], coordinates[0].size, count);
  const last = coordinates.length - 1;
  const rest = coordinates.slice(1).reduce((product, { size }) => product * size, 1);
  const values = new Int32Array(coordinates.length);
  const carried = new Int32Array(coordinates.length);
  const degree = turns.length;

  const indexOf = (own: ArrayLike<number>): number => {
    const key = classOf[own[0]];
    const kind = (key / count) | 0;
    const s = key - kind * count;
    let index = kind;
    for (let i = 1; i <= last; i++) index = index * coordinates[i].size + conjugates[i][own[i] * count + s];
    return index;
  };
  /** Writes the values of a state; returns its class. */
  const read = (index: number): number => {
    const kind = (index / rest) | 0;
    let below = index - kind * rest;
    for (let i = last; i > 0; i--) {
      const { size } = coordinates[i];
      const above = (below / size) | 0;
      values[i] = below - above * size;
      below = above;
    }
    values[0] = representative[kind];
    return kind;
  };
  const turn: NonNullable<Space["turn"]> = (index, from, to, into, at) => {
    read(index);
    for (let i = 0; i <= last; i++) carried[i] = tracks[i].unrank(values[i]);
    for (let move = from; move < to; move++) {
      for (let i = 0; i <= last; i++) values[i] = tracks[i].rank(tracks[i].after(carried[i], move));
      into[at + move - from] = indexOf(values);
    }
  };
  const aliases = (index: number, into: Int32Array): number => {
    const kind = read(index);
    into[0] = index;
    let found = 1;
    for (const s of stabilizer[kind]) {
      let image = kind;
      for (let i = 1; i <= last; i++)
        image = image * coordinates[i].size + conjugates[i][values[i] * count + s];
      into[found++] = image;
    }
    return dropRepeated(into, found);
  };
  const names = new Int32Array(SYMMETRY_COUNT);
  const reduced = goals && reduceGoals(factors, goals, indexOf, conjugates, count);
  return {
    indexOf,
    space: {
      name,
      size: representative.length * rest,
      start: reduced ? reduced[0] : indexOf(coordinates.map(({ home }) => home)),
      ...(reduced && { goals: reduced }),
      degree,
      turn,
      neighbors(states, from, to, into) {
        let written = 0;
        for (let at = from; at < to; at++, written += degree) turn(states[at], 0, degree, into, written);
        return written;
      },
      ...(last > 0 && { aliases }),
      weight: (index) => (count * aliases(index, names)) / (1 + stabilizer[(index / rest) | 0].length),
    },
  };
}

/** images[turn]: the index of the conjugated turn. */
function turnImages(turns: readonly Turn[], symmetry: number, cube: number): number[] {
  const key = ({ axis, first, last, quarters }: Turn) => `${axis} ${first} ${last} ${quarters}`;
  const indexOf = new Map(turns.map((turn, index) => [key(turn), index]));
  return turns.map((turn) => {
    const image = indexOf.get(key(conjugateTurn(turn, symmetry, cube)));
    if (image === undefined)
      throw new RangeError(
        `"symmetries" expected symmetries that map the turns to themselves, got ${symmetry}`,
      );
    return image;
  });
}

/** conjugates[value · count + i]: the value after conjugation by the i-th symmetry, by walking from the solved one. */
function conjugatesOf(
  { size, home }: Coordinate,
  track: Track,
  images: readonly (readonly number[])[],
): Int32Array {
  const count = images.length;
  const after = (value: number, turn: number) => track.rank(track.after(track.unrank(value), turn));
  const conjugates = new Int32Array(size * count).fill(-1);
  conjugates.fill(home, home * count, (home + 1) * count);
  const queue = Int32Array.of(home, ...new Int32Array(size - 1));
  for (let at = 0, length = 1; at < length; at++) {
    const from = queue[at] * count;
    for (let turn = 0; turn < images[0].length; turn++) {
      const reached = after(queue[at], turn);
      if (conjugates[reached * count] >= 0) continue;
      queue[length++] = reached;
      for (let s = 0; s < count; s++)
        conjugates[reached * count + s] = after(conjugates[from + s], images[s][turn]);
    }
  }
  return conjugates;
}

/** Whether values of conjugated cubes are the conjugated values, checked on one cube per turn. */
function checkAction(
  { cube, turns }: SymmetricFactors,
  coordinate: Coordinate,
  symmetries: readonly number[],
  conjugates: Int32Array,
): void {
  turns.forEach((_, i) => {
    const word = [i, 7 * i + 3, 5 * i + 1, i + 1].map((turn) => turns[turn % turns.length]);
    const state = turnStateBy(solvedState(cube), word);
    const from = coordinate.of(state) * symmetries.length;
    symmetries.forEach((symmetry, s) => {
      if (conjugates[from + s] !== coordinate.of(conjugateState(state, symmetry)))
        throw new RangeError(
          `"symmetries" expected symmetries that act on coordinate ${coordinate.name}, got ${symmetry}`,
        );
    });
  });
}

/** The classes of values whose conjugates are conjugates[value · count + i], the identity first; −1 if a value never occurs. */
export function classesOf(conjugates: Int32Array | Uint16Array, size: number, count: number): ValueClasses {
  const classOf = new Int32Array(size).fill(-1);
  const representative: number[] = [];
  const stabilizer: number[][] = [];
  for (let value = 0; value < size; value++) {
    if (classOf[value] >= 0 || conjugates[value * count] < 0) continue;
    const row = conjugates.subarray(value * count, (value + 1) * count);
    const kind = representative.length;
    for (const image of row) {
      if (classOf[image] >= 0) continue;
      const back = conjugates.subarray(image * count, (image + 1) * count).indexOf(value);
      if (back < 0) throw new RangeError(`"symmetries" expected a group: each with its inverse`);
      classOf[image] = kind * count + back;
    }
    representative.push(value);
    stabilizer.push([...row.keys()].filter((s) => s > 0 && row[s] === value));
  }
  return { representative: Int32Array.from(representative), classOf, stabilizer };
}

function reduceGoals(
  { coordinates }: SymmetricFactors,
  goals: readonly number[],
  indexOf: (values: ArrayLike<number>) => number,
  conjugates: readonly Int32Array[],
  count: number,
): number[] {
  const all = new Set(goals);
  const digitsOf = (goal: number) => {
    let rest = goal;
    return coordinates
      .toReversed()
      .map(({ size }) => {
        const digit = rest % size;
        rest = (rest - digit) / size;
        return digit;
      })
      .reverse();
  };
  const reduced = goals.map((goal) => {
    const digits = digitsOf(goal);
    for (let s = 0; s < count; s++) {
      const image = digits.reduce(
        (index, digit, i) => index * coordinates[i].size + conjugates[i][digit * count + s],
        0,
      );
      if (!all.has(image)) throw new RangeError(`"goals" expected all conjugates of each, got one without`);
    }
    return indexOf(digits);
  });
  return [...new Set(reduced)];
}
