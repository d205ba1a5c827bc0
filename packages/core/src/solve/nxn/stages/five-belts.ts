/**
 * The last three stages of a 5x5, in which wings and midges count: the first axis in a pattern that half turns solve, with
 * midges and wings correctly oriented; four edges complete in a belt that the last turns preserve; the other eight edges and
 * all centers.
 */

import { cubeGeometry, faceTurns } from "../../../geometry/index.ts";
import {
  classIndex,
  classSpace,
  digitsTerm,
  FLIPS,
  type KeepTable,
  type MaskOrbit,
  maskMoves,
  maskOrbit,
  movedMask,
  packedDistances,
  packedTerm,
  productPart,
  quotientPart,
  rankOfSets,
  type StageRecord,
  setPart,
  setTerm,
  symmetriesOfSet,
  type TablePart,
  tablePart,
} from "../../../search/index.ts";
import { centerMoves, FB_BYTE, RL_BYTE, UD_BYTE } from "../center-masks.ts";
import { placesAfter } from "../wing-places.ts";
import { aroundBeltStarts, beltStarts, canFreeFour, orientationStarts } from "./five-starts.ts";
import { weighBelt, weighEight, weighOrientation } from "./five-weights.ts";
import { beltPlacement, fourEdges, namingInOrder, placementMoves } from "./four-edges.ts";
import {
  EDGES,
  edgeImage,
  edgeMove,
  fiveCenters,
  flipsAfter,
  maskOrbits,
  ORDERS,
  orderClasses,
  orderMoves,
  type PairMoves,
  SIZE,
} from "./pieces.ts";
import { centerImage, fiveTurns, keepsOf, symmetriesKeeping, wingImage, X, Y, Z } from "./stage-turns.ts";

/** Solutions longer than this are not sought (decision 0258#0185). */
const MAX_ORIENTATION_LENGTH = 7;

/**
 * Parts: the first axis' corners and edges, up to exchanging its colors in either (35 · 35); flips, of which the twelfth
 * follows from the others; the places of low wings.
 */
