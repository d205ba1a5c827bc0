/** The virtual cube: where it began, how it was scrambled, and the moves made since. A value, so that it can be undone and shared. */
import { MIN_SIZE, turnPermutation } from "@cubegram/core/geometry";
import { checkAlg, parseAlg, printAlg, simplifyAlg, turnsOf } from "@cubegram/core/notation";
import { solvedFacelets } from "../../cubes/solved.ts";

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

/** The stickers as they stand; a text that is not an algorithm of the cube counts as none. */
export function faceletsOfLog({ size, start, setup, moves }: CubeLog): string {
  let letters = [...(start ?? solvedFacelets(size))];
  for (const text of [setup, moves]) {
    const parsed = parseAlg(text);
    if (!parsed.ok || !checkAlg(parsed.value, size).ok) continue;
    for (const turn of turnsOf(parsed.value, size))
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
  const { size, start, setup = "", moves = "" } = (data ?? {}) as Partial<Record<keyof CubeLog, unknown>>;
  const isSize = Number.isInteger(size) && Number(size) >= MIN_SIZE && Number(size) <= MAX_DRAWN_SIZE;
  if (!isSize || typeof setup !== "string" || typeof moves !== "string") return undefined;
  const isAlg = (text: string) => {
    const parsed = parseAlg(text);
    return parsed.ok && checkAlg(parsed.value, Number(size)).ok;
  };
  const isStart = typeof start === "string" && start.length === 6 * Number(size) ** 2;
  if (start !== undefined && !(isStart && /^[URFDLB]+$/.test(start))) return undefined;
  if (!isAlg(setup) || !isAlg(moves)) return undefined;
  return { size: Number(size), ...(isStart && { start }), setup, moves };
}
