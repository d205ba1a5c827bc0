/**
 * Commutators T · S_δ · T⁻¹ · S_δ⁻¹ and S_δ · T · S_δ⁻¹ · T⁻¹ with T = X · S_R · X⁻¹: X is a quarter turn of a face
 * beside an axis, R a row, that is, one layer, and δ an amount for each layer of the axis. They 3-cycle center stickers
 * in every layer with a nonzero amount. Inserted between two runs, their ends cancel into the neighboring runs, and
 * their cost is counted with those cancellations.
 */
import { bitCount } from "../../../search/index.ts";
import { amountChoice, costOf, type LayerPrice, NEVER, PRICES, sumOf } from "../layers.ts";
import { cycleMasks } from "./cycle-masks.ts";
import { layerRun, type Run, type RunSequence } from "./run-sequence.ts";

interface CommutatorSearch {
  readonly size: number;
  readonly price: LayerPrice;
  /** What X costs, and a row: rowCosts[4 · row + quarters]. */
  readonly faceCost: number;
  readonly rowCosts: Uint8Array;
  readonly masks: ReturnType<typeof cycleMasks>;
  readonly choice: ReturnType<typeof amountChoice>;
  /** The best one found, if its profit is not 0. */
  readonly best: {
    /** The stickers gained, less the price of its turns. */
    profit: number;
    commutator: Commutator;
    readonly amounts: Uint8Array;
  };
  /** If a turn costs more stickers than this, a rough look says that there is nothing to find here. */
  hope: number;
  /**
   * Looks for the most profitable commutator about the axis, to be inserted before run t. `price`: how many stickers a turn
   * has to gain.
   */
  find(sequence: RunSequence, t: number, axis: number, price: number): Found | undefined;
}

/** One value of T, and on which side of it S stands. */
interface Commutator {
  readonly axis: number;
  readonly isLater: boolean;
  readonly side: number;
  readonly quarters: number;
  readonly row: number;
  readonly rowQuarters: number;
}

export function commutatorSearch(size: number, price: LayerPrice = PRICES.OBTM): CommutatorSearch {
  const commutator = { axis: 0, isLater: false, side: 0, quarters: 1, row: 1, rowQuarters: 1 };
  const rowCosts = Uint8Array.from({ length: 4 * size }, (_, at) =>
    costOf(rowRun(0, at >> 2, at & 3, size, price).amounts, price),
  );
  const search: CommutatorSearch = {
    size,
    price,
    faceCost: costOf(layerRun(0, 0, 1, size).amounts, price),
    rowCosts,
    masks: cycleMasks(size),
    choice: amountChoice(size),
    best: { profit: 0, commutator, amounts: new Uint8Array(size) },
    hope: 0,
    find: (sequence, t, axis, least) => findCommutator(search, sequence, t, axis, least),
  };
  return search;
}

function findCommutator(
  search: CommutatorSearch,
  sequence: RunSequence,
  t: number,
  axis: number,
  price: number,
): Found | undefined {
  const { size, masks, best } = search;
  const { lines, states } = sequence;
  const { signs } = lines.axes[axis];
  best.profit = 0;
  search.hope = 0;
  masks.lookAt(lines.axes[axis], states[t]);
  const before = surroundings(search, sequence, t - 1, -1, axis);
  const after = surroundings(search, sequence, t, 1, axis);
  for (let row = 1; row < size - 1; row++)
    for (const isBackward of [true, false]) {
      // X takes this row of its side to the layer `row`; in reverse if it is a right-handed quarter turn about its
      // normal.
      masks.fillGains(isBackward ? row : size - 1 - row, row, isBackward);
      for (let side = 0; side < 4; side++) {
        const quarters = isBackward === signs[side] > 0 ? 1 : 3;
        for (let rowQuarters = 1; rowQuarters < 4; rowQuarters++) {
          tryT(search, before, price, axis, false, side, quarters, row, rowQuarters);
          tryT(search, after, price, axis, true, side, quarters, row, rowQuarters);
        }
      }
    }
  return best.profit > 0 ? foundRuns(search, sequence) : undefined;
}

/** What stands next to T, and on its other side. */
interface Surroundings {
  /** mergeCosts[side · 2 + (quarters is 3)]: how many more turns X alone costs next to the run there than elsewhere. */
  readonly mergeCosts: Int8Array;
  /** Where that run cancels: what becomes of all of T, [((side · 2 + …) · n + row) · 4 + rowQuarters]. */
  readonly seams: readonly (RowSeam | undefined)[];
  readonly shift: Uint8Array;
}

