/**
 * The centers of a cube of any size as steps of three kinds. A ring has four corners and between them four *bars*, one piece wide; it is
 * done after the rings within it. Its bars grow from the middle: to *join* the pieces of depth d to a bar takes turns of blocks of one layer, of the
 * layers up to the ring, and of those up to d. They take all that is done within as wholes, so the step looks the same on every cube: on a 6x6
 * where the bar has no middle yet, else on a 7x7. To *place* a ring with whole bars looks like a 5x5.
 */

import type { Turn } from "../../../geometry/index.ts";
import type { BeamWalk } from "../../../search/index.ts";
import type { CenterOrbit } from "../center-masks.ts";
import { orbitFrom } from "../center-rings.ts";

export type RingStepKind = "place" | "joinTwo" | "joinThree";

export interface RingStep {
  readonly kind: RingStepKind;
  /** Turns are of blocks of so many layers. */
  readonly blocks: readonly number[];
  /** Orbits to be placed, and those to be of one kind along each bar. */
  readonly placed: readonly CenterOrbit[];
  readonly bar: readonly CenterOrbit[];
  readonly ring: number;
  /** The wings of this depth are made even by the last steps that turn it: those of the outermost ring. */
  readonly wings: number;
}

/** What a beam walks in a step. */
export interface StepSpace extends BeamWalk {
  /** The turns of the model: of blocks of 1, 2 and 3 layers, which stand for those of a step. */
  readonly turns: readonly Turn[];
}

/** From the inside to the outside. */
export function ringSteps(size: number): RingStep[] {
  const steps: RingStep[] = [];
  const deepest = Math.floor(size / 2) - 1;
  const at = (row: number, column: number) => orbitFrom(size, row * size + column);
  for (let ring = deepest; ring > 0; ring--) {
    for (let depth = deepest; depth > ring; depth--) {
      const hasMiddle = 2 * (depth + 1) < size;
      steps.push({
        kind: hasMiddle ? "joinThree" : "joinTwo",
        blocks: [1, ring + 1, depth + 1],
        placed: hasMiddle ? [at(depth, depth), at(depth, depth + 1)] : [at(depth, depth)],
        bar: [at(ring, depth), ...(hasMiddle ? [at(ring, depth + 1)] : []), at(ring, size - 1 - depth)],
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
        ring,
        wings: ring === 1 ? 1 : 0,
      });
  }
  return steps;
}
