/** The moves that the pad offers. */
import { FACES, type FaceName } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { turnFromSide } from "../turn/layers.ts";

/** Layers that can be turned with a face: at most half the cube. */
export function deepest(size: number): number {
  return Math.max(1, Math.floor(size / 2));
}

/** Six faces, both ways, as many layers deep as asked for. */
export function faceMoves(size: number, depth: number): string[] {
  return FACES.flatMap((face) => bothWays(face, size, depth));
}

/** x y z and back: the whole cube as R, U and F turn. */
export function wholeMoves(size: number): string[] {
  return (["R", "U", "F"] as const).flatMap((face) => bothWays(face, size, size));
}

function bothWays(face: FaceName, size: number, last: number): string[] {
  return [1, -1].map((quarters) =>
    printTurns([turnFromSide({ face, first: 1, last, quarters }, size)], size),
  );
}