function shiftAt({ choice }: CommutatorSearch, run: Run | undefined, axis: number): Uint8Array {
  return run?.axis === axis ? run.amounts : choice.still;
}

function surroundings(
  search: CommutatorSearch,
  sequence: RunSequence,
  from: number,
  step: number,
  axis: number,
): Surroundings {
  const { size, lines, runs, price } = sequence;
  const { layers, axes } = lines.axes[axis];
  const shift = shiftAt(search, runs[from - step], axis);
  const mergeCosts = new Int8Array(8);
  const seams: (RowSeam | undefined)[] = [];
  const run = runs[from];
  if (!run || run.axis === axis) return { mergeCosts, seams, shift };
  // Seen from its end, T⁻¹ begins as T does, but undoes it.
  const sign = (amount: number) => (step < 0 ? amount : 4 - amount);
  for (let side = 0; side < 4; side++)
    for (let half = 0; half < 2 && axes[side] === run.axis; half++) {
      const quarters = 2 * half + 1;
      const first = layerRun(run.axis, layers[side], sign(quarters), size);
      const last = layerRun(run.axis, layers[side], sign(4 - quarters), size);
      mergeCosts[side * 2 + half] = rowSeam(sequence, from, step, [first]).turns - search.faceCost;
      if (run.amounts.some((amount, layer) => ((amount + first.amounts[layer]) & 3) !== 0)) continue;
      // Then the next run is adjacent to S_R.
      const next = runs[from + step];
      if (next?.axis !== axis) continue;
      for (let row = 1; row < size - 1; row++)
        for (let rowQuarters = 1; rowQuarters < 4; rowQuarters++) {
          const parts = [first, rowRun(axis, row, sign(rowQuarters), size, price), last];
          seams[((side * 2 + half) * size + row) * 4 + rowQuarters] = rowSeam(sequence, from, step, parts);
        }
    }
  return { mergeCosts, seams, shift };
}

/** Tries all δ for one T: roughly first, as if each end of a block, or each layer twice, cost a turn, and exactly where it might pay. */
function tryT(
  search: CommutatorSearch,
  { mergeCosts, seams, shift }: Surroundings,
  price: number,
  axis: number,
  isLater: boolean,
  side: number,
  quarters: number,
  row: number,
  rowQuarters: number,
): void {
  const { masks, best, choice, faceCost, rowCosts } = search;
  const half = side * 2 + (quarters >> 1);
  const seam = seams[(half * search.size + row) * 4 + rowQuarters];
  const own = 2 * faceCost + rowCosts[4 * row + rowQuarters];
  const turns = own + (seam ? seam.turns : own + mergeCosts[half]);
  const { one, two, four } = masks;
  const { words } = masks.lines;
  const k = (side - rowQuarters + 4) & 3;
  const stride = isLater ? 16 * words : 4 * words;
  const start = (isLater ? 4 * side : 16 * side) * words + k * words;
  let most = 0;
  let ends = 0;
  for (let word = 0; word < words; word++) {
    let gains1 = 0;
    let gains2 = 0;
    let gains3 = 0;
    for (let other = 0, at = start + word; other < 4; other++, at += stride) {
      if (other === side) continue;
      const gains = four[at];
      gains1 |= gains;
      gains2 |= gains & (one[at] | two[at]);
      gains3 |= gains & two[at];
    }
    most += bitCount(gains1) + bitCount(gains2) + bitCount(gains3);
    ends += search.price.isOfBlocks ? bitCount(gains1 ^ (gains1 << 1)) : 2 * bitCount(gains1);
  }
  // Where T costs next to nothing, moving layers from one run to the other may save turns as well.
  if (turns > 2) {
    const limit = most / (turns + ends);
    if (most - price * (turns + ends) <= best.profit) {
      if (limit > search.hope) search.hope = limit;
      return;
    }
    search.hope = price;
  }
  fillGains(search, start, stride, side, row);
  const next = seam?.next ?? choice.still;
  const profit =
    (isLater
      ? choice.choose(price, shift, next, search.price)
      : choice.choose(price, next, shift, search.price)) -
    price * turns;
  if (profit <= best.profit) return;
  best.profit = profit;
  best.commutator = { axis, isLater, side, quarters, row, rowQuarters };
  best.amounts.set(choice.amounts);
}

