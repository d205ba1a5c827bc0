/** Everything that an optimal search reads, as a flat record of integer arrays: plain data that threads can share. */
import { CORNER_NAMES, EDGE_NAMES } from "../../geometry/index.ts";
import {
  cubieMoves,
  type FaceSequences,
  faceSequences,
  type Metric,
  MOVE_COUNT,
} from "../../search/index.ts";
import type { CosetSpace } from "./coset-space.ts";
import { type EdgeSlices, slicesOfPlaces } from "./edge-slices.ts";
import type { SymCorners } from "./sym-corners.ts";
import { type SymEdges, symEdges } from "./sym-edges.ts";
import type { TableParts } from "./tiers.ts";

export interface OptimalTables extends TableParts {
  readonly rowWords: number;
  /** A value v > 0 means at least base + v − 1 moves. */
  readonly base: number;
  /** From `CosetShape`: the places at which flips count. */
  readonly places: number;
  /** From `CosetSpace`. */
  readonly orderMoves: Uint16Array;
  readonly twistMoves: Uint16Array;
  readonly cosetOf: Uint16Array;
  readonly cosetMoves: Uint16Array;
  /** inverseKinds[order · 8 + i]: `kindOf` for the inverse (i = 0) and after a quarter turn of face i − 1. */
  readonly inverseKinds: Uint16Array;
  readonly symCorners: SymCorners;
  /** What the table knows about the edges. */
  readonly edges: EdgeSlices;
  /** What `edgeDistances` knows about them. */
  readonly symEdges: SymEdges;
  readonly faces: FaceTurns;
  /** weight[mask]: the twist of a cube whose corners in the mask are turned once; parity[mask]: of the number of bits. */
  readonly weight: Uint16Array;
  readonly parity: Uint8Array;
  readonly order: FaceSequences;
}

/**
 * What face turns do to pieces that are known by the faces they are on. Pieces and places are bits: edges 0 … 11, then
 * corners.
 */
interface FaceTurns {
  /** home[face]: the pieces that belong on a face. */
  readonly home: Int32Array;
  /** The places of corners to which half turns bring the corner of place 0. */
  readonly tetrad: number;
  /** ring[face · 4 + i]: the faces around, in the order in which a quarter turn takes pieces from one to the next. */
  readonly ring: Uint8Array;
  /** −1 if a move turns corners once (twice): once[2 · move] those that were in the tetrad, once[2 · move + 1] the others. */
  readonly once: Int32Array;
  readonly twice: Int32Array;
  /** flips[move]: the edges, as bits, if the move flips those it moves. */
  readonly flips: Int32Array;
  /** leaves[slice · 6 + face]: the edges, as bits, if a quarter turn takes edges out of and into that slice (0 or 1). */
  readonly leaves: Int32Array;
  /** after[state]: which inverses the successors have: bit 0 that of half turns, bit f + 1 that of face f. */
  readonly after: Uint8Array;
  /** boundOf[move]: 0 for half turns, else face + 1. */
  readonly boundOf: Uint8Array;
}

/** Builds the small tables around the large one. */
export function optimalTables(space: CosetSpace, parts: TableParts, metric: Metric = "HTM"): OptimalTables {
  const { corners, symCorners, edges, orderMoves, twistMoves, rowWords, shape } = space;
  const order = faceSequences(metric);
  return {
    ...parts,
    rowWords,
    base: shape.base,
    places: shape.places ?? 0,
    orderMoves,
    twistMoves,
    cosetOf: corners.of,
    cosetMoves: corners.moves,
    inverseKinds: corners.inverses.map((coset) => symCorners.kindOf[coset]),
    symCorners,
    edges,
    symEdges: symEdges(edges),
    faces: faceTurnsOf(order),
    weight: Uint16Array.from({ length: 1 << CORNER_NAMES.length }, (_, mask) =>
      CORNER_NAMES.slice(1).reduce((sum, __, place) => 3 * sum + ((mask >> place) & 1), 0),
    ),
    parity: Uint8Array.from({ length: 1 << EDGE_NAMES.length }, (_, mask) => {
      let odd = 0;
      for (let rest = mask; rest !== 0; rest &= rest - 1) odd ^= 1;
      return odd;
    }),
    order,
  };
}

