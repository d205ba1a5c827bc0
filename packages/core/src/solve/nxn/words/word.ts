/**
 * A word: turns as runs, with what they cost. Words share their runs, so that a beam can hold many that differ in a few.
 */
import {
  type Axis,
  makeTurn,
  ROTATION_COUNT,
  rotateTurn,
  rotations,
  type Turn,
} from "../../../geometry/index.ts";
import {
  cheapestBack,
  frameAfter,
  type LayerPrice,
  leastCostOf,
  mergeTurns,
  sumOf,
  turnsOfAmounts,
  turnsOfRun,
} from "../layers.ts";

/** A stretch of turns about one axis: how far each layer turns, and the price. */
interface WordRun {
  readonly axis: number;
  readonly amounts: Uint8Array;
  readonly cost: number;
}

export interface Word {
  readonly runs: readonly WordRun[];
  readonly cost: number;
}

/** What the runs of a word cost. */
export interface WordPrice {
  readonly size: number;
  readonly price: LayerPrice;
}

function runOf(axis: number, amounts: Uint8Array, price: WordPrice): WordRun {
  return { axis, amounts, cost: leastCostOf(amounts, price.price) };
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

function wordOfRuns(runs: readonly Omit<WordRun, "cost">[], price: WordPrice): Word {
  const priced = runs.map(({ axis, amounts }) => runOf(axis, amounts, price));
  return insertInto({ runs: [], cost: 0 }, 0, priced, price);
}

export function wordOfTurns(turns: readonly Turn[], price: WordPrice): Word {
  const runs = turns.map(({ axis, first, last, quarters }) => ({
    axis,
    amounts: new Uint8Array(price.size).fill(quarters, first, last + 1),
  }));
  return wordOfRuns(runs, price);
}

/**
 * A word of a 3x3 on a larger cube, whose other layers go where the run costs least: with none of them, or with all but the middle
 * one, which then turns alone.
 */
export function withSlices({ runs }: Word, price: WordPrice): Word {
  const { size } = price;
  const all = runs.map(({ axis, amounts: three }) => {
    const amounts = new Uint8Array(size).fill(cheapestBack(three, price.price));
    [0, (size - 1) / 2, size - 1].forEach((layer, i) => {
      amounts[layer] = three[i];
    });
    return { axis, amounts };
  });
  return wordOfRuns(all, price);
}

/** The turns, up to how the cube is held: blocks that cost what their layers do. */
export function turnsOfWord({ runs }: Word, { size, price }: WordPrice): Turn[] {
  return mergeTurns(
    runs.flatMap(({ axis, amounts }) => turnsOfAmounts(amounts, axis as Axis)),
    size,
    price,
  );
}

/** Turns, and what they cost. */
interface PricedTurns {
  readonly turns: readonly Turn[];
  readonly length: number;
}

/**
 * The cheapest turns with the same effect that leave the cube held as the goal is, where `held` is the rotation in which the word
 * leaves it. In each run the whole cube may be turned back by any amount: dynamic programming over the runs and the 24 ways to hold the
 * cube, with three runs of nothing at the end, which can turn it in any way if all else is too short.
 */
export function turnsEndingHome({ runs }: Word, { size, price }: WordPrice, held: number): PricedTurns {
  const nothing = new Uint8Array(size);
  const all = [...runs, ...[0, 1, 2].map((axis) => ({ axis, amounts: nothing }))];
  let costs = new Float64Array(ROTATION_COUNT).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  /** For each way to hold the cube after a run: by how much it is turned back in it. */
  const chosen = all.map(({ axis, amounts }) => {
    const next = new Float64Array(ROTATION_COUNT).fill(Number.POSITIVE_INFINITY);
    const backs = new Uint8Array(ROTATION_COUNT);
    for (let back = 0; back < 4; back++) {
      const paid = costOfTurns(turnsTurnedBack(amounts, axis as Axis, back, price), price);
      for (let frame = 0; frame < ROTATION_COUNT; frame++) {
        const after = frameAfter(frame, axis, back);
        if (costs[frame] + paid >= next[after]) continue;
        next[after] = costs[frame] + paid;
        backs[after] = back;
      }
    }
    costs = next;
    return backs;
  });
  const { inverse } = rotations();
  const length = costs[inverse[held]];
  const backs: number[] = [];
  for (let at = all.length - 1, frame = inverse[held]; at >= 0; at--) {
    backs[at] = chosen[at][frame];
    frame = frameAfter(frame, all[at].axis, 4 - backs[at]);
  }
  let frame = 0;
  const turns = all.flatMap(({ axis, amounts }, at) => {
    const made = turnsTurnedBack(amounts, axis as Axis, backs[at], price);
    const turned = made.map((turn) => rotateTurn(turn, frame, size));
    frame = frameAfter(frame, axis, backs[at]);
    return turned;
  });
  return { turns, length };
}

/**
 * A run with all layers turned back by an amount: layer by layer, since here no cube turns for free. In STM, which SSTM is on a 3x3,
 * any block of neighbors counts one.
 */
export function turnsTurnedBack(amounts: Uint8Array, axis: Axis, back: number, price: LayerPrice): Turn[] {
  const turns = turnsOfRun(amounts, axis, back, price);
  if (price.isOfBlocks || (price.name === "SSTM" && amounts.length === 3)) return turns;
  return turns.flatMap(({ first, last, quarters }) =>
    Array.from({ length: last - first + 1 }, (_, i) => makeTurn(axis, first + i, first + i, quarters)),
  );
}

function costOfTurns(turns: readonly Turn[], { isOfBlocks, own }: LayerPrice): number {
  return isOfBlocks ? turns.length : turns.reduce((cost, { quarters }) => cost + own[quarters], 0);
}
