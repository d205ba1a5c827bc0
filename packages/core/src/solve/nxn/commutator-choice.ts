/** The best layer sets for a commutator of centers: the most stickers gained for the fewest turns. */
import { cubeGeometry, faces, ROTATION_COUNT, type Turn } from "../../geometry/index.ts";
import { type CenterCommutator, turnOfFace } from "./center-commutators.ts";
import { centerLines } from "./insertions/center-lines.ts";
import { type AmountChoice, amountChoice, chooseSet, costOf, NEVER, turnsOfAmounts } from "./layers.ts";
import type { ReductionState } from "./reduction-state.ts";

export interface CommutatorChoice {
  readonly size: number;
  /** gains[c · n + r]: stickers gained (−3 … 3) by layer c in C together with layer r in R. */
  readonly gains: Int8Array;
  /** The sets C and R. */
  readonly first: AmountChoice;
  readonly second: AmountChoice;
  gain: number;
  cost: number;
}

export function commutatorChoice(size: number): CommutatorChoice {
  return {
    size,
    gains: new Int8Array(size * size),
    first: amountChoice(size),
    second: amountChoice(size),
    gain: 0,
    cost: 1,
  };
}

/**
 * Chooses C and R for the greatest gain − price · turns, writes gain and cost, and returns that value; −∞ if there is
 * none above 0. It starts from each single layer of R, and then improves C and R in turn for as long as the value rises.
 */
export function chooseCommutator(
  choice: CommutatorChoice,
  commutator: CenterCommutator,
  work: ReductionState,
  price: number,
): number {
  const { size, gains, first, second } = choice;
  // A set costs two turns or more, as it is made and undone.
  if (fillGains(gains, commutator, work) <= price * (commutator.cost + 4)) return Number.NEGATIVE_INFINITY;
  let best = Number.NEGATIVE_INFINITY;
  let bestLayer = 1;
  for (let layer = 1; layer < size - 1; layer++) {
    second.amounts.fill(0);
    second.amounts[layer] = 1;
    const value = follow(gains, first, second.amounts, size, 1, price);
    if (value <= best) continue;
    best = value;
    bestLayer = layer;
  }
  second.amounts.fill(0);
  second.amounts[bestLayer] = 1;
  follow(gains, first, second.amounts, size, 1, price);
  let value = Number.NEGATIVE_INFINITY;
  for (let round = 0; round < 4; round++) {
    follow(gains, second, first.amounts, size, 0, price);
    follow(gains, first, second.amounts, size, 1, price);
    const now = measure(choice, commutator) - price * choice.cost;
    if (now <= value) break;
    value = now;
  }
  return value;
}

/** Chooses the layers of one set while the other stays fixed. `isRow`: whether the set being chosen is C. */
function follow(
  gains: Int8Array,
  choice: AmountChoice,
  other: Uint8Array,
  size: number,
  isRow: number,
  price: number,
): number {
  const { gains: worth } = choice;
  worth.fill(0);
  const stepOwn = isRow === 1 ? size : 1;
  const stepOther = isRow === 1 ? 1 : size;
  for (let layer = 0; layer < size; layer++) {
    if (other[layer] === 0) continue;
    for (let own = 1; own < size - 1; own++) worth[4 * own + 1] += gains[own * stepOwn + layer * stepOther];
  }
  for (let layer = 0; layer < size; layer++) if (other[layer] === 1) worth[4 * layer + 1] = NEVER;
  return chooseSet(choice, 2 * price);
}

function measure(choice: CommutatorChoice, { cost }: CenterCommutator): number {
  const { size, gains, first, second } = choice;
  let gain = 0;
  for (let c = 1; c < size - 1; c++) {
    if (first.amounts[c] === 0) continue;
    for (let r = 1; r < size - 1; r++) if (second.amounts[r] === 1) gain += gains[c * size + r];
  }
  choice.gain = gain;
  choice.cost = cost + 2 * costOf(first.amounts) + 2 * costOf(second.amounts);
  return gain;
}

/** Returns the sum of all gains above 0: no choice of layers gains more. */
function fillGains(gains: Int8Array, commutator: CenterCommutator, work: ReductionState): number {
  const { size, colors } = work;
  const { face, axis, quarters, zFrom, aFrom, bFrom, faceA, faceB } = commutator;
  const { faceletImage } = cubeGeometry(size);
  const { images, layers } = centerLines(size);
  const image = images[4 * faces()[face].axis + quarters];
  const layerOf = layers[axis];
  let most = 0;
  for (let line = 1; line < size - 1; line++)
    for (let facelet = (face * size + line) * size + 1, i = 1; i < size - 1; i++, facelet++) {
      const here = layerOf[facelet];
      const there = layerOf[image[facelet]];
      if (here === there) continue;
      const row = facelet * ROTATION_COUNT;
      const z = colors[faceletImage[row + zFrom]];
      const a = colors[faceletImage[row + aFrom]];
      const b = colors[faceletImage[row + bFrom]];
      let gain = 0;
      if (a === face) gain++;
      if (a === faceA) gain--;
      if (b === faceA) gain++;
      if (b === faceB) gain--;
      if (z === faceB) gain++;
      if (z === face) gain--;
      gains[here * size + there] = gain;
      if (gain > 0) most += gain;
    }
  return most;
}

/** The turns of a commutator with the sets that were chosen for it. */
export function turnsOfCommutator(choice: CommutatorChoice, commutator: CenterCommutator): Turn[] {
  const { size, first, second } = choice;
  const { face, quarters, axis } = commutator;
  const there = turnOfFace(face, size, quarters);
  const back = turnOfFace(face, size, 4 - quarters);
  return [
    ...commutator.before.map(([at, amount]) => turnOfFace(at, size, amount)),
    ...turnsOfAmounts(first.amounts, axis, commutator.first),
    there,
    ...turnsOfAmounts(second.amounts, axis, commutator.second),
    back,
    ...turnsOfAmounts(first.amounts, axis, 4 - commutator.first),
    there,
    ...turnsOfAmounts(second.amounts, axis, 4 - commutator.second),
  ];
}
