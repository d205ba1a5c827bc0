/**
 * The edges of an n-cube: midges, and wings of all depths. A wing is *paired* when it is next to the midge of
 * its own colors, the right way around. Even cubes have no midges; theirs are virtual (below).
 */
import { cubeGeometry, rotations, type Turn } from "../../geometry/index.ts";
import { parity } from "../../perm/index.ts";
import { type Assembly, type CubeState, isReachable, orbitOfKind } from "../../state/index.ts";
import { cellsOfPlaces, moved, PLACES, placesAfter, wingPlaces } from "./wing-places.ts";

export interface Wings {
  readonly size: number;
  /** orbits[d − 1][place]: the wing of depth d there, by its home place. */
  readonly orbits: Uint8Array[];
  /** middles[place]: the wing that would be paired there. */
  middles: Uint8Array;
  readonly turns: Turn[];
}

/** Stands for every wing of a depth that does not matter: nothing pairs with it, and nothing has to. */
export const NO_WING = 255;

export function standingAt(state: CubeState, depth: number): Uint8Array {
  const cells = cellsOfPlaces(state.size, depth);
  const { product } = rotations();
  const standing = new Uint8Array(PLACES);
  for (let home = 0; home < PLACES; home++)
    standing[product[state.rotations[cells[home]] * PLACES + home]] = home;
  return standing;
}

/** Puts the edges of a depth where `standing` has them. */
export function standEdges(pieces: Uint8Array, size: number, depth: number, standing: Uint8Array): void {
  const cells = cellsOfPlaces(size, depth);
  const { product, inverse } = rotations();
  standing.forEach((home, place) => {
    pieces[cells[home]] = product[place * PLACES + inverse[home]];
  });
}

export function wingDepths(size: number): number[] {
  return Array.from({ length: Math.floor(size / 2) - 1 }, (_, i) => i + 1);
}

/** Applies turns to wings and midges. Inner turns must not move the middle layer of an odd cube. */
export function turnWings(wings: Wings, turns: readonly Turn[]): void {
  const { size, orbits } = wings;
  for (const turn of turns) {
    orbits.forEach((orbit, i) => {
      orbits[i] = moved(orbit, placesAfter(turn, size, i + 1));
    });
    wings.middles = moved(wings.middles, placesAfter(turn, size, -1));
    wings.turns.push(turn);
  }
}

export function countUnpaired({ orbits, middles }: Wings): number {
  let count = 0;
  for (const orbit of orbits)
    for (let place = 0; place < PLACES; place++)
      if (orbit[place] !== NO_WING && orbit[place] !== middles[place]) count++;
  return count;
}

/*
 * The edges that wings are paired with. An odd cube has them. On an even cube they are virtual: any twelve edges in any
 * places will do if, with the corners, they make a solvable 3x3. The ones chosen are those next to which most wings
 * already stand.
 */

/** The wings of a cube whose centers stand as `centers` leaves them. Those of depths below `from` do not matter. */
export function wingsOf(state: CubeState, centers: number, from: number = 1): Wings {
  const { size } = state;
  const orbits = wingDepths(size).map((depth) =>
    depth < from ? new Uint8Array(PLACES).fill(NO_WING) : standingAt(state, depth),
  );
  const middles =
    size % 2 === 1
      ? standingAt(state, (size - 1) / 2)
      : virtualMiddles(orbits, (found) => isReachable(reducedCube(state, found, centers)));
  return { size, orbits, middles, turns: [] };
}

function virtualMiddles(
  orbits: readonly Uint8Array[],
  isAllowed: (middles: Uint8Array) => boolean,
): Uint8Array {
  const middles = mostPaired(orbits);
  let best: Uint8Array | undefined;
  let bestScore = -1;
  for (const candidate of variantsOf(middles)) {
    const score = countPaired(orbits, candidate);
    if (score <= bestScore || !isAllowed(candidate)) continue;
    best = candidate;
    bestScore = score;
  }
  return best!;
}

