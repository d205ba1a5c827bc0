/**
 * The positions of the last three stages of a 5x5 (stages/five-stages.ts) as beams see them: rows of integers, and a
 * score made of the stage's exact distances.
 */
import {
  FLIPS,
  type HashedTable,
  hashedDistance,
  hashedSteps,
  movedMask,
  packedDistance,
} from "../../search/index.ts";
import { eightPlaces } from "./mask-distance.ts";
import { ORDERS } from "./stages/eight-orders.ts";
import type { FifthTables, FiveTables, FourthTables, ThirdTables } from "./stages/five-tables.ts";
import { PLACEMENTS, placements } from "./stages/placements.ts";
import { ringIndex } from "./stages/ring-edges.ts";

/** Positions as the stage's roots number them. */
interface Positions {
  readonly moves: number;
  readonly words: number;
  readonly goals: readonly (readonly number[])[];
  /** Writes the child. */
  make(positions: Int32Array, from: number, move: number, into: Int32Array, to: number): void;
  /** A position as two words, of 24 and of 31 bits, and back. */
  pack(positions: Int32Array, from: number, into: Int32Array): void;
  unpack(first: number, second: number, into: Int32Array): void;
}

export interface WingSpace extends Positions {
  /** Writes the score of each child. */
  scores(positions: Int32Array, from: number, into: Uint16Array, to: number): void;
  /** How many turns a position is from the goal; infinite if it is not near. */
  left(positions: Int32Array, from: number): number;
}

/**
 * Layers of positions around the goals are known exactly, until there are this many. Ten times as many make the last
 * stage 0.2 turns shorter.
 */
const NEAR = 100_000;
const MAX_DISTANCE = 20;
/** A surcharge for positions that are not near a goal. For those that are, the score is the distance alone. */
const NOT_NEAR = 20;

const known = new WeakMap<FiveTables, readonly WingSpace[]>();

/** The spaces of the third, the fourth and the fifth stage; built once for the tables. */
export function* wingSpaces(tables: FiveTables): Generator<void, readonly WingSpace[]> {
  const found = known.get(tables);
  if (found) return found;
  const { pairs, third, fourth, fifth } = tables;
  const made = [
    yield* thirdSpace(third, pairs.lowPlace),
    yield* fourthSpace(fourth),
    yield* fifthSpace(fifth),
  ];
  known.set(tables, made);
  return made;
}

interface Near {
  /** Positions that are not near a goal are at least this far. */
  readonly beyond: number;
  /** The distance of a packed position, or `beyond`. */
  distanceOf(first: number, second: number): number;
  /** The same for a child. */
  distanceAfter(positions: Int32Array, from: number, move: number): number;
  left(positions: Int32Array, from: number): number;
}

/** Bits of a filter before the table, which leaves the cache: of a thousand children looked up, one is near. */
const FILTER_BITS = 23;

function* nearGoals({ moves, words, goals, make, pack, unpack }: Positions): Generator<void, Near> {
  const position = new Int32Array(words);
  const child = new Int32Array(words);
  const packed = new Int32Array(2);
  const filter = new Int32Array(1 << (FILTER_BITS - 5));
  const table: HashedTable = yield* hashedSteps(
    {
      goals: goals.flatMap((goal) => {
        pack(Int32Array.from(goal), 0, packed);
        mark(packed);
        return [...packed];
      }),
      degree: moves,
      turn(first, second, move, into) {
        unpack(first, second, position);
        make(position, 0, move, child, 0);
        pack(child, 0, into);
        mark(into);
      },
    },
    { depth: MAX_DISTANCE, enough: NEAR },
  );
  const { beyond } = table;
  return {
    beyond,
    distanceOf,
    distanceAfter(positions, from, move) {
      make(positions, from, move, child, 0);
      pack(child, 0, packed);
      return distanceOf(packed[0], packed[1]);
    },
    left(positions, from) {
      pack(positions, from, packed);
      const distance = distanceOf(packed[0], packed[1]);
      return distance < beyond ? distance : Number.POSITIVE_INFINITY;
    },
  };

  function mark(position: Int32Array): void {
    const bit = filterBit(position[0], position[1]);
    filter[bit >>> 5] |= 1 << (bit & 31);
  }

  function distanceOf(first: number, second: number): number {
    const bit = filterBit(first, second);
    return ((filter[bit >>> 5] >> (bit & 31)) & 1) === 0 ? beyond : hashedDistance(table, first, second);
  }
}

