/**
 * Four edges of a 5x5 on their way to a belt as *placements*, four of eight places in order (1,680 of them): their midges, low
 * wings and high wings are each on four of the eight places off the belt about z. Only which pieces belong together matters, so a state is a set of four midge places, and where
 * the low and the high wing of each is: 70 · 1,680 · 1,680. Its number is (class of set and low wings under four
 * symmetries) · 1,680 + high wings.
 */
import { symmetryInverse, type Turn } from "../../../geometry/index.ts";
import {
  classSpace,
  classSteps,
  ORDERS_OF_FOUR,
  type PositionIndex,
  partOf,
  type Space,
  type TablePart,
} from "../../../search/index.ts";
import type { PairMoves } from "./pieces.ts";
import { symmetriesKeeping } from "./stage-turns.ts";

const PLACEMENTS = 1680;
/** The number of ways to choose four of eight places. */
const SETS = 70;

interface Placements {
  /** places[4 · placement + i]: the place of the i-th; rank[8³ · first + … + last]. */
  readonly places: Uint8Array;
  readonly rank: Int16Array;
  /** sorted[placement] = set · 24 + the order that sorts it. */
  readonly sorted: Uint16Array;
  /** relabeled[order · 1680 + placement]: the placement whose i-th is the order[i]-th of the old one. */
  readonly relabeled: Uint16Array;
  /** ascending[set]: its places in ascending order, as a placement. */
  readonly ascending: Uint16Array;
}

let made: Placements | undefined;

function placements(): Placements {
  made ??= makePlacements();
  return made;
}

function makePlacements(): Placements {
  const places: number[] = [];
  const rank = new Int16Array(8 ** 4).fill(-1);
  for (let key = 0; key < rank.length; key++) {
    const own = [key >> 9, (key >> 6) & 7, (key >> 3) & 7, key & 7];
    if (new Set(own).size < 4) continue;
    rank[key] = places.length / 4;
    places.push(...own);
  }
  const orders: number[][] = [];
  for (let key = 0; key < 256; key++) {
    const own = [key >> 6, (key >> 4) & 3, (key >> 2) & 3, key & 3];
    if (new Set(own).size === 4) orders.push(own);
  }
  const rankOf = (own: readonly number[]) => rank[(own[0] << 9) | (own[1] << 6) | (own[2] << 3) | own[3]];
  const orderOf = new Map(orders.map((order, i) => [order.join(), i]));
  const setOf = new Map<string, number>();
  const ascending: number[] = [];
  const sorted = new Uint16Array(PLACEMENTS);
  const relabeled = new Uint16Array(ORDERS_OF_FOUR * PLACEMENTS);
  for (let placement = 0; placement < PLACEMENTS; placement++) {
    const own = places.slice(4 * placement, 4 * placement + 4);
    const order = [0, 1, 2, 3].sort((a, b) => own[a] - own[b]);
    const up = order.map((i) => own[i]);
    let set = setOf.get(up.join());
    if (set === undefined) {
      set = setOf.size;
      setOf.set(up.join(), set);
      ascending.push(rankOf(up));
    }
    sorted[placement] = set * ORDERS_OF_FOUR + orderOf.get(order.join())!;
    orders.forEach((relabel, i) => {
      relabeled[i * PLACEMENTS + placement] = rankOf(relabel.map((from) => own[from]));
    });
  }
  return {
    places: Uint8Array.from(places),
    rank,
    sorted,
    relabeled,
    ascending: Uint16Array.from(ascending),
  };
}

function placementAfter({ places, rank }: Placements, placement: number, image: Uint8Array): number {
  const at = 4 * placement;
  return rank[
    (image[places[at]] << 9) |
      (image[places[at + 1]] << 6) |
      (image[places[at + 2]] << 3) |
      image[places[at + 3]]
  ];
}

/** The number of a position, given its three placements. */
interface PlacementsIndex extends PositionIndex {
  of(middle: number, low: number, high: number): number;
}

interface FourEdges {
  /** The placements of midges, low wings and high wings: with these, positions begin. */
  readonly parts: readonly TablePart[];
  /** The goal, of each: the belt's four places, in order. */
  readonly belt: number;
  readonly index: PlacementsIndex;
  readonly space: Space;
  readonly placements: Placements;
  /** Names the same four edges in the order of their midges' places. */
  rename(row: Int32Array, from: number): void;
}

/** For turns that move places as `images` say. */
function placementMoves(images: readonly Uint8Array[]): TablePart {
  const p = placements();
  return partOf(PLACEMENTS, images.length, (placement, turn) => placementAfter(p, placement, images[turn]));
}

/** The bits of a renaming: symmetry · 24 + order. */
const BITS = 7;

