/**
 * In how many ways the corners, middle edges and fixed centers of a cube can be completed: what `coreCompletions` counts,
 * without listing anything. It is asked for dozens of holds at a time, so the table is a plain array over sets of used
 * pieces, and ends before the blank places.
 */
import { factorial, parity } from "../perm/index.ts";
import { fittingRotations } from "./color-faults.ts";
import { candidatesOf } from "./piece-faults.ts";
import type { PieceOrbit, PieceTables } from "./piece-orbits.ts";

/** The number of completions of the core; exact up to 2^53. */
export function countCore(tables: PieceTables, colors: Uint8Array): number {
  const { corners, edges, centerParity } = tables;
  const inCorners = countDeals(corners, colors);
  if (!edges) return inCorners[0] + inCorners[1];
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

/** The ways of dealing the pieces with a sum of orientations of zero, by parity. */
function countDeals(piece: PieceOrbit, colors: Uint8Array): readonly [number, number] {
  const { count, orientations } = piece;
  const classes = 2 * orientations;
  const candidates = candidatesOf(piece, colors);
  const order = [...candidates.keys()].sort((a, b) => candidates[a].length - candidates[b].length);
  const sorted = order.map((place) => candidates[place]);
  const partly = sorted.filter((codes) => codes.length < count * orientations).length;
  const blank = count - partly;
  const depth = blank >= MIN_BLANK ? partly : count;
  const ways = new Float64Array(classes << count);
  // Taking the places in another order changes the parity of every deal by the parity of that order.
  ways[parity(order)] = 1;
  let sets = [0];
  for (let place = 0; place < depth; place++) {
    const next: number[] = [];
    const isNext = new Uint8Array(1 << count);
    for (const used of sets)
      for (const code of sorted[place]) {
        const home = (code / orientations) | 0;
        if ((used >> home) & 1) continue;
        const then = used | (1 << home);
        if (!isNext[then]) {
          isNext[then] = 1;
          next.push(then);
        }
        const turned = code - home * orientations;
        const odd = bitParity(used >> (home + 1));
        for (let sum = 0; sum < orientations; sum++) {
          const to = then * classes + ((sum + turned) % orientations) * 2;
          ways[to + odd] += ways[used * classes + sum * 2];
          ways[to + 1 - odd] += ways[used * classes + sum * 2 + 1];
        }
      }
    sets = next;
  }
  if (depth === count)
    return sets.length === 0 ? [0, 0] : [ways[sets[0] * classes], ways[sets[0] * classes + 1]];
  let all = 0;
  for (const used of sets) for (let each = 0; each < classes; each++) all += ways[used * classes + each];
  const each = (all * factorial(blank) * orientations ** blank) / classes;
  return [each, each];
}

function bitParity(bits: number): number {
  let folded = bits ^ (bits >> 8);
  folded ^= folded >> 4;
  return (0x6996 >> (folded & 15)) & 1;
}
