/**
 * Candidates that are held differently from the original cube: a stage about one axis serves all three if the whole
 * cube is rotated first. A candidate's tag is the rotation made before all its turns.
 */
import { ROTATION_COUNT, rotateTurn, rotations, type Turn } from "../../../geometry/index.ts";
import { type Candidate, firstCandidate } from "../../../search/index.ts";
import { type CubeState, coloringOf, rotateState } from "../../../state/index.ts";
import type { CenterOrbit } from "../center-masks.ts";
import { mergeTurns } from "../layers.ts";

/** A cube before the first stage. */
export function heldCandidate(state: CubeState): Candidate {
  return { ...firstCandidate(state), tag: 0 };
}

/** The candidate after a rotation of the whole cube. */
export function rotateCandidate(candidate: Candidate, rotation: number): Candidate {
  if (rotation === 0) return candidate;
  const { state, turns, length, tag } = candidate;
  return {
    state: rotateState(state, rotation),
    turns: turns.map((turn) => rotateTurn(turn, rotation, state.size)),
    length,
    tag: rotations().product[rotation * ROTATION_COUNT + (tag as number)],
  };
}

/** A candidate's turns for the cube as it was originally held. */
export function turnsAsHeld({ state, turns, tag }: Candidate): Turn[] {
  const back = rotations().inverse[tag as number];
  return mergeTurns(turns, state.size).map((turn) => rotateTurn(turn, back, state.size));
}

/**
 * The identity, a rotation that takes x to y, y to z and z to x, and its square: with them a stage about x serves each
 * axis.
 */
export function rotationsOfAxes(): number[] {
  const { matrices, product } = rotations();
  const cycle = matrices.findIndex((matrix) => matrix.every((column, i) => column[(i + 1) % 3] === 1));
  return [0, cycle, product[cycle * ROTATION_COUNT + cycle]];
}

/** keeps[turn]: 1 for the turns that also occur in later stages. */
export function keepsOf(turns: readonly Turn[], later: readonly Turn[]): Uint8Array {
  const key = (turn: Turn) => `${turn.axis} ${turn.first} ${turn.last} ${turn.quarters}`;
  const keys = new Set(later.map(key));
  return Uint8Array.from(turns, (turn) => (keys.has(key(turn)) ? 1 : 0));
}

export function colorsAt(state: CubeState, { facelets }: CenterOrbit): Uint8Array {
  const { colors } = coloringOf(state);
  return Uint8Array.from(facelets, (facelet) => colors[facelet]);
}

/** The places whose colors pass the test, as a mask. */
export function maskWhere(colors: Uint8Array, isMember: (color: number) => boolean): number {
  let mask = 0;
  for (let bit = 0; bit < colors.length; bit++) if (isMember(colors[bit])) mask |= 1 << bit;
  return mask;
}
