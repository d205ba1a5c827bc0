/**
 * Placements: four of eight places in order (1,680 of them), and tables for three kinds of pieces placed in this way:
 * midges, low wings and high wings.
 */
import { ORDERS_OF_FOUR } from "../../../search/index.ts";

export const PLACEMENTS = 1680;
/** The number of ways to choose four of eight places. */
export const SETS = 70;

export interface Placements {
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

export function placements(): Placements {
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

/** The placement after each place has moved as `image` says. */
export function placementAfter({ places, rank }: Placements, placement: number, image: Uint8Array): number {
  const at = 4 * placement;
  return rank[
    (image[places[at]] << 9) |
      (image[places[at + 1]] << 6) |
      (image[places[at + 2]] << 3) |
      image[places[at + 3]]
  ];
}