function filterBit(first: number, second: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return (hash ^ (hash >>> 15)) & ((1 << FILTER_BITS) - 1);
}

/** Where the centers and the midges' flips are: one number; where the low wings are: a mask. */
function* thirdSpace(
  { list, centers, flips, distances, wings, wingDistances }: ThirdTables,
  lowPlace: Uint8Array,
): Generator<void, WingSpace> {
  const moves = list.turns.length;
  const { first, second, third, bits } = eightPlaces();
  const next = centers.next;
  const low = lowPlace.reduce((mask, place) => mask | (1 << place), 0);
  const goals: number[][] = [];
  for (let own = 0; own < centers.size; own++) if (distances[own * FLIPS] === 0) goals.push([own, 0, low]);
  const positions: Positions = {
    moves,
    words: 3,
    goals,
    make(from, at, move, into, to) {
      into[to] = next[from[at] * moves + move];
      into[to + 1] = flips[from[at + 1] * moves + move];
      into[to + 2] = movedMask(wings, move, from[at + 2]);
    },
    pack(from, at, into) {
      into[0] = from[at + 2];
      into[1] = from[at] * FLIPS + from[at + 1];
    },
    unpack(mask, both, into) {
      into[0] = Math.floor(both / FLIPS);
      into[1] = both % FLIPS;
      into[2] = mask;
    },
  };
  const near = yield* nearGoals(positions);
  const { beyond } = near;
  return {
    ...positions,
    left: near.left,
    // The sum of cubes: of the two, the farther one counts most.
    scores(from, at, into, to) {
      const own = from[at] * moves;
      const flip = from[at + 1] * moves;
      for (let move = 0; move < moves; move++) {
        const mask = movedMask(wings, move, from[at + 2]);
        const centersAndFlips = next[own + move] * FLIPS + flips[flip + move];
        const a = mask & 255;
        const b = (mask >> 8) & 255;
        const before = bits[a];
        const one =
          wingDistances[
            first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]
          ];
        const other = distances[centersAndFlips];
        const distance = one < beyond && other < beyond ? near.distanceOf(mask, centersAndFlips) : beyond;
        into[to + move] = distance < beyond ? distance : NOT_NEAR + one * one * one + other * other * other;
      }
    },
  };
}

/** Midges, low wings and high wings of four edges as placements; the first axis; x and t of the second axis. */
function* fourthSpace({
  list,
  edges,
  ring,
  first,
  corner,
  edge,
  distances,
}: FourthTables): Generator<void, WingSpace> {
  const moves = list.turns.length;
  const { middle, low, high, setRow, orderRow, relabeled } = edges;
  const { ascending, rank } = placements();
  const belt = rank[(0 << 9) | (1 << 6) | (2 << 3) | 3];
  const one = corner.size * edge.size;
  const goals: number[][] = [];
  for (let i = 0; i < distances.length; i++)
    if (distances[i] === 0)
      goals.push([belt, belt, belt, Math.floor(i / one), Math.floor((i % one) / edge.size), i % edge.size]);
  const firstNext = first.next;
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  const positions: Positions = {
    moves,
    words: 6,
    goals,
    make(from, at, move, into, to) {
      into[to] = middle[from[at] * moves + move];
      into[to + 1] = low[from[at + 1] * moves + move];
      into[to + 2] = high[from[at + 2] * moves + move];
      into[to + 3] = firstNext[from[at + 3] * moves + move];
      into[to + 4] = cornerNext[from[at + 4] * moves + move];
      into[to + 5] = edgeNext[from[at + 5] * moves + move];
    },
    // Only who belongs together counts, so the midges are a set.
    pack(from, at, into) {
      const order = orderRow[from[at]];
      const set = setRow[from[at]] + relabeled[order + from[at + 1]];
      into[0] = relabeled[order + from[at + 2]] * one + from[at + 4] * edge.size + from[at + 5];
      into[1] = set * first.size + from[at + 3];
    },
    unpack(other, both, into) {
      const set = Math.floor(both / first.size);
      into[0] = ascending[Math.floor(set / PLACEMENTS)];
      into[1] = set % PLACEMENTS;
      into[2] = Math.floor(other / one);
      into[3] = both % first.size;
      into[4] = Math.floor((other % one) / edge.size);
      into[5] = other % edge.size;
    },
  };
  const near = yield* nearGoals(positions);
  const { beyond } = near;
  const edgeSize = edge.size;
  return {
    ...positions,
    left: near.left,
    scores(from, at, into, to) {
      const m = from[at] * moves;
      const l = from[at + 1] * moves;
      const h = from[at + 2] * moves;
      const own = from[at + 3] * moves;
      const a = from[at + 4] * moves;
      const b = from[at + 5] * moves;
      for (let move = 0; move < moves; move++) {
        const centers =
          distances[firstNext[own + move] * one + cornerNext[a + move] * edgeSize + edgeNext[b + move]];
        const wings = packedDistance(ring, ringIndex(edges, middle[m + move], low[l + move], high[h + move]));
        const most = Math.max(centers, wings);
        const distance = most < beyond ? near.distanceAfter(from, at, move) : beyond;
        into[to + move] = distance < beyond ? distance : NOT_NEAR + FARTHEST * most + centers + wings;
      }
    },
  };
}

