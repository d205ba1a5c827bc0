/**
 * The centers of a face as rings around its middle: ring r has four corners and, between them, four bars. The *depth*
 * of a ring is the layer, counted from the outside, that holds its outermost rows. Bits are numbered as in
 * center-masks.ts, and in the same way for everything in one ring, so a bar is the same bit of several masks.
 */
import { faces, makeTurn, type Turn } from "../../geometry/index.ts";
import { type CenterOrbit, orbitFrom } from "./center-masks.ts";

export { orbitFrom };

interface CenterRing {
  readonly depth: number;
  readonly corner: CenterOrbit;
  /** The orbits of a bar, from one end to the other. */
  readonly bar: readonly CenterOrbit[];
}

/** The rings, from the innermost outward. */
export function centerRings(size: number): CenterRing[] {
  const rings: CenterRing[] = [];
  for (let depth = Math.floor(size / 2) - 1; depth > 0; depth--) {
    const at = (column: number) => orbitFrom(size, depth * size + column);
    const bar: CenterOrbit[] = [];
    for (let column = depth + 1; column < size - 1 - depth; column++) bar.push(at(column));
    rings.push({ depth, corner: at(depth), bar });
  }
  return rings;
}

/**
 * Turns of blocks of outer layers, on both sides, of the given depths. Blocks of more than one layer turn by half turns
 * only, except about `quarterAxes`.
 */
export function stageTurns(size: number, depths: readonly number[], quarterAxes: readonly number[]): Turn[] {
  return faces().flatMap(({ axis, normal }) =>
    depths.flatMap((depth) =>
      (depth === 1 || quarterAxes.includes(axis) ? [1, 2, 3] : [2]).map((quarters) =>
        normal[axis] > 0
          ? makeTurn(axis, size - depth, size - 1, quarters)
          : makeTurn(axis, 0, depth - 1, quarters),
      ),
    ),
  );
}
