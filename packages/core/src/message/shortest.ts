/** Of the states that may be written, the ones that take the fewest turns. The solvers are loaded when something is written. */
import { Cube } from "../cube.ts";
import type { CubeState } from "../state/index.ts";
import type { NumberPart } from "./check-digits.ts";
import { largeMoves } from "./large-moves.ts";
import type { SearchOptions, WrittenCube } from "./written-cube.ts";

/** Sizes of which the fewest turns are looked for among all states that say the same; on larger ones any state is as far. */
export function hasFewest(size: number): boolean {
  return size === 2 || size === 3;
}

/** The number of a part that takes the fewest turns; on a 4x4 or larger cube the first one. `from`: of that cube, not a solved one. */
export async function shortestOf(
  { first, count }: NumberPart,
  size: number,
  search: SearchOptions,
  from?: CubeState,
): Promise<WrittenCube> {
  if (!hasFewest(size)) return { number: first, ...(await largeMoves(Cube.unrank(first, size), search)) };
  const { timeout, signal, store } = search;
  const { fewestTurns } = await import("../fewest/index.ts");
  const { alg, length, number, state, optimal } = await fewestTurns(
    { low: first, width: count },
    {
      size,
      ...(from && { from }),
      ...(timeout !== undefined && { timeout }),
      ...(signal && { signal }),
      ...(store && { store }),
    },
  );
  return { cube: Cube.of(state).upright(), number, alg, length, optimal };
}

/** Of several rows of numbers that say the same, the one with the fewest turns: first solutions, no proofs. */
export async function shortestRow(
  rows: Iterable<readonly bigint[]>,
  size: number,
  search: SearchOptions,
): Promise<WrittenCube[]> {
  const { signal, store } = search;
  const { solve } = await import("../solve/index.ts");
  let best: WrittenCube[] | undefined;
  for (const row of rows) {
    const written: WrittenCube[] = [];
    for (const number of row) {
      const cube = Cube.unrank(number, size);
      if (!hasFewest(size)) {
        written.push({ number, ...(await largeMoves(cube, search)) });
        continue;
      }
      // What solves the inverse of a state makes the state.
      const options = { ...(signal && { signal }), ...(store && { store }) };
      const { alg, length } = await solve(cube.inverse(), options);
      written.push({ cube, number, alg, length, optimal: false });
    }
    if (!best || lengthOf(written) < lengthOf(best)) best = written;
  }
  if (!best) throw new RangeError('"rows" expected at least one row of numbers, got none');
  return best;
}

export function lengthOf(written: readonly WrittenCube[]): number {
  return written.reduce((sum, { length }) => sum + length, 0);
}
