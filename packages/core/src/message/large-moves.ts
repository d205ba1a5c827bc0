/** The moves that make a 4x4 or larger cube what it shall be. */
import type { Cube } from "../cube.ts";
import { cubeGeometry, invertTurn, rotations, type Turn } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { type CubeState, coloringOf, sameColoring, solvedState, turnStateBy } from "../state/index.ts";
import type { SearchOptions, WrittenCube } from "./written-cube.ts";

/**
 * What solves a state, backwards. (On a 3x3 that is what solves its inverse; with centers that look alike it is not.) Where
 * it leaves the cube held in another way, the moves begin with a turn of the whole cube.
 */
export async function largeMoves(
  cube: Cube,
  { timeout, signal, store }: SearchOptions,
): Promise<Omit<WrittenCube, "number">> {
  const { solve } = await import("../solve/index.ts");
  const { turns, length } = await solve(cube, {
    ...(timeout !== undefined && { budget: timeout }),
    ...(signal && { signal }),
    ...(store && { store }),
  });
  const backwards = [...turns].reverse().map(invertTurn);
  const start = rotationBefore(turnStateBy(cube.state, turns));
  return { cube, alg: printTurns([...start, ...backwards], cube.size), length, optimal: false };
}

/** Turns of the whole cube that make a solved cube look like this one. */
export function rotationBefore(solved: CubeState): Turn[] {
  const { size } = solved;
  const last = cubeGeometry(size).size - 1;
  const whole = rotations().quarter.flatMap((_, axis) =>
    [1, 2, 3].map((quarters): Turn => ({ axis: axis as 0 | 1 | 2, first: 0, last, quarters })),
  );
  const ways = [[], ...whole.map((turn) => [turn]), ...whole.flatMap((a) => whole.map((b) => [a, b]))];
  const shown = coloringOf(solved);
  return ways.find((way) => sameColoring(coloringOf(turnStateBy(solvedState(size), way)), shown))!;
}
