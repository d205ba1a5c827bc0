/** A cube on the screen with something to do on it: what was turned, what is left, and how it went. */

import { invertTurn, isRotation, makeTurn, type Turn } from "@cubegram/core/geometry";
import { printTurns, readAlg, turnsOf } from "@cubegram/core/notation";
import { bestHold, isRegrip, pieceToMark } from "../taught/rings.ts";

const SIZE = 3;

/** A way to the goal, from where the cube stood when it was looked for. */
export interface Plan {
  /** Turns made until then. */
  readonly from: number;
  /** Regrips included. */
  readonly moves: string;
  /** The pieces that it is about, by their faces with white up. */
  readonly pieces: readonly string[];
}

export interface Exercise {
  /** Moves that make it from a solved cube with white on top. */
  readonly setup: string;
  /** Turns made by hand, and regrips, with blanks between. */
  readonly made: string;
  readonly plan?: Plan | undefined;
  /** Arrows are shown. */
  readonly isGuided: boolean;
  /** They were asked for. */
  readonly wasAsked: boolean;
  /** "Do it for me" made turns. */
  readonly wasDone: boolean;
  /** It makes those of the plan now. */
  readonly isPlaying: boolean;
  /** Turns that led away from the goal. */
  readonly slips: number;
}

export function newExercise(setup: string, plan?: Omit<Plan, "from">, isGuided = false): Exercise {
  const blank = { setup, made: "", isGuided, wasAsked: false, wasDone: false, isPlaying: false, slips: 0 };
  return plan ? planned(blank, plan) : blank;
}

/** With a way to the goal; held so that the piece that it is about is seen, unless the way itself says how. */
export function planned(exercise: Exercise, { moves, pieces }: Omit<Plan, "from">): Exercise {
  const from = movesIn(exercise.made).length;
  const way = byLayers(bestHold(algOf(exercise), moves, pieces)).join(" ");
  return { ...exercise, isPlaying: false, plan: { from, moves: way, pieces } };
}

export function algOf({ setup, made }: Exercise): string {
  return `${setup} ${made}`.trim();
}

/** What is left of the plan: a wrong turn is taken back first. Single layers, as a finger turns them, and regrips. */
export function leftOf({ made, plan }: Exercise): readonly string[] {
  if (!plan) return [];
  const since = made.split(" ").slice(plan.from).join(" ");
  const back = turnsOf(readAlg(since), SIZE).map(invertTurn).reverse();
  return printed(merged([...back, ...turnsOf(readAlg(plan.moves), SIZE)]));
}

/** Turns of the same layers as one, and none for those that cancel. Regrips stay where they are: they say how the cube is held. */
function merged(turns: readonly Turn[]): readonly Turn[] {
  const kept: Turn[] = [];
  for (const turn of turns) {
    const { axis, first, last, quarters } = turn;
    // Parallel layers can be turned in any order.
    const from = kept.findLastIndex((one) => one.axis !== axis) + 1;
    const at = kept.findIndex((one, i) => i >= from && one.first === first && one.last === last);
    if (at < 0) kept.push(turn);
    else {
      const both = makeTurn(axis, first, last, kept[at].quarters + quarters);
      kept.splice(at, 1, ...(both.quarters === 0 ? [] : [both]));
    }
  }
  return kept;
}

/** Turns of single layers, and regrips: wide turns are made layer by layer. */
function byLayers(alg: string): readonly string[] {
  const single = ({ axis, first, last, quarters }: Turn) =>
    Array.from({ length: last - first + 1 }, (_, i) => makeTurn(axis, last - i, last - i, quarters));
  const turns = turnsOf(readAlg(alg), SIZE);
  return printed(merged(turns.flatMap((turn) => (isRotation(turn, SIZE) ? [turn] : single(turn)))));
}

function printed(turns: readonly Turn[]): readonly string[] {
  return turns.map((turn) => printTurns([turn], SIZE));
}

/** As it was when the plan was made. */
function whenPlanned(exercise: Exercise): Exercise {
  const made = movesIn(exercise.made).slice(0, exercise.plan?.from);
  return { ...exercise, made: made.join(" ") };
}

/** The piece that is ringed from the plan's first turn, or its first after a regrip, to its last. */
export function shownPiece(exercise: Exercise): string | undefined {
  const { plan } = exercise;
  if (!plan) return undefined;
  const moves = plan.moves.split(" ");
  const held = moves.findIndex((move) => !isRegrip(move));
  const start = [algOf(whenPlanned(exercise)), ...moves.slice(0, held)];
  return pieceToMark(start.join(" "), moves.slice(held), plan.pieces);
}

/** A turn was made. */
export function turned(exercise: Exercise, move: string): Exercise {
  const next = { ...exercise, made: `${exercise.made} ${move}`.trim() };
  const isSlip = quartersOf(leftOf(next)) > quartersOf(leftOf(exercise));
  return { ...next, slips: exercise.slips + (isSlip ? 1 : 0) };
}

/** So far away that another way is to be looked for. */
export function isLost(exercise: Exercise): boolean {
  return leftOf(exercise).length > leftOf(whenPlanned(exercise)).length + 3;
}

export function asked(exercise: Exercise): Exercise {
  return { ...exercise, isGuided: true, wasAsked: true };
}

/** What is left of the plan is now made turn by turn. */
export function doneForYou(exercise: Exercise): Exercise {
  return { ...exercise, wasDone: true, isPlaying: true };
}

/** The turn that the cube makes by itself, if it does. */
export function ownTurn(exercise: Exercise): string | undefined {
  const [next] = leftOf(exercise);
  return next !== undefined && (exercise.isPlaying || isRegrip(next)) ? next : undefined;
}

export function startedOver(exercise: Exercise): Exercise {
  const { plan } = exercise;
  return { ...exercise, made: "", isPlaying: false, slips: 0, plan: plan?.from === 0 ? plan : undefined };
}

function movesIn(made: string): readonly string[] {
  return made === "" ? [] : made.split(" ");
}

/** Quarter turns made by hand, for praise that counts. */
export function quartersMade({ made }: Exercise): number {
  return quartersOf(movesIn(made));
}

function quartersOf(moves: readonly string[]): number {
  return moves.reduce((sum, move) => sum + (isRegrip(move) ? 0 : move.endsWith("2") ? 2 : 1), 0);
}

/** What is true of how it was done; nothing is praised that was done for someone. */
export function praiseOf({ wasDone, wasAsked, isGuided, slips }: Exercise) {
  if (wasDone) return "none";
  if (wasAsked) return "asked";
  if (slips > 0) return "mended";
  return isGuided ? "guided" : "alone";
}

/** Whether it should be practiced again later. */
export function wentWrong({ wasDone, wasAsked, slips }: Exercise): boolean {
  return wasDone || wasAsked || slips > 2;
}
