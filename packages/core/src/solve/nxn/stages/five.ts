/** The 5x5 in five stages, each with fewer turns than the one before: those of its centers, and the method that they make. */
import { symmetryInverse } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  classSteps,
  digitsTerm,
  hashedSteps,
  type KeepTable,
  makeTable,
  maskMoves,
  movedMask,
  rankMask,
  rankOfSets,
  type SetPart,
  type StageRecord,
  setPart,
  setTerm,
  symmetriesOfSet,
  type Term,
  type TermLabel,
  type TermSource,
  turnwiseTerm,
  type ValueClasses,
} from "../../../search/index.ts";
import { heldRotation } from "../../../state/index.ts";
import { BYTES, centerMoves } from "../center-masks.ts";
import { solvableCube, standingAt } from "../wings.ts";
import { fourEdgesInBelt } from "./five-belt.ts";
import { eightEdges } from "./five-eight.ts";
import { patternAndOrientation } from "./five-orientation.ts";
import { type StagedMethod, stagesRecipe } from "./improve.ts";
import { centerMasks, fiveCenters, maskOrbits, pairMoves, SIZE } from "./pieces.ts";
import {
  AXIS,
  centerImage,
  fiveTurns,
  keepsOf,
  rotateCandidate,
  rotationsOfAxes,
  symmetriesKeeping,
  wingParity,
} from "./stage-turns.ts";

/** Four edges: covers 2.4 of 49.8 million classes. */
const BELT_DEPTH = 9;
/** Eight edges and the colors of U and D: covers 9 of 25.9 million classes. */
const EIGHT_DEPTH = 10;

/** The stages, in their order. The depths are those of the two tables that hold only positions near the goal. */
export function* fiveStages(
  keep: KeepTable = makeTable,
  [belt, eight]: readonly [number, number] = [BELT_DEPTH, EIGHT_DEPTH],
): Generator<void, StageRecord[]> {
  const pairs = pairMoves(5);
  return [
    yield* oneAxis(keep),
    yield* axesApart(keep),
    yield* patternAndOrientation(pairs, keep),
    yield* fourEdgesInBelt(pairs, belt, keep),
    yield* eightEdges(pairs, eight, keep),
  ];
}

// The first two stages: the colors of one axis to its faces; the other axes apart.

/** Positions of both kinds of centers this far from the goal are known exactly (decision 0258#0185). */
const NEAR = 6;

/** Parts: the places of the first axis' colors among corners, and among edges. */
function* oneAxis(keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("axis");
  const { corner, edge } = fiveCenters();
  const parts: SetPart[] = [corner, edge].map((orbit) =>
    setPart(centerMoves(SIZE, orbit, list.turns), rankOfSets(8)),
  );
  const source = { parts, goals: [[BYTES.RL, BYTES.RL]], degree: list.turns.length, keep };
  yield;
  const all = symmetriesKeeping([AXIS.x]);
  const symmetries = [corner, edge].map((orbit) =>
    symmetriesOfSet(
      all.map((s) => centerImage(SIZE, orbit, s)),
      BYTES.RL,
    ),
  );
  yield;
  const corners = yield* setTerm(
    source,
    { name: "corners", of: [0], counts: [1, 4, 82, 1206, 14_116, 123_404, 422_508, 173_254, 896] },
    symmetries[0],
  );
  const edges = yield* setTerm(
    source,
    { name: "edges", of: [1], counts: [1, 4, 66, 900, 9626, 80_202, 329_202, 302_146, 13_324] },
    symmetries[1],
  );
  const images = symmetries.map((own) => maskMoves(own.map(({ image }) => image)));
  const { size, unrank } = rankOfSets(8);
  let [known, mask] = [-1, 0];
  const classes = yield* classSteps({
    size,
    inverse: all.map((s) => all.indexOf(symmetryInverse(s))),
    bits: 4,
    image(value, s) {
      if (value !== known) [known, mask] = [value, unrank(value)];
      return parts[0].rank(movedMask(images[0], s, mask));
    },
  });
  yield;
  const near = yield* nearAxisTerm(
    source,
    { name: "both", of: [0, 1], counts: [1, 1, 12, 169, 2916, 55_768, 1_065_559] },
    { classes, images },
    NEAR,
  );
  return {
    ...source,
    name: "colors of one axis",
    ...list,
    terms: [edges, corners, near],
    keeps: keepsOf(list.turns, [...fiveTurns("apart").turns, ...fiveTurns("orientation").turns]),
    // Whichever of the three it is.
    starts(candidate, row, begin) {
      for (const rotation of rotationsOfAxes()) {
        const start = rotateCandidate(candidate, rotation);
        row.set(centerMasks(start).ofAxis(1));
        begin(start);
      }
    },
  };
}

