/** The virtual cube: its size, how it was scrambled, and the moves made since. A value, so that it can be undone and shared. */
import { MIN_SIZE } from "@cubegram/core/geometry";
import { algState, checkAlg, parseAlg, printAlg, simplifyAlg } from "@cubegram/core/notation";
import { type CubeState, composeStates, solvedState } from "@cubegram/core/state";

export interface CubeLog {
  readonly size: number;
  /** The moves that lead from a solved cube to the start of the game. */
  readonly setup: string;
  readonly moves: string;
}

/** The largest cube that the page draws. */
export const MAX_DRAWN_SIZE = 33;

export function freshCube(size: number): CubeLog {
  return { size, setup: "", moves: "" };
}

/** The cube after another move; moves that cancel are dropped, so that R then R' leaves nothing. */
export function withMove(log: CubeLog, move: string): CubeLog {
  const parsed = parseAlg(`${log.moves} ${move}`.trim());
  if (!parsed.ok || !checkAlg(parsed.value, log.size).ok) return log;
  return { ...log, moves: printAlg(parsed.value) };
}

/** The moves so far, shortened: R R is R2. */
export function shortened(log: CubeLog): string {
  const parsed = parseAlg(log.moves);
  return parsed.ok ? printAlg(simplifyAlg(parsed.value, log.size)) : "";
}

/** How the cube stands; a text that is not an algorithm of the cube counts as none. */
export function stateOfLog({ size, setup, moves }: CubeLog): CubeState {
  return composeStates(stateOfText(setup, size), stateOfText(moves, size));
}

function stateOfText(text: string, size: number): CubeState {
  const parsed = parseAlg(text);
  return parsed.ok && checkAlg(parsed.value, size).ok ? algState(parsed.value, size) : solvedState(size);
}

/** A record from anywhere: a size that can be drawn, and texts that are algorithms of that cube. */
export function parseLog(data: unknown): CubeLog | undefined {
  const { size, setup = "", moves = "" } = (data ?? {}) as Partial<Record<keyof CubeLog, unknown>>;
  const isSize = Number.isInteger(size) && Number(size) >= MIN_SIZE && Number(size) <= MAX_DRAWN_SIZE;
  if (!isSize || typeof setup !== "string" || typeof moves !== "string") return undefined;
  const isAlg = (text: string) => {
    const parsed = parseAlg(text);
    return parsed.ok && checkAlg(parsed.value, Number(size)).ok;
  };
  return isAlg(setup) && isAlg(moves) ? { size: Number(size), setup, moves } : undefined;
}
