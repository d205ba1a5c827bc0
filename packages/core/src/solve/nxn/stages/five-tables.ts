/** The tables of the five stages of a 5x5. Built once, and read-only from then on. */
import { cubeGeometry } from "../../../geometry/index.ts";
import {
  distanceSteps,
  FLIPS,
  type KeepTable,
  keptTables,
  makeTable,
  maskMoves,
  maskSpace,
  movedMask,
  type PackedTable,
  type Space,
  spaceOfTurns,
  symmetriesOfSet,
  type TableBytes,
} from "../../../search/index.ts";
import { bitImages, type CenterOrbit } from "../center-masks.ts";
import { placesAfter } from "../wing-places.ts";
import { type OrderClasses, orderClasses, orderMoves, rankEight } from "./eight-orders.ts";
import { type FiveCenters, fiveCenters, RL_BYTE, UD_BYTE } from "./five-centers.ts";
import { edgeImage, edgeMove, fivePairs, flipsAfter } from "./five-edges.ts";
import { fifthTurns, firstTurns, fourthTurns, SIZE, secondTurns, thirdTurns, X, Y, Z } from "./five-turns.ts";
import type { PreparedStages } from "./improve.ts";
import { type MaskOrbit, maskOrbit } from "./mask-coordinate.ts";
import { classesOfSets, type NearAxis, nearAxis } from "./near-axis.ts";
import { EDGES, type PairMoves } from "./pair-order.ts";
import { type RingEdges, ringEdges, ringSpace } from "./ring-edges.ts";
import { jointDistances, packedTable, productMoves, quotientMoves, type SmallTable } from "./small-tables.ts";
import { centerImage, symmetriesKeeping, wingImage } from "./symmetries.ts";
import type { TurnList } from "./turn-list.ts";

/** Moves of the masks of a center orbit under the turns of a list. */
function movesOf({ turns }: TurnList, orbit: CenterOrbit): Uint32Array {
  return maskMoves(turns.map((turn) => bitImages(SIZE, orbit, turn)));
}

export interface FirstTables {
  readonly list: TurnList;
  readonly corner: Uint32Array;
  readonly edge: Uint32Array;
  readonly cornerDistances: Uint8Array;
  readonly edgeDistances: Uint8Array;
  readonly near: NearAxis;
}

export function* firstTables(keep: KeepTable = makeTable): Generator<void, FirstTables> {
  const list = firstTurns();
  const { corner, edge } = fiveCenters();
  const moves = { corner: movesOf(list, corner), edge: movesOf(list, edge) };
  yield;
  const all = symmetriesKeeping([X]);
  const corners = symmetriesOfSet(
    all.map((s) => centerImage(SIZE, corner, s)),
    RL_BYTE,
  );
  const edges = symmetriesOfSet(
    all.map((s) => centerImage(SIZE, edge, s)),
    RL_BYTE,
  );
  yield;
  const cornerDistances = yield* keep(() =>
    distanceSteps(maskSpace("corners", moves.corner, [RL_BYTE], corners)),
  );
  const edgeDistances = yield* keep(() => distanceSteps(maskSpace("edges", moves.edge, [RL_BYTE], edges)));
  const images = maskMoves(corners.map(({ image }) => image));
  const symmetries = {
    corner: images,
    edge: maskMoves(edges.map(({ image }) => image)),
    corners: classesOfSets(images),
  };
  yield;
  const near = yield* nearAxis(moves, symmetries, RL_BYTE, keep);
  return { list, ...moves, cornerDistances, edgeDistances, near };
}

export interface SecondTables {
  readonly list: TurnList;
  readonly corner: MaskOrbit;
  readonly edge: MaskOrbit;
  readonly isOdd: Uint8Array;
  /** distances[2 · mask + wing parity]. */
  readonly cornerDistances: Uint8Array;
  readonly edgeDistances: Uint8Array;
}

