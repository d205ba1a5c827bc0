/**
 * Amounts for parallel layers: how far each is turned, 0 … 3 quarters. As outer block turns they cost one for each two
 * neighboring layers whose amounts differ, so what each layer gains is best chosen by dynamic programming from layer to layer.
 */
import { type Axis, makeTurn, type Turn } from "../../geometry/index.ts";

/** How many outer block turns make these amounts. */
export function stepsOf(amounts: Uint8Array): number {
  let steps = 0;
  for (let layer = 1; layer < amounts.length; layer++) if (amounts[layer] !== amounts[layer - 1]) steps++;
  return steps;
}

/** The turns: one for each block of layers with one amount that is not 0. */
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
  /** gain[4 · layer + amount]. */
  readonly gain: Float64Array;
  /** Written by `chooseAmounts`: the best amounts. */
  readonly amounts: Uint8Array;
  /** Scratch: before[4 · layer + amount], the best amount of the layer before. */
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
 * The amounts with the greatest (sum of gains − price · steps − debt · steps of what then has to be turned back), where
 * `offset` is how far each layer is turned already. Returns that value.
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
    // The layer before needs this amount to stay level with the offset, beside the same amount.
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
