/**
 * The 4x4 in three stages, each with fewer turns than the one before: the colors of one axis to two opposite faces;
 * then the other axes apart, and one wing of each pair in each half of the wing places; then centers solved and wings
 * paired (four-pairs.ts). What is left is a 3x3.
 */
import { faces, rotations } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  digitsTerm,
  faceAfter,
  type KeepTable,
  maskClasses,
  maskOrbit,
  type Part,
  partOf,
  productPart,
  rankOfSets,
  type StageRecord,
  setPart,
  setTerm,
  type TablePart,
  type Term,
  type TermLabel,
  turnwiseTerm,
} from "../../../search/index.ts";
import { type CubeState, coloringOf, solvedState } from "../../../state/index.ts";
import { BYTES, centerMoves, centerOrbits, maskOf } from "../center-masks.ts";
import { moved, PLACES, placesAfter, solvableCube, standingAt, wingPlaces } from "../wings.ts";
import { centersAndPairs } from "./four-pairs.ts";
import { type StagedMethod, stagesRecipe } from "./improve.ts";
import { EDGES, type PairMoves, pairMoves } from "./pieces.ts";
import { fourTurns, keepsOf, rotateCandidate, rotationsOfAxes, wingParity } from "./stage-turns.ts";

const SIZE = 4;

function* fourStages(keep: KeepTable): Generator<void, StageRecord[]> {
  return [yield* oneAxis(keep), yield* axesAndWingsApart(keep), yield* centersAndPairs(keep)];
}

