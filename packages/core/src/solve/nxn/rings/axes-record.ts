/**
 * Steps as records in the last phase: the parts are the pattern of each orbit on each axis, and the score is made of
 * exact distances on the three axes.
 */
import {
  classSteps,
  distanceSteps,
  type KeepTable,
  MAX_SCORE,
  makeTable,
  partOf,
  spaceOfTurns,
} from "../../../search/index.ts";
import type { BeamRecord } from "../beam-space.ts";
import { axisModel, PATTERNS } from "./positions.ts";
import { phaseTurns, type RingStep } from "./ring-steps.ts";

/**
 * Which orbits share a table. Of 60 random joins of three, beams of 300 solve all with these four groups, 58 with the
 * first or the second left out, and 49 with a group [0, 1, 2, 4] in place of the last two.
 */
const GROUPS: Readonly<Record<RingStep["kind"], readonly (readonly number[])[]>> = {
  place: [[0, 1]],
  joinTwo: [[0, 1, 2]],
  joinThree: [
    [0, 3, 2, 4],
    [1, 3, 2, 4],
    [0, 1, 2, 3],
    [0, 1, 4, 3],
  ],
};

/** Size of the cache of scores, in bits. */
const CACHE_BITS = 15;

export function* axesRecord(size: number, step: RingStep, keep: KeepTable): Generator<void, BeamRecord> {
  const turns = phaseTurns(size, step.blocks, 2);
  const model = axisModel(size, [...step.placed, ...step.bar], turns);
  const placed = step.placed.length;
  yield;
  const tables = yield* axisTables(model, GROUPS[step.kind], placed, keep);
  const { orbits, home, actions, actionOf } = model;
  const moves = turns.length;
  const next = new Uint8Array(orbits + 1);
  const count = actions.length;
  const cached = new Int32Array(1 << CACHE_BITS).fill(-1);
  const sums = new Uint16Array((2 * count) << CACHE_BITS);
  const groups = tables.map(({ group, keys, third, fourth, span, distances }) => {
    // Where a group has fewer orbits, the rest point to a pattern that adds nothing.
    const [a, b, c = orbits, d = orbits] = group;
    return { a, b, c, d, keys, third, fourth, span, distances };
  });
  const parts = [0, 1, 2].flatMap((axis) =>
    Array.from({ length: orbits }, (_, orbit) => {
      const rowOf = (move: number) => actions[actionOf[axis * moves + move]];
      return partOf(PATTERNS, moves, (pattern, move) => rowOf(move)[orbit * PATTERNS + pattern]);
    }),
  );
  return { name: `${step.kind}, phase 2`, turns, parts, terms: [], beam: { weigh, isGoal } };

  function isGoal(positions: Int32Array, from: number): boolean {
    for (let at = from; at < from + 3 * orbits; at += orbits)
      for (let orbit = 0; orbit < orbits; orbit++)
        if (
          orbit < placed
            ? positions[at + orbit] !== home
            : positions[at + orbit] !== positions[at + placed] && orbit > placed
        )
          return false;
    return true;
  }

  /**
   * Every turn that swaps strips does so on two axes. So of the three ways to solve the axes, two or none are odd; the
   * cheapest choice counts.
   */
  function weigh(positions: Int32Array, from: number, into: Uint16Array, to: number): void {
    const x = sumsOf(positions, from);
    const y = sumsOf(positions, from + orbits);
    const z = sumsOf(positions, from + 2 * orbits);
    for (let move = 0; move < moves; move++) {
      const ofX = x + 2 * actionOf[move];
      const ofY = y + 2 * actionOf[moves + move];
      const ofZ = z + 2 * actionOf[2 * moves + move];
      const xIsEven = sums[ofX] + Math.min(sums[ofY] + sums[ofZ], sums[ofY + 1] + sums[ofZ + 1]);
      const xIsOdd = sums[ofX + 1] + Math.min(sums[ofY] + sums[ofZ + 1], sums[ofY + 1] + sums[ofZ]);
      into[to + move] = Math.min(xIsEven, xIsOdd, MAX_SCORE);
    }
  }

  /**
   * Where the scores of an axis after each action are, in an even and in an odd way. Mostly they are cached from a
   * position that looks the same on some axis.
   */
  function sumsOf(positions: Int32Array, from: number): number {
    let key = 0;
    for (let orbit = 0; orbit < orbits; orbit++) key = key * PATTERNS + positions[from + orbit];
    const slot = Math.imul(key, 0x9e3779b1) >>> (32 - CACHE_BITS);
    const at = 2 * slot * count;
    if (cached[slot] === key) return at;
    cached[slot] = key;
    for (let action = 0; action < count; action++) {
      const rows = actions[action];
      for (let orbit = 0; orbit < orbits; orbit++)
        next[orbit] = rows[orbit * PATTERNS + positions[from + orbit]];
      // Squares, since whatever is far off on one axis delays the rest.
      let even = 0;
      let odd = 0;
      for (let i = 0; i < groups.length; i++) {
        const { a, b, c, d, keys, third, fourth, span, distances } = groups[i];
        const entry = keys[next[a] * PATTERNS + next[b]];
        const s = (entry & 15) * PATTERNS;
        const pair = distances[(entry >> 4) * span + third[s + next[c]] + fourth[s + next[d]]];
        const evenTurns = pair & 15;
        const oddTurns = pair >> 4;
        even += evenTurns * evenTurns;
        odd += oddTurns * oddTurns;
      }
      sums[at + 2 * action] = even;
      sums[at + 2 * action + 1] = odd;
    }
    return at;
  }
}

