/** Solutions and errors on their way through a port: copying twenty turns as objects takes as long as finding them. */
import type { Axis, Turn } from "../geometry/index.ts";
import { CubegramError } from "../result.ts";
import type { Solution } from "../solve/index.ts";

/** A solution whose turns are numbers, four per turn: axis, first, last, quarters. */
export interface SentSolution extends Omit<Solution, "turns"> {
  readonly turns: Uint16Array;
}

/** An error as data: `code` for a `CubegramError`, `name` for the rest. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
}

export const UINTS_PER_TURN = 4;

export function packSolution({ turns, ...rest }: Solution): SentSolution {
  const packed = new Uint16Array(UINTS_PER_TURN * turns.length);
  packTurns(turns, packed, 0);
  return { ...rest, turns: packed };
}

export function unpackSolution({ turns, ...rest }: SentSolution): Solution {
  return { ...rest, turns: unpackTurns(turns, 0, turns.length) };
}

/** Writes the turns from `at` on, and returns where they end. */
export function packTurns(turns: readonly Turn[], into: Uint16Array, at: number): number {
  let end = at;
  for (const { axis, first, last, quarters } of turns) {
    into[end] = axis;
    into[end + 1] = first;
    into[end + 2] = last;
    into[end + 3] = quarters;
    end += UINTS_PER_TURN;
  }
  return end;
}

export function unpackTurns(packed: Uint16Array, from: number, to: number): Turn[] {
  const turns: Turn[] = [];
  for (let i = from; i < to; i += UINTS_PER_TURN)
    turns.push({
      axis: packed[i] as Axis,
      first: packed[i + 1],
      last: packed[i + 2],
      quarters: packed[i + 3],
    });
  return turns;
}

export function packError(error: unknown): SentError {
  if (error instanceof CubegramError) return { name: error.name, message: error.message, code: error.code };
  return error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: "Error", message: String(error) };
}

export function unpackError({ name, message, code }: SentError): Error {
  if (code !== undefined) {
    const error = new CubegramError({ code, message });
    error.name = name;
    return error;
  }
  if (name === "TypeError") return new TypeError(message);
  return name === "RangeError" ? new RangeError(message) : new Error(message);
}
