/**
 * Four edges of a 5x5 in the fourth stage: their midges, low wings and high wings are each on four of the eight places
 * off the belt about z. Only which pieces belong together matters, so a state is a set of four midge places, and where
 * the low and the high wing of each is: 70 · 1,680 · 1,680. Its index is (class of set and low wings under four
 * symmetries) · 1,680 + high wings.
 */
import { ORDERS_OF_FOUR, type PositionIndex, type Space, spaceOfTurns } from "../../../search/index.ts";
import { type EdgeMove, edgeImage } from "./five-edges.ts";
import type { PairMoves } from "./pair-order.ts";
import { PLACEMENTS, type Placements, placementAfter, placements, SETS } from "./placements.ts";
import { symmetriesKeeping } from "./symmetries.ts";

export interface RingEdges {
  readonly turns: number;
  /** next[placement · turns + turn]. */
  readonly middle: Uint16Array;
  readonly low: Uint16Array;
  readonly high: Uint16Array;
  /** setRow[midges] = set · 1680; orderRow[midges] = order · 1680, for the order that sorts them. */
  readonly setRow: Int32Array;
  readonly orderRow: Int32Array;
  readonly relabeled: Uint16Array;
  /** entry[setRow + low] = class · 128 + q; moved[q · 1680 + high]: the high wings as seen from the representative. */
  readonly entry: Int32Array;
  readonly moved: Uint16Array;
  readonly classes: number;
  /** representative[class] = set · 1680 + low. */
  readonly representative: Int32Array;
  /** The stabilizer of each class, as values of q: own[ownFrom[class]] … */
  readonly own: Uint8Array;
  readonly ownFrom: Int32Array;
  /** The symmetries, by q / 24. */
  readonly symmetries: readonly number[];
}

export function* ringEdges(pairs: PairMoves, moves: readonly EdgeMove[]): Generator<void, RingEdges> {
  const p = placements();
  yield;
  const turns = moves.length;
  const table = (images: readonly Uint8Array[]) => {
    const next = new Uint16Array(PLACEMENTS * turns);
    for (let placement = 0; placement < PLACEMENTS; placement++)
      images.forEach((image, turn) => {
        next[placement * turns + turn] = placementAfter(p, placement, image);
      });
    return next;
  };
  const symmetries = symmetriesKeeping([0, 1, 2]).filter((s) => !edgeImage(pairs, s, 0, 8).swaps);
  const images = symmetries.map((s) => edgeImage(pairs, s, 0, 8).image);
  const numbered = yield* classesOf(p, images);
  return {
    turns,
    middle: table(moves.map(({ middle }) => middle)),
    low: table(moves.map(({ low }) => low)),
    high: table(moves.map(({ high }) => high)),
    setRow: Int32Array.from(p.sorted, (sorted) => Math.floor(sorted / ORDERS_OF_FOUR) * PLACEMENTS),
    orderRow: Int32Array.from(p.sorted, (sorted) => (sorted % ORDERS_OF_FOUR) * PLACEMENTS),
    relabeled: p.relabeled,
    ...numbered,
    symmetries,
  };
}

/** States numbered between two pauses: a few milliseconds. */
const BETWEEN = 10_000;