function fillGains(
  { choice, masks, size }: CommutatorSearch,
  start: number,
  stride: number,
  side: number,
  row: number,
): void {
  const { gains } = choice;
  const { one, two, four } = masks;
  for (let amount = 1; amount < 4; amount++) {
    const at = start + stride * ((side - amount + 4) & 3);
    for (let layer = 1; layer < size - 1; layer++) {
      const word = at + ((layer - 1) >> 5);
      const bit = (layer - 1) & 31;
      gains[4 * layer + amount] =
        ((one[word] >>> bit) & 1) + 2 * ((two[word] >>> bit) & 1) + 4 * ((four[word] >>> bit) & 1) - 3;
    }
    gains[4 * row + amount] = NEVER;
  }
}

/**
 * The runs of the commutator that was found, and the 3-cycles of facelets that it makes: what is at the first facelet
 * goes to the second.
 */
interface Found {
  readonly runs: Run[];
  readonly cycles: number[];
}

function foundRuns({ best, size, price }: CommutatorSearch, { lines }: RunSequence): Found {
  const { amounts } = best;
  const { axis, isLater, side, quarters, row, rowQuarters } = best.commutator;
  const { axes, layers, signs, facelets } = lines.axes[axis];
  const face = (amount: number) => layerRun(axes[side], layers[side], amount, size);
  const t = (amount: number) => [face(quarters), rowRun(axis, row, amount, size, price), face(4 - quarters)];
  const shift: Run = { axis, amounts: amounts.slice() };
  const back: Run = { axis, amounts: amounts.map((amount) => (4 - amount) & 3) };
  const [there, undone] = [t(rowQuarters), t(4 - rowQuarters)];
  const runs = isLater ? [shift, ...there, back, ...undone] : [...there, shift, ...undone, back];
  const isBackward = (quarters === 1) === signs[side] > 0;
  const at = isBackward ? row : size - 1 - row;
  const cycles: number[] = [];
  for (let layer = 1; layer < size - 1; layer++) {
    if (amounts[layer] === 0) continue;
    const across = isBackward ? size - 1 - layer : layer;
    const a = facelets[(side * size + at) * size + layer];
    const b = facelets[(((side - amounts[layer] + 4) & 3) * size + at) * size + layer];
    const c = facelets[(((side - rowQuarters + 4) & 3) * size + across) * size + row];
    cycles.push(...(isLater ? [b, a, c] : [a, b, c]));
  }
  return { runs, cycles };
}

/*
 * A commutator begins or ends with T = X · S_R · X⁻¹. Next to runs about the same axes its turns merge into them, and
 * next to its own inverse T cancels: then only what lies between has to be paid for.
 */

interface RowSeam {
  /** The turns that X · S_R · X⁻¹ costs next to the runs there. */
  readonly turns: number;
  /** If all of T cancels and the next run is about the axis of R: the amounts of that run. */
  readonly next: Uint8Array | undefined;
}

/** A row turned by an amount. The outermost layers turn along with their neighbors, where that saves a turn. */
function rowRun(axis: number, row: number, quarters: number, size: number, price: LayerPrice): Run {
  const run = layerRun(axis, row, quarters, size);
  if (!price.isOfBlocks) return run;
  if (row === 1) run.amounts[0] = quarters;
  if (row === size - 2) run.amounts[size - 1] = quarters;
  return run;
}

/** Merges the three parts of T, one by one, into the runs from index `from` on, in direction `step`. */
function rowSeam({ runs, price }: RunSequence, from: number, step: number, parts: readonly Run[]): RowSeam {
  let turns = 0;
  for (const { amounts } of parts) turns += costOf(amounts, price);
  let at = from;
  for (const part of parts) {
    const run = runs[at];
    if (run?.axis !== part.axis) return { turns, next: undefined };
    const joined = sumOf(run.amounts, part.amounts);
    turns += costOf(joined, price) - costOf(run.amounts, price) - costOf(part.amounts, price);
    if (joined.some((amount) => amount !== 0)) return { turns, next: undefined };
    at += step;
  }
  return { turns, next: parts.length > 1 && runs[at]?.axis === parts[1].axis ? runs[at].amounts : undefined };
}