const EDGE_BITS = (1 << EDGE_NAMES.length) - 1;

function faceTurnsOf({ list, count }: FaceSequences): FaceTurns {
  const slice = slicesOfPlaces();
  const moves = cubieMoves();
  const bits = (isIn: (edge: number) => boolean) =>
    EDGE_NAMES.reduce((mask, _, place) => mask | (isIn(place) ? 1 << place : 0), 0);
  const bitsOfCorners = (isIn: (corner: number) => boolean) =>
    CORNER_NAMES.reduce((mask, _, place) => mask | (isIn(place) ? 1 << (EDGE_NAMES.length + place) : 0), 0);
  const quarters = moves.filter((_, move) => move % 3 === 0);
  const home = quarters.map(
    ({ corner, edge }) =>
      bits((place) => edge.from[place] !== place) | bitsOfCorners((place) => corner.from[place] !== place),
  );
  const isTetrad = tetradOfFirst();
  const tetrad = bitsOfCorners((place) => isTetrad[place]);
  /** −1 if a move turns the corners that it takes out of the tetrad, or out of the other, by that many thirds. */
  const turnedBy = (thirds: number) =>
    Int32Array.from(
      moves.flatMap(({ corner }) =>
        [true, false].map((own) =>
          corner.turn.some((turn, place) => turn === thirds && isTetrad[corner.from[place]] === own) ? -1 : 0,
        ),
      ),
    );
  const leavesOf = (own: number) =>
    home.map((pieces) => (bits((place) => slice[place] === own) & pieces ? EDGE_BITS : 0));
  const boundOf = Uint8Array.from(moves, (_, move) => (move % 3 === 1 ? 0 : 1 + Math.floor(move / 3)));
  return {
    home: Int32Array.from(home),
    tetrad,
    ring: Uint8Array.from(quarters.flatMap(({ edge }) => ringOf(edge.from, home))),
    once: turnedBy(1),
    twice: turnedBy(2),
    flips: Int32Array.from(moves, ({ edge }) => (edge.turn.includes(1) ? EDGE_BITS : 0)),
    leaves: Int32Array.from([...leavesOf(0), ...leavesOf(1)]),
    after: Uint8Array.from(count, (width, previous) =>
      list
        .subarray(previous * MOVE_COUNT, previous * MOVE_COUNT + width)
        .reduce((mask, move) => mask | (1 << boundOf[move]), 0),
    ),
    boundOf,
  };
}

/** The faces around the one whose quarter turn moves edges like this. */
function ringOf(from: Uint8Array, home: readonly number[]): number[] {
  const moved = from.reduce((mask, source, place) => mask | (source !== place ? 1 << place : 0), 0);
  const other = (place: number) =>
    home.findIndex((pieces) => ((pieces >> place) & 1) === 1 && (pieces & moved & EDGE_BITS) !== moved);
  const ring: number[] = [];
  for (
    let place = from.findIndex((source, at) => source !== at);
    ring.length < 4;
    place = from.indexOf(place)
  )
    ring.push(other(place));
  return ring;
}

/** Whether half turns bring the corner of place 0 to a place. */
function tetradOfFirst(): boolean[] {
  const isIn = CORNER_NAMES.map((_, place) => place === 0);
  const halves = cubieMoves().filter((_, move) => move % 3 === 1);
  // A corner is at most three half turns from any place of its tetrad.
  for (let round = 0; round < 3; round++)
    for (const { corner } of halves)
      corner.from.forEach((source, place) => {
        if (isIn[source]) isIn[place] = true;
      });
  return isIn;
}
