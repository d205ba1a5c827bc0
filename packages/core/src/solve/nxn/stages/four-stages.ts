/**
 * The 4x4 in three stages, each with fewer turns than the last: the colors of one axis to two opposite faces; then the other axes apart, and
 * one wing of each pair in each half of the wings' places; then centers solved and wings paired. What is left is a 3x3.
 */
import { faceOfNormal, faces, ROTATION_COUNT, rotations, transform, type Turn } from "../../../geometry/index.ts";
import { parity } from "../../../perm/index.ts";
import { type CubeState, coloringOf, orbitOfKind, rotateState } from "../../../state/index.ts";
import { cubeGeometry } from "../../../geometry/index.ts";
import { bitImages, type CenterOrbit, centerOrbits } from "../center-masks.ts";
import { eightPlaces, type MaskRank, rankMask } from "../mask-distance.ts";
import { placesAfter } from "../wing-places.ts";
import { standingAt } from "../wings.ts";
import { distribution, jointDistances, type MoveTable } from "./joint-distances.ts";
import { type MaskOrbit, maskMoves, maskOrbit, movedMask } from "./mask-coordinate.ts";
import { type PairDistances, pairDistance, pairDistances } from "./pair-distances.ts";
import { EDGES, isParted, type PairMoves, type PairNumbers, pairMoves, pairNumbers, rankOrder, readOrder } from "./pair-order.ts";
import type { Candidate, Root, Stage } from "./stage.ts";
import { ALL_QUARTERS, type Block, HALF, type TurnList, turnList } from "./turn-list.ts";

const SIZE = 4;
/** The stages work about the x axis; its faces are the second byte of a mask. */
const X = 0;
const LEVELS = 40;

function outer(axis: 0 | 1 | 2, quarters: readonly number[]): Block[] {
  return [
    { axis, depth: -1, quarters },
    { axis, depth: 1, quarters },
  ];
}

function wide(axis: 0 | 1 | 2, quarters: readonly number[]): Block {
  return { axis, depth: 2, quarters };
}

export function firstTurns(): TurnList {
  const all = ALL_QUARTERS;
  return turnList(SIZE, ([0, 1, 2] as const).flatMap((axis) => [...outer(axis, all), wide(axis, all)]));
}

export function secondTurns(): TurnList {
  const all = ALL_QUARTERS;
  return turnList(SIZE, ([0, 1, 2] as const).flatMap((axis) => [...outer(axis, all), wide(axis, axis === X ? all : HALF)]));
}

export function thirdTurns(): TurnList {
  const all = ALL_QUARTERS;
  return turnList(SIZE, ([0, 1, 2] as const).flatMap((axis) => [...outer(axis, axis === X ? HALF : all), wide(axis, HALF)]));
}

function centers(): CenterOrbit {
  return centerOrbits(SIZE)[0];
}

function movesOf({ turns }: TurnList): Uint32Array {
  return maskMoves(turns.map((turn) => bitImages(SIZE, centers(), turn)));
}

/** keeps[turn]: 1 for the turns that are among those of the next stage. */
function keepsOf({ turns }: TurnList, next: readonly Turn[]): Uint8Array {
  const key = (turn: Turn) => `${turn.axis} ${turn.first} ${turn.last} ${turn.quarters}`;
  const keys = new Set(next.map(key));
  return Uint8Array.from(turns, (turn) => (keys.has(key(turn)) ? 1 : 0));
}

/** Distances of all masks of eight places, with goals. */
export function* eightDistances(moves: Uint32Array, goals: readonly number[]): Generator<void, Uint8Array> {
  const rank = eightPlaces();
  const turns = moves.length / 768;
  const distances = new Uint8Array(rank.size).fill(255);
  const queue = new Uint32Array(rank.size);
  let length = 0;
  for (const goal of goals) {
    distances[rankMask(rank, goal)] = 0;
    queue[length++] = goal;
  }
  for (let at = 0; at < length; at++) {
    const mask = queue[at];
    const depth = distances[rankMask(rank, mask)] + 1;
    for (let turn = 0; turn < turns; turn++) {
      const image = movedMask(moves, turn, mask);
      const index = rankMask(rank, image);
      if (distances[index] !== 255) continue;
      distances[index] = depth;
      queue[length++] = image;
    }
    if ((at & 8191) === 8191) yield;
  }
  return distances;
}

