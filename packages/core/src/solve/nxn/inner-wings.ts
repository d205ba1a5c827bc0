/**
 * Pairs the wings of all depths but the first, on a cube whose centers are solved. From the innermost outward, each
 * depth is paired as on a small cube: the layers up to that depth act as one layer of a 5x5, and everything inside them
 * is its middle, which stays whole. The innermost wings of an even cube are those of a 4x4.
 */
import type { Turn } from "../../geometry/index.ts";
import { type CubeState, isReachable, turnStateBy } from "../../state/index.ts";
import type { Stage } from "./solution-stages.ts";
import type { FiveTables } from "./stages/five-tables.ts";
import { centersRotation } from "./stages/four-stages.ts";
import type { FourTables } from "./stages/four-tables.ts";
import { turnsAsHeld } from "./stages/held-candidate.ts";
import { type Step, throughStages } from "./stages/improve.ts";
import { fiveMethod, fourMethod } from "./stages/methods.ts";
import { thinned, turnThrough } from "./thinned.ts";

/** The methods, with their tables. */
export interface InnerMethods {
  /** Needed by even cubes only. */
  readonly four: FourTables | undefined;
  readonly five: FiveTables;
}

/**
 * The steps of the methods when only wings are left. Efforts are small, since there are several depths. The first steps
 * find nothing to do.
 */
const FOUR_STEPS: readonly Step[] = [
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 40, effort: 2_000_000 },
  { name: "edges", keep: 1, effort: 4_000_000 },
];
const FIVE_STEPS: readonly Step[] = [
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 1, effort: 10_000 },
  { name: "edges", keep: 60, effort: 500_000 },
  { name: "edges", keep: 20, effort: 1_500_000 },
  { name: "edges", keep: 1, effort: 3_000_000 },
];

/** The turns, and how the centers stand after them: on an even cube they may end up rotated as a whole. */
export function* pairInnerWings(
  state: CubeState,
  view: number,
  { four, five }: InnerMethods,
): Generator<Stage, { readonly turns: Turn[]; readonly view: number }> {
  const { size } = state;
  const middle = Math.floor(size / 2);
  const turns: Turn[] = [];
  let now = state;
  let held = view;
  for (let depth = middle - 1; depth > 1; depth--) {
    const isInnermost = four !== undefined && depth === middle - 1;
    const mirrored = [size - 1 - depth, size - 1];
    const layers = isInnermost ? [0, depth, ...mirrored] : [0, depth, middle, ...mirrored];
    const small = thinned(now, layers, held);
    if (!isReachable(small))
      throw new Error(`Internal error: wings of depth ${depth} cannot be paired alone.`);
    const counter = { nodes: 0 };
    const [found] = isInnermost
      ? yield* throughStages(fourMethod, four, small, FOUR_STEPS, counter)
      : yield* throughStages(fiveMethod, five, small, FIVE_STEPS, counter);
    const own = turnsAsHeld(found).map((turn) => turnThrough(turn, layers, size));
    turns.push(...own);
    now = turnStateBy(now, own);
    if (isInnermost) held = centersRotation(thinned(now, layers, held));
  }
  return { turns, view: held };
}
