/** Random algorithms for property tests: turns of an n-cube in standard notation. */
import type { Turn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import fc from "fast-check";

const sizes: fc.Arbitrary<number> = fc.integer({ min: 2, max: 6 });

export function turnsOn(size: number): fc.Arbitrary<Turn> {
  return fc
    .tuple(
      fc.constantFrom(0 as const, 1 as const, 2 as const),
      fc.nat(size - 1),
      fc.nat(size - 1),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([axis, a, b, quarters]) => ({ axis, first: Math.min(a, b), last: Math.max(a, b), quarters }));
}

export interface Played {
  readonly size: number;
  readonly turns: readonly Turn[];
  readonly alg: string;
}

export function algs(maxLength = 12): fc.Arbitrary<Played> {
  return sizes.chain((size) =>
    fc
      .array(turnsOn(size), { minLength: 1, maxLength })
      .map((turns) => ({ size, turns, alg: printTurns(turns, size) })),
  );
}
