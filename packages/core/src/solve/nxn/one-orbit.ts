/**
 * Solves one center orbit of a large cube while everything else may end up anywhere. This is what a short message
 * needs, whose number leaves all orbits but one free. First the colors of each axis go to its two faces, in a beam
 * scored by the sum of three exact distances; from there the exact distance is known (70³ arrangements). Of many
 * acceptable states the nearest counts.
 */
import { faces, invertTurn, makeTurn, type Turn } from "../../geometry/index.ts";
import { maskTable, movedMask, rankMask } from "../../search/index.ts";
import { type CubeState, coloringOf, heldRotation, solvedState, turnStateBy } from "../../state/index.ts";
import { bitImages, centerOrbits, maskOf } from "./center-masks.ts";
import { eightPlaces, fourOfEachAxis, maskDistances, UNREACHED } from "./mask-distance.ts";
import { mergeTurns } from "./merge-turns.ts";

/** Positions kept of each length, and the longest first part. */
const WIDTH = 1500;
const MAX_DEPTH = 12;
/** How many ends are followed all the way home. */
const MAX_ENDS = 60;
export const ALL = 0xffffff;
/** The places of the faces U, R and F. */
export const POSITIVE = 0x0f0f0f;

interface Position {
  /** The places that hold the colors of U D, of R L, and of U R F. */
  readonly first: number;
  readonly second: number;
  readonly positive: number;
  readonly parent: Position | undefined;
  readonly move: number;
}

/** The last center orbit of a size: the block turns that act on it differently, and how far it is from solved. */
export interface LastOrbit {
  readonly turns: readonly Turn[];
  readonly moves: readonly Uint32Array[];
  /** Moves that keep the colors of each axis on its faces. */
  readonly staying: readonly number[];
  /** Distances of the colors of each axis from its faces, and from there to solved. */
  readonly distances: readonly Uint8Array[];
  readonly rest: Uint8Array;
}

export function* lastOrbit(size: number): Generator<void, LastOrbit> {
  const orbit = centerOrbits(size).at(-1)!;
  const turns: Turn[] = [];
  const images: Uint8Array[] = [];
  for (const turn of blockTurns(size)) {
    const image = bitImages(size, orbit, turn);
    // A deeper block that acts on this orbit in the same way adds nothing.
    if (images.some((known) => known.every((to, bit) => to === image[bit]))) continue;
    turns.push(turn);
    images.push(image);
  }
  // Parity does not matter here: only the entries 2 · rank are used.
  const even = new Uint8Array(images.length);
  const distances: Uint8Array[] = [];
  for (const axis of [0, 1, 2])
    distances.push(yield* maskDistances(`orbit ${axis}`, eightPlaces(), 0xff << (8 * axis), images, even));
  const staying = images.flatMap((image, move) => (keepsAxes(image) ? [move] : []));
  const rest = yield* maskDistances(
    "orbit colors",
    fourOfEachAxis(),
    POSITIVE,
    staying.map((move) => images[move]),
    even,
  );
  return { turns, moves: images.map(maskTable), staying, distances, rest };
}

/** Whether a turn keeps the places of each axis together. */
function keepsAxes(image: Uint8Array): boolean {
  return image.every((to, bit) => to >> 3 === bit >> 3);
}

/**
 * Setups, shortest first: turns from a solved cube to one of the states as far as its last center orbit is concerned
 * (and, on an even cube, the corner by which it is held upright). A few may leave the cube held in another way. Yields
 * every few milliseconds.
 */
export function* setupsForOrbit(states: readonly CubeState[]): Generator<void, Turn[][]> {
  const { size } = states[0];
  const orbit = yield* lastOrbit(size);
  const ends = yield* firstPart(states, orbit);
  const ways = ends.slice(0, MAX_ENDS).flatMap(({ position }) => {
    const way = homeFrom(position, orbit).map((move) => orbit.turns[move]);
    const whole = [...way, ...cornerTurns(way, size)];
    return [mergeTurns(whole, size), whole];
  });
  return ways.sort((a, b) => a.length - b.length).map(backward);
}

/** The inverse of some turns. */
export function backward(way: readonly Turn[]): Turn[] {
  return way.toReversed().map(invertTurn);
}

