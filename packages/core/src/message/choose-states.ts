/**
 * From the numbers that stand for a message to one state per cube and the moves that make it: of all the states allowed, the one
 * that takes the fewest turns. The solvers are loaded only when something is written.
 */
import { Cube } from "../cube.ts";
import { rangeError } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import type { Convention } from "./convention.ts";
import { largeMoves, writeLarge } from "./large-choice.ts";
import { type NumberPart, partsOfCubes, someRows } from "./number-part.ts";
import { hasFewest, lengthOf, type SearchOptions, type WrittenCube } from "./written-cube.ts";

/** A password scatters the numbers of a part over all states, so this many of them are tried on a 2x2 or 3x3. */
const SECRET_CANDIDATES = 12;

/** For each cube, the state to write and its moves, from a solved cube or from the given one. */
export async function chooseStates(
  part: NumberPart,
  convention: Convention,
  options: SearchOptions,
  from: CubeState | undefined,
): Promise<WrittenCube[]> {
  const { size, cipher } = convention;
  if (cipher) {
    const rows = someRows(part, convention, hasFewest(size) ? SECRET_CANDIDATES : 1);
    return shortestRow(rows.map(cipher.encrypt), size, options);
  }
  const written: WrittenCube[] = [];
  for (const each of partsOfCubes(part, convention))
    written.push(await shortestOf(each, size, options, from));
  return written;
}

/** The number of a part that takes the fewest turns; on a 4x4 or larger, one that takes few. `from`: starting at that cube instead of a solved one. */
async function shortestOf(
  { first, count }: NumberPart,
  size: number,
  search: SearchOptions,
  from?: CubeState,
): Promise<WrittenCube> {
  if (!hasFewest(size)) return writeLarge({ first, count }, size, search);
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

/** Of several rows of numbers that say the same, the one with the fewest turns, by first solutions, without proofs. */
async function shortestRow(
  rows: Iterable<readonly bigint[]>,
  size: number,
  search: SearchOptions,
): Promise<WrittenCube[]> {
  let best: WrittenCube[] | undefined;
  for (const row of rows) {
    const written: WrittenCube[] = [];
    for (const number of row)
      written.push(await (hasFewest(size) ? smallMoves : largeMoves)(number, size, search));
    if (!best || lengthOf(written) < lengthOf(best)) best = written;
  }
  if (!best) throw rangeError("rows", "at least one row of numbers", "none");
  return best;
}

/** The moves that make the state of a number: a solution of its inverse. */
async function smallMoves(
  number: bigint,
  size: number,
  { signal, store }: SearchOptions,
): Promise<WrittenCube> {
  const { solve } = await import("../solve/index.ts");
  const cube = Cube.unrank(number, size);
  const { alg, length } = await solve(cube.inverse(), { ...(signal && { signal }), ...(store && { store }) });
  return { cube, number, alg, length, optimal: false };
}
