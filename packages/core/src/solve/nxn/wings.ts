/**
 * The edges of an n-cube: midges, and wings of all depths. A wing is *paired* when it is next to the midge of
 * its own colors, the right way around. Even cubes have no midges; theirs are virtual (wing-middles.ts).
 */
import { rotations, type Turn } from "../../geometry/index.ts";
import type { CubeState } from "../../state/index.ts";
import { cellsOfPlaces, PLACES, placesAfter } from "./wing-places.ts";

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

/** The wing at each of the 24 places of a depth. */
export function standingAt(state: CubeState, depth: number): Uint8Array {
  const cells = cellsOfPlaces(state.size, depth);
  const { product } = rotations();
  const standing = new Uint8Array(PLACES);
  for (let home = 0; home < PLACES; home++)
    standing[product[state.rotations[cells[home]] * PLACES + home]] = home;
  return standing;
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

/** The arrangement after everything has moved to its image. */
export function moved(standing: Uint8Array, image: Uint8Array): Uint8Array {
  const after = new Uint8Array(PLACES);
  for (let place = 0; place < PLACES; place++) after[image[place]] = standing[place];
  return after;
}

export function countUnpaired({ orbits, middles }: Wings): number {
  let count = 0;
  for (const orbit of orbits)
    for (let place = 0; place < PLACES; place++)
      if (orbit[place] !== NO_WING && orbit[place] !== middles[place]) count++;
  return count;
}
