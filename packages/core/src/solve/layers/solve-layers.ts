/** The layer-by-layer method: a solution in steps that a person can follow, each with what it is for, its case, and why it works. */
import { facesOfName, type Turn } from "../../geometry/index.ts";
import { printTurns } from "../../notation/index.ts";
import { type CubeState, heldRotation, isSolved } from "../../state/index.ts";
import type { SpokenCase } from "./cases.ts";
import { crossCase } from "./cross.ts";
import { doMove, layerMove, piecesNamed, showsYellowUp } from "./layer-cube.ts";
import type { LayerAction, LayerWay } from "./layer-way.ts";
import { searchLayers } from "./search-layers.ts";
import { type LayerStep, WHITE_CORNERS } from "./steps.ts";

/** One step of a taught solution. */
export interface SolveStep {
  /** "hold", or the step's id: cross, corners, middle-edges, flip-edges, twist-corners, place-corners, place-edges, finish. */
  readonly id: string;
  /** What the step is called. */
  readonly name: string;
  /** What it is to reach. */
  readonly goal: string;
  /** The pieces that it brings there, by their faces on a cube with white up: "UF" is white and green. */
  readonly pieces: readonly string[];
  /** Codes of the cases that were recognized, to be looked up in translations. */
  readonly cases: readonly string[];
  /** The moves, regrips included: "y U R U' R'". */
  readonly moves: string;
  readonly turns: readonly Turn[];
  /** Turns of outer blocks (HTM). */
  readonly length: number;
  /** What somebody says who teaches it: piece, case, why. */
  readonly text: string;
}

export interface LayersSolution {
  readonly steps: readonly SolveStep[];
  /** All moves, regrips included. */
  readonly turns: readonly Turn[];
  /** Turns of outer blocks (HTM). */
  readonly length: number;
}

/** The sizes of cubes that it solves. */
export const LAYERS_SIZES: readonly number[] = [2, 3];

/**
 * Solves a 2x2 or 3x3 as it is held by the layer-by-layer method, always: every step is checked by what it does to the pieces. The first
 * layer is white. A cube that is solved already takes no steps.
 */
export function solveByLayers(state: CubeState): LayersSolution {
  const { size } = state;
  if (isSolved(state)) return { steps: [], turns: [], length: 0 };
  const [best] = searchLayers(starts(state), size);
  const steps = [...holdStep(best, size), ...best.actions.map((action) => stepOf(action, size))];
  return { steps, turns: steps.flatMap(({ turns }) => turns), length: best.cost };
}

/** The regrips that bring any face to the bottom; a cube that is held upright keeps its front. */
const TO_THE_BOTTOM = ["", "z2", "x", "x'", "z", "z'"];

/** The cube with white at the bottom. On a 2x2, which has no centers, one start for each white corner, which counts as solved then. */
function starts(state: CubeState): readonly LayerWay[] {
  const { size } = state;
  const holds =
    size === 2
      ? piecesNamed(WHITE_CORNERS, size).map((corner) => state.rotations[corner])
      : [heldRotation(state)];
  const regrips = TO_THE_BOTTOM.map((alg) => layerMove(alg, size));
  return holds.map((hold) => {
    const regrip = regrips.find((move) => showsYellowUp(doMove({ state, hold }, move).hold))!;
    return { cube: doMove({ state, hold }, regrip), cost: 0, regrip, actions: [] };
  });
}

function holdStep({ regrip }: LayerWay, size: number): readonly SolveStep[] {
  if (regrip.turns.length === 0) return [];
  const text = "Turn the whole cube so that white is at the bottom. It stays there until the end.";
  return [
    {
      id: "hold",
      name: "How to hold it",
      goal: "White at the bottom, yellow on top.",
      pieces: [],
      cases: [],
      moves: printTurns(regrip.turns, size),
      turns: regrip.turns,
      length: 0,
      text,
    },
  ];
}

function stepOf(action: LayerAction, size: number): SolveStep {
  const { step, pieces, move } = action;
  const all = piecesNamed(step.pieces, size);
  const names = pieces.map((piece) => step.pieces[all.indexOf(piece)]);
  const cases = step.by === "moves" ? [crossCase(action.before, pieces[0])] : action.cases;
  const { turns, cost } = move;
  return {
    id: step.id,
    name: step.name,
    goal: step.goal,
    pieces: names,
    cases: cases.map(({ id }) => id),
    moves: printTurns(turns, size),
    turns,
    length: cost,
    text: textOf(step, names, cases),
  };
}

/** "White-green edge: on top, white facing up. A half turn …"; "The line. R U R' U' …" */
function textOf(step: LayerStep, names: readonly string[], cases: readonly SpokenCase[]): string {
  if (cases.length === 0) return step.goal;
  const what = cases.map(({ name }) => name).join(", then ");
  const why = [...new Set(cases.map((one) => one.why))].join(" ");
  if (!step.isOneByOne) return `${step.goal} Case: ${what}. ${why}`;
  return `${names.map(pieceInWords).join(" and ")}: ${what}. ${why}`;
}

const COLORS = ["white", "red", "green", "yellow", "orange", "blue"];

/** "White-green edge", for UF. */
function pieceInWords(name: string): string {
  const colors = facesOfName(name)
    .map((face) => COLORS[face])
    .join("-");
  return `${colors[0].toUpperCase()}${colors.slice(1)} ${name.length === 2 ? "edge" : "corner"}`;
}
