/**
 * The road of a 5x5 to a 3x3, as five records: the colors of one axis to its faces; the other axes apart; the first axis
 * in a pattern that half turns solve, with midges and wings correctly oriented; four edges complete in a belt that the
 * last turns preserve; the other eight edges and all centers.
 */
import { faceTurns } from "../../../geometry/index.ts";
import {
  classIndex,
  digitsIndex,
  exactTerm,
  FLIPS,
  maskTrack,
  packedTerm,
  type StageRecord,
  setIndex,
  type TablePart,
  trackOf,
} from "../../../search/index.ts";
import { eightPlaces } from "../mask-distance.ts";
import {
  aroundBelt,
  axesApartStarts,
  beltStarts,
  canFreeFour,
  firstAxisStarts,
  orientationStarts,
} from "./five-starts.ts";
import type { FiveTables } from "./five-tables.ts";
import { fifthTurns, partingTurns, secondTurns, thirdTurns } from "./five-turns.ts";
import { keepsOf } from "./held-candidate.ts";
import { nearTerm } from "./near-axis.ts";
import { placementsIndex } from "./ring-edges.ts";
import type { SmallTable } from "./small-tables.ts";

function partOf({ size, next }: SmallTable, degree: number): TablePart {
  return { ...trackOf(next, degree), table: next, size };
}

export function fiveRecords({ pairs, first, second, third, fourth, fifth }: FiveTables): StageRecord[] {
  const records: StageRecord[] = [];
  {
    const { list, corner, edge, cornerDistances, edgeDistances, near } = first;
    const rank = eightPlaces();
    records.push({
      name: "colors of one axis",
      ...list,
      keeps: keepsOf(list.turns, [...secondTurns().turns, ...thirdTurns().turns]),
      parts: [maskTrack(corner, rank), maskTrack(edge, rank)],
      terms: [
        exactTerm("edges", [], setIndex(edge, rank, 1), edgeDistances),
        exactTerm("corners", [], setIndex(corner, rank, 0), cornerDistances),
        nearTerm("both", [], first, near),
      ],
      starts: firstAxisStarts(),
    });
  }
  {
    const { list, corner, edge, isOdd, cornerDistances, edgeDistances } = second;
    const degree = list.turns.length;
    const parity = {
      size: 2,
      next: Uint16Array.from([0, 1].flatMap((odd) => Array.from(isOdd, (toggle) => odd ^ toggle))),
    };
    const parts = [corner, edge, parity].map((part) => partOf(part, degree));
    records.push({
      name: "other axes apart",
      ...list,
      keeps: keepsOf(list.turns, thirdTurns().turns),
      parts,
      terms: [
        exactTerm("edges", [], digitsIndex(parts, [1, 2], degree), edgeDistances),
        exactTerm("corners", [], digitsIndex(parts, [0, 2], degree), cornerDistances),
      ],
      starts: axesApartStarts(corner, edge),
    });
  }
  {
    const { list, corner, edge, centers, flips, distances, wings, wingDistances } = third;
    const degree = list.turns.length;
    const rank = eightPlaces();
    const parts = [
      partOf(centers, degree),
      partOf({ size: FLIPS, next: flips }, degree),
      maskTrack(wings, rank),
    ];
    records.push({
      name: "pattern and edge orientation",
      ...list,
      keeps: keepsOf(list.turns, partingTurns().turns),
      parts,
      terms: [
        exactTerm("pattern and flips", [], digitsIndex(parts, [0, 1], degree), distances),
        exactTerm("low wings", [], setIndex(wings, rank, 2), wingDistances),
      ],
      farthest: 7,
      starts: orientationStarts(pairs, corner, edge, centers.classOf),
      accept: canFreeFour(list.turns),
    });
  }
  {
    const { list, edges, ring, firstCorner, firstEdge, first: own, corner, edge, distances } = fourth;
    const degree = list.turns.length;
    const placed = (next: Uint16Array) => partOf({ size: 1680, next }, degree);
    const parts = [
      ...[edges.middle, edges.low, edges.high].map(placed),
      ...[own, corner, edge].map((part) => partOf(part, degree)),
    ];
    records.push({
      name: "first axis and four edges",
      ...list,
      keeps: keepsOf(list.turns, fifthTurns().turns),
      parts,
      terms: [
        packedTerm("four edges", [], placementsIndex(edges), ring),
        exactTerm("centers", [], digitsIndex(parts, [3, 4, 5], degree), distances),
      ],
      starts: beltStarts(pairs, { firstCorner, firstEdge, classOf: own.classOf, corner, edge }),
    });
  }
  {
    const { list, low, high, classes, highEntry, corner, edge, sides, colors, edges, centers } = fifth;
    const degree = list.turns.length;
    const parts = [{ size: 40_320, next: low }, { size: 40_320, next: high }, corner, edge, sides].map(
      (part) => partOf(part, degree),
    );
    const renamed = { bits: 4, renamed: colors };
    const wingsIndex = (place: number, entry: Int32Array) =>
      classIndex(parts, [place, 2, 3], degree, { entry, ...renamed });
    records.push({
      name: "eight edges and centers",
      ...list,
      keeps: keepsOf(list.turns, faceTurns(5)),
      parts,
      terms: [
        packedTerm("low wings, U and D", [], wingsIndex(0, classes.entry), edges),
        packedTerm("high wings, U and D", [], wingsIndex(1, highEntry), edges),
        exactTerm("centers", [], digitsIndex(parts, [2, 3, 4], degree), centers),
      ],
      starts: aroundBelt(pairs, corner, edge, sides),
    });
  }
  return records;
}