/** Part: the places of one axis' colors. */
function* oneAxis(keep: KeepTable): Generator<void, StageRecord> {
  const list = fourTurns("axis");
  const [orbit] = centerOrbits(SIZE);
  const source = {
    parts: [setPart(centerMoves(SIZE, orbit, list.turns), rankOfSets(8))],
    goals: [[BYTES.RL]],
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
        const { colors } = coloringOf(start.state);
        for (const axis of [0, 1, 2]) {
          row[0] = maskOf(colors, orbit, (color) => color % 3 === axis);
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
  const [orbit] = centerOrbits(SIZE);
  const moves = centerMoves(SIZE, orbit, list.turns);
  const apart = maskClasses([BYTES.UD], moves, BYTES.UD | BYTES.FB);
  const pattern = maskClasses([0x0f00], moves, BYTES.RL);
  yield;
  // The patterns that half turns make of a solved one.
  const ends = maskOrbit([0x0f00], centerMoves(SIZE, orbit, fourTurns("pairs").turns));
  const goals = new Set(Array.from(ends.masks, (mask) => pattern.classOfMask(mask)));
  const pairs = pairMoves(4);
  const images = list.turns.map((turn) => placesAfter(turn, SIZE, 1));
  const wings = wingPairs(images);
  const home = standingAt(solvedState(SIZE), 1);
  const source = {
    parts: [apart, pattern, wingParity(list.turns), ...wings],
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
      const { colors } = coloringOf(candidate.state);
      const first = colors[orbit[8]] % 3;
      const standing = standingAt(candidate.state, 1);
      row[0] = apart.classOfMask(maskOf(colors, orbit, (color) => color % 3 === (first + 1) % 3));
      row[1] = pattern.classOfMask(maskOf(colors, orbit, (color) => color === first));
      row[2] = parity(standing);
      row.set(pairsOf(pairs, standing), 3);
      begin(candidate);
    },
    // Odd orders belong to cubes with an odd number of flipped edges, which the next stage cannot fix.
    accept({ candidate: { state } }, path, length) {
      let standing = standingAt(state, 1);
      for (let i = 0; i < length; i++) standing = moved(standing, images[path[i]]);
      return isParted(pairs, standing) && parity(pairs.orderOf(standing)) === 0;
    },
  };
}

export function centersRotation(state: CubeState): number {
  const { colors } = coloringOf(state);
  const [orbit] = centerOrbits(SIZE);
  return rotations().matrices.findIndex((_, rotation) =>
    faces().every((_, color) => {
      const face = faceAfter(color, rotation);
      return colors[orbit[8 * (face % 3) + (face < 3 ? 0 : 4)]] === color;
    }),
  );
}

/*
 * Whether a few turns part the wings: bring one wing of each pair into each half of the places. A set of places that
 * turns take to the low half parts those wings of which each pair has exactly one there.
 */

/** Sets after more turns are too many: about one of them parts any wings. */
const REACH = 2;
/** Two words of bits for each pair of places: first the low half, then what one turn takes to it, then what two do. */
const WORDS = 2;
const PAIRS = PLACES * PLACES;

/** A part for each pair of wings: place · 24 + the partner's place. images[turn][place]: where the turns take wings. */
function wingPairs(images: readonly Uint8Array[]): TablePart[] {
  const wing = partOf(PLACES, images.length, (place, turn) => images[turn][place]);
  const pair = productPart(wing, wing, images.length);
  return Array.from({ length: EDGES }, () => pair);
}

/** The pairs of wings given as `standing[place]`, as those parts have them. */
function pairsOf({ lowPlace }: PairMoves, standing: Uint8Array): Uint16Array {
  const { partner } = wingPlaces();
  return Uint16Array.from(
    lowPlace,
    (wing) => standing.indexOf(wing) * PLACES + standing.indexOf(partner[wing]),
  );
}

/** Whether one wing of each pair is in each half. */
function isParted({ lowPlace }: PairMoves, standing: Uint8Array): boolean {
  const { partner } = wingPlaces();
  return new Set(lowPlace.map((place) => Math.min(standing[place], partner[standing[place]]))).size === EDGES;
}

/** How many turns part the wings, up to two: the label's parts are their pairs. */
function partedTerm(
  { isHigh }: PairMoves,
  images: readonly Uint8Array[],
  parts: readonly Part[],
  label: TermLabel,
): Term {
  const [from] = label.of;
  const { table: next } = parts[from] as TablePart;
  const degree = images.length;
  const { splits, counts } = splittingSets(isHigh, images);
  /** A bit for each set that at most so many turns take to the low half. */
  const masks = counts.map((count) =>
    Array.from({ length: WORDS }, (_, word) => bitsBelow(count - 32 * word)),
  );
  /** Whether one of the sets parts the wings after a turn, or before any if it is negative. */
  const canPart = (row: Int32Array, at: number, turn: number, left: number) => {
    let some = masks[left][0];
    let others = masks[left][1];
    for (let i = at + from; i < at + from + EDGES && (some | others) !== 0; i++) {
      const pair = (turn < 0 ? row[i] : next[row[i] * degree + turn]) * WORDS;
      some &= splits[pair];
      others &= splits[pair + 1];
    }
    return (some | others) !== 0;
  };
  const distanceOf = (row: Int32Array, at: number, turn: number) => {
    let distance = 0;
    while (distance <= REACH && !canPart(row, at, turn, distance)) distance++;
    return distance;
  };
  return turnwiseTerm(
    {
      ...label,
      table: new Uint8Array(splits.buffer),
      reach: REACH,
      tally: () => counts.map((count, i) => count - (i > 0 ? counts[i - 1] : 0)),
    },
    distanceOf,
    canPart,
  );
}

function bitsBelow(count: number): number {
  return count >= 32 ? -1 : (1 << Math.max(0, count)) - 1;
}

/** splits[pair · 2 + word]: a bit for each set that holds exactly one of the two places; counts[n]: sets for at most n turns. */
function splittingSets(isHigh: Uint8Array, images: readonly Uint8Array[]) {
  const low = Array.from(isHigh, (high) => high === 0);
  // A set and the other places part the same wings: the one without place 0 stands for both.
  const keyOf = (set: readonly boolean[]) => set.map((has) => (has !== set[0] ? 1 : 0)).join("");
  const sets = new Map([[keyOf(low), low]]);
  const counts = [1];
  for (let turns = 1; turns <= REACH; turns++) {
    for (const set of [...sets.values()])
      for (const image of images) {
        const before = Array.from(image, (to) => set[to]);
        sets.set(keyOf(before), sets.get(keyOf(before)) ?? before);
      }
    counts.push(sets.size);
  }
  if (sets.size > 32 * WORDS) throw new Error(`${sets.size} sets of places, expected at most ${32 * WORDS}`);
  const splits = new Uint32Array(PAIRS * WORDS);
  [...sets.values()].forEach((set, i) => {
    for (let pair = 0; pair < PAIRS; pair++)
      if (set[Math.floor(pair / PLACES)] !== set[pair % PLACES])
        splits[pair * WORDS + (i >> 5)] |= 1 << (i & 31);
  });
  return { splits, counts };
}

// Numbers of candidates and moves are those of the first round.

/**
 * Candidates are cheap early: over 40 random states, keeping 2,000 and 300 in the first two stages gave 44.2 turns, and
 * 800 and 150 gave 44.7 in as much time. Candidates longer than the shortest are not waited for after the third stage:
 * each takes a search for its 3x3.
 */
export const fourMethod: StagedMethod = {
  size: 4,
  recipe: stagesRecipe("4x4 by stages", "stages-4x4/2/OBTM", 4, fourStages),
  steps: [
    { name: "centers", keep: 2000, effort: 1_000_000, until: 0.05 },
    { name: "centers", keep: 300, effort: 20_000_000, until: 0.35 },
    { name: "edges", keep: 6, effort: 5_000_000, slack: 0, until: 0.8 },
  ],
  growth: 3,
  reduce: (state) => solvableCube(state, standingAt(state, 1), centersRotation(state)),
};
