/** The turns of every stage, as blocks of outer layers: fewer from stage to stage. */
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

/** The quarter turns that blocks of so many layers make about an axis. */
type QuartersOf = (axis: Axis, depth: number) => readonly number[];

export const X = 0;
export const Y = 1;
export const Z = 2;
const ALL: readonly number[] = [1, 2, 3];
const HALF: readonly number[] = [2];
const NONE: readonly number[] = [];

const FOUR: Readonly<Record<"axis" | "apart" | "pairs", QuartersOf>> = {
  axis: () => ALL,
  apart: (axis, depth) => (depth === 1 || axis === X ? ALL : HALF),
  pairs: (axis, depth) => (depth === 1 && axis !== X ? ALL : HALF),
};

/** The turns of a stage of a 4x4, whose first axis is x: 27, 23 and 17. */
export function fourTurns(stage: keyof typeof FOUR): TurnList {
  return blockTurns(4, FOUR[stage], [-1, 1]);
}

const FIVE: Readonly<Record<"axis" | "apart" | "orientation" | "belt" | "eight" | "halves", QuartersOf>> = {
  axis: () => ALL,
  // Outer turns about the first axis change nothing that the stage looks at.
  apart: (axis, depth) => (axis !== X ? (depth === 1 ? ALL : HALF) : depth === 1 ? NONE : ALL),
  orientation: (_, depth) => (depth === 1 ? ALL : HALF),
  belt: (axis, depth) => (depth === 1 && axis === Z ? ALL : HALF),
  eight: (axis, depth) => (axis !== Y ? HALF : depth === 1 ? ALL : NONE),
  // Those that keep wings in two halves: all of the last two stages are among them.
  halves: (axis, depth) => (depth === 1 && axis !== X ? ALL : HALF),
};

/** The turns of a stage of a 5x5: x is the first axis, y that of the belt, and z has quarter turns before it is filled. */
export function fiveTurns(stage: keyof typeof FIVE): TurnList {
  return blockTurns(5, FIVE[stage], [-1, 1]);
}

const SETUP: Readonly<Record<"axis" | "apart" | "home", QuartersOf>> = {
  axis: () => ALL,
  apart: (axis, depth) => (axis !== Y ? (depth === 1 ? ALL : HALF) : depth === 1 ? NONE : ALL),
  home: (_, depth) => (depth === 1 ? ALL : HALF),
};

/** The turns of a stage of a setup, whose first axis is y, on a cube of 4 to 7 layers. */
export function setupTurns(size: number, stage: keyof typeof SETUP): TurnList {
  return blockTurns(size, SETUP[stage], [1, -1]);
}

/**
 * Outer blocks of every depth up to the middle, on both sides in that order. Of two that differ by a rotation of the whole
 * cube, as the halves of an even cube do, only one: how the cube is held is then a choice at the beginning.
 */
function blockTurns(size: number, quartersOf: QuartersOf, sides: readonly number[]): TurnList {
  const depths = Array.from({ length: Math.floor(size / 2) }, (_, i) => i + 1);
  const turns = ([X, Y, Z] as const).flatMap((axis) =>
    depths.flatMap((depth) =>
      (2 * depth === size ? [1] : sides).flatMap((side) => {
        const first = side > 0 ? size - depth : 0;
        return quartersOf(axis, depth).map((amount) => makeTurn(axis, first, first + depth - 1, amount));
      }),
    ),
  );
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
