/**
 * Exact distances of up to four orbits on an axis, up to its symmetries: the 70⁴ = 24 million arrangements reduce to
 * 1.7 million entries. The patterns of two orbits, which the symmetries do not mix with the others, determine a class;
 * the patterns of the other orbits are transformed with it.
 */
import { classSteps, distanceSteps, spaceOfTurns } from "../../../search/index.ts";
import { type AxisModel, homePattern, PATTERNS } from "./axis-model.ts";

/** Indices of a step's orbits: the first two determine the class, up to two more are transformed with it. */
export type AxisGroup = readonly number[];

export interface AxisTable {
  readonly group: AxisGroup;
  /** distances[index]: of the shortest way with an even number of odd actions, and 16 times that with an odd one. */
  readonly distances: Uint8Array;
  /** keys[first pattern · 70 + second pattern] = class << 4 | symmetry. */
  readonly keys: Int32Array;
  /** What the other patterns add to class · span: [symmetry · 70 + pattern]. */
  readonly third: Uint16Array;
  readonly fourth: Uint16Array;
  /** The number of arrangements of the other orbits. */
  readonly span: number;
}

/** The bits of a symmetry in a key. */
const BITS = 4;
const SYMMETRIES = (1 << BITS) - 1;

/** The index of an arrangement. */
export function axisIndex(
  { keys, third, fourth, span }: AxisTable,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  const key = keys[a * PATTERNS + b];
  const s = (key & SYMMETRIES) * PATTERNS;
  return (key >> BITS) * span + third[s + c] + fourth[s + d];
}

/** Builds the table. The first `placed` orbits have to be home; the others only have to look alike. */
export function* axisTable(model: AxisModel, group: AxisGroup, placed: number): Generator<void, AxisTable> {
  const { actions, isOdd } = model;
  const [a, b, ...rest] = group;
  const usable = [...model.symmetries.keys()].filter((s) => {
    const maps = model.symmetries[s];
    return maps[a].to === a && maps[b].to === b && rest.every((orbit) => rest.includes(maps[orbit].to));
  });
  const mapsOf = usable.map((s) => model.symmetries[s]);
  const {
    representative,
    entry: keys,
    own,
    ownFrom,
  } = yield* classSteps({
    size: PATTERNS ** 2,
    inverse: usable.map((s) => usable.indexOf(model.inverse[s])),
    bits: BITS,
    image: (value, s) =>
      mapsOf[s][a].image[Math.floor(value / PATTERNS)] * PATTERNS + mapsOf[s][b].image[value % PATTERNS],
  });
  const span = PATTERNS ** rest.length;
  const parts = [0, 1].map((at) => {
    const adds = new Uint16Array(PATTERNS << BITS);
    const orbit = rest[at];
    if (orbit === undefined) return adds;
    mapsOf.forEach((maps, s) => {
      const weight = PATTERNS ** (rest.length - 1 - rest.indexOf(maps[orbit].to));
      maps[orbit].image.forEach((image, pattern) => {
        adds[s * PATTERNS + pattern] = weight * image;
      });
    });
    return adds;
  });
  const [third, fourth] = parts;
  const table = { group, keys, third, fourth, span };
  yield;
  const [first, second, c, d] = group.map((orbit) => (orbit ?? 0) * PATTERNS);
  const hasThird = rest.length > 0;
  const hasFourth = rest.length > 1;

  /** The third and the fourth pattern of a number below `span`. */
  const thirdOf = (below: number) => (hasFourth ? Math.floor(below / PATTERNS) : below);
  const fourthOf = (below: number) => (hasFourth ? below % PATTERNS : 0);

  const space = spaceOfTurns({
    name: `axis ${group.join()}`,
    size: 2 * representative.length * span,
    start: 0,
    goals: goalsOf(group, placed).map(
      ([p, q, r = 0, s = 0]) => 2 * axisIndex({ ...table } as AxisTable, p, q, r, s),
    ),
    degree: actions.length,
    turn(number, from, to, into, at) {
      const parity = number & 1;
      const index = number >> 1;
      const kind = Math.floor(index / span);
      const below = index - kind * span;
      const value = representative[kind];
      const p = Math.floor(value / PATTERNS);
      const q = value - p * PATTERNS;
      const r = thirdOf(below);
      const t = fourthOf(below);
      for (let action = from; action < to; action++) {
        const rows = actions[action];
        const key = keys[rows[first + p] * PATTERNS + rows[second + q]];
        const s = (key & SYMMETRIES) * PATTERNS;
        let image = (key >> BITS) * span;
        if (hasThird) image += third[s + rows[c + r]];
        if (hasFourth) image += fourth[s + rows[d + t]];
        into[at + action - from] = 2 * image + (parity ^ isOdd[action]);
      }
    },
    aliases(number, into) {
      const parity = number & 1;
      const index = number >> 1;
      const kind = Math.floor(index / span);
      const below = index - kind * span;
      into[0] = number;
      let found = 1;
      for (let i = ownFrom[kind] + 1; i < ownFrom[kind + 1]; i++) {
        const s = own[i] * PATTERNS;
        into[found++] = 2 * (kind * span + third[s + thirdOf(below)] + fourth[s + fourthOf(below)]) + parity;
      }
      return found;
    },
  });
  return { ...table, distances: packed(yield* distanceSteps(space)) };
}

/** Both parities in a byte, since lookups wait for memory. No distance is longer than 15. */
function packed(distances: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(distances.length / 2);
  for (let index = 0; index < pairs.length; index++)
    pairs[index] = Math.min(distances[2 * index], 15) | (Math.min(distances[2 * index + 1], 15) << 4);
  return pairs;
}

/** The goal arrangements. */
function goalsOf(group: AxisGroup, placed: number): number[][] {
  const isFree = group.some((orbit) => orbit >= placed);
  return Array.from({ length: isFree ? PATTERNS : 1 }, (_, pattern) =>
    group.map((orbit) => (orbit < placed ? homePattern() : pattern)),
  );
}

/** The same distances for the mirror image of a group; undefined if there is no such symmetry. */
export function mirroredTable(model: AxisModel, table: AxisTable, group: AxisGroup): AxisTable | undefined {
  const maps = model.symmetries.find((own) => group.every((orbit, i) => own[orbit].to === table.group[i]));
  if (!maps) return undefined;
  const [a, b, c, d] = group.map((orbit) => maps[orbit]?.image);
  const through = (adds: Uint16Array, image: Uint8Array | undefined) =>
    image ? adds.map((_, at) => adds[at - (at % PATTERNS) + image[at % PATTERNS]]) : adds;
  return {
    ...table,
    group,
    keys: table.keys.map(
      (_, value) => table.keys[a[Math.floor(value / PATTERNS)] * PATTERNS + b[value % PATTERNS]],
    ),
    third: through(table.third, c),
    fourth: through(table.fourth, d),
  };
}