function countPaired(orbits: readonly Uint8Array[], middles: Uint8Array): number {
  let count = 0;
  for (const orbit of orbits)
    for (let place = 0; place < PLACES; place++) if (orbit[place] === middles[place]) count++;
  return count;
}

/** Edge by edge, the choice that pairs the most wings. */
function mostPaired(orbits: readonly Uint8Array[]): Uint8Array {
  const { partner } = wingPlaces();
  const middles = new Uint8Array(PLACES).fill(PLACES);
  const isUsed = new Uint8Array(PLACES);
  const pairs: { place: number; home: number; score: number }[] = [];
  for (let place = 0; place < PLACES; place++)
    for (let home = 0; home < PLACES; home++) {
      let score = 0;
      for (const orbit of orbits) {
        if (orbit[place] === home) score++;
        if (orbit[partner[place]] === partner[home]) score++;
      }
      pairs.push({ place, home, score });
    }
  pairs.sort((a, b) => b.score - a.score);
  for (const { place, home } of pairs) {
    if (middles[place] < PLACES || isUsed[home] === 1) continue;
    put(middles, place, home);
    isUsed[home] = 1;
    isUsed[partner[home]] = 1;
  }
  return middles;
}

function put(middles: Uint8Array, place: number, home: number): void {
  const { partner } = wingPlaces();
  middles[place] = home;
  middles[partner[place]] = partner[home];
}

/** The same; with one edge flipped; with two edges exchanged, in either orientation. One of these is solvable. */
function* variantsOf(middles: Uint8Array): Generator<Uint8Array> {
  const { partner } = wingPlaces();
  yield middles;
  for (let place = 0; place < PLACES; place++) {
    const turned = middles.slice();
    put(turned, place, middles[partner[place]]);
    if (place < partner[place]) yield turned;
    for (let other = 0; other < PLACES; other++) {
      if (place > partner[place] || other === place || other === partner[place]) continue;
      const exchanged = middles.slice();
      put(exchanged, place, middles[other]);
      put(exchanged, other, middles[place]);
      yield exchanged;
      const both = exchanged.slice();
      put(both, place, exchanged[partner[place]]);
      yield both;
    }
  }
}

/**
 * odd[depth]: 1 where the wings of that depth are in an odd permutation, the one thing that exchanges cannot fix. Exchanges
 * of centers and wings, and outer turns, are even permutations of the wings of every depth, whereas a quarter turn of a
 * single inner layer is odd. So each odd depth gets one such turn first, with the centers.
 */
export function oddDepths(state: CubeState): Uint8Array {
  const depths = [0, ...wingDepths(state.size)];
  return Uint8Array.from(depths, (depth) => (depth === 0 ? 0 : parity(standingAt(state, depth))));
}

/*
 * The 3x3 that a big cube becomes once its centers and wings are solved: its corners, its edges, and its centers as
 * they stand.
 */

/** `middles[place]`: the edge there, by its home place; `centers`: the rotation in which the centers stand. */
export function reducedCube(state: CubeState, middles: Uint8Array, centers: number): Assembly {
  const pieces = new Uint8Array(cubeGeometry(3).cells.length);
  const corners = orbitOfKind(state.size, "corner")!.cells;
  orbitOfKind(3, "corner")!.cells.forEach((cell, at) => {
    pieces[cell] = state.rotations[corners[at]];
  });
  standEdges(pieces, 3, 1, middles);
  for (const cell of orbitOfKind(3, "fixedCenter")!.cells) pieces[cell] = centers;
  return { size: 3, rotations: pieces };
}

/** The same where it must be solvable. */
export function solvableCube(state: CubeState, middles: Uint8Array, centers: number): CubeState {
  const reduced = reducedCube(state, middles, centers);
  if (isReachable(reduced)) return reduced;
  throw new Error("Internal error: the 3x3 that reduction leaves cannot be solved.");
}
