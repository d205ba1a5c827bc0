/** The turns of a stage, and which may follow which: turns about one axis commute, so only one order of them is searched. */
import { type Axis, makeTurn, type Turn } from "../../../geometry/index.ts";

export interface TurnList {
  readonly turns: readonly Turn[];
  /** after[(last + 1) · count + i]: the i-th turn that may follow turn `last` (−1: none), for i < counts[last + 1]. */
  readonly after: Uint8Array;
  readonly counts: Uint8Array;
}

/** One block of outer layers, and the quarters it may be turned by. */
export interface Block {
  readonly axis: Axis;
  /** Layers from the outside; negative: on the side of layer 0. 2 is the wide turn of R, U or F. */
  readonly depth: number;
  readonly quarters: readonly number[];
}

/** The turns of some blocks. Blocks about one axis must move different sets of layers, none of them the whole cube. */
export function turnList(size: number, blocks: readonly Block[]): TurnList {
  const turns = blocks.flatMap(({ axis, depth, quarters }) => {
    const [first, last] = depth > 0 ? [size - depth, size - 1] : [0, -depth - 1];
    return quarters.map((amount) => makeTurn(axis, first, last, amount));
  });
  const order = blocks.flatMap(({ quarters }, block) => quarters.map(() => block));
  const count = turns.length;
  const after = new Uint8Array((count + 1) * count);
  const counts = new Uint8Array(count + 1);
  for (let last = -1; last < count; last++)
    for (let next = 0; next < count; next++) {
      if (last >= 0 && turns[next].axis === turns[last].axis && order[next] <= order[last]) continue;
      after[(last + 1) * count + counts[last + 1]++] = next;
    }
  return { turns, after, counts };
}

export const ALL_QUARTERS: readonly number[] = [1, 2, 3];
export const HALF: readonly number[] = [2];
