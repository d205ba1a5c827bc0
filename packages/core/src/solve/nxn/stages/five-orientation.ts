/**
 * The third stage of a 5x5: the first axis in a pattern that half turns solve, with midges and wings correctly oriented. It
 * begins with a candidate in hundreds of ways: which wing of an edge counts as low is free.
 */
import type { Turn } from "../../../geometry/index.ts";
import {
  type BeamView,
  digitsTerm,
  FLIPS,
  type KeepTable,
  maskMoves,
  type Part,
  productPart,
  quotientPart,
  rankOfSets,
  type SetPart,
  type StageRecord,
  type StageWalk,
  setPart,
  setTerm,
  symmetriesOfSet,
  type TablePart,
  type Term,
  tablePart,
} from "../../../search/index.ts";
import { BYTES } from "../center-masks.ts";
import { moved, placesAfter, standingAt, wingPlaces } from "../wings.ts";
import { centerMasks, EDGES, maskOrbits, type PairMoves, SIZE } from "./pieces.ts";
import { AXIS, fiveTurns, keepsOf, symmetriesKeeping, wingImage } from "./stage-turns.ts";

/** Solutions longer than this are not sought (decision 0258#0185). */
const MAX_ORIENTATION_LENGTH = 7;

/**
 * Parts: the first axis' corners and edges, up to exchanging its colors in either (35 · 35); flips, of which the twelfth
 * follows from the others; the places of low wings.
 */
export function* patternAndOrientation(pairs: PairMoves, keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("orientation");
  const degree = list.turns.length;
  const { corner, edge } = maskOrbits(list.turns, 0x0f00);
  const [cornerHalf, edgeHalf] = [corner, edge].map((orbit) =>
    quotientPart(orbit, degree, (i) => orbit.indexOf.get(orbit.masks[i] ^ BYTES.RL)!),
  );
  const patternOf = (corners: number, edges: number) =>
    cornerHalf.classOf[corner.indexOf.get(corners)!] * edgeHalf.size +
    edgeHalf.classOf[edge.indexOf.get(edges)!];
  yield;
  const flips = new Uint16Array(FLIPS * degree);
  for (let known = 0; known < FLIPS; known++) {
    const last = [...known.toString(2)].filter((bit) => bit === "1").length & 1;
    list.turns.forEach((turn, i) => {
      flips[known * degree + i] = flipsAfter(pairs, turn, known | (last << 11)) & (FLIPS - 1);
    });
    if (known % 256 === 255) yield;
  }
  const low = pairs.lowPlace.reduce((mask, place) => mask | (1 << place), 0);
  // The patterns that the turns of the next stage make of solved centers.
  const next = maskOrbits(fiveTurns("belt").turns, 0x0f00);
  const patterns = new Set(
    Array.from(next.corner.masks).flatMap((a) => Array.from(next.edge.masks, (b) => patternOf(a, b))),
  );
  const wings = maskMoves(list.turns.map((turn) => placesAfter(turn, SIZE, 1)));
  const source = {
    parts: [
      productPart(cornerHalf, edgeHalf, degree),
      tablePart(FLIPS, flips, degree),
      setPart(wings, rankOfSets(8)),
    ],
    goals: Array.from(patterns, (pattern) => [pattern, 0, low]),
    degree,
    keep,
  };
  const pattern = yield* digitsTerm(source, {
    name: "pattern and flips",
    of: [0, 1],
    counts: [108, 216, 3492, 34_696, 190_034, 645_402, 1_069_319, 518_180, 46_695, 658],
  });
  const images = symmetriesKeeping([AXIS.x]).map(wingImage);
  const lows = yield* setTerm(
    source,
    {
      name: "low wings",
      of: [2],
      counts: [1, 2, 29, 278, 1934, 15_640, 124_249, 609_241, 1_224_098, 688_124, 40_560],
    },
    symmetriesOfSet(images, low),
  );
  return {
    ...source,
    name: "pattern and edge orientation",
    ...list,
    terms: [pattern, lows],
    keeps: keepsOf(list.turns, fiveTurns("halves").turns),
    farthest: MAX_ORIENTATION_LENGTH,
    beam: { near: { words: [[2], [0, 1]] }, weigh: weighOrientation(source.parts, [pattern, lows], degree) },
    starts: orientationStarts(pairs, patternOf),
    accept: canFreeFour(list.turns),
  };
}

