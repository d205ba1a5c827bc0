/**
 * Positions of a large cube as the beam of a step sees them: where the colors that a phase places are in each orbit, as a mask. In
 * the last phase turns keep the axes separate, and all axes look alike: two faces with four places of each orbit on each, and a
 * pattern that says which four of the eight show the first color. Every turn performs one of about fifteen *actions* on each axis.
 */
import {
  cubeGeometry,
  faces,
  ROTATION_COUNT,
  rotations,
  symmetryInverse,
  type Turn,
} from "../../../geometry/index.ts";
import { rankMask, rankOfSets } from "../../../search/index.ts";
import { bitImages, type CenterOrbit, maskOf } from "../center-masks.ts";
import { AXIS, faceletImage, rotationsOfAxes, symmetriesKeeping } from "../stages/stage-turns.ts";
import type { RingStep } from "./ring-steps.ts";

interface PhaseColors {
  isPlaced(color: number): boolean;
  /** Where they are at the goal, as a mask. */
  readonly goal: number;
}

/** The colors that a phase places: those of an axis, in the last phase those of the three first faces. */
export function phaseColors(phase: 0 | 1 | 2): PhaseColors {
  if (phase === 2) return { isPlaced: (color) => color < 3, goal: 0x0f0f0f };
  // Their number modulo 3 is the index of their byte in a solved mask.
  const kind = (faces().findIndex((face) => face.axis === AXIS.x) + phase) % 3;
  return { isPlaced: (color) => color % 3 === kind, goal: 255 << (8 * kind) };
}

/** Where the stickers of an orbit were before some turns. */
function origins(orbit: CenterOrbit, turns: readonly Turn[], size: number): CenterOrbit {
  const { cellOfFacelet, faceletImage, layer } = cubeGeometry(size);
  const { quarter } = rotations();
  return orbit.map((facelet) => {
    let from = facelet;
    for (let i = turns.length - 1; i >= 0; i--) {
      const { axis, first, last, quarters } = turns[i];
      const own = layer[axis][cellOfFacelet[from]];
      if (own >= first && own <= last)
        from = faceletImage[from * ROTATION_COUNT + quarter[axis][4 - quarters]];
    }
    return from;
  });
}

/**
 * What makes the positions in which a step begins. `colors`: of all facelets before the turns; `odd`: whether the wings whose
 * parity the step fixes are.
 */
export function startsOf(
  size: number,
  { placed, bar }: RingStep,
  phase: 0 | 1 | 2,
): (colors: Uint8Array, turns: readonly Turn[], odd: number) => Int32Array {
  const orbits = [...placed, ...bar].map((orbit) => (phase === 2 ? placesByAxis(size, orbit) : orbit));
  const { isPlaced } = phaseColors(phase);
  return (colors, turns, odd) => {
    const masks = orbits.map((orbit) => maskOf(colors, origins(orbit, turns, size), isPlaced));
    if (phase < 2) return Int32Array.of(...masks, odd);
    return Int32Array.from(
      [0, 8, 16].flatMap((axis) => masks.map((mask) => patternOf((mask >> axis) & 255))),
    );
  };
}

// Patterns.

/** The number of ways to choose four of eight places. */
export const PATTERNS = 70;
const FIRST_FACE = 0x0f;

/** The pattern of a byte with four bits: 0 … 69. */
function patternOf(byte: number): number {
  return rankMask(rankOfSets(4, 8), byte);
}

/**
 * places[8 · axis + k] of an orbit: a rotation takes each axis to the next, and its k-th place to the k-th place
 * there. The first four places are on the first face.
 */
function placesByAxis(size: number, orbit: CenterOrbit): Uint16Array {
  const { faceletImage } = cubeGeometry(size);
  // It takes the faces U, R and F to the next one each.
  const [, , toNext] = rotationsOfAxes();
  const places = orbit.slice();
  for (let at = 8; at < 24; at++) places[at] = faceletImage[places[at - 8] * ROTATION_COUNT + toNext];
  return places;
}

/** What becomes of the patterns of an orbit: the pattern of orbit `to` is then image[pattern]. */
interface PatternMap {
  readonly to: number;
  readonly image: Uint8Array;
}

interface AxisModel {
  readonly orbits: number;
  /** The pattern in which each color is on its own face. */
  readonly home: number;
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
          patternsAfter(bitImages(size, facelets.subarray(8 * axis, 8 * axis + 8), turn)),
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
    home: patternOf(FIRST_FACE),
    actions,
    actionOf,
    isOdd: Uint8Array.from(isOdd),
    symmetries: keeping.map((s) => symmetryMaps(size, places, s)),
    inverse: keeping.map((s) => keeping.indexOf(symmetryInverse(s))),
  };
}

function patternsAfter(bits: ArrayLike<number>, flip = 0): Uint8Array {
  const sets = rankOfSets(4, 8);
  return Uint8Array.from({ length: PATTERNS }, (_, pattern) => {
    const byte = sets.unrank(pattern);
    let image = 0;
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) image |= 1 << bits[bit];
    return rankMask(sets, image ^ flip);
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
