import {
  type KeepTable,
  keptTables,
  makeTable,
  type StageRecord,
  type TableBytes,
} from "../../../search/index.ts";
import { axesApart, oneAxis } from "./five-axes.ts";
import { eightEdges, fourEdgesInBelt, patternAndOrientation } from "./five-belts.ts";
import { fivePairs } from "./five-pieces.ts";
import type { PreparedStages } from "./improve.ts";

/** Four edges: covers 2.4 of 49.8 million classes. */
const BELT_DEPTH = 9;
/** Eight edges and the colors of U and D: covers 9 of 25.9 million classes. */
const EIGHT_DEPTH = 10;

/** The stages, in their order. The depths are those of the two tables that hold only positions near the goal. */
export function* fiveStages(
  keep: KeepTable = makeTable,
  [belt, eight]: readonly [number, number] = [BELT_DEPTH, EIGHT_DEPTH],
): Generator<void, StageRecord[]> {
  const pairs = fivePairs();
  return [
    yield* oneAxis(keep),
    yield* axesApart(keep),
    yield* patternAndOrientation(pairs, keep),
    yield* fourEdgesInBelt(pairs, belt, keep),
    yield* eightEdges(pairs, eight, keep),
  ];
}

/** The key under which the tables are stored. */
export const FIVE_KEY = "stages-5x5/2/OBTM";
const TABLES = 11;

/** Builds the stages, or takes their distances from the store. */
export function* prepareFive(stored?: TableBytes): Generator<void, PreparedStages> {
  const { keep, wasStored, pack } = keptTables(FIVE_KEY, TABLES, stored);
  return { stages: yield* fiveStages(keep), wasStored, pack };
}
