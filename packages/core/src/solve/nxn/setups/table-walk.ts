/** The walk of a stage over small coordinates, with tables of the distances of two or three of them together. */
import { type Candidate, type Root, STAGE_LEVELS, type StageWalk } from "../../../search/index.ts";
import { jointDistances, type SmallTable } from "../stages/small-tables.ts";
import type { TurnList } from "../stages/turn-list.ts";

/** A small coordinate, and the values that are home. */
export interface Part extends SmallTable {
  readonly goals: readonly number[];
}

/** A lower bound: distances[the sum of weights[i] · values[parts[i]]]. */
interface Lookup {
  readonly parts: readonly number[];
  readonly weights: readonly number[];
  readonly distances: Uint8Array;
}

/** Tables whose distances are shorter by more on average than the longest are left out, unless only they look at a part. */
const SHORTER = 2;

/** Tables of the distances of those parts together, by their indices: the longest first, which cut most. */
export function* lookupsOf(
  parts: readonly Part[],
  groups: readonly (readonly number[])[],
  degree: number,
): Generator<void, Lookup[]> {
  const made: (Lookup & { readonly mean: number })[] = [];
  for (const group of groups) {
    const own = group.map((i) => parts[i]);
    const goals = own.reduce(
      (values, { size, goals }) => values.flatMap((value) => goals.map((goal) => value * size + goal)),
      [0],
    );
    const distances = yield* jointDistances(own, degree, goals);
    const weights = own.map((_, i) => own.slice(i + 1).reduce((product, { size }) => product * size, 1));
    made.push({ parts: group, weights, distances, mean: meanOf(distances) });
    yield;
  }
  made.sort((a, b) => b.mean - a.mean);
  const looked = new Set<number>();
  return made.filter(({ parts, mean }) => {
    const isNeeded = mean >= made[0].mean - SHORTER || parts.some((part) => !looked.has(part));
    if (isNeeded) for (const part of parts) looked.add(part);
    return isNeeded;
  });
}

/** The mean of the distances of some hundred states; those that no turns reach do not count. */
function meanOf(distances: Uint8Array): number {
  const step = Math.max(1, Math.floor(distances.length / 997));
  let sum = 0;
  let count = 0;
  for (let at = 0; at < distances.length; at += step)
    if (distances[at] <= FARTHEST) {
      sum += distances[at];
      count++;
    }
  return sum / count;
}

/** What the builder gives to states that it does not reach is more. */
const FARTHEST = 126;

/** Coordinates, and the tables over them. */
export interface Tables {
  readonly parts: readonly Part[];
  readonly lookups: readonly Lookup[];
}

/** No way home from those values is shorter. */
export function boundIn({ lookups }: Tables, values: ArrayLike<number>): number {
  let most = 0;
  for (const { parts, weights, distances } of lookups) {
    let index = 0;
    for (let i = 0; i < parts.length; i++) index += weights[i] * values[parts[i]];
    most = Math.max(most, distances[index]);
  }
  return most;
}

/** Where the search of such a stage begins: values of the parts of some tables. */
export interface TableRoot extends Omit<Root, "bound"> {
  readonly tables: Tables;
}

export function tableWalk(
  name: string,
  { turns, sequences }: TurnList,
  own: Pick<StageWalk, "accept" | "keeps"> & { rootsOf(candidate: Candidate): readonly TableRoot[] },
): StageWalk {
  const degree = turns.length;
  const values = new Int32Array(STAGE_LEVELS * MAX_PARTS);
  const readers = new Map<Tables, Reader>();
  let reader: Reader = readerOf({ parts: [], lookups: [] });
  const begin = (root: TableRoot) => {
    const known = readers.get(root.tables) ?? readerOf(root.tables);
    readers.set(root.tables, known);
    reader = known;
    for (let i = 0; i < root.words.length; i++) values[i] = root.words[i];
  };
  const boundAt = (at: number, left: number) => {
    const { terms } = reader;
    let most = 0;
    for (let i = 0; i < terms.length; i++) {
      const { distances, a, b, c, byA, byB, byC } = terms[i];
      const bound = distances[byA * values[at + a] + byB * values[at + b] + byC * values[at + c]];
      if (bound > left) return bound;
      if (bound > most) most = bound;
    }
    return most;
  };
  return {
    name,
    turns,
    sequences,
    ...own,
    roots: (candidate) =>
      own.rootsOf(candidate).map((root) => ({ ...root, bound: boundIn(root.tables, root.words) })),
    begin: (root) => begin(root as TableRoot & Root),
    step(level, turn, left) {
      const { next } = reader;
      const from = level * MAX_PARTS;
      const to = from + MAX_PARTS;
      for (let i = 0; i < next.length; i++) values[to + i] = next[i][values[from + i] * degree + turn];
      return boundAt(to, left);
    },
  };
}

const MAX_PARTS = 16;

/** What the loop reads: three terms for every table, so that it has one shape. */
interface Reader {
  readonly next: readonly Uint16Array[];
  readonly terms: readonly {
    readonly distances: Uint8Array;
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly byA: number;
    readonly byB: number;
    readonly byC: number;
  }[];
}

function readerOf({ parts, lookups }: Tables): Reader {
  return {
    next: parts.map(({ next }) => next),
    terms: lookups.map(({ parts: [a, b = 0, c = 0], weights: [byA, byB = 0, byC = 0], distances }) => ({
      distances,
      a,
      b,
      c,
      byA,
      byB,
      byC,
    })),
  };
}
