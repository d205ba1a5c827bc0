/**
 * How far each of the parallel layers is turned: an amount of 0 … 3 quarters per layer. In outer block turns this costs
 * one turn for each pair of neighboring layers whose amounts differ.
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
