/**
 * The centers of a cube of any size as steps of three kinds. A ring has four corners and, between them, four *bars*,
 * one piece wide; it is solved after the rings inside it. Its bars grow from the middle outward. To *join* the pieces
 * of depth d to a bar takes turns of single layers, of blocks of the layers up to the ring, and of blocks of those up
 * to d. Everything solved inside moves as a whole, so the step looks the same on every cube: as on a 6x6 where the bar
 * has no middle yet, otherwise as on a 7x7. To *place* a ring whose bars are whole looks like a 5x5.
 */

import type { CenterOrbit } from "../center-masks.ts";
import { orbitFrom } from "../center-rings.ts";

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
