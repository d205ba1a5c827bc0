/**
 * The metrics of large cubes as records. What is counted is a *run*, a stretch of turns about one axis as an amount for each
 * layer: its price is a sum over the layers and over pairs of neighbors, and nothing else differs between metrics.
 */

/** A metric: what a run costs, as a sum over its layers and over pairs of neighboring layers. */
export interface LayerPrice {
  readonly name: LargeMetric;
  /** own[amount]: of a layer. */
  readonly own: ArrayLike<number>;
  /** beside[4 · amount + next]: of two neighbors, from the layer with the lower number. */
  readonly beside: ArrayLike<number>;
  /** Whether neighbors that turn together cost no more than one of them. */
  readonly isOfBlocks: boolean;
}

/** The names of the metrics of large cubes. */
export const LARGE_METRICS = ["OBTM", "SSTM", "SQTM"] as const;
/** One of `LARGE_METRICS`: outer block turns, turns of single layers, or their quarter turns. */
export type LargeMetric = (typeof LARGE_METRICS)[number];

/** Outer block turns: one wherever two neighbors differ, since each is the end of a block. */
export const BLOCK_TURNS: LayerPrice = {
  name: "OBTM",
  own: [0, 0, 0, 0],
  beside: [0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0],
  isOfBlocks: true,
};

const APART: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

const PRICES: Readonly<Record<LargeMetric, LayerPrice>> = {
  OBTM: BLOCK_TURNS,
  SSTM: { name: "SSTM", own: [0, 1, 1, 1], beside: APART, isOfBlocks: false },
  SQTM: { name: "SQTM", own: [0, 1, 2, 1], beside: APART, isOfBlocks: false },
};

export function priceOf(name: LargeMetric): LayerPrice {
  return PRICES[name];
}

export function costOf(amounts: Uint8Array, { own, beside }: LayerPrice = BLOCK_TURNS): number {
  let cost = own[amounts[0]];
  for (let layer = 1; layer < amounts.length; layer++)
    cost += own[amounts[layer]] + beside[4 * amounts[layer - 1] + amounts[layer]];
  return cost;
}

/** What a run costs with the whole cube turned back by that amount meanwhile; not in blocks, of which only differences count. */
export function costTurnedBack(amounts: Uint8Array, back: number, { own }: LayerPrice): number {
  let cost = 0;
  for (let layer = 0; layer < amounts.length; layer++) cost += own[(amounts[layer] - back) & 3];
  return cost;
}

export function costOfFace(quarters: number, { own, beside }: LayerPrice): number {
  return own[quarters] + beside[4 * quarters];
}