/** Parts: the places of the second axis' colors among corners, and among edges; the parity of wings. */
function* axesApart(keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("apart");
  const { corner, edge } = maskOrbits(list.turns, BYTES.UD);
  yield;
  const source = {
    parts: [corner, edge, wingParity(list.turns)],
    goals: [[0, 0, 0]],
    degree: list.turns.length,
    keep,
  };
  const corners = yield* digitsTerm(source, {
    name: "corners and parity",
    of: [0, 2],
    counts: [1, 2, 29, 234, 1304, 5568, 12_316, 6102, 184],
  });
  const edges = yield* digitsTerm(source, {
    name: "edges and parity",
    of: [1, 2],
    counts: [1, 2, 25, 210, 924, 2914, 7183, 8353, 5311, 807, 10],
  });
  return {
    ...source,
    name: "other axes apart",
    ...list,
    terms: [edges, corners],
    keeps: keepsOf(list.turns, fiveTurns("orientation").turns),
    starts(candidate, row, begin) {
      const [corners, edges] = centerMasks(candidate).ofAxis(0);
      const odd = parity(standingAt(candidate.state, 1));
      row.set([corner.indexOf.get(corners)!, edge.indexOf.get(edges)!, odd]);
      begin(candidate);
    },
  };
}

/*
 * Positions of the first stage within a few turns of its goal: where the colors of one axis are, among corners and edges
 * together. One position of each class under the symmetries is kept with its distance, by the class of its corners.
 */

/** The bits of a distance. */
const DISTANCE_BITS = 3;

/** A term over masks of corners and of edges, exact up to `depth`. */
function* nearAxisTerm(
  { parts, goals: [goal], degree, keep }: TermSource,
  label: TermLabel,
  { classes, images }: { readonly classes: ValueClasses; readonly images: readonly Uint32Array[] },
  depth: number,
): Generator<void, Term> {
  const [{ moves: corner, sets }, { moves: edge }] = label.of.map((place) => parts[place] as SetPart);
  const [corners, edges] = images;
  const { entry, bits, representative } = classes;
  const symmetries = (1 << bits) - 1;
  const space = {
    goals: goal,
    degree,
    turn(first: number, second: number, move: number, into: Int32Array) {
      const a = movedMask(corner, move, first);
      const s = entry[rankMask(sets, a)] & symmetries;
      into[0] = movedMask(corners, s, a);
      into[1] = movedMask(edges, s, movedMask(edge, move, second));
    },
    aliases(first: number, second: number, into: Int32Array) {
      let found = 0;
      for (let s = 0; s <= symmetries; s++) {
        if (movedMask(corners, s, first) !== first) continue;
        into[2 * found] = first;
        into[2 * found++ + 1] = movedMask(edges, s, second);
      }
      return found;
    },
  };
  const count = representative.length;
  const table = yield* keep(function* () {
    const expected = label.counts?.reduce((sum, each) => sum + each, 0) ?? 0;
    const { words } = yield* hashedSteps(space, { depth, expected });
    return yield* rowsByClass(words, count, (mask) => entry[rankMask(sets, mask)] >> bits);
  });
  const words = new Uint32Array(table.buffer, table.byteOffset, table.byteLength >> 2);
  const from = words.subarray(0, count + 1);
  const rows = words.subarray(count + 1);

  /** The distance of a position; depth + 1 if it is farther. */
  function distanceOf(first: number, second: number): number {
    const found = entry[rankMask(sets, first)];
    const wanted = movedMask(edges, found & symmetries, second);
    let low = from[found >> bits];
    let high = from[(found >> bits) + 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = rows[middle] >>> DISTANCE_BITS;
      if (at === wanted) return rows[middle] & ((1 << DISTANCE_BITS) - 1);
      if (at < wanted) low = middle + 1;
      else high = middle;
    }
    return depth + 1;
  }

  return turnwiseTerm({ ...label, table, reach: depth, tally }, (row, at, turn) =>
    turn < 0
      ? distanceOf(row[at], row[at + 1])
      : distanceOf(movedMask(corner, turn, row[at]), movedMask(edge, turn, row[at + 1])),
  );

  function tally(): number[] {
    const counts: number[] = [];
    for (const row of rows) {
      const distance = row & ((1 << DISTANCE_BITS) - 1);
      counts[distance] = (counts[distance] ?? 0) + 1;
    }
    return counts;
  }
}