/** As those turns move them; the goal is the belt about y. */
export function* fourEdges(pairs: PairMoves, turns: readonly Turn[]): Generator<void, FourEdges> {
  const p = placements();
  const degree = turns.length;
  const moves = turns.map((turn) => pairs.moveOf(turn));
  const parts = (["middle", "low", "high"] as const).map((kind) =>
    placementMoves(moves.map((move) => move[kind])),
  );
  const belt = p.rank[(0 << 9) | (1 << 6) | (2 << 3) | 3];
  yield;
  const keeping = symmetriesKeeping([0, 1, 2]).filter((s) => !pairs.imageOf(s, 0, 8).swaps);
  const images = keeping.map((s) => pairs.imageOf(s, 0, 8).image);
  const renamed = renamings(p, images);
  yield;
  // Where a symmetry takes the set of a value, and the order in which it leaves those places.
  const sorted = (value: number, s: number) =>
    p.sorted[placementAfter(p, p.ascending[Math.floor(value / PLACEMENTS)], images[s])];
  const renaming = (value: number, s: number) => s * ORDERS_OF_FOUR + (sorted(value, s) % ORDERS_OF_FOUR);
  const classes = yield* classSteps({
    size: SETS * PLACEMENTS,
    inverse: keeping.map((s) => keeping.indexOf(symmetryInverse(s))),
    bits: BITS,
    renaming,
    image: (value, s) =>
      Math.floor(sorted(value, s) / ORDERS_OF_FOUR) * PLACEMENTS +
      renamed[renaming(value, s) * PLACEMENTS + (value % PLACEMENTS)],
  });
  const index = placementsIndex(p, parts, degree, classes.entry, renamed);
  const space = classSpace({
    name: "four edges",
    classes,
    renamed,
    others: PLACEMENTS,
    degree,
    index,
    goal: index.at(new Int32Array(3).fill(belt), 0),
    unrank(value, rest, row) {
      row[0] = p.ascending[Math.floor(value / PLACEMENTS)];
      row[1] = value % PLACEMENTS;
      row[2] = rest;
    },
  });
  return { parts, belt, index, space, placements: p, rename: namingInOrder() };
}

/** renamed[(symmetry · 24 + order) · 1680 + placement]: the placement moved by the symmetry and named in that order. */
function renamings(p: Placements, images: readonly Uint8Array[]): Uint16Array {
  const renamed = new Uint16Array(images.length * ORDERS_OF_FOUR * PLACEMENTS);
  images.forEach((image, s) => {
    for (let placement = 0; placement < PLACEMENTS; placement++) {
      const to = placementAfter(p, placement, image);
      for (let order = 0; order < ORDERS_OF_FOUR; order++)
        renamed[(s * ORDERS_OF_FOUR + order) * PLACEMENTS + placement] = p.relabeled[order * PLACEMENTS + to];
    }
  });
  return renamed;
}

/** Low and high wings are named in the order of their midges' places first, then as their class has them. */
function placementsIndex(
  { sorted, relabeled }: Placements,
  moves: readonly TablePart[],
  degree: number,
  entry: Int32Array,
  renamed: Uint16Array,
): PlacementsIndex {
  const [middle, low, high] = moves.map(({ table }) => table);
  const setRow = Int32Array.from(sorted, (own) => Math.floor(own / ORDERS_OF_FOUR) * PLACEMENTS);
  const orderRow = Int32Array.from(sorted, (own) => (own % ORDERS_OF_FOUR) * PLACEMENTS);
  const mask = (1 << BITS) - 1;
  const numberOf = (middle: number, low: number, high: number) => {
    const order = orderRow[middle];
    const found = entry[setRow[middle] + relabeled[order + low]];
    return (found >> BITS) * PLACEMENTS + renamed[(found & mask) * PLACEMENTS + relabeled[order + high]];
  };
  return {
    of: numberOf,
    at: (row, from) => numberOf(row[from], row[from + 1], row[from + 2]),
    after(row, from, list, first, end, into, at) {
      const m = row[from] * degree;
      const l = row[from + 1] * degree;
      const h = row[from + 2] * degree;
      for (let i = first; i < end; i++) {
        const turn = list[i];
        const midges = middle[m + turn];
        const order = orderRow[midges];
        const found = entry[setRow[midges] + relabeled[order + low[l + turn]]];
        into[at++] =
          (found >> BITS) * PLACEMENTS +
          renamed[(found & mask) * PLACEMENTS + relabeled[order + high[h + turn]]];
      }
    },
  };
}

/** What names the same four edges in the order of their midges' places. */
function namingInOrder(): (row: Int32Array, from: number) => void {
  const { sorted, relabeled, ascending } = placements();
  return (row, from) => {
    const own = sorted[row[from]];
    const order = (own % ORDERS_OF_FOUR) * PLACEMENTS;
    row[from] = ascending[Math.floor(own / ORDERS_OF_FOUR)];
    row[from + 1] = relabeled[order + row[from + 1]];
    row[from + 2] = relabeled[order + row[from + 2]];
  };
}