export function* secondTables(keep: KeepTable = makeTable): Generator<void, SecondTables> {
  const list = secondTurns();
  const width = list.turns.length;
  const centers = fiveCenters();
  const corner = maskOrbit([UD_BYTE], movesOf(list, centers.corner));
  yield;
  const edge = maskOrbit([UD_BYTE], movesOf(list, centers.edge));
  yield;
  const isOdd = Uint8Array.from(list.turns, ({ first, last, quarters }) =>
    first !== last && quarters !== 2 ? 1 : 0,
  );
  const parity: SmallTable = {
    size: 2,
    next: Uint16Array.from([0, 1].flatMap((odd) => Array.from(isOdd, (toggle) => odd ^ toggle))),
  };
  return {
    list,
    corner,
    edge,
    isOdd,
    cornerDistances: yield* keep(() => jointDistances([corner, parity], width, [0])),
    edgeDistances: yield* keep(() => jointDistances([edge, parity], width, [0])),
  };
}

export interface ThirdTables {
  readonly list: TurnList;
  readonly corner: MaskOrbit;
  readonly edge: MaskOrbit;
  /** Both as one coordinate, up to exchanging the colors in either: 35 · 35. classOf[corner · 70 + edge]. */
  readonly centers: SmallTable & { readonly classOf: Uint16Array };
  /** flips[11 bits · turns + turn]: the twelfth flip follows from the others. */
  readonly flips: Uint16Array;
  /** distances[centers · 2048 + flips]. */
  readonly distances: Uint8Array;
  readonly wings: Uint32Array;
  readonly wingDistances: Uint8Array;
}

export function* thirdTables(pairs: PairMoves, keep: KeepTable = makeTable): Generator<void, ThirdTables> {
  const list = thirdTurns();
  const width = list.turns.length;
  const orbits = fiveCenters();
  const corner = maskOrbit([0x0f00], movesOf(list, orbits.corner));
  const edge = maskOrbit([0x0f00], movesOf(list, orbits.edge));
  const cornerHalf = quotientMoves(corner, width, (i) => corner.indexOf.get(corner.masks[i] ^ RL_BYTE)!);
  const edgeHalf = quotientMoves(edge, width, (i) => edge.indexOf.get(edge.masks[i] ^ RL_BYTE)!);
  const both = productMoves(cornerHalf, edgeHalf, width);
  const classOf = new Uint16Array(corner.size * edge.size);
  for (let i = 0; i < classOf.length; i++)
    classOf[i] =
      cornerHalf.classOf[Math.floor(i / edge.size)] * edgeHalf.size + edgeHalf.classOf[i % edge.size];
  yield;
  const flips = new Uint16Array(FLIPS * width);
  for (let known = 0; known < FLIPS; known++) {
    const last = [...known.toString(2)].filter((bit) => bit === "1").length & 1;
    list.turns.forEach((turn, i) => {
      flips[known * width + i] = flipsAfter(pairs, turn, known | (last << 11)) & (FLIPS - 1);
    });
    if (known % 256 === 255) yield;
  }
  // The patterns that the turns of the next stage make of solved centers.
  const next = fourthTurns();
  const corners = maskOrbit([0x0f00], movesOf(next, orbits.corner));
  const edges = maskOrbit([0x0f00], movesOf(next, orbits.edge));
  const goals = new Set(
    Array.from(corners.masks).flatMap((a) =>
      Array.from(
        edges.masks,
        (b) => classOf[corner.indexOf.get(a)! * edge.size + edge.indexOf.get(b)!] * FLIPS,
      ),
    ),
  );
  const distances = yield* keep(() => jointDistances([both, { size: FLIPS, next: flips }], width, goals));
  const wings = maskMoves(list.turns.map((turn) => placesAfter(turn, SIZE, 1)));
  const low = pairs.lowPlace.reduce((mask, place) => mask | (1 << place), 0);
  const images = symmetriesKeeping([X]).map(wingImage);
  const wingDistances = yield* keep(() =>
    distanceSteps(maskSpace("wings", wings, [low], symmetriesOfSet(images, low))),
  );
  return { list, corner, edge, centers: { ...both, classOf }, flips, distances, wings, wingDistances };
}

export interface FourthTables {
  readonly list: TurnList;
  readonly edges: RingEdges;
  readonly ring: PackedTable;
  /**
   * The first axis: corners · edges, up to exchanging the columns at F and B; classOf[corner · size of edge + edge].
   */
  readonly firstCorner: MaskOrbit;
  readonly firstEdge: MaskOrbit;
  readonly first: SmallTable & { readonly classOf: Uint16Array };
  /** The axis with quarter turns. */
  readonly corner: MaskOrbit;
  readonly edge: MaskOrbit;
  /** distances[(first · 70 + corner) · 70 + edge]. */
  readonly distances: Uint8Array;
}

