/**
 * The 2x2 as a stage: its state does not depend on how it is held, so the corner DBL counts as home and only U, R and F are
 * turned. Seven corners move: 7! · 3⁶ = 3,674,160 states, at most 11 turns from solved. The value of a state,
 * order · 3⁶ + twist, is its number in `codec`. Its solver and the interval search share it.
 */
import { CORNER_NAMES, faceTurns } from "../geometry/index.ts";
import type { BloomShape } from "./bloom-table.ts";
import { orbitIndex, orbitMove } from "./coordinate.ts";
import type { Metric } from "./face-move.ts";
import { orientationCoordinate, permutationCoordinate } from "./orbit-coordinates.ts";
import type { Stage, StageTable } from "./stage.ts";

const SIZE = 2;

/** God's numbers of the 2x2, in turns of faces and in quarter turns. */
export const POCKET_MAX_LENGTH: Readonly<Record<Metric, number>> = { HTM: 11, QTM: 14 };

/** Which distances are tabulated: those of the states within six turns, hashed; or all, 1.8 MB, which takes a hundred times as long. */
export const POCKET_TABLES: {
  readonly near: StageTable & { readonly near: BloomShape };
  readonly all: StageTable;
} = {
  near: { of: [0, 1], near: { depth: 6, wordsLog: 15, step: 2 } },
  all: { of: [0, 1], bits: 4 },
};

/** `goals`: the states at distance 0; default: the solved one. */
export function pocketStage(table: StageTable, goals?: readonly number[], metric: Metric = "HTM"): Stage {
  const corner = orbitIndex(SIZE, "corner");
  const fixed = CORNER_NAMES.indexOf("DBL");
  const movable = CORNER_NAMES.flatMap((_, place) => (place === fixed ? [] : [place]));
  return {
    name: "pocket",
    size: SIZE,
    turns: faceTurns(SIZE).filter(
      (turn) =>
        orbitMove(SIZE, corner, turn).from[fixed] === fixed && (metric === "HTM" || turn.quarters !== 2),
    ),
    coordinates: [
      permutationCoordinate("order", SIZE, corner, movable),
      orientationCoordinate("twist", SIZE, corner, movable),
    ],
    tables: [goals ? { ...table, goals } : table],
  };
}
