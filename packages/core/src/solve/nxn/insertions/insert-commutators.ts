/**
 * Solves the centers of a cube of any size: whole axes first, then commutators inserted wherever they pay, at falling prices.
 */
import { faces } from "../../../geometry/index.ts";
import { amountChoice, costOf, type LayerPrice, NEVER, PRICES } from "../layers.ts";
import { makeTurns, type ReductionState } from "../reduction-state.ts";
import { commutatorSearch } from "./commutator-search.ts";
import { layerRun, type Run, type RunSequence, startSequence } from "./run-sequence.ts";

/** The first price, in stickers per turn, and the last: below it there is hardly ever anything left to find. */
const HIGHEST_PRICE = 3.5;
const LOWEST_PRICE = 0.06;
/** How many states are kept once so few centers are wrong that nothing is found at any price. */
const FEW = 8;
/** The factor by which it falls when nothing more is found at it. */
const FALL = 0.9;
/** The most memory, in bytes, for the states that are kept. */
const MAX_BYTES = 96e6;

/**
 * Solves all centers in place, and fixes the wing parity of every depth (`odd[depth]`: 1 where it is odd); without `odd`,
 * where wings are even and few centers are wrong, by commutators alone. Different seeds give different solutions. Yields
 * every few milliseconds.
 */
export function* solveCenters(
  work: ReductionState,
  seed: number,
  odd?: Uint8Array,
  price: LayerPrice = PRICES.OBTM,
): Generator<void, void> {
  const sequence = startSequence(work.size, work.colors, price);
  if (odd) beginWithRuns(sequence, odd, seed);
  yield;
  yield* insertCommutators(sequence, seed);
  makeTurns(work, sequence.turns());
}

function* insertCommutators(sequence: RunSequence, seed: number): Generator<void, void> {
  const search = commutatorSearch(sequence.size, sequence.price);
  const most = Math.floor(MAX_BYTES / (6 * sequence.size ** 2));
  for (let price = HIGHEST_PRICE; price > LOWEST_PRICE && sequence.wrong > 0; price *= FALL) {
    yield* sweep(sequence, search, price, seed);
    sequence.settle(most);
  }
  // Sooner or later the faces that a wrong sticker is on, and belongs on, stand so that a commutator gains.
  for (const face of spins()) {
    if (sequence.wrong === 0) return;
    sequence.settle(FEW);
    sequence.append(face(sequence.size));
    yield* sweep(sequence, search, LOWEST_PRICE, seed);
  }
}

/** Quarter turns of faces, again and again, such that any two faces come to stand in all sixteen ways. */
function* spins(): Generator<(size: number) => Run> {
  const quarterOf = (index: number) => (size: number) => {
    const { axis, normal } = faces()[index];
    return layerRun(axis, normal[axis] > 0 ? size - 1 : 0, 1, size);
  };
  for (;;)
    for (let one = 0; one < 6; one++)
      for (let other = 0; other < one; other++)
        for (let i = 0; i < 16; i++) yield quarterOf(i % 4 === 3 ? one : other);
}

/** Visits every position of the sequence, and steps back a little after each find that makes stickers right. */
function* sweep(
  sequence: RunSequence,
  search: ReturnType<typeof commutatorSearch>,
  price: number,
  seed: number,
): Generator<void, void> {
  for (let t = 0; t <= sequence.runs.length && sequence.wrong > 0; t++)
    for (let i = 0; i < 3; i++) {
      const axis = (i + seed) % 3;
      const hopes = sequence.hopes[t];
      if (hopes[axis] < price) continue;
      yield;
      const found = search.find(sequence, t, axis, price);
      if (!found) {
        hopes[axis] = Math.min(search.hope, 0.99 * price);
        continue;
      }
      const { runs, cycles } = found;
      const before = sequence.wrong;
      sequence.insert(t, runs, cycles);
      // A find that only seemed to save turns is left behind: its inverse seems to save them as well, and the two would
      // alternate forever.
      t = sequence.wrong < before ? Math.max(-1, t - 3) : t + runs.length;
      break;
    }
}

/*
 * How a sequence begins: whole axes at a time, each layer turned by the amount that brings the most stickers to their
 * faces. While nearly everything is wrong, nothing gains more per turn. The last of these runs also fixes the wing
 * parity of every depth, which commutators cannot do: a quarter turn of an inner layer is an odd permutation of the
 * wings of its depth.
 */

/** How many stickers a turn has to gain. */
const PRICE = 3;
/** Twice each axis. */
const ROUNDS = 6;

/** Appends the first runs. `odd[depth]` is 1 where the wings of that depth are in an odd permutation. */
function beginWithRuns(sequence: RunSequence, odd: Uint8Array, seed: number): void {
  const { size } = sequence;
  const left = odd.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const isLast = round === ROUNDS - 1;
    const run = bestRun(sequence, (round + seed) % 3, isLast ? left : undefined);
    if (costOf(run.amounts, sequence.price) === 0) continue;
    sequence.append(run);
    for (let layer = 1; layer < size - 1; layer++) left[depthOf(layer, size)] ^= run.amounts[layer] & 1;
  }
}

function depthOf(layer: number, size: number): number {
  return Math.min(layer, size - 1 - layer);
}

/**
 * The amounts with the greatest gain less the price of their steps. With `odd`, exactly one layer of each of those
 * depths gets an odd amount.
 */
function bestRun(sequence: RunSequence, axis: number, odd: Uint8Array | undefined): Run {
  const { size } = sequence;
  const choice = amountChoice(size);
  const { gains, still, amounts } = choice;
  addGains(gains, sequence, axis);
  // The fixed centers of an odd cube must not move.
  if (size % 2 === 1) for (let amount = 1; amount < 4; amount++) gains[2 * (size - 1) + amount] = NEVER;
  for (let layer = 1; odd && layer < size - 1; layer++)
    for (let amount = 0; amount < 4 && 2 * layer + 1 !== size; amount++)
      if ((amount & 1) !== (2 * layer < size ? odd[layer] : 0)) gains[4 * layer + amount] = NEVER;
  choice.choose(PRICE, still, undefined, sequence.price);
  return { axis, amounts };
}

/** gains[4 · layer + amount]: the gain of turning that layer by that amount at the end of the sequence. */
function addGains(gains: Float64Array, { size, lines, states }: RunSequence, axis: number): void {
  const state = states[states.length - 1];
  const { facelets } = lines.axes[axis];
  for (let side = 0; side < 4; side++)
    for (let row = 1; row < size - 1; row++)
      for (let layer = 1; layer < size - 1; layer++) {
        const color = state[facelets[(side * size + row) * size + layer]] & 7;
        for (let amount = 0; amount < 4; amount++) {
          const to = facelets[(((side + amount) & 3) * size + row) * size + layer];
          if (state[to] >> 3 === color) gains[4 * layer + amount]++;
        }
      }
}
