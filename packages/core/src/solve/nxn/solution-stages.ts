/**
 * The three stages of a large cube's solution, read off its turns. Centers are done when each face shows one color in
 * its middle for the first time; the 3x3 is what is left once only outer layers turn; edges are what comes between.
 */
import type { Turn } from "../../geometry/index.ts";
import { type CubeState, coloringOf } from "../../state/index.ts";
import { layerCycles, turnColors } from "./reduction-state.ts";

const STAGES = ["centers", "edges", "3x3"] as const;
export type Stage = (typeof STAGES)[number];

/** The turns `from` … `to` − 1 of a solution. A stage with nothing to do is empty. */
export interface SolutionStage {
  readonly name: Stage;
  readonly from: number;
  readonly to: number;
}

/** All three stages in order. The state has four layers or more, and the turns solve it. */
export function stagesOfSolution(state: CubeState, turns: readonly Turn[]): SolutionStage[] {
  const { size } = state;
  let reduced = turns.length;
  while (reduced > 0 && isOuter(turns[reduced - 1], size)) reduced--;
  const colors = Uint8Array.from(coloringOf(state).colors);
  const cycles = layerCycles(size);
  let centers = 0;
  while (centers < reduced && !hasCenters(colors, size)) turnColors(colors, cycles, turns[centers++]);
  const ends = [centers, reduced, turns.length];
  return STAGES.map((name, i) => ({ name, from: i === 0 ? 0 : ends[i - 1], to: ends[i] }));
}

/**
 * Whether the turn moves a single outermost layer, or all layers but one, which is the same with the cube held
 * differently.
 */
function isOuter({ first, last }: Turn, size: number): boolean {
  return last - first === 0 ? first === 0 || last === size - 1 : last - first >= size - 2;
}

function hasCenters(colors: Uint8Array, size: number): boolean {
  for (let face = 0; face < 6; face++) {
    const color = colors[(face * size + 1) * size + 1];
    for (let row = 1; row < size - 1; row++)
      for (let column = 1; column < size - 1; column++)
        if (colors[(face * size + row) * size + column] !== color) return false;
  }
  return true;
}
