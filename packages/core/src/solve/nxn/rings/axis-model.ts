/**
 * The last phase of a step on one axis. Its turns keep the axes separate, and all axes look alike: two faces with four
 * places of each orbit on each, and a pattern that says which four of the eight show the first color. Every turn
 * performs one of about fifteen *actions* on each axis.
 */
import {
  cubeGeometry,
  faceOfNormal,
  faces,
  ROTATION_COUNT,
  rotations,
  symmetryInverse,
  type Turn,
  transform,
} from "../../../geometry/index.ts";
import { rankMask, rankOfSets } from "../../../search/index.ts";
import { bitImages, type CenterOrbit } from "../center-masks.ts";
import { faceletImage, symmetriesKeeping } from "../stages/symmetries.ts";

/** The number of ways to choose four of eight places. */
export const PATTERNS = 70;
/** The places of the first face. */
const FIRST_FACE = 0x0f;

/** rank[byte]: 0 … 69 for bytes with four bits. */
export function patternRanks(): Uint8Array {
  const ranks = new Uint8Array(256);
  patternBytes().forEach((byte, rank) => {
    ranks[byte] = rank;
  });
  return ranks;
}

function patternBytes(): number[] {
  const { unrank } = rankOfSets(4, 8);
  return Array.from({ length: PATTERNS }, (_, rank) => unrank(rank));
}

/** The pattern in which each color is on its own face. */
export function homePattern(): number {
  return rankMask(rankOfSets(4, 8), FIRST_FACE);
}

/**
 * facelets[8 · axis + k] of an orbit: a rotation takes each axis to the next, and its k-th place to the k-th place
 * there. The first four places are on the first face.
 */
export function placesByAxis(size: number, { facelets }: CenterOrbit): Uint16Array {
  const { faceletImage } = cubeGeometry(size);
  const places = facelets.slice();
  for (let at = 8; at < 24; at++) places[at] = faceletImage[places[at - 8] * ROTATION_COUNT + cycle()];
  return places;
}

/** The rotation that takes each of the faces U, R, F to the next one. */
function cycle(): number {
  return rotations().matrices.findIndex((matrix) =>
    [0, 1, 2].every((face) => faceOfNormal(transform(matrix, faces()[face].normal)).index === (face + 1) % 3),
  );
}

/** What becomes of the patterns of an orbit: the pattern of orbit `to` is then image[pattern]. */
interface PatternMap {
  readonly to: number;
  readonly image: Uint8Array;
}

export interface AxisModel {
  readonly orbits: number;
  /** actions[action][orbit · 70 + pattern]: the pattern after it. */
  readonly actions: readonly Uint8Array[];
  /** actionOf[axis · moves + move]. */
  readonly actionOf: Uint8Array;
  /**
   * isOdd[action]: 1 if turns of the deepest block about the other axes do it. Each of those swaps strips of pieces on two
   * axes, so that their number is even on all axes together.
   */
  readonly isOdd: Uint8Array;
  /** symmetries[i][orbit] of the axis, the identity first. Those that exchange the faces also exchange the colors. */
  readonly symmetries: readonly (readonly PatternMap[])[];
  /** inverse[i]: which of them undoes the i-th. */
  readonly inverse: readonly number[];
}

export function axisModel(size: number, orbits: readonly CenterOrbit[], turns: readonly Turn[]): AxisModel {
  const places = orbits.map((orbit) => placesByAxis(size, orbit));
  const actions: Uint8Array[] = [];
  const numbers = new Map<string, number>();
  const actionOf = new Uint8Array(3 * turns.length);
  const isOdd: number[] = [];
  const deepest = Math.max(...turns.map(({ first, last }) => last - first));
  for (let axis = 0; axis < 3; axis++)
    turns.forEach((turn, move) => {
      const rows = new Uint8Array(orbits.length * PATTERNS);
      places.forEach((facelets, orbit) => {
        rows.set(
          patternsAfter(bitImages(size, { facelets: facelets.subarray(8 * axis, 8 * axis + 8) }, turn)),
          orbit * PATTERNS,
        );
      });
      const key = rows.join();
      const known = numbers.get(key) ?? actions.push(rows) - 1;
      numbers.set(key, known);
      isOdd[known] = turn.axis !== faces()[axis].axis && turn.last - turn.first === deepest ? 1 : 0;
      actionOf[axis * turns.length + move] = known;
    });
  const keeping = symmetriesKeeping([faces()[0].axis]);
  return {
    orbits: orbits.length,
    actions,
    actionOf,
    isOdd: Uint8Array.from(isOdd),
    symmetries: keeping.map((s) => symmetryMaps(size, places, s)),
    inverse: keeping.map((s) => keeping.indexOf(symmetryInverse(s))),
  };
}

function patternsAfter(bits: ArrayLike<number>, flip = 0): Uint8Array {
  const ranked = patternRanks();
  return Uint8Array.from(patternBytes(), (byte) => {
    let image = 0;
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) image |= 1 << bits[bit];
    return ranked[image ^ flip];
  });
}

function symmetryMaps(size: number, places: readonly Uint16Array[], s: number): PatternMap[] {
  const image = faceletImage(size, s);
  const own = places.map((facelets) => facelets.subarray(0, 8));
  return own.map((facelets) => {
    const to = own.findIndex((each) => each.includes(image[facelets[0]]));
    const bits = facelets.map((facelet) => own[to].indexOf(image[facelet]));
    return { to, image: patternsAfter(bits, bits[0] < 4 ? 0 : 255) };
  });
}