export function* fourthTables(
  pairs: PairMoves,
  depth: number,
  keep: KeepTable = makeTable,
): Generator<void, FourthTables> {
  const list = fourthTurns();
  const width = list.turns.length;
  const orbits = fiveCenters();
  const corners = movesOf(list, orbits.corner);
  const edgesOfFaces = movesOf(list, orbits.edge);
  const firstCorner = maskOrbit([0x0f00], corners);
  const firstEdge = maskOrbit([0x0f00], edgesOfFaces);
  const product = productMoves(firstCorner, firstEdge, width);
  // The next stage turns columns at F and B, so a face with both columns exchanged is as good as solved.
  const { cells, cellOfFacelet } = cubeGeometry(SIZE);
  const columns = orbits.edge.facelets.reduce(
    (mask, facelet, bit) => mask | (cells[cellOfFacelet[facelet]][Z] === 0 ? 0 : (1 << bit) & RL_BYTE),
    0,
  );
  const first = quotientMoves(
    product,
    width,
    (i) =>
      firstCorner.indexOf.get(firstCorner.masks[Math.floor(i / firstEdge.size)] ^ RL_BYTE)! * firstEdge.size +
      firstEdge.indexOf.get(firstEdge.masks[i % firstEdge.size] ^ columns)!,
  );
  const corner = maskOrbit([0x0f0000], corners);
  const edge = maskOrbit([0x0f0000], edgesOfFaces);
  yield;
  const goals = fifthOrbit().map(([a, b]) => {
    const own =
      first.classOf[
        firstCorner.indexOf.get(a & RL_BYTE)! * firstEdge.size + firstEdge.indexOf.get(b & RL_BYTE)!
      ];
    return (
      (own * corner.size + corner.indexOf.get(a & 0xff0000)!) * edge.size + edge.indexOf.get(b & 0xff0000)!
    );
  });
  const distances = yield* keep(() => jointDistances([first, corner, edge], width, new Set(goals)));
  yield;
  const edges = yield* ringEdges(
    pairs,
    list.turns.map((turn) => edgeMove(pairs, turn)),
  );
  yield;
  const ring = yield* packedTable(ringSpace(edges), depth, keep);
  return { list, edges, ring, firstCorner, firstEdge, first, corner, edge, distances };
}

/**
 * The patterns that the turns of the fifth stage make of solved sides: masks of corners and of edges, one color of R L
 * and one of F B.
 */
