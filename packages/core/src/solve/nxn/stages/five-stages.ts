/**
 * The 5x5 in five stages: the colors of one axis to its faces; the other axes apart; the first axis in a pattern that
 * half turns solve, with midges and wings correctly oriented; four edges complete in a belt that the last turns
 * preserve; the other eight edges and all centers. What is left is a 3x3.
 */
import { faceTurns, rotations } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import {
  BEYOND,
  type Candidate,
  FLIPS,
  movedMask,
  packedDistance,
  type Root,
  type Sift,
  STAGE_LEVELS,
  type StageWalk,
} from "../../../search/index.ts";
import { type CubeState, coloringOf } from "../../../state/index.ts";
import type { CenterOrbit } from "../center-masks.ts";
import { eightPlaces } from "../mask-distance.ts";
import { placesAfter, wingPlaces } from "../wing-places.ts";
import { standingAt } from "../wings.ts";
import { rankEight } from "./eight-orders.ts";
import {
  type FifthTables,
  type FirstTables,
  type FiveTables,
  type FourthTables,
  fiveCenters,
  RL_BYTE,
  type SecondTables,
  type ThirdTables,
  UD_BYTE,
} from "./five-tables.ts";
import { fifthTurns, partingTurns, SIZE, secondTurns, thirdTurns } from "./five-turns.ts";
import { keepsOf, maskWhere, rotateCandidate, rotationsOfAxes } from "./held-candidate.ts";
import { NEAR, nearDistance } from "./near-axis.ts";
import { EDGES, type PairMoves } from "./pair-order.ts";
import { PLACEMENTS, placements } from "./placements.ts";
import { ringIndex } from "./ring-edges.ts";

/** The stages, each with its own buffers: one set per running search. */
export function fiveStages({ pairs, first, second, third, fourth, fifth }: FiveTables): StageWalk[] {
  return [
    firstStage(first),
    secondStage(second),
    thirdStage(third, pairs),
    fourthStage(fourth, pairs),
    fifthStage(fifth, pairs),
  ];
}

/** The colors at the places of an orbit, by the faces on which they belong. */
function facesAt(state: CubeState, { facelets }: CenterOrbit): Uint8Array {
  const { colors } = coloringOf(state);
  const face = new Uint8Array(6);
  for (let i = 0; i < 6; i++) face[colors[SIZE * SIZE * i + (SIZE * SIZE - 1) / 2]] = i;
  return Uint8Array.from(facelets, (facelet) => face[colors[facelet]]);
}

function firstStage({ list, corner, edge, cornerDistances, edgeDistances, near }: FirstTables): StageWalk {
  const orbits = fiveCenters();
  const { first, second, third, bits } = eightPlaces();
  const corners = new Int32Array(STAGE_LEVELS);
  const edges = new Int32Array(STAGE_LEVELS);
  const rankOf = (mask: number) => {
    const a = mask & 255;
    const b = (mask >> 8) & 255;
    const before = bits[a];
    return first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)];
  };
  const boundOf = (a: number, b: number, left: number) => {
    const edgeBound = edgeDistances[rankOf(b)];
    if (edgeBound > left) return edgeBound;
    const rank = rankOf(a);
    const cornerBound = cornerDistances[rank];
    if (cornerBound > left) return cornerBound;
    return left > NEAR ? Math.max(cornerBound, edgeBound) : nearDistance(near, rank, b);
  };
  return {
    name: "first axis",
    ...list,
    keeps: keepsOf(list.turns, [...secondTurns().turns, ...thirdTurns().turns]),
    roots: (candidate) =>
      rotationsOfAxes().map((rotation) => {
        const own = rotateCandidate(candidate, rotation);
        const isFirst = (face: number) => face % 3 === 1;
        const words = [
          maskWhere(facesAt(own.state, orbits.corner), isFirst),
          maskWhere(facesAt(own.state, orbits.edge), isFirst),
        ];
        const joint = boundOf(words[0], words[1], NEAR);
        return {
          candidate: own,
          start: own,
          words,
          bound: joint > NEAR ? boundOf(words[0], words[1], 99) : joint,
        };
      }),
    begin({ words }) {
      corners[0] = words[0];
      edges[0] = words[1];
    },
    step(level, turn, left) {
      const a = movedMask(corner, turn, corners[level]);
      const b = movedMask(edge, turn, edges[level]);
      corners[level + 1] = a;
      edges[level + 1] = b;
      return boundOf(a, b, left);
    },
  };
}

