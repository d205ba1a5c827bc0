/** Cubes that several tests use. */
import { Cube } from "@cubegram/core";
import { readAlg, turnsOf } from "@cubegram/core/notation";
import { NaiveCube } from "../../core/test/naive-cube.ts";

/** One corner twisted in place: its stickers at U9, R1, F3 go around. */
export const TWISTED = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";

/** The stickers after the moves, by the naive model: of a solved cube, or of the one given. */
export function shownAfter(moves: unknown, size: number, from = Cube.solved(size).facelets()): string {
  const naive = new NaiveCube(size);
  for (const { axis, first, last, quarters } of turnsOf(readAlg(String(moves)), size))
    naive.turn(axis, first, last, quarters);
  return naive
    .labels()
    .map((label) => from[label])
    .join("");
}
