/** How a cube is held, as far as its stickers tell, and its stickers turned upright, so that faults name few pieces. */
import { cubeGeometry, ROTATION_COUNT } from "../geometry/index.ts";
import { centerRotation, codeAt, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";

/**
 * The rotation from upright to the way the cube is held: by the fixed centers if they tell, otherwise the one that finds
 * the most corners and edges at home.
 */
export function likelyHeld(tables: PieceTables, colors: Uint8Array): number {
  const byCenters = centerRotation(tables, colors);
  if (byCenters >= 0) return byCenters;
  let best = 0;
  let most = -1;
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const home = piecesAtHome(tables, turnedUpright(tables.size, colors, rotation));
    if (home <= most) continue;
    best = rotation;
    most = home;
  }
  return best;
}

/** The stickers as they show after the rotation is undone. */
export function turnedUpright(size: number, colors: Uint8Array, held: number): Uint8Array {
  const { faceletImage } = cubeGeometry(size);
  return colors.map((_, facelet) => colors[faceletImage[facelet * ROTATION_COUNT + held]]);
}

/** How many corners and middle edges of an upright cube are where they belong. */
export function piecesAtHome({ corners, edges }: PieceTables, upright: Uint8Array): number {
  const atHome = (piece: PieceOrbit) => {
    let count = 0;
    for (let place = 0; place < piece.count; place++)
      if (codeAt(piece, place, upright) === place * piece.orientations) count++;
    return count;
  };
  return atHome(corners) + (edges ? atHome(edges) : 0);
}

/** The codes at all places of an orbit; undefined unless every piece occurs once. */
export function wholeOrbit(piece: PieceOrbit, colors: Uint8Array): number[] | undefined {
  const codes = Array.from({ length: piece.count }, (_, place) => codeAt(piece, place, colors));
  const homes = new Set(codes.map((code) => Math.floor(code / piece.orientations)));
  return codes.every((code) => code >= 0) && homes.size === piece.count ? codes : undefined;
}

export function placeNameAt(size: number, piece: PieceOrbit, facelet: number): string {
  const { placeInOrbit, cellOfFacelet } = cubeGeometry(size);
  return piece.names[placeInOrbit[cellOfFacelet[facelet]]];
}
