/** Coloring → state: the only way in which stickers that anyone wrote down become a reachable cube. */
import { cubeGeometry } from "../geometry/index.ts";
import {
  type Assembly,
  arrangeInto,
  type Coloring,
  type CubeState,
  heldRotation,
  isReachable,
} from "../state/index.ts";
import { isLegal } from "./legality.ts";
import { type CenterOrbit, codeAt, type PieceOrbit, type PieceTables } from "./piece-orbits.ts";

/** The state that a legal coloring shows, held the same way; undefined if the coloring is not legal. */
export function stateOf(tables: PieceTables, { size, colors }: Coloring): CubeState | undefined {
  if (!isLegal(tables, colors)) return undefined;
  const { pieces, fixedCenters, centers } = tables;
  const rotations = new Uint8Array(cubeGeometry(size).cells.length);
  const assembly: Assembly = { size, rotations };
  for (const piece of pieces) placePieces(assembly, piece, colors);
  for (const center of centers) placeCenters(assembly, center, colors);
  if (fixedCenters) placeFixedCenters(assembly, fixedCenters, colors);
  return isReachable(assembly) ? assembly : undefined;
}

function placePieces({ size, rotations }: Assembly, piece: PieceOrbit, colors: Uint8Array): void {
  const { orientations } = piece;
  const codes = Array.from({ length: piece.count }, (_, place) => codeAt(piece, place, colors));
  arrangeInto(rotations, size, piece.orbit, {
    permutation: codes.map((code) => Math.floor(code / orientations)),
    orientation: codes.map((code) => code % orientations),
  });
}

/** Centers of one color look alike, so any of them may stand anywhere; those already on their face stay. */
function placeCenters(
  { size, rotations }: Assembly,
  { orbit, facelets }: CenterOrbit,
  colors: Uint8Array,
): void {
  const faceOf = (place: number) => Math.floor(facelets[place] / (size * size));
  const homes: number[][] = [[], [], [], [], [], []];
  facelets.forEach((facelet, place) => {
    if (colors[facelet] !== faceOf(place)) homes[faceOf(place)].push(place);
  });
  const permutation = Array.from(facelets, (facelet, place) =>
    colors[facelet] === faceOf(place) ? place : homes[colors[facelet]].shift()!,
  );
  arrangeInto(rotations, size, orbit, { permutation, orientation: permutation.map(() => 0) });
}

/** All six centers get the cube's own rotation, so that they are untwisted when the cube is held upright. */
function placeFixedCenters(assembly: Assembly, fixedCenters: Uint16Array, colors: Uint8Array): void {
  const { orbits } = cubeGeometry(assembly.size);
  const orbit = orbits.find(({ kind }) => kind === "fixedCenter")!;
  const permutation = Array.from(fixedCenters, (facelet) => colors[facelet]);
  arrangeInto(assembly.rotations, assembly.size, orbit, {
    permutation,
    orientation: permutation.map(() => 0),
  });
  const held = heldRotation(assembly);
  if (held >= 0) for (const cell of orbit.cells) assembly.rotations[cell] = held;
}
