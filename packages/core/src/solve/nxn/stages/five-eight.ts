/**
 * The last stage of a 5x5: the eight edges around the belt are completed, and all centers solved. Beams weigh all turns of a
 * position at once, by hand, as in the stage before.
 */
import { faceTurns } from "../../../geometry/index.ts";
import {
  type BeamView,
  classIndex,
  classSpace,
  digitsTerm,
  type KeepTable,
  type MaskOrbit,
  maskMoves,
  maskOrbit,
  movedMask,
  type PackedTable,
  type Part,
  packedDistances,
  packedTerm,
  type StageRecord,
  type TablePart,
  type ValueClasses,
} from "../../../search/index.ts";
import { BYTES, centerMoves } from "../center-masks.ts";
import { orderClasses, orderPart, rankEight } from "./orders.ts";
import { centerMasks, EDGES, fiveCenters, maskOrbits, type PairMoves, SIZE } from "./pieces.ts";
import { AXIS, centerImage, fiveTurns, keepsOf, symmetriesKeeping } from "./stage-turns.ts";

/**
 * Parts: the orders of low and of high wings; corners and edges of U; corners of R and F, which the edges there
 * accompany.
 */
export function* eightEdges(pairs: PairMoves, depth: number, keep: KeepTable): Generator<void, StageRecord> {
  const list = fiveTurns("eight");
  const degree = list.turns.length;
  const { corner, edge } = maskOrbits(list.turns, 0x0f);
  const sides = maskOrbit([0x0f0f00], centerMoves(SIZE, fiveCenters().corner, list.turns));
  yield;
  const moves = list.turns.map((turn) => pairs.moveOf(turn));
  const middles = moves.map(({ middle }) => middle);
  const orders: TablePart[] = [];
  for (const wings of [moves.map(({ low }) => low), moves.map(({ high }) => high)]) {
    orders.push(yield* orderPart(middles, wings));
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
  const symmetries = symmetriesKeeping([AXIS.y]);
  const places = symmetries.map((s) => pairs.imageOf(s, 4, EDGES));
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
    const swap = movedMask(images[0], 0, 0x0f) === 0x0f ? 0 : BYTES.UD;
    for (let at = 0; at < size; at++) {
      const a = movedMask(images[0], 0, corner.masks[Math.floor(at / edge.size)]) ^ swap;
      const b = movedMask(images[1], 0, edge.masks[at % edge.size]) ^ swap;
      colors[i * size + at] = corner.indexOf.get(a)! * edge.size + edge.indexOf.get(b)!;
    }
  });
  return colors;
}

/** The farthest of the distances counts, and among equal ones their sum. */
const FARTHEST = 64;

function weighEight(
  parts: readonly Part[],
  {
    classes: { entry, mirrored, bits },
    renamed,
  }: { readonly classes: ValueClasses; readonly renamed: Uint16Array },
  [edges, distances]: readonly [PackedTable, Uint8Array],
  degree: number,
): BeamView["weigh"] {
  const [low, high, corner, edge, sides] = parts.map((part) => (part as TablePart).table);
  const [, , { size: sizeOfCorner }, { size: sizeOfEdge }, { size: sizeOfSides }] = parts;
  const size = sizeOfCorner * sizeOfEdge;
  const symmetries = (1 << bits) - 1;
  const { nibbles, beyond } = edges;
  return (row, from, into, to, most) => {
    const l = row[from] * degree;
    const h = row[from + 1] * degree;
    const a = row[from + 2] * degree;
    const b = row[from + 3] * degree;
    const side = row[from + 4] * degree;
    for (let turn = 0; turn < degree; turn++) {
      const both = corner[a + turn] * sizeOfEdge + edge[b + turn];
      const inPlace = distances[both * sizeOfSides + sides[side + turn]];
      const lows = edgesAt(entry[low[l + turn]], both);
      const highs = edgesAt(mirrored[high[h + turn]], both);
      const larger = Math.max(inPlace, lows, highs);
      most[turn] = larger;
      into[to + turn] = FARTHEST * larger + inPlace + lows + highs;
    }
  };

  function edgesAt(found: number, both: number): number {
    const index = (found >> bits) * size + renamed[(found & symmetries) * size + both];
    const value = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
    return value === 15 ? beyond : value;
  }
}

/** Which midge each low and each high wing off the belt belongs to; corners and edges of U; the other sides. */
function aroundBeltStarts(
  pairs: PairMoves,
  corner: MaskOrbit,
  edge: MaskOrbit,
  sides: MaskOrbit,
): StageRecord["starts"] {
  return (candidate, row, begin) => {
    const masks = centerMasks(candidate);
    const [corners, edges] = masks.ofFace(0);
    const [[right], [front]] = [masks.ofFace(1), masks.ofFace(2)];
    const [middleAt, lowAt, highAt] = pairs.placesOf(candidate.state);
    const orderOf = (wingAt: Uint8Array) => {
      const order = new Uint8Array(8);
      for (let e = 0; e < EDGES; e++) if (middleAt[e] >= 4) order[middleAt[e] - 4] = wingAt[e] - 4;
      return rankEight(order);
    };
    row.set([
      orderOf(lowAt),
      orderOf(highAt),
      corner.indexOf.get(corners & BYTES.UD)!,
      edge.indexOf.get(edges & BYTES.UD)!,
      sides.indexOf.get((right & BYTES.RL) | (front & BYTES.FB))!,
    ]);
    begin(candidate);
  };
}
