/** The centers of a 5x5: two orbits of 24, and the colors that stand there. */
import { type MaskOrbit, maskMoves, maskOrbit } from "../../../search/index.ts";
import { type CubeState, coloringOf } from "../../../state/index.ts";
import type { CenterOrbit } from "../center-masks.ts";
import { bitImages } from "../center-masks.ts";
import { centerRings } from "../center-rings.ts";
import { SIZE } from "./five-turns.ts";
import type { TurnList } from "./turn-list.ts";

/** The center orbits of a 5x5: the corners and the edges of each face's 3x3 of centers. */
export interface FiveCenters {
  readonly corner: CenterOrbit;
  readonly edge: CenterOrbit;
}

export function fiveCenters(): FiveCenters {
  const [{ corner, bar }] = centerRings(SIZE);
  return { corner, edge: bar[0] };
}

/** The colors at the places of an orbit, by the faces on which they belong. */
export function facesAt(state: CubeState, { facelets }: CenterOrbit): Uint8Array {
  const { colors } = coloringOf(state);
  const face = new Uint8Array(6);
  for (let i = 0; i < 6; i++) face[colors[SIZE * SIZE * i + (SIZE * SIZE - 1) / 2]] = i;
  return Uint8Array.from(facelets, (facelet) => face[colors[facelet]]);
}

/** Moves of the masks of a center orbit under the turns of a list. */
export function movesOf({ turns }: TurnList, orbit: CenterOrbit): Uint32Array {
  return maskMoves(turns.map((turn) => bitImages(SIZE, orbit, turn)));
}

/** The masks that the turns of a list make of the same places of corners and of edges. */
export function maskOrbits(
  list: TurnList,
  places: number,
): { readonly corner: MaskOrbit; readonly edge: MaskOrbit } {
  const { corner, edge } = fiveCenters();
  return {
    corner: maskOrbit([places], movesOf(list, corner)),
    edge: maskOrbit([places], movesOf(list, edge)),
  };
}
