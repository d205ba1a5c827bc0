/**
 * Bulk exchanges of columns between two faces: S_C · Xᵏ · S_C⁻¹. S_C brings columns of a face F to X; X turns; and
 * whatever is then in those columns goes to F. A sticker changes its face exactly if it was in a column of C and X
 * takes it out of C, or vice versa, so the gain of a set is a sum over pairs (a column in C, a column outside it).
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
import { turnOfFace } from "./center-commutators.ts";
import { costOf, turnsOfAmounts } from "./layers.ts";
import type { ReductionState } from "./reduction-state.ts";

export interface CenterSwap {
  readonly face: number;
  readonly quarters: number;
  readonly axis: 0 | 1 | 2;
  /** The quarter turns of S_C, and the face F whose columns it brings. */
  readonly lift: number;
  readonly source: number;
  /** Turns of X and F that come first. */
  readonly before: readonly (readonly [face: number, quarters: number])[];
  /** For each facelet of X: the sticker that is there, and the one that S_C brings there. */
  readonly own: number;
  readonly brought: number;
}

let made: readonly CenterSwap[] | undefined;

export function centerSwaps(): readonly CenterSwap[] {
  made ??= makeAll();
  return made;
}

function makeAll(): CenterSwap[] {
  const { quarter, product, matrices } = rotations();
  const all: CenterSwap[] = [];
  for (const { index: face, axis: own, normal } of faces())
    for (const axis of [0, 1, 2] as const)
      for (let lift = axis === own ? 4 : 1; lift < 4; lift++)
        for (let key = 0; key < 48; key++) {
          const [quarters, spin, spinSource] = [1 + (key % 3), Math.floor(key / 3) % 4, Math.floor(key / 12)];
          const back = quarter[axis][4 - lift];
          const source = faceOfNormal(transform(matrices[back], normal)).index;
          const unspin = quarter[faces()[source].axis][(4 - spinSource) % 4];
          const before = [[face, spin] as const, [source, spinSource] as const];
          all.push({
            face,
            quarters,
            axis,
            lift,
            source,
            before: before.filter(([, amount]) => amount > 0),
            own: quarter[own][(4 - spin) % 4],
            brought: product[unspin * ROTATION_COUNT + back],
          });
        }
  return all;
}

export interface SwapChoice {
  readonly size: number;
  /** pairs[i · n + j]: the gain if column i is in C and j is not. */
  readonly pairs: Int16Array;
  readonly set: Uint8Array;
  gain: number;
  cost: number;
}

export function swapChoice(size: number): SwapChoice {
  return { size, pairs: new Int16Array(size * size), set: new Uint8Array(size), gain: 0, cost: 1 };
}

/** Chooses C for the greatest gain − price · turns by adding and removing single columns; writes gain and cost. */
export function chooseSwap(
  choice: SwapChoice,
  swap: CenterSwap,
  work: ReductionState,
  price: number,
): number {
  fillPairs(choice.pairs, swap, work);
  const { size, set } = choice;
  set.fill(0);
  let value = Number.NEGATIVE_INFINITY;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    let bestLayer = -1;
    for (let layer = 0; layer < size; layer++) {
      set[layer] ^= 1;
      const now = worthOf(choice, swap, price);
      set[layer] ^= 1;
      if (now <= value) continue;
      value = now;
      bestLayer = layer;
      isBetter = true;
    }
    if (bestLayer >= 0) set[bestLayer] ^= 1;
  }
  return worthOf(choice, swap, price);
}

function worthOf(choice: SwapChoice, swap: CenterSwap, price: number): number {
  const { size, pairs, set } = choice;
  let gain = 0;
  for (let i = 1; i < size - 1; i++) {
    if (set[i] === 0) continue;
    for (let j = 1; j < size - 1; j++) if (set[j] === 0) gain += pairs[i * size + j];
  }
  choice.gain = gain;
  choice.cost = swap.before.length + 1 + 2 * costOf(set);
  return gain - price * choice.cost;
}

function fillPairs(pairs: Int16Array, swap: CenterSwap, { size, colors }: ReductionState): void {
  const { face, axis, quarters, source, own, brought } = swap;
  const { faceletImage, layer, cellOfFacelet } = cubeGeometry(size);
  const turn = rotations().quarter[faces()[face].axis][quarters];
  const layerOf = layer[axis];
  pairs.fill(0);
  for (let row = 1; row < size - 1; row++)
    for (let column = 1; column < size - 1; column++) {
      const facelet = (face * size + row) * size + column;
      const at = facelet * ROTATION_COUNT;
      const from = layerOf[cellOfFacelet[facelet]];
      const to = layerOf[cellOfFacelet[faceletImage[at + turn]]];
      const here = colors[faceletImage[at + own]];
      const comes = colors[faceletImage[at + brought]];
      // If it leaves C, it came from F and stays on X; if it enters C, it came from X and goes to F.
      if (comes === face) pairs[from * size + to]++;
      else if (comes === source) pairs[from * size + to]--;
      if (here === source) pairs[to * size + from]++;
      else if (here === face) pairs[to * size + from]--;
    }
}

export function turnsOfSwap({ size, set }: SwapChoice, swap: CenterSwap): Turn[] {
  return [
    ...swap.before.map(([at, amount]) => turnOfFace(at, size, amount)),
    ...turnsOfAmounts(set, swap.axis, swap.lift),
    turnOfFace(swap.face, size, swap.quarters),
    ...turnsOfAmounts(set, swap.axis, 4 - swap.lift),
  ];
}
