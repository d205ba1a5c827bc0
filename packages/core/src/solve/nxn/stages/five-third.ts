/**
 * The third stage of a 5x5: the first axis in a pattern that half turns solve, with midges and wings correctly oriented.
 */
import {
  type Candidate,
  FLIPS,
  movedMask,
  type Root,
  type Sift,
  STAGE_LEVELS,
  type StageWalk,
} from "../../../search/index.ts";
import { eightPlaces } from "../mask-distance.ts";
import { placesAfter, wingPlaces } from "../wing-places.ts";
import { moved, standingAt } from "../wings.ts";
import { facesAt, fiveCenters, RL_BYTE } from "./five-centers.ts";
import type { ThirdTables } from "./five-tables.ts";
import { partingTurns, SIZE } from "./five-turns.ts";
import { keepsOf, maskWhere } from "./held-candidate.ts";
import { EDGES, type PairMoves } from "./pair-order.ts";

/** The third stage is not searched for longer solutions than this (decision 0185). */
const MAX_THIRD = 7;
/**
 * With so many turns left, or more, edges and wings are looked up before the centers, which are hardly ever that far. With
 * fewer, centers come first, which take fewer lookups.
 */
const EDGES_FIRST = 4;

/** One after the other: first that which leaves fewer turns to the other. */
export function siftBoth(edges: Sift, centers: Sift): Sift {
  return (level, turns, from, to, left, into, at) => {
    const isEdgesFirst = left >= EDGES_FIRST;
    const end = (isEdgesFirst ? edges : centers)(level, turns, from, to, left, into, at);
    return (isEdgesFirst ? centers : edges)(level, into, at, end, left, into, at);
  };
}

export function thirdStage(
  { list, corner, edge, centers, flips, distances, wings, wingDistances }: ThirdTables,
  pairs: PairMoves,
): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(3 * STAGE_LEVELS);
  const { first, second, third, bits } = eightPlaces();
  const next = centers.next;
  const images = list.turns.map((turn) => placesAfter(turn, SIZE, 1));
  const middleImages = list.turns.map((turn) => placesAfter(turn, SIZE, -1));
  const distanceOf = (mask: number) => {
    const a = mask & 255;
    const b = (mask >> 8) & 255;
    const before = bits[a];
    return wingDistances[
      first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]
    ];
  };
  const siftWings: Sift = (level, turns, from, to, left, into, at) => {
    const mask = nodes[3 * level + 2];
    const low = mask & 255;
    const middle = 256 + ((mask >> 8) & 255);
    const high = 512 + (mask >> 16);
    let end = at;
    for (let i = from; i < to; i++) {
      const turn = turns[i];
      const row = 768 * turn;
      const image = wings[row + low] | wings[row + middle] | wings[row + high];
      const a = image & 255;
      const b = (image >> 8) & 255;
      const before = bits[a];
      const rank = first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (image >> 16)];
      into[end] = turn;
      if (wingDistances[rank] <= left) end++;
    }
    return end;
  };
  const siftCenters: Sift = (level, turns, from, to, left, into, at) => {
    const own = nodes[3 * level] * width;
    const flip = nodes[3 * level + 1] * width;
    let end = at;
    for (let i = from; i < to; i++) {
      const turn = turns[i];
      into[end] = turn;
      if (distances[next[own + turn] * FLIPS + flips[flip + turn]] <= left) end++;
    }
    return end;
  };
  return {
    name: "first axis and directions of edges",
    ...list,
    keeps: keepsOf(list.turns, partingTurns().turns),
    roots(candidate) {
      const { state } = candidate;
      const isFirst = (face: number) => face === 1;
      const a = corner.indexOf.get(maskWhere(facesAt(state, orbits.corner), isFirst) & RL_BYTE)!;
      const b = edge.indexOf.get(maskWhere(facesAt(state, orbits.edge), isFirst) & RL_BYTE)!;
      const own = centers.classOf[a * edge.size + b];
      return labelRoots(pairs, candidate, (flip, mask) => {
        const bound = distances[own * FLIPS + flip];
        if (bound > MAX_THIRD) return undefined;
        const other = distanceOf(mask);
        if (other > MAX_THIRD) return undefined;
        return { candidate, start: candidate, words: [own, flip, mask], bound: Math.max(bound, other) };
      });
    },
    begin({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 3 * level;
      const own = next[nodes[at] * width + turn];
      const flip = flips[nodes[at + 1] * width + turn];
      const bound = distances[own * FLIPS + flip];
      if (bound > left) return bound;
      const mask = movedMask(wings, turn, nodes[at + 2]);
      const other = distanceOf(mask);
      nodes[at + 3] = own;
      nodes[at + 4] = flip;
      nodes[at + 5] = mask;
      return Math.max(bound, other);
    },
    sift: siftBoth(siftWings, siftCenters),
    accept({ candidate: { state } }, path, length) {
      let standing = standingAt(state, 1);
      let middles = standingAt(state, 2);
      for (let i = 0; i < length; i++) {
        standing = moved(standing, images[path[i]]);
        middles = moved(middles, middleImages[path[i]]);
      }
      return countFree(standing, middles, 1) >= 4 || countFree(standing, middles, 2) >= 4;
    },
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

/** All ways to call one wing of each edge low in which an even number of edges differ from a solved cube. */
function labelRoots(
  { lowPlace, edgeOf, isHigh }: PairMoves,
  { state }: Candidate,
  rootOf: (flips: number, mask: number) => Root | undefined,
): Root[] {
  const { partner } = wingPlaces();
  const standing = standingAt(state, 1);
  const middles = standingAt(state, 2);
  const placeOf = new Uint8Array(24);
  standing.forEach((home, place) => {
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
  // What the labels of half of the edges amount to: masks of wings, flips, and whether their number is odd.
  const halves = [0, EDGES / 2].map((from) =>
    Array.from({ length: 64 }, (_, labels) => {
      const half = { mask: 0, flip: 0, odd: 0 };
      for (let i = 0; i < EDGES / 2; i++) {
        const isHighLabel = (labels >> i) & 1;
        const home = lowPlace[from + i];
        half.mask |= 1 << placeOf[isHighLabel === 1 ? partner[home] : home];
        half.flip ^= isHighLabel === 1 ? flipBit[from + i] : 0;
        half.odd ^= isHighLabel;
      }
      return half;
    }),
  );
  const roots: Root[] = [];
  for (const one of halves[0])
    for (const other of halves[1]) {
      if (one.odd !== other.odd) continue;
      const root = rootOf((flips ^ one.flip ^ other.flip) & (FLIPS - 1), one.mask | other.mask);
      if (root) roots.push(root);
    }
  return roots;
}