/*
 * Exact distances of up to four orbits on an axis, up to its symmetries: the 70⁴ = 24 million arrangements reduce to
 * 1.7 million entries. The patterns of two orbits, which the symmetries do not mix with the others, determine a class;
 * the patterns of the other orbits are transformed with it.
 */

type AxisModel = ReturnType<typeof axisModel>;

/** Indices of a step's orbits: the first two determine the class, up to two more are transformed with it. */
type AxisGroup = readonly number[];

interface AxisTable {
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

function axisIndex(
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

/**
 * A table for each group, of which mirror images share their distances. The first `placed` orbits have to be home; the others only
 * have to look alike.
 */
export function* axisTables(
  model: AxisModel,
  groups: readonly AxisGroup[],
  placed: number,
  keep: KeepTable = makeTable,
): Generator<void, AxisTable[]> {
  const tables: AxisTable[] = [];
  for (const group of groups) {
    let mirrored: AxisTable | undefined;
    for (const table of tables) mirrored ??= mirroredTable(model, table, group);
    tables.push(mirrored ?? (yield* axisTable(model, group, placed, keep)));
  }
  return tables;
}

function* axisTable(
  model: AxisModel,
  group: AxisGroup,
  placed: number,
  keep: KeepTable,
): Generator<void, AxisTable> {
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
    goals: goalsOf(group, placed, model.home).map(
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
  const distances = yield* keep(function* () {
    return packed(yield* distanceSteps(space));
  });
  return { ...table, distances };
}

/** Both parities in a byte, since lookups wait for memory. No distance is longer than 15. */
function packed(distances: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(distances.length / 2);
  for (let index = 0; index < pairs.length; index++)
    pairs[index] = Math.min(distances[2 * index], 15) | (Math.min(distances[2 * index + 1], 15) << 4);
  return pairs;
}

function goalsOf(group: AxisGroup, placed: number, home: number): number[][] {
  const isFree = group.some((orbit) => orbit >= placed);
  return Array.from({ length: isFree ? PATTERNS : 1 }, (_, pattern) =>
    group.map((orbit) => (orbit < placed ? home : pattern)),
  );
}

/** The same distances for the mirror image of a group; undefined if there is no such symmetry. */
function mirroredTable(model: AxisModel, table: AxisTable, group: AxisGroup): AxisTable | undefined {
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
