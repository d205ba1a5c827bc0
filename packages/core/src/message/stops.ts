/** Where on the way a cube stands, however it is held and however much of it is known. */
import { Cube } from "../cube.ts";
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn, turnPermutation } from "../geometry/index.ts";
import { readAlg, turnsOf } from "../notation/index.ts";
import {
  type Coloring,
  type CubeState,
  coloringOf,
  solvedState,
  turnState,
  UNKNOWN_COLOR,
} from "../state/index.ts";

export interface Stop {
  /** How many of the moves are made. */
  readonly done: number;
  /** The rotation that brings the seen cube into the hold of the moves. */
  readonly rotation: number;
}

/** Every place on the way whose stickers, in one of 24 holds, are those seen; unknown stickers fit any. */
export function findStops(start: CubeState, turns: readonly Turn[], seen: Coloring): Stop[] {
  const shown = heldAllWays(seen);
  const found: Stop[] = [];
  let colors = coloringOf(start).colors;
  for (let done = 0; done <= turns.length; done++) {
    if (done > 0) colors = turnColors(colors, turns[done - 1], seen.size);
    for (let rotation = 0; rotation < ROTATION_COUNT; rotation++)
      if (fits(shown[rotation], colors)) found.push({ done, rotation });
  }
  return found;
}

/**
 * Where among moves for a solved cube (or for `from`) one may be whose cube shows this, as far as it is known: the numbers of
 * moves made, in order, each with the whole cube as it should then be. Nothing is said about what is unknown.
 */
export function findPlaces(
  alg: string,
  seen: Coloring,
  from: CubeState = solvedState(seen.size),
): { readonly done: number; readonly cube: Cube }[] {
  const turns = turnsOf(readAlg(alg), seen.size);
  const places = new Set(findStops(from, turns, seen).map(({ done }) => done));
  const found: { done: number; cube: Cube }[] = [];
  let state = from;
  for (let done = 0; done <= turns.length; done++) {
    if (done > 0) state = turnState(state, turns[done - 1]);
    if (places.has(done)) found.push({ done, cube: Cube.of(state) });
  }
  return found;
}

/** heldAllWays(…)[rotation]: what shows when the whole cube is rotated so. */
export function heldAllWays({ size, colors }: Coloring): Uint8Array[] {
  return Array.from({ length: ROTATION_COUNT }, (_, rotation) => {
    const source = rotationSource(size, rotation);
    return colors.map((_color, facelet) => colors[source[facelet]]);
  });
}

/** source[facelet]: where what shows there was before the whole cube was rotated. */
export function rotationSource(size: number, rotation: number): Uint16Array {
  const { faceletCount, faceletImage } = cubeGeometry(size);
  const inverse = rotations().inverse[rotation];
  return Uint16Array.from(
    { length: faceletCount },
    (_, facelet) => faceletImage[facelet * ROTATION_COUNT + inverse],
  );
}

export function turnColors(colors: Uint8Array, turn: Turn, size: number): Uint8Array {
  const source = turnPermutation(size, turn);
  return colors.map((_color, facelet) => colors[source[facelet]]);
}

function fits(seen: Uint8Array, colors: Uint8Array): boolean {
  for (let facelet = 0; facelet < seen.length; facelet++)
    if (seen[facelet] !== colors[facelet] && seen[facelet] !== UNKNOWN_COLOR) return false;
  return true;
}
