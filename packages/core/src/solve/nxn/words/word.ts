/**
 * A word: turns as runs, with what they cost. Words share their runs, so that a beam can hold many that differ in a few.
 */
import { type Axis, makeTurn, type Turn } from "../../../geometry/index.ts";
import { mergeTurns, sumOf, turnsOfAmounts } from "../layers.ts";
import { costOf, costTurnedBack, type LayerPrice } from "../metrics.ts";

/** A stretch of turns about one axis: how far each layer turns, and the price. */
export interface WordRun {
  readonly axis: number;
  readonly amounts: Uint8Array;
  readonly cost: number;
}

export interface Word {
  readonly runs: readonly WordRun[];
  readonly cost: number;
}

/** One layer turned by an amount: what insertions are made of. */
export interface LayerTurn {
  readonly axis: number;
  readonly layer: number;
  readonly amount: number;
}

/** What the runs of a word cost; `isHeld`: the cube must end held as the goal is, so that all layers have to be turned. */
export interface WordPrice {
  readonly size: number;
  readonly price: LayerPrice;
  readonly isHeld: boolean;
}

/** What a run costs: the least of the four ways to turn the whole cube meanwhile, if that is free. */
export function runCost(amounts: Uint8Array, { price, isHeld }: WordPrice): number {
  let least = costOf(amounts, price);
  if (isHeld || price.isOfBlocks) return least;
  for (let back = 1; back < 4; back++) {
    const cost = costTurnedBack(amounts, back, price);
    if (cost < least) least = cost;
  }
  return least;
}

function runOf(axis: number, amounts: Uint8Array, price: WordPrice): WordRun {
  return { axis, amounts, cost: runCost(amounts, price) };
}

export function runOfLayer({ axis, layer, amount }: LayerTurn, price: WordPrice): WordRun {
  const amounts = new Uint8Array(price.size);
  amounts[layer] = amount;
  return runOf(axis, amounts, price);
}

const isStill = (amount: number) => amount === 0;

function append(runs: WordRun[], run: WordRun, price: WordPrice): void {
  const last = runs.at(-1);
  if (last?.axis !== run.axis) {
    if (!run.amounts.every(isStill)) runs.push(run);
    return;
  }
  runs.pop();
  const amounts = sumOf(last.amounts, run.amounts);
  if (!amounts.every(isStill)) runs.push(runOf(run.axis, amounts, price));
}

/** The word with more runs before run `at`; neighbors about one axis are merged. */
export function insertInto({ runs }: Word, at: number, more: readonly WordRun[], price: WordPrice): Word {
  const all = runs.slice(0, at);
  for (const run of more) append(all, run, price);
  let next = at;
  // As long as runs merge or cancel, the next one has another neighbor.
  while (next < runs.length) {
    const { length } = all;
    append(all, runs[next++], price);
    if (all.length > length) break;
  }
  while (next < runs.length) all.push(runs[next++]);
  let cost = 0;
  for (const run of all) cost += run.cost;
  return { runs: all, cost };
}

export function wordOfTurns(turns: readonly Turn[], price: WordPrice): Word {
  const runs = turns.map(({ axis, first, last, quarters }) =>
    runOf(axis, new Uint8Array(price.size).fill(quarters, first, last + 1), price),
  );
  return insertInto({ runs: [], cost: 0 }, 0, runs, price);
}

/** The turns: blocks that cost what their layers do, up to how the cube is held; layer by layer, if that matters. */
export function turnsOfWord({ runs }: Word, { size, price, isHeld }: WordPrice): Turn[] {
  if (!isHeld)
    return mergeTurns(
      runs.flatMap(({ axis, amounts }) => turnsOfAmounts(amounts, axis as Axis)),
      size,
      price,
    );
  return runs.flatMap(({ axis, amounts }) =>
    Array.from(amounts, (amount, layer) => makeTurn(axis as Axis, layer, layer, amount)).filter(
      ({ quarters }) => quarters > 0,
    ),
  );
}
