/**
 * How far to turn each layer between two runs about one axis: the first run gets δ more, the second δ less. The gain is
 * known layer by layer, and each run costs a turn wherever two neighboring layers differ, so dynamic programming from
 * layer to layer finds the best δ.
 */

export interface ShiftChoice {
  /** gains[4 · layer + δ]: what that δ gains in that layer. */
  readonly gains: Int32Array;
  /** Written by `chooseShift`: δ of each layer. */
  readonly amounts: Uint8Array;
  readonly from: Uint8Array;
  readonly values: Float64Array;
}

export function shiftChoice(size: number): ShiftChoice {
  return {
    gains: new Int32Array(4 * size),
    amounts: new Uint8Array(size),
    from: new Uint8Array(4 * size),
    values: new Float64Array(4),
  };
}

/** The gain of a layer that must not move. */
export const NEVER = -9999;

/** The greatest gain − price · (turns that the two runs take more than before), and the amounts that reach it. */
export function chooseShift(
  { gains, amounts, from, values }: ShiftChoice,
  more: Uint8Array,
  less: Uint8Array,
  price: number,
): number {
  const size = amounts.length;
  values[0] = gains[0];
  values[1] = gains[1];
  values[2] = gains[2];
  values[3] = gains[3];
  let before = 0;
  for (let layer = 1; layer < size; layer++) {
    const stepMore = (more[layer] - more[layer - 1] + 4) & 3;
    const stepLess = (less[layer] - less[layer - 1] + 4) & 3;
    if (stepMore !== 0) before += price;
    if (stepLess !== 0) before += price;
    const v0 = values[0];
    const v1 = values[1];
    const v2 = values[2];
    const v3 = values[3];
    for (let amount = 0; amount < 4; amount++) {
      // With these amounts in the previous layer, one run or the other has no step here.
      const f = (amount + stepMore) & 3;
      const g = (amount - stepLess + 4) & 3;
      let best = v0 - (f === 0 ? 0 : price) - (g === 0 ? 0 : price);
      let came = 0;
      const w1 = v1 - (f === 1 ? 0 : price) - (g === 1 ? 0 : price);
      if (w1 > best) {
        best = w1;
        came = 1;
      }
      const w2 = v2 - (f === 2 ? 0 : price) - (g === 2 ? 0 : price);
      if (w2 > best) {
        best = w2;
        came = 2;
      }
      const w3 = v3 - (f === 3 ? 0 : price) - (g === 3 ? 0 : price);
      if (w3 > best) {
        best = w3;
        came = 3;
      }
      from[4 * layer + amount] = came;
      values[amount] = best + gains[4 * layer + amount];
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
