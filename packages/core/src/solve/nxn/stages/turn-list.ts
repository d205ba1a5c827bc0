/** The turns of a stage, as blocks of outer layers. */
import { type Axis, makeTurn, type Turn } from "../../../geometry/index.ts";
import {
  type CanonicalSequences,
  canonicalSequences,
  parityPart,
  type TablePart,
} from "../../../search/index.ts";

export interface TurnList {
  readonly turns: readonly Turn[];
  /** Which turns may follow which; built on first use. */
  readonly sequences: CanonicalSequences;
}

/** A block of outer layers, and the quarter turns it may make. */
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
  let sequences: CanonicalSequences | undefined;
  return {
    turns,
    get sequences() {
      sequences ??= canonicalSequences(turns);
      return sequences;
    },
  };
}

/** Whether the wings are odd: quarter turns of two layers change that. */
export function wingParity({ turns }: TurnList): TablePart {
  return parityPart(turns.map(({ first, last, quarters }) => (first !== last && quarters !== 2 ? 1 : 0)));
}

export const ALL_QUARTERS: readonly number[] = [1, 2, 3];
export const HALF: readonly number[] = [2];
