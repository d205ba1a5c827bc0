/**
 * The walk takes one *step* a level, and each counts one. In half turns a step is a move 0 … 17. In quarter turns the same numbers
 * mean: X and X' are quarter turns, and X2 is another X after an X. Within G1, where the sides turn by half turns only, X does all of
 * one, and X2, which then must follow, nothing. So the kernels know no metric: what a step does is in the columns of the tables,
 * what may follow it in the lists of successors.
 */
import { faceSequences, type Metric, MOVE_COUNT, NO_MOVE, type Successors } from "../../search/index.ts";

export interface Steps {
  /** inPhaseOne[step] and inPhaseTwo[step]: the move that it does; `NO_MOVE` for none. */
  readonly inPhaseOne: Uint8Array;
  readonly inPhaseTwo: Uint8Array;
  /** list[previous · 18 + i] for i < count[previous]: the steps that may follow, in phase 1 and in phase 2. */
  readonly any: Successors;
  readonly g1: Successors;
  /** entry[step]: what the first step of phase 2 comes after, by the last one of phase 1. */
  readonly entry: Uint8Array;
}

/** `isG1Move[move]` is 1 for the ten moves of phase 2. */
export function stepsOf(metric: Metric, isG1Move: Uint8Array): Steps {
  const { list, count, next } = faceSequences(metric);
  const any = { list: list.map((move, at) => next[at - (at % MOVE_COUNT) + move]), count };
  const entry = bytes(NO_MOVE + 1, (step) => (step === NO_MOVE ? step : halfTurn(step)));
  if (metric === "HTM") {
    const same = bytes(MOVE_COUNT, (step) => step);
    return {
      inPhaseOne: same,
      inPhaseTwo: same,
      any,
      entry,
      g1: only(any, (_, step) => isG1Move[step] === 1),
    };
  }
  const isHalf = (step: number) => step % 3 === 1;
  const isSide = (step: number) => isG1Move[3 * Math.floor(step / 3)] === 0;
  const inPhaseOne = bytes(MOVE_COUNT, (step) => (isHalf(step) ? step - 1 : step));
  return {
    inPhaseOne,
    inPhaseTwo: bytes(MOVE_COUNT, (step) => {
      if (!isSide(step)) return inPhaseOne[step];
      return isHalf(step) ? NO_MOVE : halfTurn(step);
    }),
    any,
    g1: only(any, (previous, step) => {
      // A half turn of a side that has begun is finished, and none begins with a turn the other way.
      if (previous < NO_MOVE && isSide(previous) && !isHalf(previous)) return step === halfTurn(previous);
      return !isSide(step) || step % 3 === 0;
    }),
    entry,
  };
}

/** The columns of a table over all moves as columns over steps; a row that no move changes stays. */
export function byStep<Table extends Uint8Array | Uint16Array | Int32Array>(
  table: Table,
  moves: Uint8Array,
): Table {
  const columns = table.slice() as Table;
  for (let at = 0; at < table.length; at++) {
    const row = Math.floor(at / MOVE_COUNT);
    const move = moves[at % MOVE_COUNT];
    columns[at] = move === NO_MOVE ? row : table[row * MOVE_COUNT + move];
  }
  return columns;
}

function halfTurn(step: number): number {
  return 3 * Math.floor(step / 3) + 1;
}

function only({ list, count }: Successors, keeps: (previous: number, step: number) => boolean): Successors {
  const kept = { list: new Uint8Array(list.length), count: new Uint8Array(count.length) };
  for (let previous = 0; previous <= NO_MOVE; previous++)
    for (const step of list.subarray(previous * MOVE_COUNT, previous * MOVE_COUNT + count[previous]))
      if (keeps(previous, step)) kept.list[previous * MOVE_COUNT + kept.count[previous]++] = step;
  return kept;
}

function bytes(length: number, value: (step: number) => number): Uint8Array {
  return Uint8Array.from({ length }, (_, step) => value(step));
}
