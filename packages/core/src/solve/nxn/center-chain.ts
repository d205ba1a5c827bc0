/**
 * Chains of commutators about one axis that share their slices. With the layers of the axis turned by an *offset* w (one
 * amount for each layer) and T = X · S_R^q · X⁻¹ for a face X across them, the steps
 *
 *     T  S_δ  T⁻¹        and from then on the offset w + δ
 *
 * make a three-cycle for every layer c with δ_c ≠ 0: with z the sticker of X in layer c that X takes to layer r, and when all offsets
 * are undone: what stood at z, turned back by w_c, goes to where z turned back by w_c + δ_c is; from there to the place in
 * layer r; and from that one back. A step needs the slices once, not twice, and its ends melt into those of its neighbors.
 */
import {
  cubeGeometry,
  faceOfNormal,
  faces,
  ROTATION_COUNT,
  rotations,
  type Turn,
  transform,
} from "../../geometry/index.ts";
import { type AmountChoice, amountChoice, chooseAmounts, stepsOf, turnsOfAmounts } from "./amount-choice.ts";
import { turnOfFace } from "./center-commutators.ts";
import { NEVER } from "./layer-set.ts";
import { crossingOf, makeTurns, NO_FACELET, type Workpiece } from "./workpiece.ts";

/** What a step does: the face X and its quarters, the layer r, its quarters q, and δ. */
export interface ChainStep {
  readonly face: number;
  readonly quarters: number;
  readonly row: number;
  readonly rowQuarters: number;
  readonly amounts: Uint8Array;
  readonly gain: number;
  readonly cost: number;
}

export interface Chain {
  readonly work: Workpiece;
  readonly axis: 0 | 1 | 2;
  /** As the colors will be when the offset is undone. */
  readonly colors: Uint8Array;
  readonly offset: Uint8Array;
  readonly turns: Turn[];
  readonly choice: AmountChoice;
  last: ChainStep | undefined;
}

export function startChain(work: Workpiece, axis: 0 | 1 | 2): Chain {
  return {
    work,
    axis,
    colors: work.colors.slice(),
    offset: new Uint8Array(work.size),
    turns: [],
    choice: amountChoice(work.size),
    last: undefined,
  };
}

/** Undoes the offset, and makes all the turns of the chain on the cube. */
export function endChain({ work, offset, axis, turns }: Chain): void {
  const undo = offset.map((amount) => (4 - amount) % 4);
  makeTurns(work, [...turns, ...turnsOfAmounts(undo, axis)]);
}

/** The amounts of S_R^q: the layer r, with the outer layer where it is next to it, which costs one turn less. */
function rowAmounts(size: number, row: number, quarters: number): Uint8Array {
  const amounts = new Uint8Array(size);
  amounts[row] = quarters;
  if (row === 1) amounts[0] = quarters;
  if (row === size - 2) amounts[size - 1] = quarters;
  return amounts;
}

/** Turns that a step takes, all but those of δ: less where it goes on from the last one. */
function costOfRow(
  { last, work }: Chain,
  face: number,
  quarters: number,
  row: number,
  rowQuarters: number,
): number {
  const own = rowAmounts(work.size, row, rowQuarters);
  const steps = stepsOf(own);
  if (!last || last.face !== face) return 4 + 2 * steps;
  if (last.quarters !== quarters) return 3 + 2 * steps;
  const pending = rowAmounts(work.size, last.row, 4 - last.rowQuarters);
  const joined = pending.map((amount, layer) => (amount + own[layer]) % 4);
  return 2 + steps + stepsOf(joined) - stepsOf(pending);
}

/** The best step: it gains the most stickers for each turn. `debt`: what a turn of the offset counts, that has to be undone later. */
export function bestStep(chain: Chain, atLeast: number, debt: number): ChainStep | undefined {
  const { size } = chain.work;
  let best: ChainStep | undefined;
  let rate = atLeast;
  for (const { index: face, axis } of faces()) {
    if (axis === chain.axis) continue;
    for (const quarters of [1, 3])
      for (let row = 1; row < size - 1; row++)
        for (let rowQuarters = 1; rowQuarters < 4; rowQuarters++) {
          fillGains(chain, face, quarters, row, rowQuarters);
          const fixed = costOfRow(chain, face, quarters, row, rowQuarters);
          const value = chooseAmounts(chain.choice, chain.offset, rate, rate * debt);
          if (value <= rate * fixed) continue;
          const { amounts, gain: gains } = chain.choice;
          let gain = 0;
          for (let layer = 0; layer < size; layer++) gain += gains[4 * layer + amounts[layer]];
          const cost = fixed + stepsOf(amounts);
          const owed =
            debt * (stepsOf(amounts.map((a, i) => (a + chain.offset[i]) & 3)) - stepsOf(chain.offset));
          if (gain <= rate * (cost + owed)) continue;
          rate = gain / (cost + owed);
          best = { face, quarters, row, rowQuarters, amounts: amounts.slice(), gain, cost };
        }
  }
  return best;
}

