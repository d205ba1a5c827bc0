/**
 * Terms: lower bounds on the turns that a position needs, each a table of distances over some of its parts. The largest
 * of a stage's terms is 0 only at its goal.
 */
import { named } from "../portions.ts";
import {
  type BloomShape,
  type BloomTable,
  bloomBound,
  bloomCounts,
  bloomSteps,
  emptyBloom,
} from "./bloom-table.ts";
import { distanceSteps, distribution } from "./distance-table.ts";
import type { KeepTable } from "./kept-tables.ts";
import { type MaskSymmetry, maskSpace } from "./masks.ts";
import { BEYOND, type PackedTable, packedCounts, packedSteps } from "./packed-table.ts";
import {
  digitsIndex,
  type Part,
  type PositionIndex,
  productSpace,
  type SetPart,
  setIndex,
} from "./position-index.ts";
import type { Space } from "./space.ts";

/** What a term says of itself. */
export interface TermLabel {
  readonly name: string;
  /** The places of the parts that it looks at. */
  readonly of: readonly number[];
  /** counts[distance]: how many states the table holds at each distance, or bits of a filter up to it; omitted where they depend on a message. */
  readonly counts?: readonly number[];
}

export interface Term extends TermLabel {
  /** The table, for loops over several terms at once. */
  readonly table: Uint8Array;
  /** Counts what the table holds. */
  tally(): number[];
  /** The term is asked only if at most so many turns are left: it knows no longer distances, and costs much. */
  readonly reach?: number;
  /** The bound for the position at row[from …]. */
  at(row: Int32Array, from: number): number;
  /** Writes the bounds after turns list[first … end − 1] to into[0 …]. */
  after(row: Int32Array, from: number, list: Uint8Array, first: number, end: number, into: Uint8Array): void;
  /**
   * Out of those turns writes the ones whose bound is at most `left` to into[at …], and returns where they end. `into`
   * may be the list itself, with `at` up to `first`.
   */
  sift(
    row: Int32Array,
    from: number,
    list: Uint8Array,
    first: number,
    end: number,
    left: number,
    into: Uint8Array,
    at: number,
  ): number;
}

const MAX_STAGE_TURNS = 256;

/** All distances, a byte each. */
export function exactTerm(label: TermLabel, index: PositionIndex, distances: Uint8Array): Term {
  const numbers = new Int32Array(MAX_STAGE_TURNS);
  return {
    ...label,
    table: distances,
    tally: () => distribution(distances),
    at: (row, from) => distances[index.at(row, from)],
    after(row, from, list, first, end, into) {
      index.after(row, from, list, first, end, numbers, 0);
      for (let i = 0; i < end - first; i++) into[i] = distances[numbers[i]];
    },
    sift(row, from, list, first, end, left, into, at) {
      index.after(row, from, list, first, end, numbers, 0);
      let to = at;
      for (let i = first; i < end; i++) {
        into[to] = list[i];
        if (distances[numbers[i - first]] <= left) to++;
      }
      return to;
    },
  };
}

/** The distances near the goal, four bits each. */
export function packedTerm(label: TermLabel, index: PositionIndex, table: PackedTable): Term {
  const { nibbles, beyond } = table;
  const numbers = new Int32Array(MAX_STAGE_TURNS);
  return {
    ...label,
    table: nibbles,
    tally: () => packedCounts(table),
    at(row, from) {
      const number = index.at(row, from);
      const value = (nibbles[number >> 1] >> ((number & 1) << 2)) & 15;
      return value === BEYOND ? beyond : value;
    },
    after(row, from, list, first, end, into) {
      index.after(row, from, list, first, end, numbers, 0);
      for (let i = 0; i < end - first; i++) {
        const number = numbers[i];
        const value = (nibbles[number >> 1] >> ((number & 1) << 2)) & 15;
        into[i] = value === BEYOND ? beyond : value;
      }
    },
    sift(row, from, list, first, end, left, into, at) {
      index.after(row, from, list, first, end, numbers, 0);
      const most = left < beyond ? left : BEYOND;
      let to = at;
      for (let i = first; i < end; i++) {
        const number = numbers[i - first];
        into[to] = list[i];
        if (((nibbles[number >> 1] >> ((number & 1) << 2)) & 15) <= most) to++;
      }
      return to;
    },
  };
}