export function* patternAndOrientation(pairs: PairMoves, keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("orientation");
  const degree = list.turns.length;
  const { corner, edge } = maskOrbits(list, 0x0f00);
  const [cornerHalf, edgeHalf] = [corner, edge].map((orbit) =>
    quotientPart(orbit, degree, (i) => orbit.indexOf.get(orbit.masks[i] ^ RL_BYTE)!),
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
  const next = maskOrbits(fiveTurns("belt"), 0x0f00);
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
  const images = symmetriesKeeping([X]).map(wingImage);
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

/**
 * Parts: midges, low and high wings of four edges as placements; the first axis, up to exchanging the columns at F and B;
 * corners and edges of the axis with quarter turns.
 */
export function* fourEdgesInBelt(
  pairs: PairMoves,
  depth: number,
  keep: KeepTable,
): Generator<void, StageRecord> {
  const list = fiveTurns("belt");
  const degree = list.turns.length;
  const first = maskOrbits(list, 0x0f00);
  // The next stage turns columns at F and B, so a face with both columns exchanged is as good as solved.
  const { cells, cellOfFacelet } = cubeGeometry(SIZE);
  const columns = fiveCenters().edge.reduce(
    (mask, facelet, bit) => mask | (cells[cellOfFacelet[facelet]][Z] === 0 ? 0 : (1 << bit) & RL_BYTE),
    0,
  );
  const numberOf = (corners: number, edges: number) =>
    first.corner.indexOf.get(corners)! * first.edge.size + first.edge.indexOf.get(edges)!;
  const own = quotientPart(productPart(first.corner, first.edge, degree), degree, (i) =>
    numberOf(
      first.corner.masks[Math.floor(i / first.edge.size)] ^ RL_BYTE,
      first.edge.masks[i % first.edge.size] ^ columns,
    ),
  );
  const firstOf = (corners: number, edges: number) => own.classOf[numberOf(corners, edges)];
  const { corner, edge } = maskOrbits(list, 0x0f0000);
  yield;
  const moves = list.turns.map((turn) => edgeMove(pairs, turn));
  const placed = [
    placementMoves(moves.map(({ middle }) => middle)),
    placementMoves(moves.map(({ low }) => low)),
    placementMoves(moves.map(({ high }) => high)),
  ];
  const belt = beltPlacement();
  const sides = sidesAroundBelt().map(([a, b]) => [
    firstOf(a & RL_BYTE, b & RL_BYTE),
    corner.indexOf.get(a & FB_BYTE)!,
    edge.indexOf.get(b & FB_BYTE)!,
  ]);
  const goals = [...new Map(sides.map((own) => [own.join(), [belt, belt, belt, ...own]])).values()];
  const source = {
    parts: [...placed, own, corner, edge],
    goals,
    degree,
    keep,
  };
  const centers = yield* digitsTerm(source, {
    name: "centers",
    of: [3, 4, 5],
    counts: [18, 66, 573, 3588, 18_418, 85_877, 251_742, 374_904, 241_868, 79_462, 1884],
  });
  yield;
  const { index, space } = yield* fourEdges(pairs, placed, degree);
  yield;
  const edges = packedTerm(
    {
      name: "four edges",
      of: [0, 1, 2],
      counts: [1, 2, 10, 56, 337, 2100, 12_525, 71_445, 385_107, 1_889_220],
    },
    index,
    yield* packedDistances(source, space, depth),
  );
  return {
    ...source,
    name: "first axis and four edges",
    ...list,
    terms: [edges, centers],
    keeps: keepsOf(list.turns, fiveTurns("eight").turns),
    beam: {
      near: {
        words: [
          [2, 4, 5],
          [0, 1, 3],
        ],
        rename: namingInOrder(),
      },
      weigh: weighBelt(source.parts, index, [edges, centers], depth, degree),
    },
    starts: beltStarts(pairs, firstOf, corner, edge),
  };
}

/**
 * The patterns that the last turns make of solved sides: masks of corners and of edges, one color of R L and one of F B.
 */
export function sidesAroundBelt(): (readonly [number, number])[] {
  const list = fiveTurns("eight");
  const orbits = fiveCenters();
  const corner = centerMoves(SIZE, orbits.corner, list.turns);
  const edge = centerMoves(SIZE, orbits.edge, list.turns);
  const found: (readonly [number, number])[] = [[0x0f0f00, 0x0f0f00]];
  const known = new Set([found[0].join()]);
  for (const [a, b] of found)
    for (let turn = 0; turn < list.turns.length; turn++) {
      const image = [movedMask(corner, turn, a), movedMask(edge, turn, b)] as const;
      if (known.has(image.join())) continue;
      known.add(image.join());
      found.push(image);
    }
  return found;
}

/**
 * Parts: the orders of low and of high wings; corners and edges of U; corners of R and F, which the edges there
 * accompany.
 */
export function* eightEdges(pairs: PairMoves, depth: number, keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("eight");
  const degree = list.turns.length;
  const { corner, edge } = maskOrbits(list, 0x0f);
  const sides = maskOrbit([0x0f0f00], centerMoves(SIZE, fiveCenters().corner, list.turns));
  yield;
  const moves = list.turns.map((turn) => edgeMove(pairs, turn));
  const middles = moves.map(({ middle }) => middle);
  const orders: TablePart[] = [];
  for (const wings of [moves.map(({ low }) => low), moves.map(({ high }) => high)]) {
    orders.push(tablePart(ORDERS, yield* orderMoves(middles, wings), degree));
    yield;
  }
  const source = {
    parts: [...orders, corner, edge, sides],
    goals: [[0, 0, 0, 0, 0]],
    degree,
    keep,
  };
  const centers = yield* digitsTerm(source, {
    name: "centers",
    of: [2, 3, 4],
    counts: [1, 4, 42, 280, 1691, 8806, 36_264, 77_966, 46_518, 4828],
  });
  const symmetries = symmetriesKeeping([Y]);
  const places = symmetries.map((s) => edgeImage(pairs, s, 4, EDGES));
  const classes = yield* orderClasses(
    symmetries,
    places.map(({ image }) => image),
    places.map(({ swaps }) => (swaps ? 1 : 0)),
  );
  yield;
  const renamed = colorImages(corner, edge, symmetries);
  yield;
  const indexOver = (of: readonly number[], entry: Int32Array) =>
    classIndex(source.parts, of, degree, { entry, bits: classes.bits, renamed });
  const [low, high] = [
    [0, 2, 3],
    [1, 2, 3],
  ];
  const index = indexOver(low, classes.entry);
  const space = classSpace({
    name: "eight edges",
    classes,
    renamed,
    others: corner.size * edge.size,
    degree,
    index,
    goal: index.at(new Int32Array(5), 0),
    unrank(value, rest, row) {
      row[0] = value;
      row[2] = Math.floor(rest / edge.size);
      row[3] = rest % edge.size;
    },
  });
  const distances = yield* packedDistances(source, space, depth);
  const counts = [1, 1, 7, 41, 225, 1343, 7956, 47_388, 270_792, 1_383_928, 5_354_156];
  return {
    ...source,
    name: "eight edges and centers",
    ...list,
    terms: [
      packedTerm({ name: "low wings, U and D", of: low, counts }, index, distances),
      packedTerm(
        { name: "high wings, U and D", of: high, counts },
        indexOver(high, classes.mirrored),
        distances,
      ),
      centers,
    ],
    keeps: keepsOf(list.turns, faceTurns(SIZE)),
    beam: {
      near: {
        words: [
          [2, 3, 4],
          [0, 1],
        ],
      },
      weigh: weighEight(source.parts, { classes, renamed }, [distances, centers.table], degree),
    },
    starts: aroundBeltStarts(pairs, corner, edge, sides),
  };
}

/** How symmetries act on the colors of U and D, up to their names: [symmetry · 4900 + corner · 70 + edge]. */
function colorImages(corner: MaskOrbit, edge: MaskOrbit, symmetries: readonly number[]): Uint16Array {
  const orbits = fiveCenters();
  const size = corner.size * edge.size;
  const colors = new Uint16Array(symmetries.length * size);
  symmetries.forEach((s, i) => {
    const images = [orbits.corner, orbits.edge].map((orbit) => maskMoves([centerImage(SIZE, orbit, s)]));
    const swap = movedMask(images[0], 0, 0x0f) === 0x0f ? 0 : UD_BYTE;
    for (let at = 0; at < size; at++) {
      const a = movedMask(images[0], 0, corner.masks[Math.floor(at / edge.size)]) ^ swap;
      const b = movedMask(images[1], 0, edge.masks[at % edge.size]) ^ swap;
      colors[i * size + at] = corner.indexOf.get(a)! * edge.size + edge.indexOf.get(b)!;
    }
  });
  return colors;
}
