/**
 * How the stages of a 5x5 look at a cube: where colors and edges are, and in how many ways it can be seen: which wing of an edge
 * counts as low, which four edges go to the belt.
 */
import { rotations, type Turn } from "../../../geometry/index.ts";
import {
  type Candidate,
  FLIPS,
  type MaskOrbit,
  type StageRecord,
  type StageWalk,
} from "../../../search/index.ts";
import { coloringOf } from "../../../state/index.ts";
import { BYTES, facesOfColors, maskOf } from "../center-masks.ts";
import { moved, placesAfter, standingAt, wingPlaces } from "../wings.ts";
import { placements } from "./four-edges.ts";
import { EDGES, fiveCenters, type PairMoves, rankEight, SIZE } from "./pieces.ts";
import { rotateCandidate } from "./stage-turns.ts";

type Starts = StageRecord["starts"];

/** Where the colors of an axis, or of one face, are among corners and edges: masks. */
export function centerMasks({ state }: Candidate): {
  ofAxis(axis: number): number[];
  ofFace(face: number): number[];
} {
  const { colors } = coloringOf(state);
  const faceOf = facesOfColors(SIZE, colors);
  const { corner, edge } = fiveCenters();
  const masksOf = (isMember: (face: number) => boolean) =>
    [corner, edge].map((orbit) => maskOf(colors, orbit, (color) => isMember(faceOf[color])));
  return {
    ofAxis: (axis) => masksOf((face) => face % 3 === axis),
    ofFace: (face) => masksOf((found) => found === face),
  };
}

type NumberOf = (corners: number, edges: number) => number;

/**
 * The pattern of the first axis, the midges' flips, and the low wings: in all ways to call one wing of each edge low in
 * which an even number of edges differ from a solved cube.
 */
export function orientationStarts({ lowPlace, edgeOf, isHigh }: PairMoves, patternOf: NumberOf): Starts {
  const { partner } = wingPlaces();
  return (candidate, row, begin) => {
    const { state } = candidate;
    const [corners, edges] = centerMasks(candidate).ofFace(1);
    row[0] = patternOf(corners & BYTES.RL, edges & BYTES.RL);
    const middles = standingAt(state, 2);
    const placeOf = new Uint8Array(24);
    standingAt(state, 1).forEach((home, place) => {
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
    // What the choices for half of the edges amount to: masks of wings, flips, and whether their number is odd.
    const halves = [0, EDGES / 2].map((from) =>
      Array.from({ length: 64 }, (_, choices) => {
        const half = { mask: 0, flip: 0, odd: 0 };
        for (let i = 0; i < EDGES / 2; i++) {
          const isOther = (choices >> i) & 1;
          const home = lowPlace[from + i];
          half.mask |= 1 << placeOf[isOther === 1 ? partner[home] : home];
          half.flip ^= isOther === 1 ? flipBit[from + i] : 0;
          half.odd ^= isOther;
        }
        return half;
      }),
    );
    for (const one of halves[0])
      for (const other of halves[1]) {
        if (one.odd !== other.odd) continue;
        row[1] = (flips ^ one.flip ^ other.flip) & (FLIPS - 1);
        row[2] = one.mask | other.mask;
        begin(candidate);
      }
  };
}

/** Whether four edges or more are off one of the belts that the next stage can fill: only they can be chosen there. */
export function canFreeFour(turns: readonly Turn[]): NonNullable<StageWalk["accept"]> {
  const images = turns.map((turn) => placesAfter(turn, SIZE, 1));
  const middleImages = turns.map((turn) => placesAfter(turn, SIZE, -1));
  return ({ candidate: { state } }, path, length) => {
    let standing = standingAt(state, 1);
    let middles = standingAt(state, 2);
    for (let i = 0; i < length; i++) {
      standing = moved(standing, images[path[i]]);
      middles = moved(middles, middleImages[path[i]]);
    }
    return countFree(standing, middles, 1) >= 4 || countFree(standing, middles, 2) >= 4;
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

/** For each edge: the places of its midge and its wings. */
function edgePlaces({ lowPlace, highPlace, edgeOf }: PairMoves, { state }: Candidate) {
  const standing = standingAt(state, 1);
  const middles = standingAt(state, 2);
  const [middleAt, lowAt, highAt] = [0, 1, 2].map(() => new Uint8Array(EDGES));
  for (let place = 0; place < EDGES; place++) {
    middleAt[edgeOf[middles[lowPlace[place]]]] = place;
    lowAt[edgeOf[standing[lowPlace[place]]]] = place;
    highAt[edgeOf[standing[highPlace[place]]]] = place;
  }
  return [middleAt, lowAt, highAt] as const;
}

/** Midges, low and high wings of any four edges that are off the belt, either of two belts; and the centers. */
export function beltStarts(pairs: PairMoves, firstOf: NumberOf, corner: MaskOrbit, edge: MaskOrbit): Starts {
  const { rank } = placements();
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
      const places = edgePlaces(pairs, start);
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

/** Which midge each low and each high wing off the belt belongs to; corners and edges of U; the other sides. */
export function aroundBeltStarts(
  pairs: PairMoves,
  corner: MaskOrbit,
  edge: MaskOrbit,
  sides: MaskOrbit,
): Starts {
  return (candidate, row, begin) => {
    const masks = centerMasks(candidate);
    const [corners, edges] = masks.ofFace(0);
    const [[right], [front]] = [masks.ofFace(1), masks.ofFace(2)];
    const [middleAt, lowAt, highAt] = edgePlaces(pairs, candidate);
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