/** The rotations that the offsets make of the facelets of X, and the faces they come to. */
interface Angles {
  readonly column: Uint8Array;
  readonly row: Uint8Array;
  readonly face: Uint8Array;
}

function anglesOf(axis: 0 | 1 | 2, face: number, quarters: number): Angles {
  const { quarter, product, matrices } = rotations();
  const column = Uint8Array.from({ length: 4 }, (_, angle) => quarter[axis][(4 - angle) % 4]);
  const turn = quarter[faces()[face].axis][quarters];
  return {
    column,
    row: column.map((back) => product[back * ROTATION_COUNT + turn]),
    face: column.map((back) => faceOfNormal(transform(matrices[back], faces()[face].normal)).index),
  };
}

const angles = new Map<number, Angles>();

function anglesFor(axis: 0 | 1 | 2, face: number, quarters: number): Angles {
  const key = (axis * 6 + face) * 4 + quarters;
  let known = angles.get(key);
  if (!known) {
    known = anglesOf(axis, face, quarters);
    angles.set(key, known);
  }
  return known;
}

function fillGains(
  { work, axis, colors, offset, choice }: Chain,
  face: number,
  quarters: number,
  row: number,
  rowQuarters: number,
): void {
  const { size } = work;
  const { faceletImage } = cubeGeometry(size);
  const { column, row: rowAngle, face: faceAt } = anglesFor(axis, face, quarters);
  const crossing = crossingOf(size, face, axis, quarters);
  const { gain } = choice;
  const rowOffset = (offset[row] + rowQuarters) & 3;
  const rowImage = rowAngle[rowOffset];
  const faceB = faceAt[rowOffset];
  gain.fill(0);
  for (let layer = 1; layer < size - 1; layer++) {
    const z = crossing[layer * size + row];
    if (z === NO_FACELET) continue;
    const base = z * ROTATION_COUNT;
    const b = colors[faceletImage[base + rowImage]];
    const w = offset[layer];
    const here = colors[faceletImage[base + column[w]]];
    const faceHere = faceAt[w];
    const kept = (here === faceHere ? 1 : 0) + (b === faceB ? 1 : 0);
    const comes = b === faceHere ? 1 : 0;
    for (let amount = 1; amount < 4; amount++) {
      const angle = (w + amount) & 3;
      const there = colors[faceletImage[base + column[angle]]];
      const faceThere = faceAt[angle];
      gain[4 * layer + amount] =
        comes +
        (here === faceThere ? 1 : 0) +
        (there === faceB ? 1 : 0) -
        (there === faceThere ? 1 : 0) -
        kept;
    }
  }
  gain[4 * row + 1] = NEVER;
  gain[4 * row + 2] = NEVER;
  gain[4 * row + 3] = NEVER;
}

/** Makes a step on the chain. */
export function takeStep(chain: Chain, step: ChainStep): void {
  const { work, axis, colors, offset, turns } = chain;
  const { size } = work;
  const { face, quarters, row, rowQuarters, amounts } = step;
  const { faceletImage } = cubeGeometry(size);
  const { column, row: rowAngle } = anglesFor(axis, face, quarters);
  const crossing = crossingOf(size, face, axis, quarters);
  for (let layer = 1; layer < size - 1; layer++) {
    const z = crossing[layer * size + row];
    if (amounts[layer] > 0 && z !== NO_FACELET) {
      const base = z * ROTATION_COUNT;
      const here = faceletImage[base + column[offset[layer]]];
      const there = faceletImage[base + column[(offset[layer] + amounts[layer]) & 3]];
      const b = faceletImage[base + rowAngle[(offset[row] + rowQuarters) & 3]];
      const color = colors[there];
      colors[there] = colors[here];
      colors[here] = colors[b];
      colors[b] = color;
    }
  }
  for (let layer = 0; layer < size; layer++) offset[layer] = (offset[layer] + amounts[layer]) & 3;
  const there = turnOfFace(face, size, quarters);
  const back = turnOfFace(face, size, 4 - quarters);
  turns.push(
    there,
    ...turnsOfAmounts(rowAmounts(size, row, rowQuarters), axis),
    back,
    ...turnsOfAmounts(amounts, axis),
    there,
    ...turnsOfAmounts(rowAmounts(size, row, 4 - rowQuarters), axis),
    back,
  );
  chain.last = step;
}