/** The sum of cubes: of pattern and wings, the farther one counts most. */
function weighOrientation(
  parts: readonly Part[],
  [{ table: distances }, { table: wingDistances }]: readonly Term[],
  degree: number,
): BeamView["weigh"] {
  const [patterns, flips] = parts.map((part) => (part as TablePart).table);
  const { size } = parts[1];
  const { moves, sets } = parts[2] as SetPart;
  const { first, second, third, bits } = sets;
  return (row, from, into, to, most) => {
    const own = row[from] * degree;
    const flip = row[from + 1] * degree;
    const mask = row[from + 2];
    const x = mask & 255;
    const y = 256 + ((mask >> 8) & 255);
    const z = 512 + (mask >> 16);
    for (let turn = 0; turn < degree; turn++) {
      const image = moves[768 * turn + x] | moves[768 * turn + y] | moves[768 * turn + z];
      const a = image & 255;
      const b = (image >> 8) & 255;
      const before = bits[a];
      const one =
        wingDistances[
          first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (image >> 16)]
        ];
      const other = distances[patterns[own + turn] * size + flips[flip + turn]];
      most[turn] = Math.max(one, other);
      into[to + turn] = one * one * one + other * other * other;
    }
  };
}

/** flips: bit e is set if the low half of a midge is on the high side of place e. */
function flipsAfter({ lowPlace, edgeOf, isHigh }: PairMoves, turn: Turn, flips: number): number {
  const image = placesAfter(turn, SIZE, -1);
  let after = 0;
  for (let edge = 0; edge < EDGES; edge++) {
    const to = image[lowPlace[edge]];
    after |= (((flips >> edge) & 1) ^ isHigh[to]) << edgeOf[to];
  }
  return after;
}

/**
 * The pattern of the first axis, the midges' flips, and the low wings: in all ways to call one wing of each edge low in
 * which an even number of edges differ from a solved cube.
 */
function orientationStarts(
  { lowPlace, edgeOf, isHigh }: PairMoves,
  patternOf: (corners: number, edges: number) => number,
): StageRecord["starts"] {
  const { partner } = wingPlaces();
  return (candidate, row, begin) => {
    const { state } = candidate;
    const [corners, edges] = centerMasks(candidate).ofFace(1);
    row[0] = patternOf(corners & BYTES.RL, edges & BYTES.RL);
    const middles = standingAt(state, 2);
    const placeOf = new Uint8Array(24);
    standingAt(state, 1).forEach((home, place) => {
      placeOf[home] = place;
    });
    // For each edge: the place of its midge, whether that is flipped, and where each of its wings is.
    const flipBit = new Int32Array(EDGES);
    let flips = 0;
    for (let place = 0; place < EDGES; place++) {
      const home = middles[lowPlace[place]];
      flipBit[edgeOf[home]] = 1 << place;
      flips |= isHigh[home] << place;
    }
    // What the choices for half of the edges amount to: masks of wings, flips, and whether their number is odd.
    const halves = [0, EDGES / 2].map((from) =>
      Array.from({ length: 64 }, (_, choices) => {
        const half = { mask: 0, flip: 0, odd: 0 };
        for (let i = 0; i < EDGES / 2; i++) {
          const isOther = (choices >> i) & 1;
          const home = lowPlace[from + i];
          half.mask |= 1 << placeOf[isOther === 1 ? partner[home] : home];
          half.flip ^= isOther === 1 ? flipBit[from + i] : 0;
          half.odd ^= isOther;
        }
        return half;
      }),
    );
    for (const one of halves[0])
      for (const other of halves[1]) {
        if (one.odd !== other.odd) continue;
        row[1] = (flips ^ one.flip ^ other.flip) & (FLIPS - 1);
        row[2] = one.mask | other.mask;
        begin(candidate);
      }
  };
}

/** Whether four edges or more are off one of the belts that the next stage can fill: only they can be chosen there. */
function canFreeFour(turns: readonly Turn[]): NonNullable<StageWalk["accept"]> {
  const images = turns.map((turn) => placesAfter(turn, SIZE, 1));
  const middleImages = turns.map((turn) => placesAfter(turn, SIZE, -1));
  return ({ candidate: { state } }, path, length) => {
    let standing = standingAt(state, 1);
    let middles = standingAt(state, 2);
    for (let i = 0; i < length; i++) {
      standing = moved(standing, images[path[i]]);
      middles = moved(middles, middleImages[path[i]]);
    }
    return countFree(standing, middles, 1) >= 4 || countFree(standing, middles, 2) >= 4;
  };
}

/** How many edges have their midge and both wings off the belt about an axis. */
function countFree(standing: Uint8Array, middles: Uint8Array, axis: number): number {
  const { inner, partner } = wingPlaces();
  const isCaught = new Uint8Array(24);
  for (let place = 0; place < 24; place++) {
    if (inner[place] !== axis) continue;
    isCaught[standing[place]] = 1;
    isCaught[middles[place]] = 1;
  }
  let free = 0;
  for (let home = 0; home < 24; home++)
    if (home < partner[home] && isCaught[home] === 0 && isCaught[partner[home]] === 0) free++;
  return free;
}
