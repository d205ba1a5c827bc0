/**
 * How far each of the parallel layers of an axis turns: a *run* of turns, as an amount of 0 … 3 quarters for each layer. A set of
 * layers is amounts 0 and 1, which turn by any number of quarters together. What a run costs, how runs merge, and which
 * amounts are the best is decided here, for any price: metrics differ in nothing else.
 */
import {
  type Axis,
  makeTurn,
  ROTATION_COUNT,
  rotateTurn,
  rotations,
  type Turn,
} from "../../geometry/index.ts";
import { type Alg, moveOfTurn, turnsOf } from "../../notation/index.ts";
import { atOnce } from "../../portions.ts";
import { checkThat } from "../../result.ts";

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

const APART: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

export const PRICES: Readonly<Record<LargeMetric, LayerPrice>> = {
  /** One wherever two neighbors differ, since each is the end of a block. */
  OBTM: {
    name: "OBTM",
    own: [0, 0, 0, 0],
    beside: [0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 1, 1, 1, 0],
    isOfBlocks: true,
  },
  SSTM: { name: "SSTM", own: [0, 1, 1, 1], beside: APART, isOfBlocks: false },
  SQTM: { name: "SQTM", own: [0, 1, 2, 1], beside: APART, isOfBlocks: false },
};

export function costOf(amounts: Uint8Array, { own, beside }: LayerPrice = PRICES.OBTM): number {
  let cost = own[amounts[0]];
  for (let layer = 1; layer < amounts.length; layer++)
    cost += own[amounts[layer]] + beside[4 * amounts[layer - 1] + amounts[layer]];
  return cost;
}

/** What a run costs with the whole cube turned back by that amount meanwhile; not in blocks, of which only differences count. */
function costTurnedBack(amounts: Uint8Array, back: number, { own }: LayerPrice): number {
  let cost = 0;
  for (let layer = 0; layer < amounts.length; layer++) cost += own[(amounts[layer] - back) & 3];
  return cost;
}

/** What a run costs: the least of the four ways to turn the whole cube meanwhile. */
export function leastCostOf(amounts: Uint8Array, price: LayerPrice): number {
  let least = costOf(amounts, price);
  if (price.isOfBlocks) return least;
  for (let back = 1; back < 4; back++) {
    const cost = costTurnedBack(amounts, back, price);
    if (cost < least) least = cost;
  }
  return least;
}

export function sumOf(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.map((amount, layer) => (amount + other[layer]) & 3);
}

/**
 * The turns of a run, or of that many in a row: one for each block of neighboring layers with the same nonzero amount. Where all
 * layers turn alike, two, since the whole cube is no block.
 */
export function turnsOfAmounts(amounts: Uint8Array, axis: Axis, times = 1): Turn[] {
  const turns: Turn[] = [];
  for (let first = 0; first < amounts.length; ) {
    let last = first;
    while (last + 1 < amounts.length && amounts[last + 1] === amounts[first]) last++;
    if (first === 0 && last > 0 && last === amounts.length - 1) last--;
    if (amounts[first] > 0) turns.push(makeTurn(axis, first, last, amounts[first] * times));
    first = last + 1;
  }
  return turns;
}

/**
 * The turns without what changes nothing, up to how the cube is held at the end: neighboring ones about one axis become one
 * run. In block turns it is made with outer ones alone, one for each two neighboring layers whose amounts differ; in single
 * layers, as it is or with all layers turned back by the amount that leaves the fewest. No other way of making it costs less.
 */
export function mergeTurns(turns: readonly Turn[], size: number, price: LayerPrice = PRICES.OBTM): Turn[] {
  return atOnce(mergeSteps(turns, size, price));
}

/**
 * An algorithm that does the same to a cube of that size and costs no more turns in the metric, up to how the cube is held at the
 * end. Of each stretch of turns about one axis no other way costs less: in OBTM it is made of outer blocks; in SSTM and SQTM of single
 * layers, if it pays of all the others, with the cube turned meanwhile. On a 3x3 these are HTM, STM and QTM with slices.
 *
 * @throws TypeError for anything but a tree; RangeError for a size, CubegramError for a move that such a cube does not have, or for
 * more than a million moves.
 * @example
 * printAlg(simplifyByMetric(readAlg("Rw 3R"), 4, "SSTM")); // → L
 */
