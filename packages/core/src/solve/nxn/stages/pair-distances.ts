/** How far pairs of wings are from being paired, were they alone: breadth-first search over numbered orders, up to some depth. */
import {
  aliases,
  EDGES,
  type PairMoves,
  type PairNumbers,
  RESTS,
  rankOrder,
  unrankOrder,
} from "./pair-order.ts";

/** Stands for everything beyond the depth of the table. */
const UNKNOWN = 15;

export interface PairDistances {
  /** Four bits for each number: the lower ones for even numbers. */
  readonly nibbles: Uint8Array;
  /** What is not in the table is at least this far. */
  readonly beyond: number;
  /** How many numbers there are at each depth. */
  readonly counts: readonly number[];
}

export function* pairDistances(
  moves: PairMoves,
  n: PairNumbers,
  depth: number,
): Generator<void, PairDistances> {
  const nibbles = new Uint8Array((n.classes * RESTS) / 2).fill(255);
  const counts: number[] = [];
  const order = new Uint8Array(EDGES);
  const image = new Uint8Array(EDGES);
  const names = new Int32Array(8);
  // Turns that do the same are asked once.
  const turns = moves.low.length / EDGES;
  for (let edge = 0; edge < EDGES; edge++) order[edge] = edge;
  let layer = Int32Array.of(rankOrder(n, order, 0));
  let count = write(nibbles, names, aliases(n, order, names), 0);
  counts.push(count);
  for (let at = 1; at <= depth; at++) {
    const next: number[] = [];
    count = 0;
    for (let i = 0; i < layer.length; i++) {
      unrankOrder(n, layer[i], order);
      for (let turn = 0; turn < turns; turn++) {
        const row = turn * EDGES;
        for (let edge = 0; edge < EDGES; edge++) image[moves.low[row + edge]] = moves.high[row + order[edge]];
        const index = rankOrder(n, image, 0);
        if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) !== UNKNOWN) continue;
        if (at < depth) next.push(index);
        count += write(nibbles, names, aliases(n, image, names), at);
      }
      if ((i & 1023) === 1023) yield;
    }
    counts.push(count);
    layer = Int32Array.from(next);
  }
  return { nibbles, beyond: depth + 1, counts };
}

/** One depth more, in the same array: what is written anew was at least that far for whoever still looks up with the old bound. */
export function* deeperPairs(
  moves: PairMoves,
  n: PairNumbers,
  { nibbles, beyond, counts }: PairDistances,
): Generator<void, PairDistances> {
  const order = new Uint8Array(EDGES);
  const image = new Uint8Array(EDGES);
  const names = new Int32Array(8);
  const turns = moves.low.length / EDGES;
  let count = 0;
  for (let index = 0, asked = 0; index < 2 * nibbles.length; index++) {
    if ((index & 1048575) === 1048575) yield;
    if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) !== beyond - 1) continue;
    unrankOrder(n, index, order);
    for (let turn = 0; turn < turns; turn++) {
      const row = turn * EDGES;
      for (let edge = 0; edge < EDGES; edge++) image[moves.low[row + edge]] = moves.high[row + order[edge]];
      const to = rankOrder(n, image, 0);
      if (((nibbles[to >> 1] >> ((to & 1) << 2)) & 15) !== UNKNOWN) continue;
      count += write(nibbles, names, aliases(n, image, names), beyond);
    }
    if ((++asked & 1023) === 0) yield;
  }
  return { nibbles, beyond: beyond + 1, counts: [...counts, count] };
}

/** Gives all names of an order its distance; returns how many there are. */
function write(nibbles: Uint8Array, names: Int32Array, count: number, distance: number): number {
  let written = 0;
  for (let i = 0; i < count; i++) {
    const shift = (names[i] & 1) << 2;
    const at = names[i] >> 1;
    if (((nibbles[at] >> shift) & 15) === UNKNOWN) written++;
    nibbles[at] = (nibbles[at] & ~(15 << shift)) | (distance << shift);
  }
  return written;
}

export function pairDistance({ nibbles, beyond }: PairDistances, index: number): number {
  const found = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
  return found === UNKNOWN ? beyond : found;
}
