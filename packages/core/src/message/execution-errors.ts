/** What can go wrong while known moves are made: every single mistake, in words, and what undoes it. */
import { invertTurn, isRotation, isSameTurn, rotateTurn, rotations, type Turn } from "../geometry/index.ts";
import { algState, parseAlg, printTurns } from "../notation/index.ts";
import { unwrap } from "../result.ts";
import { HOLDS, slipTurns } from "./repairs.ts";

/** Likelier ones first. */
export const EXECUTION_ERROR_KINDS = [
  "finished",
  "stopped",
  "left-out",
  "reversed",
  "doubled",
  "other-turn",
  "extra-turn",
  "held",
] as const;
/** One of `EXECUTION_ERROR_KINDS`. */
export type ExecutionErrorKind = (typeof EXECUTION_ERROR_KINDS)[number];

/** A single mistake among known moves, and what undoes it. */
export interface ExecutionError {
  readonly kind: ExecutionErrorKind;
  /** One sentence. */
  readonly message: string;
  /** At which move it happened, from 1; for "stopped" the last one made. */
  readonly move: number;
  /** How many of the moves were made, rightly or wrongly. */
  readonly done: number;
  /** The turns that undo the error and finish the moves; not simplified. */
  readonly remedy: readonly Turn[];
}

/** A mistake: turns made in place of nothing (an extra turn) or of one of the moves; the moves after it were made as written. */
export interface WrongStep {
  readonly kind: ExecutionErrorKind;
  readonly what: string;
  /** How many moves were right before it. */
  readonly at: number;
  readonly made: readonly Turn[];
  readonly replaced: 0 | 1;
  /** The rotation of the whole cube, if it was held wrongly from here on. */
  readonly hold?: number;
}

/** The mistakes after which the moves go on at number `next`, 0 … all. */
export function* wrongStepsBefore(
  turns: readonly Turn[],
  next: number,
  size: number,
): Generator<WrongStep, void> {
  const usual = slipTurns(size);
  yield* extraSteps(turns, next, usual, size);
  if (next > 0) yield* replacingSteps(turns, next - 1, usual, size);
}

function* extraSteps(
  turns: readonly Turn[],
  at: number,
  usual: readonly Turn[],
  size: number,
): Generator<WrongStep, void> {
  for (const made of usual) {
    // Next to a turn of the same layers it would be a replaced turn.
    if (isSameLayers(made, turns[at]) || isSameLayers(made, turns[at - 1])) continue;
    const what = `${nameOf(made, size)} was one turn too many`;
    yield { kind: "extra-turn", what, at, made: [made], replaced: 0 };
  }
  if (at === turns.length) return;
  for (const held of HOLDS) {
    const what = `from ${nameOf(turns[at], size)} on the cube was held as after ${held}`;
    yield { kind: "held", what, at, made: [], replaced: 0, hold: rotationOf(held) };
  }
}

function* replacingSteps(
  turns: readonly Turn[],
  at: number,
  usual: readonly Turn[],
  size: number,
): Generator<WrongStep, void> {
  const turn = turns[at];
  const name = nameOf(turn, size);
  yield { kind: "left-out", what: `${name} was left out`, at, made: [], replaced: 1 };
  for (const made of usual) {
    if (isSameTurn(made, turn)) continue;
    const kind = wrongKind(made, turn);
    const what = `${name} was ${kind === "doubled" ? "doubled" : `made as ${nameOf(made, size)}`}`;
    yield { kind, what, at, made: [made], replaced: 1 };
  }
}

function wrongKind(made: Turn, turn: Turn): ExecutionErrorKind {
  if (!isSameLayers(made, turn)) return "other-turn";
  if (turn.quarters === 2) return "other-turn";
  return made.quarters === 2 ? "doubled" : "reversed";
}

/** A mistake followed by the moves up to number `done`. Its remedy is for the cube held as before the mistake. */
export function executionErrorOf(
  { kind, what, at, made, replaced, hold }: WrongStep,
  turns: readonly Turn[],
  done: number,
  size: number,
): ExecutionError {
  const gone = turns.slice(at + replaced, done);
  const back = rotations().inverse[hold ?? 0];
  const undo = [...made, ...gone.map((turn) => rotateTurn(turn, back, size))].map(invertTurn).reverse();
  return {
    kind,
    message: `Move ${Math.min(at + 1, turns.length)}: ${what}; ${progress(done, turns.length)}.`,
    move: at + 1,
    done,
    remedy: [...undo, ...turns.slice(at)],
  };
}

/** Nothing wrong up to move number `done`. */
export function stopped(turns: readonly Turn[], done: number): ExecutionError {
  const isFinished = done === turns.length;
  return {
    kind: isFinished ? "finished" : "stopped",
    message: isFinished
      ? "Every move was made correctly."
      : `Nothing went wrong so far: ${progress(done, turns.length)}.`,
    move: done,
    done,
    remedy: turns.slice(done),
  };
}

function progress(done: number, all: number): string {
  return done === all ? `all ${all} moves were made` : `${done} of ${all} moves were made`;
}

function nameOf(turn: Turn, size: number): string {
  return printTurns([turn], size);
}

function isSameLayers(a: Turn, b: Turn | undefined): boolean {
  return b !== undefined && a.axis === b.axis && a.first === b.first && a.last === b.last;
}

/** Rotations such as `x y'` as one of the 24. */
export function rotationOf(held: string): number {
  // It is the same for all pieces, on any cube.
  return algState(unwrap(parseAlg(held)), 2).rotations[0];
}

/** The same moves without rotations: how to hold the cube at the start, and what to turn from there. */
export function rotateFirst(
  turns: readonly Turn[],
  size: number,
): { readonly rotation: number; readonly turns: readonly Turn[] } {
  const { product, quarter, inverse } = rotations();
  let held = 0;
  const own: Turn[] = [];
  for (const turn of turns)
    if (isRotation(turn, size)) held = product[quarter[turn.axis][turn.quarters] * 24 + held];
    else own.push(rotateTurn(turn, inverse[held], size));
  return { rotation: held, turns: own.map((turn) => rotateTurn(turn, held, size)) };
}
