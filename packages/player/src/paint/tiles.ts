/** The tiles of a cube as numbers for the vertex shader, from core's cells and faces. */
import { cubeGeometry, type Face, faces, type Vector } from "@cubegram/core/geometry";
import { scale } from "@cubegram/core/vectors";
import type { TurnedLayers } from "../scene/scene.ts";
import { BEVEL } from "./painter.ts";

/** x, y, z of the middle, face, side; lengths in edges of the cube. */
export const FLOATS_PER_TILE = 5;
/** Two planes of cutting, two sides of each. */
export const MAX_CUTS = 4;

/** One tile for each facelet, in their order. */
export function stickerTiles(size: number): Float32Array {
  const { cells, cellOfFacelet, faceletCount } = cubeGeometry(size);
  const tiles = new Float32Array(faceletCount * FLOATS_PER_TILE);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const face = faces()[Math.floor(facelet / (size * size))];
    // Cell coordinates count half cells; the sticker is half a cell further out.
    const cell = cells[cellOfFacelet[facelet]];
    for (let axis = 0; axis < 3; axis++)
      tiles[facelet * FLOATS_PER_TILE + axis] = (cell[axis] + face.normal[axis]) / (2 * size);
    tiles[facelet * FLOATS_PER_TILE + 3] = face.index;
    tiles[facelet * FLOATS_PER_TILE + 4] = 1 / size;
  }
  return tiles;
}

/** Both sides of both cuts beside turned layers, where there are layers beyond. */
export function cutTiles({ axis, low, high }: TurnedLayers, size: number): Float32Array {
  const across = faces().filter((face: Face) => face.axis === axis);
  const tiles: number[] = [];
  for (const plane of [low, high])
    for (const face of across) {
      if (Math.abs(plane) > 0.4999) continue;
      const middle: Vector = scale(face.normal, plane * face.normal[axis]);
      tiles.push(...middle, face.index, 1 - (2 * BEVEL) / size);
    }
  return Float32Array.from(tiles);
}