/** A rotation that takes x to y, y to z and z to x, and its square; with them a stage about x is one about each axis. */
function rotationsOfAxes(): number[] {
  const { matrices, product } = rotations();
  const cycle = matrices.findIndex((matrix) => matrix.every((column, i) => column[(i + 1) % 3] === 1));
  return [0, cycle, product[cycle * ROTATION_COUNT + cycle]];
}

/** The byte of the faces on the x axis, all eight and those of R alone. */
const X_BYTE = 0xff00;

/** The colors at the places of an orbit. */
function colorsAt(state: CubeState, { facelets }: CenterOrbit): Uint8Array {
  const { colors } = coloringOf(state);
  return Uint8Array.from(facelets, (facelet) => colors[facelet]);
}

function maskWhere(colors: Uint8Array, isMember: (color: number) => boolean): number {
  let mask = 0;
  for (let bit = 0; bit < 24; bit++) if (isMember(colors[bit])) mask |= 1 << bit;
  return mask;
}

export function* firstStage(): Generator<void, Stage> {
  const list = firstTurns();
  const moves = movesOf(list);
  const distances = yield* eightDistances(moves, [X_BYTE]);
  const rank = eightPlaces();
  const masks = new Uint32Array(LEVELS);
  const orbit = centers();
  return {
    name: "first axis",
    list,
    keeps: keepsOf(list, secondTurns().turns),
    roots: (candidate) =>
      rotationsOfAxes().flatMap((rotation) => {
        const state = rotateState(candidate.state, rotation);
        const colors = colorsAt(state, orbit);
        return [0, 1, 2].map((axis) => {
          const mask = maskWhere(colors, (color) => color % 3 === axis);
          return { candidate: { state, turns: [], rotation }, words: [mask], bound: distances[rankMask(rank, mask)] };
        });
      }),
    start(root) {
      masks[0] = root.words[0];
    },
    step: stepOfMask(rank, moves, distances, masks),
  };
}

/** One mask and its distance. */
function stepOfMask({ first, second, third, bits }: MaskRank, moves: Uint32Array, distances: Uint8Array, masks: Uint32Array) {
  return (level: number, turn: number): number => {
    const mask = masks[level];
    const at = turn * 768;
    const image = moves[at + (mask & 255)] | moves[at + 256 + ((mask >> 8) & 255)] | moves[at + 512 + (mask >> 16)];
    masks[level + 1] = image;
    const a = image & 255;
    const b = (image >> 8) & 255;
    const before = bits[a];
    return distances[first[a] + second[(before << 8) + b] + third[((before + bits[b]) << 8) + (image >> 16)]];
  };
}

/** The colors of the other axes, whichever is on top; the pattern of the first axis; whether wings stand oddly. */
export interface SecondTables {
  readonly list: TurnList;
  readonly apart: MaskOrbit;
  readonly pattern: MaskOrbit;
  readonly distances: Uint8Array;
  readonly isOdd: Uint8Array;
}

export function* secondTables(limit?: number): Generator<void, SecondTables> {
  const list = secondTurns();
  const moves = movesOf(list);
  const apart = maskOrbit([0x0000ff, 0xff0000], moves);
  const pattern = maskOrbit([0x0f00], moves);
  yield;
  const isOdd = Uint8Array.from(list.turns, ({ first, last, quarters }) => (first !== last && quarters !== 2 ? 1 : 0));
  const wingParity: MoveTable = {
    size: 2,
    next: Uint16Array.from([0, 1].flatMap((odd) => Array.from(isOdd, (toggle) => odd ^ toggle))),
  };
  // What half turns make of a solved pattern.
  const ends = maskOrbit([0x0f00], movesOf(thirdTurns()));
  const goals = [0, 1].flatMap((side) =>
    Array.from(ends.masks, (mask) => (side * pattern.size + pattern.indexOf.get(mask)!) * 2),
  );
  const distances = yield* jointDistances([apart, pattern, wingParity], list.turns.length, goals, limit);
  return { list, apart, pattern, distances, isOdd };
}

