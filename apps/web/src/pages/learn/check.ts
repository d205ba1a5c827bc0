/** Whether a step's task is done: pure functions of what the learner entered. */
import { type Alg, algState, checkAlg, countMoves, parseAlg } from "@cubegram/core/notation";
import { order } from "@cubegram/core/order";
import {
  type CubeState,
  coloringOf,
  composeStates,
  isSolved,
  sameColoring,
  solvedState,
} from "@cubegram/core/state";
import { digitsOf } from "./digits.ts";
import type { CubeGoal, Task, TextGoal } from "./lessons.ts";

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
  const { alg = "", repetitions = 0, swaps = 0 } = attempt;
  switch (task.kind) {
    case "cube":
      return isCubeDone(task.goal, task.size, task.setup, alg);
    case "choice":
      return attempt.choice === task.answer;
    case "number":
    case "rank":
      return readInteger(attempt.text) === String(task.answer);
    case "repeat":
      return repetitions > 0 && isSolved(cubeOf(3, "", `(${task.alg})${repetitions}`));
    case "order": {
      const found = orderOf(alg) ?? 0;
      return found >= task.least && found <= task.most && turnsMade(alg) >= task.moves;
    }
    case "sort":
      return (
        (attempt.items ?? task.start).every((item, place) => item === place) &&
        swaps >= Math.max(1, task.least)
      );
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
      return isSolved(state, { orientations: "held" });
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

/** The virtual cube of a task after some moves; anything but an algorithm for it counts as no move. */
export function cubeOf(size: number, setup: string, moves: string): CubeState {
  const [first, second] = [setup, moves].map((text) => {
    const alg = algOf(text, size);
    return alg ? algState(alg, size) : solvedState(size);
  });
  return composeStates(first, second);
}

/** The order of what was typed, on a 3x3; undefined while it is not an algorithm. */
export function orderOf(text: string): number | undefined {
  const alg = algOf(text, 3);
  return alg && order(alg);
}

function algOf(text: string, size: number): Alg | undefined {
  const parsed = parseAlg(text);
  return parsed.ok && checkAlg(parsed.value, size).ok ? parsed.value : undefined;
}

function turnsMade(moves: string): number {
  const parsed = parseAlg(moves);
  return parsed.ok ? countMoves(parsed.value).stm : 0;
}

function fitsText(goal: TextGoal, text: string, bits: number | undefined): boolean {
  const length = [...text].length;
  if (bits === undefined || length < goal.leastCharacters || length > goal.mostCharacters) return false;
  return bits >= goal.leastBits && bits <= goal.mostBits;
}

/** The row with two places exchanged. */
export function swapped(items: readonly number[], a: number, b: number): number[] {
  return items.with(a, items[b]).with(b, items[a]);
}

/** The digits of a whole number, without blanks and separators. */
function readInteger(text = ""): string | undefined {
  const digits = text.replaceAll(/[\s_,.’']/g, "");
  return /^\d{1,40}$/.test(digits) ? BigInt(digits).toString() : undefined;
}
