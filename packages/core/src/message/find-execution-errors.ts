/**
 * Which single mistake explains a cube. For each place p on the way, the stickers after every mistake there go into a table;
 * the moves after p, traced backward on a few stickers of the seen cube for each of its 24 holds, are looked up in it. So pairs of
 * a mistake and a stopping place meet in the middle: a 7x7 with 450 moves has 320 million of them, holds included, and takes half
 * a second.
 */

import { Cube } from "../cube.ts";
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn, turnPermutation } from "../geometry/index.ts";
import { readAlg, turnsOf } from "../notation/index.ts";
import { inverse } from "../perm/index.ts";
import {
  type Coloring,
  type CubeState,
  checkAssembly,
  checkColoring,
  coloringOf,
  solvedState,
  turnState,
  UNKNOWN_COLOR,
} from "../state/index.ts";
import {
  type ExecutionError,
  executionErrorOf,
  type WrongStep,
  wrongStepsBefore,
} from "./execution-errors.ts";

export interface FoundExecutionError {
  readonly error: ExecutionError;
  /** The rotation of the seen cube after which the remedy is to be made. */
  readonly rotation: number;
}

/** A way to have reached a place. */
interface Candidate {
  readonly wrong: WrongStep;
  /** What the cube showed before the mistake, and where: facelet f shows colors[source[f]] after it. */
  readonly colors: Uint8Array;
  readonly source: Uint16Array;
}

/** All single mistakes that lead from `start` by `turns` to the seen cube, however that is held. */
export function findExecutionErrors(
  start: CubeState,
  turns: readonly Turn[],
  seen: CubeState,
): FoundExecutionError[] {
  const { size } = start;
  const shown = heldAllWays(coloringOf(seen));
  const images = turns.map((turn) => Uint16Array.from(inverse(turnPermutation(size, turn))));
  const samples = sampledFacelets(size);
  const found: FoundExecutionError[] = [];
  let colors = coloringOf(start).colors;
  let earlier = colors;
  for (let next = 0; next <= turns.length; next++) {
    if (next > 0) {
      earlier = colors;
      colors = turnColors(earlier, turns[next - 1], size);
    }
    const table = tableOf(candidatesAt(turns, next, size, { colors, earlier }), samples);
    const places = samples.slice();
    for (let done = next; done <= turns.length; done++) {
      if (done > next) for (let k = 0; k < places.length; k++) places[k] = images[done - 1][places[k]];
      for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
        const candidates = table.get(hashAt(shown[rotation], places));
        for (const candidate of candidates ?? [])
          if (
            isSeenAt(candidate, next, done) &&
            explains(candidate, images.slice(next, done), shown[rotation])
          )
            found.push(foundMisstep(candidate, turns, done, size, rotation));
      }
    }
  }
  return found;
}

/** What a place on the right way shows, and what one move earlier. */
interface Place {
  readonly colors: Uint8Array;
  readonly earlier: Uint8Array;
}

function* candidatesAt(
  turns: readonly Turn[],
  next: number,
  size: number,
  { colors, earlier }: Place,
): Generator<Candidate, void> {
  const unmoved = Uint16Array.from(colors.keys());
  for (const wrong of wrongStepsBefore(turns, next, size)) {
    const source = wrongSource(wrong, size) ?? unmoved;
    yield { wrong, colors: wrong.replaced === 1 ? earlier : colors, source };
  }
}

/** source[facelet]: where the sticker that shows there was before the mistake; undefined if nothing was moved. */
export function wrongSource({ made: [turn], hold }: WrongStep, size: number): Uint16Array | undefined {
  if (turn) return turnPermutation(size, turn);
  return hold === undefined ? undefined : rotationSource(size, hold);
}

/** A mistake that cannot be seen yet is the same as having stopped. */
function isSeenAt({ wrong }: Candidate, next: number, done: number): boolean {
  return done > next || wrong.made.length > 0;
}

