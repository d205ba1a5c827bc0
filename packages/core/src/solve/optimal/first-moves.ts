/**
 * With which moves a solution may begin without loss. A cube that looks the same under a symmetry has with every solution its image
 * under the symmetry, so of moves that are images of each other one will do: for the superflip, which all 48 keep, two
 * of eighteen.
 */
import { oppositeFace, SYMMETRY_COUNT } from "../../geometry/index.ts";
import type { CubeState } from "../../state/index.ts";
import { moveImages } from "../face-move.ts";
import { conjugateState } from "../symmetry.ts";

/** The first moves of a search for one solution, of those that the metric has, ascending. */
export function firstMovesOf(state: CubeState, moves: readonly number[]): readonly number[] {
  const keepers = [...Array(SYMMETRY_COUNT).keys()].filter((s) => isKept(state, s));
  const images = keepers.map(moveImages);
  const chosen = moves.filter((move) => move === Math.min(...images.map((image) => image[move])));
  if (chosen.length === moves.length) return moves;
  // Of two opposite faces the standard order turns the first one first: a chosen move of the second may come second.
  const faces = new Set(chosen.map(faceOf));
  return moves.filter((move) => {
    const opposite = oppositeFace(faceOf(move));
    return chosen.includes(move) || (opposite > faceOf(move) && faces.has(opposite));
  });
}

function faceOf(move: number): number {
  return Math.floor(move / 3);
}

function isKept(state: CubeState, symmetry: number): boolean {
  const { rotations } = conjugateState(state, symmetry);
  return rotations.every((rotation, piece) => rotation === state.rotations[piece]);
}