export function simplifyByMetric(alg: Alg, size: number, metric: LargeMetric): Alg {
  checkThat(LARGE_METRICS.includes(metric), "metric", LARGE_METRICS.join(", "), metric);
  const turns = mergeTurns(turnsOf(alg, size), size, PRICES[metric]);
  return { nodes: turns.map((turn) => moveOfTurn(turn, size)) };
}

/** Turns merged between two pauses. */
const AT_ONCE = 1000;

/** The same with pauses, since the largest cubes take tens of thousands of turns. */
export function* mergeSteps(
  turns: readonly Turn[],
  size: number,
  price: LayerPrice = PRICES.OBTM,
): Generator<void, Turn[]> {
  let list: readonly Turn[] = turns;
  for (;;) {
    const merged = yield* mergeOnce(list, size, price);
    // Runs that canceled bring their neighbors together.
    if (merged.length >= list.length && list !== turns) return merged;
    list = merged;
  }
}

function* mergeOnce(turns: readonly Turn[], size: number, price: LayerPrice): Generator<void, Turn[]> {
  const merged: Turn[] = [];
  const amounts = new Uint8Array(size);
  /** How the original turns would have left the cube held, as seen from how it is held now. */
  let frame = 0;
  for (let at = 0, rested = 0; at < turns.length; ) {
    if (at - rested >= AT_ONCE) {
      rested = at;
      yield;
    }
    const { axis } = turns[at];
    amounts.fill(0);
    for (; at < turns.length && turns[at].axis === axis; at++) addTurn(amounts, turns[at]);
    const back = cheapestBack(amounts, price);
    for (const turn of turnsOfRun(amounts, axis, back, price)) merged.push(rotateTurn(turn, frame, size));
    frame = frameAfter(frame, axis, back);
  }
  return merged;
}

/** How the turns as they were would leave the cube held, as seen from how it is held once all layers were turned back. */
export function frameAfter(frame: number, axis: number, back: number): number {
  const { product, quarter } = rotations();
  return product[frame * ROTATION_COUNT + quarter[axis][(4 - back) % 4]];
}

/** The fewest turns for a run with all layers turned back by that amount: outer blocks, or single layers. */
export function turnsOfRun(amounts: Uint8Array, axis: Axis, back: number, price: LayerPrice): Turn[] {
  const left = amounts.map((amount) => (amount - back) & 3);
  return price.isOfBlocks ? outerBlocks(left, axis) : turnsOfAmounts(left, axis);
}

function addTurn(amounts: Uint8Array, { first, last, quarters }: Turn): void {
  for (let layer = first; layer <= last; layer++) amounts[layer] = (amounts[layer] + quarters) % 4;
}

/** By how much to turn the whole cube back so that the run costs the least; by nothing, if that does not matter. */
export function cheapestBack(amounts: Uint8Array, price: LayerPrice): number {
  if (price.isOfBlocks) return stillLayer(amounts) < 0 ? amounts[amounts.length >> 1] : 0;
  const costs = [0, 1, 2, 3].map((back) => costTurnedBack(amounts, back, price));
  return costs.indexOf(Math.min(...costs));
}

/** A layer that need not turn, as close to the middle as possible; −1 if all turn. */
function stillLayer(amounts: Uint8Array): number {
  const middle = amounts.length >> 1;
  let best = -1;
  for (let layer = 0; layer < amounts.length; layer++)
    if (amounts[layer] === 0 && (best < 0 || Math.abs(layer - middle) < Math.abs(best - middle)))
      best = layer;
  return best;
}

/** Outer block turns that give each layer its amount: blocks from one side up to a layer, and from the other side after it. */
function outerBlocks(amounts: Uint8Array, axis: Axis): Turn[] {
  const turns: Turn[] = [];
  const outer = amounts.length - 1;
  const still = stillLayer(amounts);
  // If all layers turn, there is a turn more, and it is the least where two amounts meet.
  const meet = amounts.findIndex((amount, layer) => amount !== amounts[layer + 1]);
  const cut = still < 0 ? meet % outer : still;
  for (let layer = 0; layer <= outer; layer++) {
    const isBefore = layer <= cut;
    const isAtCut = layer === cut || layer === cut + 1;
    const beside = isAtCut ? 0 : amounts[isBefore ? layer + 1 : layer - 1];
    const step = (amounts[layer] - beside + 4) % 4;
    if (step > 0) turns.push(isBefore ? makeTurn(axis, 0, layer, step) : makeTurn(axis, layer, outer, step));
  }
  return turns;
}

/** The gain of an amount that is not allowed. */
export const NEVER = -1e9;

