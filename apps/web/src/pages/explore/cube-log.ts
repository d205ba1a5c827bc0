/** The virtual cube: where it began, how it was scrambled, and the moves made since. A value, so that it can be undone and shared. */
import { MIN_SIZE, turnPermutation } from "@cubegram/core/geometry";
import { type Alg, checkAlg, parseAlg, printAlg, simplifyAlg, turnsOf } from "@cubegram/core/notation";
import { solvedFacelets } from "../../cubes/solved.ts";
import { isIn, isRecord } from "../../shell/storage.ts";

export interface CubeLog {
  readonly size: number;
  /** The stickers at first, of a cube that was brought along, which may be an impossible one; otherwise solved. */
  readonly start?: string | undefined;
  /** The moves that lead from there to the start of the game. */
  readonly setup: string;
  readonly moves: string;
}

/** The largest cube that the page draws. */
export const MAX_DRAWN_SIZE = 33;

export function freshCube(size: number): CubeLog {
  return { size, setup: "", moves: "" };
}

function algOf(text: string, size: number): Alg | undefined {
  const parsed = parseAlg(text);
  return parsed.ok && checkAlg(parsed.value, size).ok ? parsed.value : undefined;
}

/** The cube after another move; moves that cancel are dropped, so that R then R' leaves nothing. */
export function withMove(log: CubeLog, move: string): CubeLog {
  const alg = algOf(`${log.moves} ${move}`.trim(), log.size);
  return alg ? { ...log, moves: printAlg(alg) } : log;
}

/** The moves so far, shortened: R R is R2. */
export function shortened(log: CubeLog): string {
  const alg = algOf(log.moves, log.size);
  return alg ? printAlg(simplifyAlg(alg, log.size)) : "";
}

/** The stickers as they stand; a text that is not an algorithm of the cube counts as none. */
export function faceletsOfLog({ size, start, setup, moves }: CubeLog): string {
  let letters = [...(start ?? solvedFacelets(size))];
  for (const text of [setup, moves]) {
    const alg = algOf(text, size);
    for (const turn of alg ? turnsOf(alg, size) : [])
      letters = Array.from(turnPermutation(size, turn), (from) => letters[from]);
  }
  return letters.join("");
}

/** Whether every side has one color, however the cube is held. */
export function looksSolved(facelets: string): boolean {
  const area = facelets.length / 6;
  return [...facelets].every((letter, at) => letter === facelets[at - (at % area)]);
}

/** A record from anywhere: a size that can be drawn, stickers of that size, and texts that are algorithms of that cube. */
export function parseLog(data: unknown): CubeLog | undefined {
  if (!isRecord(data)) return undefined;
  const { size, start, setup = "", moves = "" } = data;
  if (!isIn(size, MIN_SIZE, MAX_DRAWN_SIZE)) return undefined;
  const isAlg = (text: unknown): text is string =>
    typeof text === "string" && algOf(text, size) !== undefined;
  if (!isAlg(setup) || !isAlg(moves)) return undefined;
  if (start === undefined) return { size, setup, moves };
  const isStart = typeof start === "string" && start.length === 6 * size ** 2 && /^[URFDLB]+$/.test(start);
  return isStart ? { size, start, setup, moves } : undefined;
}
