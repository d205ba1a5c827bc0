/**
 * The edges that wings are paired with. An odd cube has them. On an even cube they are virtual: any twelve edges in any
 * places will do if, with the corners, they make a solvable 3x3. The ones chosen are those next to which most wings
 * already stand.
 */
import { type CubeState, isReachable } from "../../state/index.ts";
import { NO_WING, PLACES, reducedCube, standingAt, type Wings, wingDepths, wingPlaces } from "./wings.ts";

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
