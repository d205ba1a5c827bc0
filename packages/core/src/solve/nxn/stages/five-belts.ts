/**
 * The last two stages of a 5x5, in which edges are completed: four of them, with the first axis, in a belt that the last turns
 * preserve; then the other eight, and all centers. Beams weigh all turns of a position at once, all terms in one pass, by hand
 * (decision 0259); a test compares them with the terms.
 */
import { cubeGeometry, faceTurns } from "../../../geometry/index.ts";
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
  packedDistance,
  packedDistances,
  packedTerm,
  productPart,
  quotientPart,
  type StageRecord,
  type TablePart,
  type Term,
  type ValueClasses,
} from "../../../search/index.ts";
import { BYTES, centerMoves } from "../center-masks.ts";
import { aroundBeltStarts, beltStarts } from "./five-starts.ts";
import { fourEdges } from "./four-edges.ts";
import {
  EDGES,
  edgeImage,
  edgeMove,
  fiveCenters,
  maskOrbits,
  orderClasses,
  orderPart,
  type PairMoves,
  SIZE,
} from "./pieces.ts";
import { centerImage, fiveTurns, keepsOf, symmetriesKeeping, Y, Z } from "./stage-turns.ts";

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
  const first = maskOrbits(list.turns, 0x0f00);
  // The next stage turns columns at F and B, so a face with both columns exchanged is as good as solved.
  const { cells, cellOfFacelet } = cubeGeometry(SIZE);
  const columns = fiveCenters().edge.reduce(
    (mask, facelet, bit) => mask | (cells[cellOfFacelet[facelet]][Z] === 0 ? 0 : (1 << bit) & BYTES.RL),
    0,
  );
  const numberOf = (corners: number, edges: number) =>
    first.corner.indexOf.get(corners)! * first.edge.size + first.edge.indexOf.get(edges)!;
  const own = quotientPart(productPart(first.corner, first.edge, degree), degree, (i) =>
    numberOf(
      first.corner.masks[Math.floor(i / first.edge.size)] ^ BYTES.RL,
      first.edge.masks[i % first.edge.size] ^ columns,
    ),
  );
  const firstOf = (corners: number, edges: number) => own.classOf[numberOf(corners, edges)];
  const { corner, edge } = maskOrbits(list.turns, 0x0f0000);
  yield;
  const { parts, belt, index, space, rename } = yield* fourEdges(pairs, list.turns);
  yield;
  const sides = sidesAroundBelt().map(([a, b]) => [
    firstOf(a & BYTES.RL, b & BYTES.RL),
    corner.indexOf.get(a & BYTES.FB)!,
    edge.indexOf.get(b & BYTES.FB)!,
  ]);
  const goals = [...new Map(sides.map((own) => [own.join(), [belt, belt, belt, ...own]])).values()];
  const source = {
    parts: [...parts, own, corner, edge],
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
        rename,
      },
      weigh: weighBelt(source.parts, index, [edges, centers], depth, degree),
    },
    starts: beltStarts(pairs, firstOf, corner, edge),
  };
}

/** The farthest of the distances counts, and among equal ones their sum. */
const FARTHEST = 64;

function weighBelt(
  parts: readonly Part[],
  { of }: { of(middle: number, low: number, high: number): number },
  [{ table: nibbles }, { table: distances }]: readonly Term[],
  depth: number,
  degree: number,
): BeamView["weigh"] {
  const edges: PackedTable = { nibbles, beyond: depth + 1 };
  const [middle, low, high, first, corner, edge] = parts.map(tableOf);
  const [, , , , { size: sizeOfCorner }, { size: sizeOfEdge }] = parts;
  return (row, from, into, to, most) => {
    const m = row[from] * degree;
    const l = row[from + 1] * degree;
    const h = row[from + 2] * degree;
    const own = row[from + 3] * degree;
    const a = row[from + 4] * degree;
    const b = row[from + 5] * degree;
    for (let turn = 0; turn < degree; turn++) {
      const one =
        distances[(first[own + turn] * sizeOfCorner + corner[a + turn]) * sizeOfEdge + edge[b + turn]];
      const other = packedDistance(edges, of(middle[m + turn], low[l + turn], high[h + turn]));
      const larger = Math.max(one, other);
      most[turn] = larger;
      into[to + turn] = FARTHEST * larger + one + other;
    }
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
  const { corner, edge } = maskOrbits(list.turns, 0x0f);
  const sides = maskOrbit([0x0f0f00], centerMoves(SIZE, fiveCenters().corner, list.turns));
  yield;
  const moves = list.turns.map((turn) => edgeMove(pairs, turn));
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
    const swap = movedMask(images[0], 0, 0x0f) === 0x0f ? 0 : BYTES.UD;
    for (let at = 0; at < size; at++) {
      const a = movedMask(images[0], 0, corner.masks[Math.floor(at / edge.size)]) ^ swap;
      const b = movedMask(images[1], 0, edge.masks[at % edge.size]) ^ swap;
      colors[i * size + at] = corner.indexOf.get(a)! * edge.size + edge.indexOf.get(b)!;
    }
  });
  return colors;
}

function weighEight(
  parts: readonly Part[],
  {
    classes: { entry, mirrored, bits },
    renamed,
  }: { readonly classes: ValueClasses; readonly renamed: Uint16Array },
  [edges, distances]: readonly [PackedTable, Uint8Array],
  degree: number,
): BeamView["weigh"] {
  const [low, high, corner, edge, sides] = parts.map(tableOf);
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

function tableOf(part: Part) {
  return (part as TablePart).table;
}