/** Entries of the hash table, and classes, between two pauses. */
const ENTRIES_BETWEEN = 200_000;
const CLASSES_BETWEEN = 4000;

/**
 * The rows of each class, from[class] … from[class + 1] − 1, after those limits: edges and, in the lowest bits, the
 * distance, ascending. It takes a third of the room of the hash table (hashed-table.ts) that it is made of.
 */
function* rowsByClass(
  hashed: Int32Array,
  classes: number,
  classOf: (corners: number) => number,
): Generator<void, Uint8Array> {
  const from = new Uint32Array(classes + 1);
  for (let at = 0; at < hashed.length; at += 2) {
    if (at % ENTRIES_BETWEEN === 0) yield;
    if (hashed[at] !== 0) from[classOf(hashed[at] & 0xffffff) + 1]++;
  }
  for (let i = 0; i < classes; i++) from[i + 1] += from[i];
  const words = new Uint32Array(classes + 1 + from[classes]);
  words.set(from);
  const rows = words.subarray(classes + 1);
  const next = from.slice();
  for (let at = 0; at < hashed.length; at += 2) {
    if (at % ENTRIES_BETWEEN === 0) yield;
    if (hashed[at] === 0) continue;
    const distance = (hashed[at] >> 24) - 1;
    rows[next[classOf(hashed[at] & 0xffffff)]++] = (hashed[at + 1] << DISTANCE_BITS) | distance;
  }
  for (let i = 0; i < classes; i++) {
    if (i % CLASSES_BETWEEN === 0) yield;
    sortRows(rows, from[i], from[i + 1]);
  }
  return new Uint8Array(words.buffer);
}

/** Most classes have some dozens of rows, for which a call of `sort` takes five times as long. */
const MANY_ROWS = 128;

function sortRows(rows: Uint32Array, from: number, to: number): void {
  if (to - from > MANY_ROWS) rows.subarray(from, to).sort();
  else
    for (let i = from + 1; i < to; i++) {
      const row = rows[i];
      let at = i;
      for (; at > from && rows[at - 1] > row; at--) rows[at] = rows[at - 1];
      rows[at] = row;
    }
}

// Numbers of candidates and moves are those of the first round.

/** The third stage begins with a candidate in hundreds of ways: 2,000 candidates take 170 MB. */
export const fiveMethod: StagedMethod = {
  size: 5,
  recipe: stagesRecipe("5x5 by stages", "stages-5x5/2/OBTM", 11, fiveStages),
  steps: [
    { name: "centers", keep: 200, effort: 2_500_000, slack: 2, until: 0.05 },
    { name: "centers", keep: 2000, most: 2000, effort: 10_000_000, slack: 4, until: 0.09 },
    { name: "centers", keep: 1500, effort: 16_000_000, longest: 7, until: 0.34 },
    { name: "edges", keep: 200, effort: 8_000_000, until: 0.75 },
    { name: "edges", keep: 20, effort: 8_000_000, until: 0.9 },
  ],
  growth: 2,
  reduce: (state) => solvableCube(state, standingAt(state, 2), heldRotation(state)),
};