/** Turns of blocks from the outside to the middle, shallow ones first. */
function blockTurns(size: number): Turn[] {
  const depths = Array.from({ length: Math.floor(size / 2) }, (_, i) => i + 1);
  return depths.flatMap((depth) =>
    faces().flatMap(({ axis, normal }) =>
      [1, 2, 3].map((quarters) =>
        normal[axis] > 0
          ? makeTurn(axis, size - depth, size - 1, quarters)
          : makeTurn(axis, 0, depth - 1, quarters),
      ),
    ),
  );
}

export function rootOf(state: CubeState): Position {
  const colors = Uint8Array.from(coloringOf(state).colors);
  const orbit = centerOrbits(state.size).at(-1)!;
  return {
    first: maskOf(colors, orbit, (color) => color % 3 === 0),
    second: maskOf(colors, orbit, (color) => color % 3 === 1),
    positive: maskOf(colors, orbit, (color) => color < 3),
    parent: undefined,
    move: -1,
  };
}

/** A position in which each axis has its colors, and the fewest turns through it. */
interface FirstEnd {
  readonly position: Position;
  readonly length: number;
}

/** Such positions, shortest first. */
function* firstPart(
  states: readonly CubeState[],
  { moves, distances, rest }: LastOrbit,
): Generator<void, FirstEnd[]> {
  const rank = eightPlaces();
  const away = ({ first, second }: Position) =>
    distances[0][2 * rankMask(rank, first)] +
    distances[1][2 * rankMask(rank, second)] +
    distances[2][2 * rankMask(rank, ALL & ~(first | second))];
  const ends: FirstEnd[] = [];
  const seen = new Set<string>();
  let shortest = Number.POSITIVE_INFINITY;
  let layer = states.map(rootOf);
  for (let depth = 0; depth <= MAX_DEPTH && depth < shortest; depth++) {
    const scored: { readonly position: Position; readonly score: number }[] = [];
    for (const position of layer) {
      const score = away(position);
      if (score > 0) scored.push({ position, score });
      const left = score > 0 ? UNREACHED : rest[2 * rankMask(fourOfEachAxis(), position.positive)];
      if (left === UNREACHED) continue;
      ends.push({ position, length: depth + left });
      shortest = Math.min(shortest, depth + left);
    }
    yield;
    scored.sort((a, b) => a.score - b.score);
    layer = [];
    for (const { position } of scored.slice(0, WIDTH)) {
      for (let move = 0; move < moves.length; move++) {
        const first = movedMask(moves[move], 0, position.first);
        const second = movedMask(moves[move], 0, position.second);
        const positive = movedMask(moves[move], 0, position.positive);
        const key = `${first} ${second} ${positive}`;
        if (seen.has(key)) continue;
        seen.add(key);
        layer.push({ first, second, positive, parent: position, move });
      }
      if (layer.length % 512 < moves.length) yield;
    }
  }
  return ends.sort((a, b) => a.length - b.length);
}

/** The moves to a position. */
function pathTo(end: Position): number[] {
  const way: number[] = [];
  for (let at: Position | undefined = end; at?.parent; at = at.parent) way.unshift(at.move);
  return way;
}

/** The moves to a position, and from there to solved. */
function homeFrom(end: Position, { moves, staying, rest }: LastOrbit): number[] {
  const way = pathTo(end);
  const rank = fourOfEachAxis();
  for (let mask = end.positive; mask !== POSITIVE; ) {
    const left = rest[2 * rankMask(rank, mask)];
    const next = staying.find((move) => rest[2 * rankMask(rank, movedMask(moves[move], 0, mask))] < left)!;
    mask = movedMask(moves[next], 0, mask);
    way.push(next);
  }
  return way;
}

/** Outer turns that bring home the corner by which an even cube is held upright; centers stay on their faces. */
function cornerTurns(way: readonly Turn[], size: number): Turn[] {
  if (size % 2 === 1) return [];
  // Outer blocks act on corners as the faces of a 2x2 do.
  const small = (turn: Turn) => {
    const layer = turn.first === 0 ? 0 : 1;
    return makeTurn(turn.axis, layer, layer, turn.quarters);
  };
  const outer = blockTurns(size).slice(0, 18);
  const start = turnStateBy(solvedState(2), way.map(small));
  const words = [[], ...outer.map((turn) => [turn]), ...outer.flatMap((a) => outer.map((b) => [a, b]))];
  return words.find((word) => heldRotation(turnStateBy(start, word.map(small))) === 0)!;
}
