/**
 * In how many ways the corners, middle edges and fixed centers of a cube can be completed: what `coreCompletions` counts,
 * without listing anything. It is asked for a hundred holds at a time, so the table is a plain array over sets of used
 * pieces, goes from one reached set to the next, and ends before the blank places.
 */
import { factorial, parity } from "../perm/index.ts";
import { fittingRotations } from "./color-faults.ts";
import type { Candidates } from "./fillings.ts";
import { candidatesOf } from "./law-faults.ts";
import type { PieceOrbit, PieceTables } from "./piece-orbits.ts";

/** The number of completions of the core; exact up to 2^53. */
export function countCore(tables: PieceTables, colors: Uint8Array): number {
  const { corners, edges, centerParity } = tables;
  const inCorners = countDeals(corners, colors);
  // Most holds fail at the corners, which are counted in a tenth of the time.
  if (!edges || inCorners[0] + inCorners[1] === 0) return inCorners[0] + inCorners[1];
  const inEdges = countDeals(edges, colors);
  const centers = [0, 0];
  for (const rotation of fittingRotations(tables, colors)) centers[centerParity[rotation]]++;
  let total = 0;
  for (const p of [0, 1]) for (const q of [0, 1]) total += inCorners[p] * inEdges[q] * centers[p ^ q];
  return total;
}

/**
 * Once a piece is placed on one of three blank places, the other two can still be dealt with any sum and either parity: all
 * classes are equally many.
 */
const MIN_BLANK = 3;

/** In which order the places of an orbit are dealt to. */
export interface DealOrder {
  /** The candidates of each place, in the order in which they are dealt to. */
  readonly candidates: Candidates;
  /** order[at]: the place dealt to. */
  readonly order: readonly number[];
  /** How many places are dealt to one by one; the others are blank, and take whatever is left. */
  readonly depth: number;
}

/** The fewest candidates first: most places have one or two, and blank ones come last. */
export function dealOrder({ count, orientations }: PieceOrbit, byPlace: Candidates): DealOrder {
  const order = [...byPlace.keys()].sort((a, b) => byPlace[a].length - byPlace[b].length);
  const candidates = order.map((place) => byPlace[place]);
  const partly = candidates.filter((codes) => codes.length < count * orientations).length;
  return { candidates, order, depth: count - partly >= MIN_BLANK ? partly : count };
}

interface DealTable {
  /** ways[used · classes + class]: the ways of using up a set of pieces. */
  readonly ways: Float64Array;
  /** Whether a set of pieces was reached. */
  readonly isReached: Uint8Array;
}

/** Cleared tables by how many classes and pieces there are: to clear what was used takes much less than to make new ones. */
const cleared = new Map<number, DealTable>();

function clearedTable(classes: number, count: number): DealTable {
  const key = classes << count;
  const known = cleared.get(key);
  if (known) return known;
  const table = { ways: new Float64Array(key), isReached: new Uint8Array(1 << count) };
  cleared.set(key, table);
  return table;
}

/** The ways of dealing the pieces with a sum of orientations of zero, by parity. */
function countDeals(piece: PieceOrbit, colors: Uint8Array): readonly [number, number] {
  const { count, orientations } = piece;
  const { candidates, order, depth } = dealOrder(piece, candidatesOf(piece, colors));
  if (candidates[0].length === 0) return [0, 0];
  const classes = 2 * orientations;
  const { ways, isReached } = clearedTable(classes, count);
  // Taking the places in another order changes the parity of every deal by the parity of that order.
  ways[parity(order)] = 1;
  const reached = [0];
  let from = 0;
  for (let place = 0; place < depth; place++) {
    const codes = candidates[place];
    const to = reached.length;
    for (; from < to; from++) {
      const used = reached[from];
      for (let each = 0; each < codes.length; each++) {
        const code = codes[each];
        const home = (code / orientations) | 0;
        if ((used >> home) & 1) continue;
        const then = used | (1 << home);
        if (isReached[then] === 0) {
          isReached[then] = 1;
          reached.push(then);
        }
        const turned = code - home * orientations;
        const odd = isOdd(used >> (home + 1));
        for (let sum = 0; sum < orientations; sum++) {
          const after = sum + turned < orientations ? sum + turned : sum + turned - orientations;
          ways[then * classes + after * 2 + odd] += ways[used * classes + sum * 2];
          ways[then * classes + after * 2 + 1 - odd] += ways[used * classes + sum * 2 + 1];
        }
      }
    }
  }
  let all = 0;
  for (let end = from; end < reached.length; end++)
    for (let each = 0; each < classes; each++) all += ways[reached[end] * classes + each];
  const each = (all * factorial(count - depth) * orientations ** (count - depth)) / classes;
  const whole = ((1 << count) - 1) * classes;
  const found: readonly [number, number] = depth === count ? [ways[whole], ways[whole + 1]] : [each, each];
  for (const used of reached) {
    ways.fill(0, used * classes, (used + 1) * classes);
    isReached[used] = 0;
  }
  return found;
}

/** 1 if an odd number of its twelve bits are set. */
export function isOdd(bits: number): number {
  let folded = bits ^ (bits >> 8);
  folded ^= folded >> 4;
  return (0x6996 >> (folded & 15)) & 1;
}