function secondStage({ list, corner, edge, isOdd, cornerDistances, edgeDistances }: SecondTables): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(3 * STAGE_LEVELS);
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  return {
    name: "other axes",
    ...list,
    keeps: keepsOf(list.turns, thirdTurns().turns),
    roots(candidate) {
      const a = corner.indexOf.get(maskWhere(facesAt(candidate.state, orbits.corner), (f) => f % 3 === 0))!;
      const b = edge.indexOf.get(maskWhere(facesAt(candidate.state, orbits.edge), (f) => f % 3 === 0))!;
      const odd = parity(standingAt(candidate.state, 1));
      return [
        {
          candidate,
          start: candidate,
          words: [a, b, odd],
          bound: Math.max(cornerDistances[2 * a + odd], edgeDistances[2 * b + odd]),
        },
      ];
    },
    begin({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 3 * level;
      const odd = nodes[at + 2] ^ isOdd[turn];
      const b = edgeNext[nodes[at + 1] * width + turn];
      const second = edgeDistances[2 * b + odd];
      if (second > left) return second;
      const a = cornerNext[nodes[at] * width + turn];
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = odd;
      const first = cornerDistances[2 * a + odd];
      return Math.max(first, second);
    },
  };
}

/** The third stage is not searched for longer solutions than this (decision 0185). */
const MAX_THIRD = 7;
/**
 * With so many turns left, or more, edges and wings are looked up before the centers, which are hardly ever that far. With
 * fewer, centers come first, which take fewer lookups.
 */
const EDGES_FIRST = 4;

function thirdStage(
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
      const a = mask & 255;
      const b = (mask >> 8) & 255;
      const before = bits[a];
      const other =
        wingDistances[first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (mask >> 16)]];
      nodes[at + 3] = own;
      nodes[at + 4] = flip;
      nodes[at + 5] = mask;
      return Math.max(bound, other);
    },
    sift(level, turns, from, to, left, into, at) {
      if (left < EDGES_FIRST) {
        const end = siftCenters(level, turns, from, to, left, into, at);
        return siftWings(level, into, at, end, left, into, at);
      }
      const end = siftWings(level, turns, from, to, left, into, at);
      return siftCenters(level, into, at, end, left, into, at);
    },
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

