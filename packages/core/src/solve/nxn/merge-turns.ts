/**
 * Shortens a list of turns without changing its effect, up to how the cube is held at the end. Neighboring turns about
 * one axis become one amount for each layer, which is then made with outer block turns alone: one for each two
 * neighboring layers whose amounts differ. No other way of making it takes fewer.
 */
import { type Axis, makeTurn, rotations, type Turn } from "../../geometry/index.ts";
import { atOnce } from "../../portions.ts";

/** The same turns as outer block turns, merged. The cube may end up held differently. */
export function mergeTurns(turns: readonly Turn[], size: number): Turn[] {
  return atOnce(mergeSteps(turns, size));
}

/** Turns merged between two pauses. */
const AT_ONCE = 1000;

/** The same with pauses, since the largest cubes take tens of thousands of turns. */
export function* mergeSteps(turns: readonly Turn[], size: number): Generator<void, Turn[]> {
  let list: readonly Turn[] = turns;
  for (;;) {
    const merged = yield* mergeOnce(list, size);
    // Runs that canceled bring their neighbors together.
    if (merged.length >= list.length && list !== turns) return merged;
    list = merged;
  }
}

function* mergeOnce(turns: readonly Turn[], size: number): Generator<void, Turn[]> {
  const merged: Turn[] = [];
  const amounts = new Uint8Array(size);
  /** How the original turns would have left the cube held, as seen from how it is held now. */
  let frame = 0;
  for (let at = 0, rested = 0; at < turns.length; ) {
    if (at - rested >= AT_ONCE) {
      rested = at;
      yield;
    }
    const { axis } = turns[at];
    amounts.fill(0);
    for (; at < turns.length && turns[at].axis === axis; at++) addTurn(amounts, turns[at]);
    const left = stillLayer(amounts);
    for (const turn of outerBlocks(amounts, axis, left)) merged.push(turnInFrame(turn, frame, size));
    const { product, quarter } = rotations();
    // The still layer would have turned; instead, everything else turns the other way.
    frame = product[frame * 24 + quarter[axis][(4 - amounts[left]) % 4]];
  }
  return merged;
}

function addTurn(amounts: Uint8Array, { first, last, quarters }: Turn): void {
  for (let layer = first; layer <= last; layer++) amounts[layer] = (amounts[layer] + quarters) % 4;
}

/** A layer that need not turn, as close to the middle as possible; the middle layer if all turn. */
function stillLayer(amounts: Uint8Array): number {
  const middle = Math.floor(amounts.length / 2);
  let best = -1;
  for (let layer = 0; layer < amounts.length; layer++)
    if (amounts[layer] === 0 && (best < 0 || Math.abs(layer - middle) < Math.abs(best - middle)))
      best = layer;
  return best < 0 ? middle : best;
}

/** Outer block turns that give each layer its amount, less that of the still layer. */
function outerBlocks(amounts: Uint8Array, axis: Axis, still: number): Turn[] {
  const turns: Turn[] = [];
  const outer = amounts.length - 1;
  for (let layer = 0; layer < outer; layer++) {
    const step = (amounts[layer] - amounts[layer + 1] + 4) % 4;
    if (step === 0) continue;
    turns.push(layer < still ? makeTurn(axis, 0, layer, step) : makeTurn(axis, layer + 1, outer, 4 - step));
  }
  return turns;
}

/** The turn as it looks after the whole cube has been rotated. */
export function turnInFrame(turn: Turn, rotation: number, size: number): Turn {
  if (rotation === 0) return turn;
  const image = rotations().matrices[rotation][turn.axis];
  const axis = image.findIndex((coordinate) => coordinate !== 0) as Axis;
  if (image[axis] > 0) return makeTurn(axis, turn.first, turn.last, turn.quarters);
  return makeTurn(axis, size - 1 - turn.last, size - 1 - turn.first, -turn.quarters);
}
