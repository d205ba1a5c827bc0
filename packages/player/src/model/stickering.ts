/** Which stickers show their color; the others are gray, as in tutorials. Chosen by home, so a mask travels with the pieces. */
import { cellOfName, cubeGeometry, FACES, faces, type Vector } from "@cubegram/core/geometry";
import { UNKNOWN_COLOR } from "@cubegram/core/state";

/** Masks with a name; the cross is at the bottom, the last layer on top. */
export const STICKERINGS = ["full", "cross", "f2l", "oll", "pll"] as const;

/** The paint with every sticker gray that a stickering leaves out; undefined for a stickering that cannot be read. */
export function masked(paint: Uint8Array, size: number, stickering: string): Uint8Array | undefined {
  const { cells, cellOfFacelet } = cubeGeometry(size);
  const shows = maskOf(stickering, size);
  return (
    shows &&
    paint.map((color, facelet) =>
      shows(cells[cellOfFacelet[facelet]], Math.floor(facelet / size ** 2)) ? color : UNKNOWN_COLOR,
    )
  );
}

type Mask = (cell: Vector, face: number) => boolean;

/** The mask of a name, or of pieces: "UF UFR". */
function maskOf(stickering: string, size: number): Mask | undefined {
  const edge = size - 1;
  const top = faces()[0];
  const sides = (cell: Vector) => cell.filter((coordinate) => Math.abs(coordinate) === edge).length;
  const height = ([, y]: Vector) => y;
  switch (stickering) {
    case "full":
      return () => true;
    case "cross":
      return (cell) => sides(cell) === 1 || (sides(cell) === 2 && height(cell) === -edge);
    case "f2l":
      return (cell) => sides(cell) === 1 || height(cell) < edge;
    case "oll":
      return (cell, face) => sides(cell) === 1 || face === top.index;
    case "pll":
      return (cell) => sides(cell) === 1 || height(cell) === edge;
  }
  const names = stickering.trim().split(/\s+/);
  if (!names.every((name) => new RegExp(`^[${FACES.join("")}]{1,3}$`).test(name))) return undefined;
  const kept = names.map((name) => cellOfName(name, size).join());
  return (cell) => kept.includes(cell.join());
}