export function* secondStage(pairs: PairMoves): Generator<void, Stage> {
  const { list, apart, pattern, distances, isOdd } = yield* secondTables(8);
  const orbit = centers();
  const width = list.turns.length;
  const patterns = pattern.size;
  const apartNext = apart.next;
  const patternNext = pattern.next;
  const nodes = new Int32Array(3 * LEVELS);
  const images = list.turns.map((turn) => placesAfter(turn, SIZE, 1));
  const wings = new WeakMap<Candidate, Uint8Array>();
  let standing = new Uint8Array(24);
  let other = new Uint8Array(24);
  return {
    name: "other axes",
    list,
    keeps: keepsOf(list, thirdTurns().turns),
    roots(candidate) {
      const colors = colorsAt(candidate.state, orbit);
      const first = colors[8] % 3;
      const next = (first + 1) % 3;
      const place = standingAt(candidate.state, 1);
      wings.set(candidate, place);
      const words = [
        apart.indexOf.get(maskWhere(colors, (color) => color % 3 === next))!,
        pattern.indexOf.get(maskWhere(colors, (color) => color === first))!,
        parity(place),
      ];
      return [{ candidate, words, bound: distances[(words[0] * patterns + words[1]) * 2 + words[2]] }];
    },
    start({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
    },
    step(level, turn) {
      const at = 3 * level;
      const a = apartNext[nodes[at] * width + turn];
      const b = patternNext[nodes[at + 1] * width + turn];
      const c = nodes[at + 2] ^ isOdd[turn];
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = c;
      return distances[(a * patterns + b) * 2 + c];
    },
    accept({ candidate }, path, length) {
      standing.set(wings.get(candidate)!);
      for (let i = 0; i < length; i++) {
        const image = images[path[i]];
        for (let place = 0; place < 24; place++) other[image[place]] = standing[place];
        const swap = other;
        other = standing;
        standing = swap;
      }
      return isParted(pairs, standing);
    },
  };
}

export function fourPairMoves(): PairMoves {
  return pairMoves(thirdTurns().turns.map((turn) => placesAfter(turn, SIZE, 1)), X);
}

/** Centers in the third stage: one color of each axis, and whether pairs stand oddly against corners. */
export interface ThirdTables {
  readonly list: TurnList;
  /** One mask orbit for each byte. */
  readonly orbits: readonly MaskOrbit[];
  readonly distances: Uint8Array;
  readonly next: Uint16Array;
  readonly isOdd: Uint8Array;
}

const GOALS = [0, 3, 5, 6];

export function* thirdTables(withParity: boolean): Generator<void, ThirdTables> {
  const list = thirdTurns();
  const moves = movesOf(list);
  const orbits = [0, 1, 2].map((byte) => maskOrbit([0x0f << (8 * byte), 0xf0 << (8 * byte)], moves));
  const toggle = list.turns.map(({ first, last }) => (withParity && first !== last ? 1 : 0));
  const width = list.turns.length;
  const sizes = orbits.map(({ size }) => size);
  const first: MoveTable = orbits[1];
  const second: MoveTable = orbits[0];
  const parities = withParity ? 2 : 1;
  const third: MoveTable = {
    size: sizes[2] * parities,
    next: Uint16Array.from({ length: sizes[2] * parities * width }, (_, i) => {
      const turn = i % width;
      const value = Math.floor(i / width);
      const odd = value % parities;
      return orbits[2].next[Math.floor(value / parities) * width + turn] * parities + (odd ^ toggle[turn]);
    }),
  };
  const goals = GOALS.map((sides) => (((sides & 1) * sizes[0] + ((sides >> 1) & 1)) * sizes[2] + (sides >> 2)) * parities);
  const distances = yield* jointDistances([first, second, third], width, goals);
  return { list, orbits, distances, next: third.next, isOdd: Uint8Array.from(toggle) };
}

export function* thirdStage(pairs: PairMoves, numbers: PairNumbers, pairTable: PairDistances): Generator<void, Stage> {
  const { list, orbits, distances, next } = yield* thirdTables(true);
  const orbit = centers();
  const width = list.turns.length;
  const [upper, axis] = orbits;
  const axisNext = axis.next;
  const upperNext = upper.next;
  const upperSize = upper.size;
  const lastSize = 2 * orbits[2].size;
  const nodes = new Int32Array(3 * LEVELS);
  const orders = new Uint8Array(EDGES * LEVELS);
  const { low, high } = pairs;
  const scratch = new Uint8Array(EDGES);
  return {
    name: "centers and pairs",
    list,
    keeps: new Uint8Array(width),
    roots(candidate) {
      const colors = colorsAt(candidate.state, orbit);
      const axes = [0, 1, 2].map((byte) => colors[8 * byte] % 3);
      const isOdd = parity(axes);
      const masks = axes.map((color, byte) => {
        const wanted = byte === 1 && isOdd === 1 ? color + 3 : color;
        return orbits[byte].indexOf.get(maskWhere(colors, (found) => found === wanted))!;
      });
      const standing = standingAt(candidate.state, 1);
      const homes = Array.from(pairs.lowPlace, (place) => pairs.edgeOf[standing[place]]);
      const odd = parity(homes) ^ parity(cornersOf(candidate.state)) ^ isOdd;
      const words = [masks[1], masks[0], masks[2] * 2 + odd];
      readOrder(pairs, standing, scratch, 0);
      const bound = Math.max(
        distances[(words[0] * upperSize + words[1]) * lastSize + words[2]],
        pairDistance(pairTable, rankOrder(numbers, scratch, 0)),
      );
      return [{ candidate, words: [...words, ...scratch], bound }];
    },
    start({ words }) {
      for (let i = 0; i < 3; i++) nodes[i] = words[i];
      for (let i = 0; i < EDGES; i++) orders[i] = words[3 + i];
    },
    step(level, turn, left) {
      const at = 3 * level;
      const a = axisNext[nodes[at] * width + turn];
      const b = upperNext[nodes[at + 1] * width + turn];
      const c = next[nodes[at + 2] * width + turn];
      const bound = distances[(a * upperSize + b) * lastSize + c];
      if (bound > left) return bound;
      nodes[at + 3] = a;
      nodes[at + 4] = b;
      nodes[at + 5] = c;
      const from = EDGES * level;
      const to = from + EDGES;
      const row = EDGES * turn;
      for (let edge = 0; edge < EDGES; edge++) orders[to + low[row + edge]] = high[row + orders[from + edge]];
      const pairBound = pairDistance(pairTable, rankOrder(numbers, orders, to));
      return bound > pairBound ? bound : pairBound;
    },
  };
}

/** cornersOf[place]: the home of the corner there. */
function cornersOf(state: CubeState): number[] {
  const { place } = cubeGeometry(SIZE);
  const { cells } = orbitOfKind(SIZE, "corner")!;
  const standing: number[] = [];
  cells.forEach((cell, home) => {
    standing[cells.indexOf(place[cell * ROTATION_COUNT + state.rotations[cell]])] = home;
  });
  return standing;
}

export interface FourStages {
  readonly stages: readonly Stage[];
}

export function* fourStages(): Generator<void, FourStages> {
  const first = yield* firstStage();
  const pairs = fourPairMoves();
  const second = yield* secondStage(pairs);
  const numbers = pairNumbers(pairs, X);
  yield;
  const table = yield* pairDistances(pairs, numbers, 9);
  const third = yield* thirdStage(pairs, numbers, table);
  return { stages: [first, second, third] };
}

export { distribution, type Root };

/** The rotation in which solved centers stand. */
export function centersRotation(state: CubeState): number {
  const colors = colorsAt(state, centers());
  const { matrices } = rotations();
  return matrices.findIndex((matrix) =>
    faces().every(({ normal }, color) => {
      const face = faceOfNormal(transform(matrix, normal)).index;
      return colors[8 * (face % 3) + (face < 3 ? 0 : 4)] === color;
    }),
  );
}
