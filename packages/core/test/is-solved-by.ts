import type { Turn } from "../src/geometry/index.ts";
import { type CubeState, coloringOf, printFacelets } from "../src/state/index.ts";
import { NaiveCube } from "./naive-cube.ts";

/** Replays a solution on the independent sticker model, started with the cube's own stickers. */
export function isSolvedBy(state: CubeState, turns: readonly Turn[]): boolean {
  const naive = new NaiveCube(state.size);
  for (const turn of turns) naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
  const before = printFacelets(coloringOf(state));
  const after = naive.labels().map((label) => before[label]);
  const perFace = state.size ** 2;
  return after.every((letter, facelet) => letter === after[facelet - (facelet % perFace)]);
}