/** The farthest of the distances counts, and among equal ones their sum. */
const FARTHEST = 64;

/** The orders of low and of high wings; the colors of U and D at x and t; the sides. */
function* fifthSpace({
  list,
  low,
  high,
  classes: { entry },
  highEntry,
  corner,
  edge,
  sides,
  colors,
  edges: { nibbles, beyond: unknown },
  centers,
}: FifthTables): Generator<void, WingSpace> {
  const moves = list.turns.length;
  const edgeSize = edge.size;
  const sideSize = sides.size;
  const size = corner.size * edgeSize;
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  const sideNext = sides.next;
  const positions: Positions = {
    moves,
    words: 5,
    goals: [[0, 0, 0, 0, 0]],
    make(from, at, move, into, to) {
      into[to] = low[from[at] * moves + move];
      into[to + 1] = high[from[at + 1] * moves + move];
      into[to + 2] = cornerNext[from[at + 2] * moves + move];
      into[to + 3] = edgeNext[from[at + 3] * moves + move];
      into[to + 4] = sideNext[from[at + 4] * moves + move];
    },
    pack(from, at, into) {
      into[0] = (from[at + 2] * edgeSize + from[at + 3]) * sideSize + from[at + 4];
      into[1] = from[at] * ORDERS + from[at + 1];
    },
    unpack(one, other, into) {
      const both = Math.floor(one / sideSize);
      into[0] = Math.floor(other / ORDERS);
      into[1] = other % ORDERS;
      into[2] = Math.floor(both / edgeSize);
      into[3] = both % edgeSize;
      into[4] = one % sideSize;
    },
  };
  const near = yield* nearGoals(positions);
  const { beyond } = near;
  return {
    ...positions,
    left: near.left,
    scores(from, at, into, to) {
      const l = from[at] * moves;
      const h = from[at + 1] * moves;
      const a = from[at + 2] * moves;
      const b = from[at + 3] * moves;
      const side = from[at + 4] * moves;
      for (let move = 0; move < moves; move++) {
        const both = cornerNext[a + move] * edgeSize + edgeNext[b + move];
        const placed = both * sideSize + sideNext[side + move];
        const inPlace = centers[placed];
        const one = low[l + move];
        const other = high[h + move];
        const lows = distanceOf(entry[one], both);
        const highs = distanceOf(highEntry[other], both);
        const most = Math.max(inPlace, lows, highs);
        const distance = most < beyond ? near.distanceOf(placed, one * ORDERS + other) : beyond;
        into[to + move] = distance < beyond ? distance : NOT_NEAR + FARTHEST * most + inPlace + lows + highs;
      }
    },
  };

  function distanceOf(found: number, both: number): number {
    const index = (found >> 4) * size + colors[(found & 15) * size + both];
    const value = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
    return value === 15 ? unknown : value;
  }
}