/** Whether the mistake and then the moves give what is shown, sticker by sticker. */
function explains({ source, colors }: Candidate, images: readonly Uint16Array[], shown: Uint8Array): boolean {
  for (let facelet = 0; facelet < source.length; facelet++) {
    let place = facelet;
    for (const image of images) place = image[place];
    if (shown[place] !== colors[source[facelet]]) return false;
  }
  return true;
}

function foundMisstep(
  { wrong }: Candidate,
  turns: readonly Turn[],
  done: number,
  size: number,
  rotation: number,
): FoundExecutionError {
  const { product, inverse } = rotations();
  const back = inverse[wrong.hold ?? 0];
  return {
    error: executionErrorOf(wrong, turns, done, size),
    rotation: product[back * ROTATION_COUNT + rotation],
  };
}

/** The corners' stickers, which every turn of a side moves, and as many others. */
function sampledFacelets(size: number): Uint16Array {
  const { faceletCount, orbits } = cubeGeometry(size);
  const corners = orbits.filter(({ kind }) => kind === "corner").flatMap(({ facelets }) => facelets.flat());
  const stride = Math.max(1, Math.floor(faceletCount / corners.length));
  const others = Array.from(corners, (_, i) => i * stride).filter((facelet) => facelet < faceletCount);
  return Uint16Array.from(new Set([...corners, ...others]));
}

function tableOf(candidates: Iterable<Candidate>, samples: Uint16Array): Map<number, Candidate[]> {
  const table = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const { colors, source } = candidate;
    const hash = hashAt(
      colors,
      samples.map((facelet) => source[facelet]),
    );
    const same = table.get(hash);
    if (same) same.push(candidate);
    else table.set(hash, [candidate]);
  }
  return table;
}

/** FNV-1a over the colors at some places. */
function hashAt(colors: Uint8Array, places: Uint16Array): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < places.length; k++) hash = Math.imul(hash ^ colors[places[k]], 0x01000193);
  return hash;
}

export interface Stop {
  /** How many moves have been made. */
  readonly done: number;
  /** The rotation that brings the seen cube to the way the moves hold it. */
  readonly rotation: number;
}

/** Every place on the way whose stickers, in one of 24 holds, match those seen; unknown stickers match any. */
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
 * Where a person may be in moves for a solved cube (or for `from`) whose cube now shows `seen`: the possible numbers of
 * moves made, ascending, each with the whole cube as it should then look. Unknown stickers rule nothing out.
 *
 * @throws CubegramError for text that is not an algorithm, and for a move that the cube does not have.
 * @example
 * import { coloringOf } from "@cubegram/core/state";
 * const seen = coloringOf(Cube.fromAlg("R U").state);
 * findPlaces("R U F", seen).map(({ done }) => done); // → 2
 */
export function findPlaces(
  alg: string,
  seen: Coloring,
  from?: CubeState,
): { readonly done: number; readonly cube: Cube }[] {
  checkColoring(seen, "seen");
  const start = from ?? solvedState(seen.size);
  checkAssembly(start, "from");
  const turns = turnsOf(readAlg(alg), seen.size);
  const places = new Set(findStops(start, turns, seen).map(({ done }) => done));
  const found: { done: number; cube: Cube }[] = [];
  let state = start;
  for (let done = 0; done <= turns.length; done++) {
    if (done > 0) state = turnState(state, turns[done - 1]);
    if (places.has(done)) found.push({ done, cube: Cube.of(state) });
  }
  return found;
}

/** heldAllWays(…)[rotation]: what shows after that rotation of the whole cube. */
function heldAllWays({ size, colors }: Coloring): Uint8Array[] {
  return Array.from({ length: ROTATION_COUNT }, (_, rotation) => {
    const source = rotationSource(size, rotation);
    return colors.map((_color, facelet) => colors[source[facelet]]);
  });
}

/** source[facelet]: where the sticker that shows there was before the whole cube was rotated. */
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

/** Whether a cube shows all that was seen of it. */
export function fits(seen: Uint8Array, colors: Uint8Array): boolean {
  for (let facelet = 0; facelet < seen.length; facelet++)
    if (seen[facelet] !== colors[facelet] && seen[facelet] !== UNKNOWN_COLOR) return false;
  return true;
}
