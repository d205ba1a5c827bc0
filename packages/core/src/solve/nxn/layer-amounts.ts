/**
 * How far each of the parallel layers is turned: an amount of 0 … 3 quarters per layer. In outer block turns this costs
 * one turn for each pair of neighboring layers whose amounts differ, so dynamic programming along the axis finds the
 * best amounts from what each layer gains.
 */
import { type Axis, makeTurn, type Turn } from "../../geometry/index.ts";

/** How many outer block turns these amounts take. */
export function stepsOf(amounts: Uint8Array): number {
  let steps = 0;
  for (let layer = 1; layer < amounts.length; layer++) if (amounts[layer] !== amounts[layer - 1]) steps++;
  return steps;
}

/** The turns: one for each block of neighboring layers with the same nonzero amount. */
export function turnsOfAmounts(amounts: Uint8Array, axis: Axis): Turn[] {
  const turns: Turn[] = [];
  for (let first = 0; first < amounts.length; ) {
    let last = first;
    while (last + 1 < amounts.length && amounts[last + 1] === amounts[first]) last++;
    if (amounts[first] > 0) turns.push(makeTurn(axis, first, last, amounts[first]));
    first = last + 1;
  }
  return turns;
}

export interface AmountChoice {
  /** gain[4 · layer + amount]: what that amount is worth for that layer. */
  readonly gain: Float64Array;
  /** Written by `chooseAmounts`: the best amounts. */
  readonly amounts: Uint8Array;
  /** Scratch: before[4 · layer + amount] is the best amount of the previous layer. */
  readonly before: Uint8Array;
}

export function amountChoice(size: number): AmountChoice {
  return {
    gain: new Float64Array(4 * size),
    amounts: new Uint8Array(size),
    before: new Uint8Array(4 * size),
  };
}

/**
 * Chooses the amounts with the greatest value: the sum of gains, less `price` for each step, less `debt` for each step
 * of what must then be turned back. `offset` is how far each layer has been turned already. Returns that value.
 */
export function chooseAmounts(
  { gain, amounts, before }: AmountChoice,
  offset: Uint8Array,
  price: number,
  debt: number,
): number {
  const size = amounts.length;
  let v0 = gain[0];
  let v1 = gain[1];
  let v2 = gain[2];
  let v3 = gain[3];
  for (let layer = 1; layer < size; layer++) {
    const at = 4 * layer;
    // The amount that keeps the previous layer level with the offset; the alternative is the same amount.
    const shift = (offset[layer] - offset[layer - 1] + 4) & 3;
    const top = Math.max(v0, v1, v2, v3);
    const least = top - price - debt;
    const best = top === v0 ? 0 : top === v1 ? 1 : top === v2 ? 2 : 3;
    let n0 = 0;
    let n1 = 0;
    let n2 = 0;
    let n3 = 0;
    for (let amount = 0; amount < 4; amount++) {
      const level = (amount + shift) & 3;
      const same = amount === 0 ? v0 : amount === 1 ? v1 : amount === 2 ? v2 : v3;
      const flat = level === 0 ? v0 : level === 1 ? v1 : level === 2 ? v2 : v3;
      const stay = same - (shift === 0 ? 0 : debt);
      const even = flat - (shift === 0 ? 0 : price);
      let value = least;
      let from = best;
      if (even > value) {
        value = even;
        from = level;
      }
      if (stay >= value) {
        value = stay;
        from = amount;
      }
      before[at + amount] = from;
      value += gain[at + amount];
      if (amount === 0) n0 = value;
      else if (amount === 1) n1 = value;
      else if (amount === 2) n2 = value;
      else n3 = value;
    }
    v0 = n0;
    v1 = n1;
    v2 = n2;
    v3 = n3;
  }
  const top = Math.max(v0, v1, v2, v3);
  let amount = top === v0 ? 0 : top === v1 ? 1 : top === v2 ? 2 : 3;
  for (let layer = size - 1; layer >= 0; layer--) {
    amounts[layer] = amount;
    amount = before[4 * layer + amount];
  }
  return top;
}
