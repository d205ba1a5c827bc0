/**
 * The centers of a cube of any size as steps of three kinds. A ring has four corners and, between them, four *bars*,
 * one piece wide; it is solved after the rings inside it. Its bars grow from the middle outward. To *join* the pieces
 * of depth d to a bar takes turns of single layers, of blocks of the layers up to the ring, and of blocks of those up
 * to d. Everything solved inside moves as a whole, so the step looks the same on every cube: as on a 6x6 where the bar
 * has no middle yet, otherwise as on a 7x7. To *place* a ring whose bars are whole looks like a 5x5.
 */

import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../../../geometry/index.ts";
import { byteOfAxis, type CenterOrbit, maskOf, orbitFrom } from "../center-masks.ts";
import { patternOf } from "./axis-model.ts";

export type RingStepKind = "place" | "joinTwo" | "joinThree";

export interface RingStep {
  readonly kind: RingStepKind;
  /** The depths of the blocks that may turn. */
  readonly blocks: readonly number[];
  /** The orbits to place, and those that must match along each bar. */
  readonly placed: readonly CenterOrbit[];
  readonly bar: readonly CenterOrbit[];
  /**
   * The next ring's bars where the step's deepest blocks cut them: on each side of the bar an end and the orbit beside
   * it; none in the outermost ring.
   */
  readonly nextBar: readonly CenterOrbit[];
  readonly ring: number;
  /**
   * The depth whose wing parity the step fixes. The last steps that turn those wings do so: those of the outermost
   * ring.
   */
  readonly wings: number;
}

/** The steps, from the innermost ring outward. */
export function ringSteps(size: number): RingStep[] {
  const steps: RingStep[] = [];
  const deepest = Math.floor(size / 2) - 1;
  const at = (row: number, column: number) => orbitFrom(size, row * size + column);
  const nextBar = (ring: number, depth: number) => {
    if (ring === 1) return [];
    const hasMiddle = 2 * (depth + 1) < size;
    const columns = hasMiddle ? [depth, depth + 1, size - 1 - depth, size - 2 - depth] : [depth, depth + 1];
    return columns.map((column) => at(ring - 1, column));
  };
  for (let ring = deepest; ring > 0; ring--) {
    for (let depth = deepest; depth > ring; depth--) {
      const hasMiddle = 2 * (depth + 1) < size;
      steps.push({
        kind: hasMiddle ? "joinThree" : "joinTwo",
        blocks: [1, ring + 1, depth + 1],
        placed: hasMiddle ? [at(depth, depth), at(depth, depth + 1)] : [at(depth, depth)],
        bar: [at(ring, depth), ...(hasMiddle ? [at(ring, depth + 1)] : []), at(ring, size - 1 - depth)],
        nextBar: nextBar(ring, depth),
        ring,
        wings: ring === 1 ? depth : 0,
      });
    }
    if (2 * (ring + 1) < size)
      steps.push({
        kind: "place",
        blocks: [1, ring + 1],
        placed: [at(ring, ring), at(ring, ring + 1)],
        bar: [],
        nextBar: nextBar(ring, ring),
        ring,
        wings: ring === 1 ? 1 : 0,
      });
  }
  return steps;
}

/**
 * 0: the colors of the x axis go to their faces. 1: the colors of the other two axes are separated. 2: the two colors
 * of each axis are.
 */
export type Phase = 0 | 1 | 2;

/** The x axis. */
export const FIRST_AXIS = 0;
/** The colors that a phase places, by their number modulo 3, which is the index of their byte in a solved mask. */
export function kindOf(phase: 0 | 1): number {
  return (byteOfAxis(FIRST_AXIS) + phase) % 3;
}

/* Where a step begins: the position of a large cube as the beam of a step sees it. */

/** Where the stickers of an orbit were before some turns. */
export function origins(orbit: CenterOrbit, turns: readonly Turn[], size: number): CenterOrbit {
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

export function startOf(
  colors: Uint8Array,
  orbits: readonly CenterOrbit[],
  phase: Phase,
  odd: number,
): Int32Array {
  if (phase === 2) {
    const masks = orbits.map((orbit) => maskOf(colors, orbit, memberOf(phase)));
    return Int32Array.from(
      [0, 8, 16].flatMap((axis) => masks.map((mask) => patternOf((mask >> axis) & 255))),
    );
  }
  return Int32Array.of(...orbits.map((orbit) => maskOf(colors, orbit, memberOf(phase))), odd);
}

/** Whether a color is one of those that a phase places, or of the three first faces in the last phase. */
export function memberOf(phase: Phase): (color: number) => boolean {
  if (phase === 2) return (color) => color < 3;
  const kind = kindOf(phase);
  return (color) => color % 3 === kind;
}
