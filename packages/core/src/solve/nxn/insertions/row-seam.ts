/**
 * A commutator begins or ends with T = X · S_R · X⁻¹. Next to runs about the same axes its turns merge into them, and
 * next to its own inverse T cancels: then only what lies between has to be paid for.
 */
import { costOf, sumOf } from "../layers.ts";
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

/** How many more turns a run takes if that row is turned as well. */
export function rowMergeCost(amounts: Uint8Array, row: number, quarters: number): number {
  const last = amounts.length - 1;
  const here = amounts[row];
  let more = 0;
  // An outermost layer turns along: there is no step between the two.
  if (row > 1) more += step(here + quarters, amounts[row - 1]) - step(here, amounts[row - 1]);
  if (row < last - 1) more += step(here + quarters, amounts[row + 1]) - step(here, amounts[row + 1]);
  return more;
}

function step(a: number, b: number): number {
  return ((a - b) & 3) === 0 ? 0 : 1;
}

/** Whether a run and that row's turn cancel completely. */
export function cancels(amounts: Uint8Array, row: number, quarters: number): boolean {
  const own = rowRun(0, row, quarters, amounts.length).amounts;
  return own.every((amount, layer) => ((amount + amounts[layer]) & 3) === 0);
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