/** A choice of amounts, and the memory it needs. */
interface AmountChoice {
  /** gains[4 · layer + amount]: what that amount gains in that layer, or `NEVER`. */
  readonly gains: Float64Array;
  /** Written by `choose`. */
  readonly amounts: Uint8Array;
  /** A run that does nothing. */
  readonly still: Uint8Array;
  /** from[4 · layer + amount]: the amount of the layer before on the best path to there. */
  readonly from: Uint8Array;
  readonly values: Float64Array;
  /** The price times the rate: of neighbors, then of single layers. */
  readonly paid: Float64Array;
  /** The same for no run at all. */
  readonly free: Float64Array;
  /**
   * Chooses the amounts with the greatest gain − rate · (what runs cost more than before), by dynamic programming from layer to
   * layer, and returns that value. They are added to the run `more` and, if there is one, taken from the run `less`. Of equal
   * ones the amount of the layer before is kept; between two runs, where that saves no turn, the smallest is taken.
   */
  choose(rate: number, more: Uint8Array, less?: Uint8Array, price?: LayerPrice): number;
}

export function amountChoice(size: number): AmountChoice {
  const choice: AmountChoice = {
    gains: new Float64Array(4 * size),
    amounts: new Uint8Array(size),
    still: new Uint8Array(size),
    from: new Uint8Array(4 * size),
    values: new Float64Array(4),
    paid: new Float64Array(20),
    free: new Float64Array(20),
    choose: (rate, more, less, price) => chooseAmounts(choice, rate, more, less, price),
  };
  return choice;
}

function chooseAmounts(
  { gains, amounts, still, from, values, paid, free }: AmountChoice,
  rate: number,
  more: Uint8Array,
  less?: Uint8Array,
  { own, beside }: LayerPrice = PRICES.OBTM,
): number {
  const size = amounts.length;
  for (let i = 0; i < 16; i++) paid[i] = rate * beside[i];
  for (let amount = 0; amount < 4; amount++) paid[16 + amount] = rate * own[amount];
  const paidLess = less ? paid : free;
  const second = less ?? still;
  let before = paid[16 + more[0]] + paidLess[16 + second[0]];
  for (let amount = 0; amount < 4; amount++)
    values[amount] =
      gains[amount] - paid[16 + ((more[0] + amount) & 3)] - paidLess[16 + ((second[0] - amount) & 3)];
  // Unrolled: a loop over the amounts of the layer before takes one and a half times as long.
  for (let layer = 1; layer < size; layer++) {
    const here = more[layer];
    const hereLess = second[layer];
    const r0 = 4 * more[layer - 1];
    const s0 = 4 * second[layer - 1];
    before += paid[r0 + here];
    before += paidLess[s0 + hereLess];
    before += paid[16 + here] + paidLess[16 + hereLess];
    const r1 = (r0 + 4) & 15;
    const r2 = (r0 + 8) & 15;
    const r3 = (r0 + 12) & 15;
    const s1 = (s0 + 12) & 15;
    const s2 = (s0 + 8) & 15;
    const s3 = (s0 + 4) & 15;
    const v0 = values[0];
    const v1 = values[1];
    const v2 = values[2];
    const v3 = values[3];
    for (let amount = 0; amount < 4; amount++) {
      const to = (here + amount) & 3;
      const toLess = (hereLess - amount) & 3;
      let best = v0 - paid[r0 + to] - paidLess[s0 + toLess];
      let came = 0;
      let kept = best;
      const w1 = v1 - paid[r1 + to] - paidLess[s1 + toLess];
      if (amount === 1) kept = w1;
      if (w1 > best) {
        best = w1;
        came = 1;
      }
      const w2 = v2 - paid[r2 + to] - paidLess[s2 + toLess];
      if (amount === 2) kept = w2;
      if (w2 > best) {
        best = w2;
        came = 2;
      }
      const w3 = v3 - paid[r3 + to] - paidLess[s3 + toLess];
      if (amount === 3) kept = w3;
      if (w3 > best) {
        best = w3;
        came = 3;
      }
      if (!less && kept === best) came = amount;
      from[4 * layer + amount] = came;
      values[amount] = best + gains[4 * layer + amount] - paid[16 + to] - paidLess[16 + toLess];
    }
  }
  let amount = 0;
  for (let other = 1; other < 4; other++) if (values[other] > values[amount]) amount = other;
  const value = values[amount] + before;
  for (let layer = size - 1; layer >= 0; layer--) {
    amounts[layer] = amount;
    amount = from[4 * layer + amount];
  }
  return value;
}
