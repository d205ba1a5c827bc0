/** Everything an optimal search reads, as a flat record of arrays of integers: plain data, which threads can share. */
import { CORNER_NAMES, EDGE_NAMES } from "../../geometry/index.ts";
import { cubieMoves, MOVE_COUNT, type Successors, successors } from "../face-move.ts";
import { cornerDistance } from "./corner-distance.ts";
import type { CosetSpace } from "./coset-space.ts";
import { slicesOfPlaces } from "./edge-slices.ts";

export interface OptimalTables {
  /** The large table: class of corners · rowWords + state of the edges / 16, two bits each. */
  readonly words: Int32Array;
  readonly rowWords: number;
  /** A value v > 0 says: at least base + v − 1 moves. */
  readonly base: number;
  /** From `CosetSpace`. */
  readonly orderMoves: Uint16Array;
  readonly twistMoves: Uint16Array;
  readonly cosetOf: Uint16Array;
  readonly cosetMoves: Uint16Array;
  readonly inverseCosets: Uint16Array;
  readonly classOf: Int32Array;
  readonly edgeShift: number;
  readonly setRank: Uint16Array;
  readonly arrangementOf: Uint16Array;
  readonly edgeMoves: Int32Array;
  readonly edgeShown: Int32Array;
  readonly paritiesShown: Uint8Array;
  /** From `CornerDistance`. */
  readonly cornerClassOf: Uint16Array;
  readonly twistShown: Uint16Array;
  readonly cornerDistances: Uint8Array;
  /** cornerFrom[move · 8 + place], edgeFrom[move · 12 + place]: where the piece comes from; and how it is turned. */
  readonly cornerFrom: Uint8Array;
  readonly cornerTurn: Uint8Array;
  readonly edgeFrom: Uint8Array;
  /** edgeFlip[move]: 4095 if the move flips the edges it moves, else 0. */
  readonly edgeFlip: Uint16Array;
  readonly faces: FacePlaces;
  /** weight[mask]: the twist of a cube whose corners in the mask are turned once; parity[mask]: of the number of bits. */
  readonly weight: Uint16Array;
  readonly parity: Uint8Array;
  readonly order: Successors;
}

/** What a quarter turn of a face does to the kinds of places of the pieces on it. */
export interface FacePlaces {
  /** edges[face · 4 + i]: the places of the edges on a face; edgesOfSlice[slice · 4 + i]: those of a slice. */
  readonly edges: Uint8Array;
  readonly edgesOfSlice: Uint8Array;
  /** turnedOnce[face · 2 + i], turnedTwice[face · 2 + i]: the places (before) of the corners it turns; none if twists[face] is 0. */
  readonly turnedOnce: Uint8Array;
  readonly turnedTwice: Uint8Array;
  readonly twists: Uint8Array;
  /** leaves[slice · 6 + face]: 4095 if it takes edges out of and into that slice (0 or 1), else 0. */
  readonly leaves: Uint16Array;
}

/** Makes the small tables around the large one; `distances` is filled unless it is known to be full. */
export function* optimalTables(
  space: CosetSpace,
  words: Int32Array,
  distances: Uint8Array,
  isFull: boolean,
): Generator<void, OptimalTables> {
  const { corners, classes, edges, orderMoves, twistMoves, rowWords, shape } = space;
  const alone = yield* cornerDistance(orderMoves, twistMoves, distances, isFull);
  const moves = cubieMoves();
  const flat = (lists: readonly Uint8Array[]) => Uint8Array.from(lists.flatMap((list) => [...list]));
  return {
    words,
    rowWords,
    base: shape.base,
    orderMoves,
    twistMoves,
    cosetOf: corners.of,
    cosetMoves: corners.moves,
    inverseCosets: corners.inverses,
    classOf: classes.classOf,
    edgeShift: edges.shift,
    setRank: edges.setRank,
    arrangementOf: edges.arrangementOf,
    edgeMoves: edges.moves,
    edgeShown: edges.shown,
    paritiesShown: edges.paritiesShown,
    cornerClassOf: alone.classOf,
    twistShown: alone.twistShown,
    cornerDistances: alone.distances,
    cornerFrom: flat(moves.map(({ corner }) => corner.from)),
    cornerTurn: flat(moves.map(({ corner }) => corner.turn)),
    edgeFrom: flat(moves.map(({ edge }) => edge.from)),
    edgeFlip: Uint16Array.from(moves, ({ edge }) => (edge.turn.includes(1) ? 4095 : 0)),
    faces: facePlaces(),
    weight: Uint16Array.from({ length: 1 << CORNER_NAMES.length }, (_, mask) =>
      CORNER_NAMES.slice(1).reduce((sum, __, place) => 3 * sum + ((mask >> place) & 1), 0),
    ),
    parity: Uint8Array.from({ length: 1 << EDGE_NAMES.length }, (_, mask) => {
      let odd = 0;
      for (let rest = mask; rest !== 0; rest &= rest - 1) odd ^= 1;
      return odd;
    }),
    order: successors([...Array(MOVE_COUNT).keys()]),
  };
}

function facePlaces(): FacePlaces {
  const slice = slicesOfPlaces();
  const edgePlaces = EDGE_NAMES.map((_, place) => place);
  const cornerPlaces = CORNER_NAMES.map((_, place) => place);
  const quarters = cubieMoves().filter((_, move) => move % 3 === 0);
  const onFace = quarters.map(({ edge }) => edgePlaces.filter((place) => edge.from[place] !== place));
  /** Where the corners stand before the turn that gives them so many thirds. */
  const turned = (thirds: number) =>
    quarters.flatMap(({ corner }) => {
      const places = cornerPlaces.filter((place) => corner.turn[place] === thirds);
      return places.length > 0 ? places.map((place) => corner.from[place]) : [0, 0];
    });
  return {
    edges: Uint8Array.from(onFace.flat()),
    edgesOfSlice: Uint8Array.from(
      [0, 1, 2].flatMap((own) => edgePlaces.filter((place) => slice[place] === own)),
    ),
    turnedOnce: Uint8Array.from(turned(1)),
    turnedTwice: Uint8Array.from(turned(2)),
    twists: Uint8Array.from(quarters, ({ corner }) => (corner.turn.includes(1) ? 1 : 0)),
    leaves: Uint16Array.from(
      [0, 1].flatMap((own) => onFace.map((places) => (places.some((p) => slice[p] === own) ? 4095 : 0))),
    ),
  };
}
