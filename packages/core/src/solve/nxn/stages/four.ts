/**
 * The 4x4 in three stages, each with fewer turns than the one before: the colors of one axis to two opposite faces;
 * then the other axes apart, and one wing of each pair in each half of the wing places; then centers solved and wings
 * paired (four-pairs.ts). What is left is a 3x3.
 */
import { faceOfNormal, faces, rotations, transform } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  digitsTerm,
  type KeepTable,
  keptTables,
  makeTable,
  maskClasses,
  maskOrbit,
  rankOfSets,
  type StageRecord,
  setPart,
  setTerm,
  type TableBytes,
} from "../../../search/index.ts";
import { type CubeState, solvedState } from "../../../state/index.ts";
import { centerMoves, FB_BYTE, RL_BYTE, UD_BYTE } from "../center-masks.ts";
import { placesAfter } from "../wing-places.ts";
import { moved, standingAt } from "../wings.ts";
import { centers, centersAndPairs, fourPairs, SIZE } from "./four-pairs.ts";
import { colorsAt, keepsOf, maskWhere, rotateCandidate, rotationsOfAxes } from "./held-candidate.ts";
import type { PreparedStages } from "./improve.ts";
import { orderOf } from "./pair-order.ts";
import { isParted, pairsOf, partedTerm, wingPairs } from "./parted-wings.ts";
import { fourTurns, wingParity } from "./stage-turns.ts";

/** The stages, in their order. */
export function* fourStages(keep: KeepTable = makeTable): Generator<void, StageRecord[]> {
  return [yield* oneAxis(keep), yield* axesAndWingsApart(keep), yield* centersAndPairs(keep)];
}

/** The key under which the tables are stored. */
export const FOUR_KEY = "stages-4x4/2/OBTM";
const TABLES = 4;

/** Builds the stages, or takes their distances from the store. */
export function* prepareFour(stored?: TableBytes): Generator<void, PreparedStages> {
  const { keep, wasStored, pack } = keptTables(FOUR_KEY, TABLES, stored);
  return { stages: yield* fourStages(keep), wasStored, pack };
}

/** Part: the places of one axis' colors. */
function* oneAxis(keep: KeepTable): Generator<void, StageRecord> {
  const list = fourTurns("axis");
  const source = {
    parts: [setPart(centerMoves(SIZE, centers(), list.turns), rankOfSets(8))],
    goals: [[RL_BYTE]],
    degree: list.turns.length,
    keep,
  };
  const counts = [1, 2, 36, 484, 5408, 48_955, 242_011, 362_453, 75_955, 166];
  const colors = yield* setTerm(source, { name: "colors of one axis", of: [0], counts }, []);
  return {
    ...source,
    name: "colors of one axis",
    ...list,
    terms: [colors],
    keeps: keepsOf(list.turns, fourTurns("apart").turns),
    starts(candidate, row, begin) {
      for (const rotation of rotationsOfAxes()) {
        const start = rotateCandidate(candidate, rotation);
        const colors = colorsAt(start.state, centers());
        for (const axis of [0, 1, 2]) {
          row[0] = maskWhere(colors, (color) => color % 3 === axis);
          begin(start);
        }
      }
    },
  };
}

/** Distances are exact up to this; the best candidates take fewer turns. */
const FARTHEST = 7;

/**
 * Parts: the other two axes, either one on top; the pattern of the first axis, in either color; the parity of wings; each
 * pair of wings.
 */
function* axesAndWingsApart(keep: KeepTable): Generator<void, StageRecord> {
  const list = fourTurns("apart");
  const degree = list.turns.length;
  const moves = centerMoves(SIZE, centers(), list.turns);
  const apart = maskClasses([UD_BYTE], moves, UD_BYTE | FB_BYTE);
  const pattern = maskClasses([0x0f00], moves, RL_BYTE);
  yield;
  // The patterns that half turns make of a solved one.
  const ends = maskOrbit([0x0f00], centerMoves(SIZE, centers(), fourTurns("pairs").turns));
  const goals = new Set(Array.from(ends.masks, (mask) => pattern.classOfMask(mask)));
  const pairs = fourPairs();
  const images = list.turns.map((turn) => placesAfter(turn, SIZE, 1));
  const wings = wingPairs(images);
  const home = standingAt(solvedState(SIZE), 1);
  const source = {
    parts: [apart, pattern, wingParity(list), ...wings],
    goals: Array.from(goals, (goal) => [0, goal, 0, ...pairsOf(pairs, home)]),
    degree,
    keep,
  };
  const axes = yield* digitsTerm(
    source,
    {
      name: "axes and parity",
      of: [0, 1, 2],
      counts: [6, 11, 97, 840, 5651, 30_868, 114_112, 217_442, 81_423],
    },
    FARTHEST,
  );
  const parted = partedTerm(pairs, images, source.parts, {
    name: "parted wings",
    of: wings.map((_, i) => 3 + i),
    counts: [1, 3, 45],
  });
  return {
    ...source,
    name: "other axes and wings apart",
    ...list,
    terms: [axes, parted],
    keeps: keepsOf(list.turns, fourTurns("pairs").turns),
    starts(candidate, row, begin) {
      const colors = colorsAt(candidate.state, centers());
      const first = colors[8] % 3;
      const standing = standingAt(candidate.state, 1);
      row[0] = apart.classOfMask(maskWhere(colors, (color) => color % 3 === (first + 1) % 3));
      row[1] = pattern.classOfMask(maskWhere(colors, (color) => color === first));
      row[2] = parity(standing);
      row.set(pairsOf(pairs, standing), 3);
      begin(candidate);
    },
    // Odd orders belong to cubes with an odd number of flipped edges, which the next stage cannot fix.
    accept({ candidate: { state } }, path, length) {
      let standing = standingAt(state, 1);
      for (let i = 0; i < length; i++) standing = moved(standing, images[path[i]]);
      return isParted(pairs, standing) && parity(orderOf(pairs, standing)) === 0;
    },
  };
}

/** The rotation in which the solved centers are held. */
export function centersRotation(state: CubeState): number {
  const colors = colorsAt(state, centers());
  const { matrices } = rotations();
  return matrices.findIndex((matrix) =>
    faces().every(({ normal }, color) => {
      const face = faceOfNormal(transform(matrix, normal)).index;
      return colors[8 * (face % 3) + (face < 3 ? 0 : 4)] === color;
    }),
  );
}
