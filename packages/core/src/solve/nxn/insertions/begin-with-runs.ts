/**
 * How a sequence begins: whole axes at a time, each layer turned by the amount that brings the most stickers to their
 * faces. While nearly everything is wrong, nothing gains more per turn. The last of these runs also fixes the wing
 * parity of every depth, which commutators cannot do: a quarter turn of an inner layer is an odd permutation of the
 * wings of its depth.
 */
import { amountChoice, chooseAmounts, costOf, NEVER } from "../layers.ts";
import { appendRun, type Run, type RunSequence } from "./run-sequence.ts";

/** How many stickers a turn has to gain. */
const PRICE = 3;
/** Twice each axis. */
const ROUNDS = 6;

/** Appends the first runs. `odd[depth]` is 1 where the wings of that depth are in an odd permutation. */
export function beginWithRuns(sequence: RunSequence, odd: Uint8Array, seed: number): void {
  const { size } = sequence;
  const left = odd.slice();
  for (let round = 0; round < ROUNDS; round++) {
    const isLast = round === ROUNDS - 1;
    const run = bestRun(sequence, (round + seed) % 3, isLast ? left : undefined);
    if (costOf(run.amounts) === 0) continue;
    appendRun(sequence, run);
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
  chooseAmounts(choice, PRICE, still);
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