function* classesOf(p: Placements, images: readonly Uint8Array[]) {
  const moved = new Uint16Array(images.length * ORDERS_OF_FOUR * PLACEMENTS);
  images.forEach((image, s) => {
    for (let placement = 0; placement < PLACEMENTS; placement++) {
      const to = placementAfter(p, placement, image);
      for (let order = 0; order < ORDERS_OF_FOUR; order++)
        moved[(s * ORDERS_OF_FOUR + order) * PLACEMENTS + placement] = p.relabeled[order * PLACEMENTS + to];
    }
  });
  yield;
  const entry = new Int32Array(SETS * PLACEMENTS).fill(-1);
  const representative: number[] = [];
  const own: number[] = [];
  const ownFrom = [0];
  // The symmetries form a group, so each image of a state leads back to it by one of them.
  const imageOf = (state: number, s: number) => {
    const set = Math.floor(state / PLACEMENTS);
    const sorted = p.sorted[placementAfter(p, p.ascending[set], images[s])];
    const q = s * ORDERS_OF_FOUR + (sorted % ORDERS_OF_FOUR);
    return {
      q,
      to: Math.floor(sorted / ORDERS_OF_FOUR) * PLACEMENTS + moved[q * PLACEMENTS + (state % PLACEMENTS)],
    };
  };
  for (let state = 0; state < entry.length; state++) {
    if (state % BETWEEN === BETWEEN - 1) yield;
    if (entry[state] >= 0) continue;
    const found = representative.length;
    representative.push(state);
    for (let s = 0; s < images.length; s++) {
      const { q, to } = imageOf(state, s);
      if (to === state) own.push(q);
      if (entry[to] >= 0) continue;
      for (let back = 0; back < images.length; back++) {
        const home = imageOf(to, back);
        if (home.to !== state) continue;
        entry[to] = found * 128 + home.q;
        break;
      }
    }
    ownFrom.push(own.length);
  }
  return {
    entry,
    moved,
    classes: representative.length,
    representative: Int32Array.from(representative),
    own: Uint8Array.from(own),
    ownFrom: Int32Array.from(ownFrom),
  };
}

/** The index of three placements. */
export function ringIndex(
  { setRow, orderRow, relabeled, entry, moved }: RingEdges,
  middle: number,
  low: number,
  high: number,
): number {
  const order = orderRow[middle];
  const found = entry[setRow[middle] + relabeled[order + low]];
  return (found >> 7) * PLACEMENTS + moved[(found & 127) * PLACEMENTS + relabeled[order + high]];
}

/** The index over the first three parts of a position: midges, low wings and high wings. */
export function placementsIndex(edges: RingEdges): PositionIndex {
  const { turns, middle, low, high, setRow, orderRow, relabeled, entry, moved } = edges;
  return {
    at: (row, from) => ringIndex(edges, row[from], row[from + 1], row[from + 2]),
    after(row, from, list, first, end, into, at) {
      const m = row[from] * turns;
      const l = row[from + 1] * turns;
      const h = row[from + 2] * turns;
      for (let i = first; i < end; i++) {
        const turn = list[i];
        const midges = middle[m + turn];
        const order = orderRow[midges];
        const found = entry[setRow[midges] + relabeled[order + low[l + turn]]];
        into[at++] =
          (found >> 7) * PLACEMENTS + moved[(found & 127) * PLACEMENTS + relabeled[order + high[h + turn]]];
      }
    },
  };
}

/** The space of all states, starting from the four edges of the belt about y. */
export function ringSpace(edges: RingEdges): Space {
  const { turns, middle, low, high, representative, classes, own, ownFrom, moved } = edges;
  const { ascending, rank } = placements();
  const home = rank[(0 << 9) | (1 << 6) | (2 << 3) | 3];
  return spaceOfTurns({
    name: "four edges",
    size: classes * PLACEMENTS,
    start: ringIndex(edges, home, home, home),
    degree: turns,
    turn(index, first, to, into, at) {
      const state = representative[Math.floor(index / PLACEMENTS)];
      const from = ascending[Math.floor(state / PLACEMENTS)] * turns;
      const lowFrom = (state % PLACEMENTS) * turns;
      const highFrom = (index % PLACEMENTS) * turns;
      for (let turn = first; turn < to; turn++)
        into[at + turn - first] = ringIndex(
          edges,
          middle[from + turn],
          low[lowFrom + turn],
          high[highFrom + turn],
        );
    },
    aliases(index, into) {
      const found = Math.floor(index / PLACEMENTS);
      const base = found * PLACEMENTS;
      let count = 0;
      for (let i = ownFrom[found]; i < ownFrom[found + 1]; i++)
        into[count++] = base + moved[own[i] * PLACEMENTS + (index - base)];
      return count;
    },
  });
}
