/** A step of a taught solution: what is done, and what a teacher would say about it. */
import { facesOfName, type Turn } from "../../geometry/index.ts";
import { printTurns } from "../../notation/index.ts";
import type { SpokenCase } from "./cases.ts";
import { crossCase } from "./cross.ts";
import type { LargeAction } from "./large/large-cube.ts";
import { type LayerAction, type LayerPath, modelSize, piecesNamed } from "./layer-cube.ts";

/** One step of a taught solution. */
export interface SolveStep {
  /**
   * "hold", or the step's id: cross, corners, middle-edges, flip-edges, twist-corners, place-corners, place-edges, finish; before them on
   * larger cubes first-center, second-center, side-centers, last-centers, pair-edges.
   */
  readonly id: string;
  /** The name of the step. */
  readonly name: string;
  /** What it achieves. */
  readonly goal: string;
  /** The pieces that it solves, by their faces on a cube with white up: "UF" is white and green, "U" the white center. */
  readonly pieces: readonly string[];
  /** Codes of the cases that were recognized, to look up in translations. */
  readonly cases: readonly string[];
  /** The moves, regrips included: "y U R U' R'". */
  readonly moves: string;
  readonly turns: readonly Turn[];
  /** Turns of outer blocks (HTM). */
  readonly length: number;
  /** What a teacher would say: piece, case, why. */
  readonly text: string;
}

export function holdStep({ regrip }: LayerPath, size: number): readonly SolveStep[] {
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

export function layerStep(action: LayerAction, size: number): SolveStep {
  const { step, pieces, move } = action;
  const all = piecesNamed(step.pieces, modelSize(size));
  const names = pieces.map((piece) => step.pieces[all.indexOf(piece)]);
  const cases = step.by === "moves" ? [crossCase(action.before, pieces[0])] : action.cases;
  const text = textOf(step.goal, step.isOneByOne ? names : [], cases);
  return { ...stepOf({ step, pieces: names, cases, ...move }, size), text };
}

export function largeStep(action: LargeAction, size: number): SolveStep {
  return { ...stepOf(action, size), text: textOf(action.step.goal, action.pieces, action.cases) };
}

interface Action extends Omit<LargeAction, "step"> {
  readonly step: Pick<SolveStep, "id" | "name" | "goal">;
}

function stepOf(
  { step: { id, name, goal }, pieces, cases, turns, cost }: Action,
  size: number,
): Omit<SolveStep, "text"> {
  const codes = cases.map((one) => one.id);
  return { id, name, goal, pieces, cases: codes, moves: printTurns(turns, size), turns, length: cost };
}

/** "White-green edge: on top, white facing up. A half turn …"; "The line. R U R' U' …" */
function textOf(goal: string, names: readonly string[], cases: readonly SpokenCase[]): string {
  if (cases.length === 0) return goal;
  const what = cases.map(({ name }) => name).join(", then ");
  const why = [...new Set(cases.map((one) => one.why))].join(" ");
  if (names.length === 0) return `${goal} Case: ${what}. ${why}`;
  return `${names.map(pieceInWords).join(" and ")}: ${what}. ${why}`;
}

const COLORS = ["white", "red", "green", "yellow", "orange", "blue"];

const KINDS = ["center", "edge", "corner"];

/** "White-green edge", for UF. */
function pieceInWords(name: string): string {
  const colors = facesOfName(name)
    .map((face) => COLORS[face])
    .join("-");
  return `${colors[0].toUpperCase()}${colors.slice(1)} ${KINDS[name.length - 1]}`;
}
