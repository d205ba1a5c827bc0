/**
 * The last phase of a step on one axis. Its turns keep the axes separate, and all axes look alike: two faces with four
 * places of each orbit on each, and a pattern that says which four of the eight show the first color. Every turn
 * performs one of about fifteen *actions* on each axis.
 */
import { cubeGeometry, faces, ROTATION_COUNT, symmetryInverse, type Turn } from "../../../geometry/index.ts";
import {
  classSteps,
  distanceSteps,
  type KeepTable,
  makeTable,
  rankMask,
  rankOfSets,
  spaceOfTurns,
} from "../../../search/index.ts";
import { bitImages, type CenterOrbit } from "../center-masks.ts";
import { faceletImage, rotationsOfAxes, symmetriesKeeping } from "../stages/stage-turns.ts";

/** The number of ways to choose four of eight places. */
export const PATTERNS = 70;
const FIRST_FACE = 0x0f;

/** The pattern of a byte with four bits: 0 … 69. */
export function patternOf(byte: number): number {
  return rankMask(rankOfSets(4, 8), byte);
}

/** The pattern in which each color is on its own face. */
export function homePattern(): number {
  return patternOf(FIRST_FACE);
}

/**
 * places[8 · axis + k] of an orbit: a rotation takes each axis to the next, and its k-th place to the k-th place
 * there. The first four places are on the first face.
 */
export function placesByAxis(size: number, orbit: CenterOrbit): Uint16Array {
  const { faceletImage } = cubeGeometry(size);
  // It takes the faces U, R and F to the next one each.
  const [, , toNext] = rotationsOfAxes();
  const places = orbit.slice();
  for (let at = 8; at < 24; at++) places[at] = faceletImage[places[at - 8] * ROTATION_COUNT + toNext];
  return places;
}

/** What becomes of the patterns of an orbit: the pattern of orbit `to` is then image[pattern]. */
interface PatternMap {
  readonly to: number;
  readonly image: Uint8Array;
}

interface AxisModel {
  readonly orbits: number;
  /** actions[action][orbit · 70 + pattern]: the pattern after it. */
  readonly actions: readonly Uint8Array[];
  /** actionOf[axis · moves + move]. */
  readonly actionOf: Uint8Array;
  /**
   * isOdd[action]: 1 if turns of the deepest block about the other axes do it. Each of those swaps strips of pieces on two
   * axes, so that their number is even on all axes together.
   */
  readonly isOdd: Uint8Array;
  /** symmetries[i][orbit] of the axis, the identity first. Those that exchange the faces also exchange the colors. */
  readonly symmetries: readonly (readonly PatternMap[])[];
  /** inverse[i]: which of them undoes the i-th. */
  readonly inverse: readonly number[];
}

export function axisModel(size: number, orbits: readonly CenterOrbit[], turns: readonly Turn[]): AxisModel {
  const places = orbits.map((orbit) => placesByAxis(size, orbit));
  const actions: Uint8Array[] = [];
  const numbers = new Map<string, number>();
  const actionOf = new Uint8Array(3 * turns.length);
  const isOdd: number[] = [];
  const deepest = Math.max(...turns.map(({ first, last }) => last - first));
  for (let axis = 0; axis < 3; axis++)
    turns.forEach((turn, move) => {
      const rows = new Uint8Array(orbits.length * PATTERNS);
      places.forEach((facelets, orbit) => {
        rows.set(
          patternsAfter(bitImages(size, facelets.subarray(8 * axis, 8 * axis + 8), turn)),
          orbit * PATTERNS,
        );
      });
      const key = rows.join();
      const known = numbers.get(key) ?? actions.push(rows) - 1;
      numbers.set(key, known);
      isOdd[known] = turn.axis !== faces()[axis].axis && turn.last - turn.first === deepest ? 1 : 0;
      actionOf[axis * turns.length + move] = known;
    });
  const keeping = symmetriesKeeping([faces()[0].axis]);
  return {
    orbits: orbits.length,
    actions,
    actionOf,
    isOdd: Uint8Array.from(isOdd),
    symmetries: keeping.map((s) => symmetryMaps(size, places, s)),
    inverse: keeping.map((s) => keeping.indexOf(symmetryInverse(s))),
  };
}

function patternsAfter(bits: ArrayLike<number>, flip = 0): Uint8Array {
  const sets = rankOfSets(4, 8);
  return Uint8Array.from({ length: PATTERNS }, (_, pattern) => {
    const byte = sets.unrank(pattern);
    let image = 0;
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) image |= 1 << bits[bit];
    return rankMask(sets, image ^ flip);
  });
}

function symmetryMaps(size: number, places: readonly Uint16Array[], s: number): PatternMap[] {
  const image = faceletImage(size, s);
  const own = places.map((facelets) => facelets.subarray(0, 8));
  return own.map((facelets) => {
    const to = own.findIndex((each) => each.includes(image[facelets[0]]));
    const bits = facelets.map((facelet) => own[to].indexOf(image[facelet]));
    return { to, image: patternsAfter(bits, bits[0] < 4 ? 0 : 255) };
  });
}

/*
 * Exact distances of up to four orbits on an axis, up to its symmetries: the 70⁴ = 24 million arrangements reduce to
 * 1.7 million entries. The patterns of two orbits, which the symmetries do not mix with the others, determine a class;
 * the patterns of the other orbits are transformed with it.
 */

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

function goalsOf(group: AxisGroup, placed: number): number[][] {
  const isFree = group.some((orbit) => orbit >= placed);
  return Array.from({ length: isFree ? PATTERNS : 1 }, (_, pattern) =>
    group.map((orbit) => (orbit < placed ? homePattern() : pattern)),
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