/** A term that is asked turn by turn: the bound after a turn, or of the position itself if the turn is negative. */
export function turnwiseTerm(
  own: TermLabel & Pick<Term, "table" | "tally" | "reach">,
  boundAfter: (row: Int32Array, from: number, turn: number) => number,
  isWithin: (row: Int32Array, from: number, turn: number, left: number) => boolean = (
    row,
    from,
    turn,
    left,
  ) => boundAfter(row, from, turn) <= left,
): Term {
  return {
    ...own,
    at: (row, from) => boundAfter(row, from, -1),
    after(row, from, list, first, end, into) {
      for (let i = first; i < end; i++) into[i - first] = boundAfter(row, from, list[i]);
    },
    sift(row, from, list, first, end, left, into, at) {
      let to = at;
      for (let i = first; i < end; i++) {
        into[to] = list[i];
        if (isWithin(row, from, list[i], left)) to++;
      }
      return to;
    },
  };
}

/** The states near the goal, as filters, which may call a state nearer than it is; `goals` are their numbers. */
export function filterTerm(
  label: TermLabel,
  index: PositionIndex,
  filters: BloomTable,
  goals: readonly number[],
): Term {
  const numbers = new Int32Array(MAX_STAGE_TURNS);
  const { buffer, byteOffset, byteLength } = filters.words;
  const boundOf = (number: number) => {
    const bound = bloomBound(filters, number);
    return bound > 0 || goals.includes(number) ? bound : 1;
  };
  return {
    ...label,
    table: new Uint8Array(buffer, byteOffset, byteLength),
    tally: () => bloomCounts(filters),
    at: (row, from) => boundOf(index.at(row, from)),
    after(row, from, list, first, end, into) {
      index.after(row, from, list, first, end, numbers, 0);
      for (let i = 0; i < end - first; i++) into[i] = boundOf(numbers[i]);
    },
    sift(row, from, list, first, end, left, into, at) {
      index.after(row, from, list, first, end, numbers, 0);
      let to = at;
      for (let i = first; i < end; i++) {
        into[to] = list[i];
        if (boundOf(numbers[i - first]) <= left) to++;
      }
      return to;
    },
  };
}

/** What the terms of a stage are built from. */
export interface TermSource {
  readonly parts: readonly Part[];
  /** The positions at the goal. */
  readonly goals: readonly (readonly number[])[];
  readonly degree: number;
  readonly keep: KeepTable;
}

function goalNumbers({ goals }: TermSource, index: PositionIndex): number[] {
  return [...new Set(goals.map((goal) => index.at(Int32Array.from(goal), 0)))];
}

/** All distances of up to three parts that are carried as values; those beyond `farthest` count one more. */
export function* digitsTerm(source: TermSource, label: TermLabel, farthest?: number): Generator<void, Term> {
  const { parts, degree, keep } = source;
  const index = digitsIndex(parts, label.of, degree);
  const factors = label.of.map((place) => ({ size: parts[place].size, home: 0, track: parts[place] }));
  const space = productSpace(label.name, factors, degree, goalNumbers(source, index));
  return exactTerm(label, index, yield* keep(() => distanceSteps(space, { farthest })));
}

/** All distances of a set of places, and symmetries of its goal and the turns. */
export function* setTerm(
  { parts, goals, keep }: TermSource,
  label: TermLabel,
  symmetries: readonly MaskSymmetry[],
): Generator<void, Term> {
  const [place] = label.of;
  const part = parts[place] as SetPart;
  const masks = [...new Set(goals.map((goal) => goal[place]))];
  const space = maskSpace(label.name, part.moves, masks, symmetries);
  return exactTerm(label, setIndex(part, place), yield* keep(() => distanceSteps(space)));
}

/** The states near the goal of a space, as filters. */
export function* nearFilters(
  { keep }: Pick<TermSource, "keep">,
  space: Space,
  shape: BloomShape,
): Generator<void, BloomTable> {
  const bytes = yield* keep(function* () {
    const { words } = yield* named(undefined, bloomSteps(space, shape));
    return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  });
  return emptyBloom(shape, bytes);
}

/** The distances up to `depth` in a space. */
export function* packedDistances(
  { keep }: Pick<TermSource, "keep">,
  space: Space,
  depth: number,
): Generator<void, PackedTable> {
  const nibbles = yield* keep(function* () {
    return (yield* packedSteps(space, depth)).nibbles;
  });
  return { nibbles, beyond: depth + 1 };
}
