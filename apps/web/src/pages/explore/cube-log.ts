/** The virtual cube: its size, how it was scrambled, and the moves made since; a value, so that it can be undone and shared. */
import { allTurns, isRotation, SMALLEST_SIZE, type Turn } from "@cubegram/core/geometry";
import { algState, checkAlg, parseAlg, printAlg, printTurns, simplifyAlg } from "@cubegram/core/notation";
import { type RandomSource, randomBelow } from "@cubegram/core/perm";
import { type CubeState, composeStates, solvedState } from "@cubegram/core/state";

export interface CubeLog {
  readonly size: number;
  /** Moves that made the start of the game from a solved cube. */
  readonly setup: string;
  readonly moves: string;
}

/** The largest cube that the page draws. */
export const LARGEST_DRAWN = 33;

export function freshCube(size: number): CubeLog {
  return { size, setup: "", moves: "" };
}

/** The cube after another move; what cancels is left out, so that R then R' leaves nothing. */
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

/** How the cube stands; a text that is no algorithm of the cube counts as none. */
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
  const isSize = Number.isInteger(size) && Number(size) >= SMALLEST_SIZE && Number(size) <= LARGEST_DRAWN;
  if (!isSize || typeof setup !== "string" || typeof moves !== "string") return undefined;
  const isAlg = (text: string) => {
    const parsed = parseAlg(text);
    return parsed.ok && checkAlg(parsed.value, Number(size)).ok;
  };
  return isAlg(setup) && isAlg(moves) ? { size: Number(size), setup, moves } : undefined;
}

/** 20 moves for each layer beyond the second (WCA: 60 on a 5x5, 80, 100), no two after each other about one axis. */
export function randomMoves(size: number, random: RandomSource): string {
  const isOuterBlock = ({ first, last }: Turn) => first === 0 || last === size - 1;
  const turns = allTurns(size).filter(
    (turn) => isOuterBlock(turn) && turn.last - turn.first < Math.floor(size / 2) && !isRotation(turn, size),
  );
  const chosen: Turn[] = [];
  while (chosen.length < Math.min(20 * Math.max(1, size - 2), 200)) {
    const turn = turns[randomBelow(turns.length, random)];
    if (turn.axis !== chosen.at(-1)?.axis) chosen.push(turn);
  }
  return printTurns(chosen, size);
}
