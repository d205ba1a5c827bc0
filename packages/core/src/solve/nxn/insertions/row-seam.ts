/**
 * A commutator begins or ends with T = X · S_R · X⁻¹. Next to runs about the same axes its turns merge into them, and
 * next to its own inverse T cancels: then only what lies between has to be paid for.
 */
import { BLOCK_TURNS, costOf, sumOf } from "../layers.ts";
import type { Run, RunSequence } from "./run-sequence.ts";

export interface RowSeam {
  /** The turns that X · S_R · X⁻¹ costs next to the runs there. */
  readonly turns: number;
  /** If all of T cancels and the next run is about the axis of R: the amounts of that run. */
  readonly next: Uint8Array | undefined;
}

/** A row turned by an amount. The outermost layers turn along with their neighbors, which saves a turn. */
export function rowRun(axis: number, row: number, quarters: number, size: number): Run {
  const amounts = new Uint8Array(size);
  amounts[row] = quarters;
  if (row === 1) amounts[0] = quarters;
  if (row === size - 2) amounts[size - 1] = quarters;
  return { axis, amounts };
}

export function faceRun(axis: number, layer: number, quarters: number, size: number): Run {
  const amounts = new Uint8Array(size);
  amounts[layer] = quarters;
  return { axis, amounts };
}

/** How many more turns a run takes if that row, which does not undo it, is turned as well. */
export function rowMergeCost(amounts: Uint8Array, row: number, quarters: number): number {
  const { beside } = BLOCK_TURNS;
  const here = 4 * amounts[row];
  const then = 4 * ((amounts[row] + quarters) & 3);
  let more = 0;
  // An outermost layer turns along: there is nothing to pay between the two.
  if (row > 1) more += beside[then + amounts[row - 1]] - beside[here + amounts[row - 1]];
  if (row < amounts.length - 2) more += beside[then + amounts[row + 1]] - beside[here + amounts[row + 1]];
  return more;
}

/** Merges the three parts of T, one by one, into the runs from index `from` on, in direction `step`. */
export function rowSeam({ runs }: RunSequence, from: number, step: number, parts: readonly Run[]): RowSeam {
  let turns = 0;
  for (const { amounts } of parts) turns += costOf(amounts);
  let at = from;
  for (const part of parts) {
    const run = runs[at];
    if (run?.axis !== part.axis) return { turns, next: undefined };
    const joined = sumOf(run.amounts, part.amounts);
    turns += costOf(joined) - costOf(run.amounts) - costOf(part.amounts);
    if (joined.some((amount) => amount !== 0)) return { turns, next: undefined };
    at += step;
  }
  return { turns, next: parts.length > 1 && runs[at]?.axis === parts[1].axis ? runs[at].amounts : undefined };
}