export function fifthOrbit(): (readonly [number, number])[] {
  const list = fifthTurns();
  const orbits = fiveCenters();
  const corner = movesOf(list, orbits.corner);
  const edge = movesOf(list, orbits.edge);
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

export interface FifthTables {
  readonly list: TurnList;
  /** next[order · turns + turn]. */
  readonly low: Uint16Array;
  readonly high: Uint16Array;
  readonly classes: OrderClasses;
  readonly highEntry: Int32Array;
  readonly corner: MaskOrbit;
  readonly edge: MaskOrbit;
  /** Corners of R L and F B; the edges accompany them. */
  readonly sides: MaskOrbit;
  /** colors[symmetry · 4900 + corner · 70 + edge]. */
  readonly colors: Uint16Array;
  /** distances[class · 4900 + colors]. */
  readonly edges: PackedTable;
  /** distances[(corner · 70 + edge) · 36 + sides]. */
  readonly centers: Uint8Array;
}

export function* fifthTables(
  pairs: PairMoves,
  depth: number,
  keep: KeepTable = makeTable,
): Generator<void, FifthTables> {
  const list = fifthTurns();
  const width = list.turns.length;
  const orbits = fiveCenters();
  const corners = movesOf(list, orbits.corner);
  const edges = movesOf(list, orbits.edge);
  const corner = maskOrbit([0x0f], corners);
  const edge = maskOrbit([0x0f], edges);
  const sides = maskOrbit([0x0f0f00], corners);
  yield;
  const centers = yield* keep(() => jointDistances([corner, edge, sides], width, [0]));
  const moves = list.turns.map((turn) => edgeMove(pairs, turn));
  const middles = moves.map(({ middle }) => middle);
  const low = yield* orderMoves(
    middles,
    moves.map((move) => move.low),
  );
  yield;
  const high = yield* orderMoves(
    middles,
    moves.map((move) => move.high),
  );
  yield;
  const keeping = symmetriesKeeping([Y]);
  const isMirror = (s: number) => edgeImage(pairs, s, 4, EDGES).swaps;
  const plain = keeping.filter((s) => !isMirror(s));
  const mirrors = keeping.filter(isMirror);
  const imageOf = (s: number) => edgeImage(pairs, s, 4, EDGES).image;
  const { low: classes, highEntry } = yield* orderClasses(plain.map(imageOf), mirrors.map(imageOf));
  yield;
  const colors = colorImages(corner, edge, orbits, [...plain, ...mirrors]);
  yield;
  const space = eightSpace(low, classes, corner, edge, colors, width);
  const found = yield* packedTable(space, depth, keep);
  return { list, low, high, classes, highEntry, corner, edge, sides, colors, edges: found, centers };
}

/** How symmetries act on the colors of U and D, up to their names. */
function colorImages(
  corner: MaskOrbit,
  edge: MaskOrbit,
  orbits: FiveCenters,
  symmetries: readonly number[],
): Uint16Array {
  const size = corner.size * edge.size;
  const colors = new Uint16Array(symmetries.length * size);
  symmetries.forEach((s, i) => {
    const images = [
      maskMoves([centerImage(SIZE, orbits.corner, s)]),
      maskMoves([centerImage(SIZE, orbits.edge, s)]),
    ];
    const swap = movedMask(images[0], 0, 0x0f) === 0x0f ? 0 : UD_BYTE;
    for (let at = 0; at < size; at++) {
      const a = movedMask(images[0], 0, corner.masks[Math.floor(at / edge.size)]) ^ swap;
      const b = movedMask(images[1], 0, edge.masks[at % edge.size]) ^ swap;
      colors[i * size + at] = corner.indexOf.get(a)! * edge.size + edge.indexOf.get(b)!;
    }
  });
  return colors;
}

function eightSpace(
  low: Uint16Array,
  { entry, representative, own, ownFrom }: OrderClasses,
  corner: MaskOrbit,
  edge: MaskOrbit,
  colors: Uint16Array,
  turns: number,
): Space {
  const size = corner.size * edge.size;
  const both = productMoves(corner, edge, turns).next;
  return spaceOfTurns({
    name: "eight edges",
    size: representative.length * size,
    start: (entry[rankEight(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))] >> 4) * size,
    degree: turns,
    turn(index, first, end, into, at) {
      const found = Math.floor(index / size);
      const from = representative[found] * turns;
      const row = (index - found * size) * turns;
      for (let turn = first; turn < end; turn++) {
        const to = entry[low[from + turn]];
        into[at + turn - first] = (to >> 4) * size + colors[(to & 15) * size + both[row + turn]];
      }
    },
    aliases(index, into) {
      const found = Math.floor(index / size);
      let count = 0;
      for (let i = ownFrom[found]; i < ownFrom[found + 1]; i++)
        into[count++] = found * size + colors[own[i] * size + index - found * size];
      return count;
    },
  });
}

export interface FiveTables {
  readonly pairs: PairMoves;
  readonly first: FirstTables;
  readonly second: SecondTables;
  readonly third: ThirdTables;
  readonly fourth: FourthTables;
  readonly fifth: FifthTables;
}

/** Four edges: covers 2.4 of 49.8 million classes. */
const RING_DEPTH = 9;
/** Eight edges and the colors of U and D: covers 9 of 25.9 million classes. */
const EIGHT_DEPTH = 10;

/** The key under which the tables are stored. */
export const FIVE_KEY = "stages-5x5/2/OBTM";
const TABLES = 11;

/** Builds the tables, or takes their distances from the store. */
export function* fiveTables(stored?: TableBytes): Generator<void, PreparedStages<FiveTables>> {
  const { keep, wasStored, pack } = keptTables(FIVE_KEY, TABLES, stored);
  const pairs = fivePairs();
  const tables: FiveTables = {
    pairs,
    first: yield* firstTables(keep),
    second: yield* secondTables(keep),
    third: yield* thirdTables(pairs, keep),
    fourth: yield* fourthTables(pairs, RING_DEPTH, keep),
    fifth: yield* fifthTables(pairs, EIGHT_DEPTH, keep),
  };
  return { tables, wasStored, pack };
}