function moved(standing: Uint8Array, image: Uint8Array): Uint8Array {
  const after = new Uint8Array(24);
  for (let place = 0; place < 24; place++) after[image[place]] = standing[place];
  return after;
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

/** A quarter turn of the whole cube about the first axis. */
function quarterAboutFirst(): number {
  return rotations().quarter[0][1];
}

function fourthStage(
  { list, edges, ring, firstCorner, firstEdge, first, corner, edge, distances }: FourthTables,
  pairs: PairMoves,
): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(6 * STAGE_LEVELS);
  const { middle, low, high, setRow, orderRow, relabeled, entry, moved } = edges;
  const { nibbles } = ring;
  const firstNext = first.next;
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  const { lowPlace, highPlace, edgeOf } = pairs;
  const { rank } = placements();
  const siftEdges: Sift = (level, turns, from, to, left, into, at) => {
    const m = nodes[6 * level] * width;
    const l = nodes[6 * level + 1] * width;
    const h = nodes[6 * level + 2] * width;
    const most = left < ring.beyond ? left : BEYOND;
    let end = at;
    for (let i = from; i < to; i++) {
      const turn = turns[i];
      const midges = middle[m + turn];
      const order = orderRow[midges];
      const found = entry[setRow[midges] + relabeled[order + low[l + turn]]];
      const index =
        (found >> 7) * PLACEMENTS + moved[(found & 127) * PLACEMENTS + relabeled[order + high[h + turn]]];
      into[end] = turn;
      if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) <= most) end++;
    }
    return end;
  };
  const siftCenters: Sift = (level, turns, from, to, left, into, at) => {
    const own = nodes[6 * level + 3] * width;
    const a = nodes[6 * level + 4] * width;
    const b = nodes[6 * level + 5] * width;
    let end = at;
    for (let i = from; i < to; i++) {
      const turn = turns[i];
      into[end] = turn;
      if (distances[(firstNext[own + turn] * 70 + cornerNext[a + turn]) * 70 + edgeNext[b + turn]] <= left)
        end++;
    }
    return end;
  };
  return {
    name: "first axis and four edges",
    ...list,
    keeps: keepsOf(list.turns, fifthTurns().turns),
    roots: (before) =>
      [0, quarterAboutFirst()].flatMap((rotation) => {
        const candidate = rotateCandidate(before, rotation);
        const { state } = candidate;
        const corners = facesAt(state, orbits.corner);
        const sides = facesAt(state, orbits.edge);
        const own =
          first.classOf[
            firstCorner.indexOf.get(maskWhere(corners, (f) => f === 1) & RL_BYTE)! * firstEdge.size +
              firstEdge.indexOf.get(maskWhere(sides, (f) => f === 1) & RL_BYTE)!
          ];
        const a = corner.indexOf.get(maskWhere(corners, (f) => f === 2) & 0xff0000)!;
        const b = edge.indexOf.get(maskWhere(sides, (f) => f === 2) & 0xff0000)!;
        const bound = distances[(own * corner.size + a) * edge.size + b];
        const standing = standingAt(state, 1);
        const middles = standingAt(state, 2);
        // For each edge: the places of its midge and its wings; only what is off the belt can be chosen.
        const lowAt = new Uint8Array(EDGES);
        const highAt = new Uint8Array(EDGES);
        const middleAt = new Uint8Array(EDGES);
        for (let place = 0; place < EDGES; place++) {
          lowAt[edgeOf[standing[lowPlace[place]]]] = place;
          highAt[edgeOf[standing[highPlace[place]]]] = place;
          middleAt[edgeOf[middles[lowPlace[place]]]] = place;
        }
        const free: number[] = [];
        for (let e = 0; e < EDGES; e++) if (lowAt[e] < 8 && highAt[e] < 8 && middleAt[e] < 8) free.push(e);
        const placed = (at: Uint8Array, four: readonly number[]) =>
          rank[(at[four[0]] << 9) | (at[four[1]] << 6) | (at[four[2]] << 3) | at[four[3]]];
        return foursOf(free).map((four) => {
          const words = [placed(middleAt, four), placed(lowAt, four), placed(highAt, four), own, a, b];
          const edgeBound = packedDistance(ring, ringIndex(edges, words[0], words[1], words[2]));
          return { candidate, start: candidate, words, bound: Math.max(bound, edgeBound) };
        });
      }),
    begin({ words }) {
      for (let i = 0; i < 6; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 6 * level;
      const own = firstNext[nodes[at + 3] * width + turn];
      const a = cornerNext[nodes[at + 4] * width + turn];
      const b = edgeNext[nodes[at + 5] * width + turn];
      const bound = distances[(own * 70 + a) * 70 + b];
      if (bound > left) return bound;
      const m = middle[nodes[at] * width + turn];
      const l = low[nodes[at + 1] * width + turn];
      const h = high[nodes[at + 2] * width + turn];
      const other = packedDistance(ring, ringIndex(edges, m, l, h));
      nodes[at + 6] = m;
      nodes[at + 7] = l;
      nodes[at + 8] = h;
      nodes[at + 9] = own;
      nodes[at + 10] = a;
      nodes[at + 11] = b;
      return Math.max(bound, other);
    },
    sift(level, turns, from, to, left, into, at) {
      if (left < EDGES_FIRST) {
        const end = siftCenters(level, turns, from, to, left, into, at);
        return siftEdges(level, into, at, end, left, into, at);
      }
      const end = siftEdges(level, turns, from, to, left, into, at);
      return siftCenters(level, into, at, end, left, into, at);
    },
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

function fifthStage(
  { list, low, high, classes, highEntry, corner, edge, sides, colors, edges, centers }: FifthTables,
  pairs: PairMoves,
): StageWalk {
  const orbits = fiveCenters();
  const width = list.turns.length;
  const nodes = new Int32Array(5 * STAGE_LEVELS);
  const { entry } = classes;
  const cornerNext = corner.next;
  const edgeNext = edge.next;
  const sideNext = sides.next;
  const { nibbles, beyond } = edges;
  const { lowPlace, highPlace, edgeOf } = pairs;
  const lookUp = (found: number, both: number) => {
    const index = (found >> 4) * 4900 + colors[(found & 15) * 4900 + both];
    const value = (nibbles[index >> 1] >> ((index & 1) << 2)) & 15;
    return value === BEYOND ? beyond : value;
  };
  return {
    name: "edges and centers",
    ...list,
    keeps: keepsOf(list.turns, faceTurns(SIZE)),
    roots(candidate) {
      const { state } = candidate;
      const corners = facesAt(state, orbits.corner);
      const a = corner.indexOf.get(maskWhere(corners, (f) => f === 0) & UD_BYTE)!;
      const b = edge.indexOf.get(maskWhere(facesAt(state, orbits.edge), (f) => f === 0) & UD_BYTE)!;
      const side = sides.indexOf.get(
        (maskWhere(corners, (f) => f === 1) & RL_BYTE) | (maskWhere(corners, (f) => f === 2) & 0xff0000),
      )!;
      const standing = standingAt(state, 1);
      const middles = standingAt(state, 2);
      const middleAt = new Uint8Array(EDGES);
      for (let place = 0; place < EDGES; place++) middleAt[edgeOf[middles[lowPlace[place]]]] = place;
      const orderOf = (places: Uint8Array) => {
        const order = new Uint8Array(8);
        for (let place = 4; place < EDGES; place++)
          order[middleAt[edgeOf[standing[places[place]]]] - 4] = place - 4;
        return rankEight(order);
      };
      const words = [orderOf(lowPlace), orderOf(highPlace), a, b, side];
      const both = a * 70 + b;
      const bound = Math.max(
        centers[both * 36 + side],
        lookUp(entry[words[0]], both),
        lookUp(highEntry[words[1]], both),
      );
      return [{ candidate, start: candidate, words, bound }];
    },
    begin({ words }) {
      for (let i = 0; i < 5; i++) nodes[i] = words[i];
    },
    step(level, turn, left) {
      const at = 5 * level;
      const a = cornerNext[nodes[at + 2] * width + turn];
      const b = edgeNext[nodes[at + 3] * width + turn];
      const side = sideNext[nodes[at + 4] * width + turn];
      const both = a * 70 + b;
      let bound = centers[both * 36 + side];
      if (bound > left) return bound;
      const l = low[nodes[at] * width + turn];
      const one = lookUp(entry[l], both);
      if (one > left) return one;
      if (one > bound) bound = one;
      const h = high[nodes[at + 1] * width + turn];
      const other = lookUp(highEntry[h], both);
      if (other > bound) bound = other;
      nodes[at + 5] = l;
      nodes[at + 6] = h;
      nodes[at + 7] = a;
      nodes[at + 8] = b;
      nodes[at + 9] = side;
      return bound;
    },
    sift(level, turns, from, to, left, into, at) {
      const node = 5 * level;
      const l = nodes[node] * width;
      const h = nodes[node + 1] * width;
      const a = nodes[node + 2] * width;
      const b = nodes[node + 3] * width;
      const side = nodes[node + 4] * width;
      const most = left < beyond ? left : BEYOND;
      let end = at;
      for (let i = from; i < to; i++) {
        const turn = turns[i];
        const found = entry[low[l + turn]];
        const index =
          (found >> 4) * 4900 + colors[(found & 15) * 4900 + cornerNext[a + turn] * 70 + edgeNext[b + turn]];
        into[end] = turn;
        if (((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) <= most) end++;
      }
      const last = end;
      end = at;
      for (let i = at; i < last; i++) {
        const turn = into[i];
        const both = cornerNext[a + turn] * 70 + edgeNext[b + turn];
        const found = highEntry[high[h + turn]];
        const index = (found >> 4) * 4900 + colors[(found & 15) * 4900 + both];
        into[end] = turn;
        if (
          ((nibbles[index >> 1] >> ((index & 1) << 2)) & 15) <= most &&
          centers[both * 36 + sideNext[side + turn]] <= left
        )
          end++;
      }
      return end;
    },
  };
}
