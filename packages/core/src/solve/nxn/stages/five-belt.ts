/**
 * The fourth stage of a 5x5: four edges are completed, with the first axis, in a belt that the last turns preserve. Beams weigh
 * all turns of a position at once, all terms in one pass, by hand (decision 0259); a test compares them with the terms.
 */
import { cubeGeometry, rotations } from "../../../geometry/index.ts";
import {
  type BeamView,
  digitsTerm,
  type KeepTable,
  type MaskOrbit,
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
} from "../../../search/index.ts";
import { BYTES, centerMoves } from "../center-masks.ts";
import { fourEdges } from "./four-edges.ts";
import { centerMasks, EDGES, fiveCenters, maskOrbits, type PairMoves, SIZE } from "./pieces.ts";
import { AXIS, fiveTurns, keepsOf, rotateCandidate } from "./stage-turns.ts";

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
    (mask, facelet, bit) => mask | (cells[cellOfFacelet[facelet]][AXIS.z] === 0 ? 0 : (1 << bit) & BYTES.RL),
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
  const { parts, belt, index, space, placements, rename } = yield* fourEdges(pairs, list.turns);
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
    starts: beltStarts(pairs, placements.rank, firstOf, corner, edge),
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
  const [middle, low, high, first, corner, edge] = parts.map((part) => (part as TablePart).table);
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

/** Midges, low and high wings of any four edges that are off the belt, either of two belts; and the centers. */
function beltStarts(
  pairs: PairMoves,
  rank: Int16Array,
  firstOf: (corners: number, edges: number) => number,
  corner: MaskOrbit,
  edge: MaskOrbit,
): StageRecord["starts"] {
  const quarterAboutFirst = rotations().quarter[0][1];
  return (before, row, begin) => {
    for (const rotation of [0, quarterAboutFirst]) {
      const start = rotateCandidate(before, rotation);
      const masks = centerMasks(start);
      const [firstCorners, firstEdges] = masks.ofFace(1);
      const [corners, edges] = masks.ofFace(2);
      const centers = [
        firstOf(firstCorners & BYTES.RL, firstEdges & BYTES.RL),
        corner.indexOf.get(corners & BYTES.FB)!,
        edge.indexOf.get(edges & BYTES.FB)!,
      ];
      const places = pairs.placesOf(start.state);
      const free = Array.from({ length: EDGES }, (_, e) => e).filter((e) => places.every((at) => at[e] < 8));
      for (const [a, b, c, d] of foursOf(free)) {
        const placed = places.map((at) => rank[(at[a] << 9) | (at[b] << 6) | (at[c] << 3) | at[d]]);
        row.set([...placed, ...centers]);
        begin(start);
      }
    }
  };
}

function foursOf(list: readonly number[]): number[][] {
  const fours: number[][] = [];
  for (let a = 0; a < list.length; a++)
    for (let b = a + 1; b < list.length; b++)
      for (let c = b + 1; c < list.length; c++)
        for (let d = c + 1; d < list.length; d++) fours.push([list[a], list[b], list[c], list[d]]);
  return fours;
}
