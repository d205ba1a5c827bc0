/**
 * The layer-by-layer method: a solution in steps that a person can follow, each with its goal, its case, and why it works. A cube of
 * four layers or more is reduced first: centers, then edges, and what is left turns like a 3x3.
 */
import type { Turn } from "../../geometry/index.ts";
import { type Assembly, type CubeState, heldRotation, isSolved, turnStateBy } from "../../state/index.ts";
import { reducedCube, standingAt } from "../nxn/wings.ts";
import { largeCube } from "./large/large-cube.ts";
import { pairEdges } from "./large/pair-edges.ts";
import { solveCenters } from "./large/solve-centers.ts";
import { doMove, type LayerPath, layerMove, piecesNamed, showsYellowUp } from "./layer-cube.ts";
import { searchLayers } from "./search-layers.ts";
import { holdStep, largeStep, layerStep, type SolveStep } from "./solve-step.ts";
import { WHITE_CORNERS } from "./steps.ts";

export interface LayersSolution {
  readonly steps: readonly SolveStep[];
  /** All moves, regrips included. */
  readonly turns: readonly Turn[];
  /** Turns of outer blocks (HTM). */
  readonly length: number;
}

/**
 * Solves a cube as it is held by the layer-by-layer method. It never fails: every step is checked by what it does to the pieces. The
 * first layer is white. A solved cube takes no steps. Pauses are longer for larger cubes: a 7x7 takes half a second in all.
 */
export function* layersWork(state: CubeState): Generator<void, LayersSolution> {
  const { size } = state;
  if (isSolved(state)) return { steps: [], turns: [], length: 0 };
  if (size > 3) return yield* solveLarge(state);
  const holds =
    size === 2
      ? piecesNamed(WHITE_CORNERS, size).map((corner) => state.rotations[corner])
      : [heldRotation(state)];
  return solutionOf(layersOf(state, holds, size));
}

/** Centers, edges, and the 3x3 that is left; on an even cube parity shows up there, as a case of its steps. */
function* solveLarge(state: CubeState): Generator<void, LayersSolution> {
  const { size } = state;
  const cube = largeCube(state);
  yield* solveCenters(cube);
  const centered = turnStateBy(
    state,
    cube.actions.flatMap(({ turns }) => turns),
  );
  const joined = yield* pairEdges(cube, centered);
  const reduced = reducedCube(joined, standingAt(joined, Math.floor((size - 1) / 2)), cube.hold);
  const reduction = cube.actions.map((action) => largeStep(action, size));
  return solutionOf([...reduction, ...layersOf(reduced, [cube.hold], size)]);
}

function solutionOf(steps: readonly SolveStep[]): LayersSolution {
  return {
    steps,
    turns: steps.flatMap(({ turns }) => turns),
    length: steps.reduce((sum, { length }) => sum + length, 0),
  };
}

/** The steps by layers. `holds`: how the cube may be held; a 2x2, which has no centers, may be solved with any of its white corners as reference. */
function layersOf(state: Assembly, holds: readonly number[], size: number): readonly SolveStep[] {
  const regrips = TO_THE_BOTTOM.map((alg) => layerMove(alg, size));
  const starts = holds.map((hold): LayerPath => {
    const regrip = regrips.find((move) => showsYellowUp(doMove({ state, hold }, move).hold))!;
    return { cube: doMove({ state, hold }, regrip), cost: 0, regrip, actions: [] };
  });
  const [best] = searchLayers(starts, size);
  return [...holdStep(best, size), ...best.actions.map((action) => layerStep(action, size))];
}

/** The regrips that bring any face to the bottom; a cube held upright keeps its front. */
const TO_THE_BOTTOM = ["", "z2", "x", "x'", "z", "z'"];
