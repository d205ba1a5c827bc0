/** Whether a step's task is done: pure functions of what the learner entered. */
import { algState, checkAlg, countMoves, parseAlg } from "@cubegram/core/notation";
import { orderOfState } from "@cubegram/core/order";
import { coloringOf, isSolved, sameColoring } from "@cubegram/core/state";
import { digitsOf } from "./digits.ts";
import type { CubeGoal, Task, TextGoal } from "./lesson.ts";
import { isSorted } from "./swaps.ts";
import { cubeOf, isUpright } from "./virtual-cube.ts";

/** What the learner entered, as far as the task asks for it. */
export interface Attempt {
  /** The moves made on the virtual cube, or the algorithm typed. */
  readonly alg?: string;
  readonly choice?: number;
  /** What was typed: a number, or a text. */
  readonly text?: string;
  readonly repetitions?: number;
  readonly items?: readonly number[];
  readonly swaps?: number;
  /** Bits that the typed text takes, as the text model measured it. */
  readonly bits?: number;
}

export function isDone(task: Task, attempt: Attempt): boolean {
  switch (task.kind) {
    case "cube":
      return isCubeDone(task.goal, task.size, task.setup, attempt.alg ?? "");
    case "choice":
      return attempt.choice === task.answer;
    case "number":
      return readInteger(attempt.text) === String(task.answer);
    case "rank":
      return readInteger(attempt.text) === task.answer;
    case "repeat":
      return isRepeated(task.alg, attempt.repetitions ?? 0);
    case "order":
      return isOrderFound(task, attempt.alg ?? "");
    case "sort":
      return isSorted(attempt.items ?? task.start) && (attempt.swaps ?? 0) >= Math.max(1, task.least);
    case "text":
      return fitsText(task.goal, attempt.text ?? "", attempt.bits);
  }
}

function isCubeDone(goal: CubeGoal, size: number, setup: string, moves: string): boolean {
  const state = cubeOf(size, setup, moves);
  switch (goal.kind) {
    case "as":
      return sameColoring(coloringOf(state), coloringOf(cubeOf(size, setup, goal.alg)));
    case "upright":
      return isUpright(state) && isSolved(state);
    case "turns":
      return turnsMade(moves) >= goal.least;
    case "digits": {
      const value = new Map(digitsOf(state).map((digit) => [digit.name, digit.value]));
      return (
        goal.zero.every((name) => value.get(name) === 0) && goal.other.every((name) => value.get(name) !== 0)
      );
    }
  }
}

function turnsMade(moves: string): number {
  const parsed = parseAlg(moves);
  return parsed.ok ? countMoves(parsed.value).stm : 0;
}

function isRepeated(alg: string, repetitions: number): boolean {
  return repetitions > 0 && isSolved(cubeOf(3, "", `(${alg})${repetitions}`));
}

function isOrderFound(
  { least, most, moves }: { readonly least: number; readonly most: number; readonly moves: number },
  text: string,
): boolean {
  const order = orderOf(text);
  return order !== undefined && order >= least && order <= most && turnsMade(text) >= moves;
}

/** The order of what was typed, on a 3x3; undefined while it is not an algorithm. */
export function orderOf(text: string): number | undefined {
  const parsed = parseAlg(text);
  return parsed.ok && checkAlg(parsed.value, 3).ok ? orderOfState(algState(parsed.value, 3)) : undefined;
}

function fitsText(goal: TextGoal, text: string, bits: number | undefined): boolean {
  const length = [...text].length;
  if (bits === undefined || length < goal.leastCharacters || length > goal.mostCharacters) return false;
  return bits >= goal.leastBits && bits <= goal.mostBits;
}

/** The digits of a whole number, without blanks and separators. */
function readInteger(text = ""): string | undefined {
  const digits = text.replaceAll(/[\s_,.’']/g, "");
  return /^\d{1,40}$/.test(digits) ? BigInt(digits).toString() : undefined;
}
