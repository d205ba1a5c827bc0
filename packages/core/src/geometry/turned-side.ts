/** A side of the cube seen turned in its plane, as a camera may see it and a hand may hold it: its own stickers only. */
import { cubeGeometry } from "./cube-geometry.ts";

/** The index, in a face as pictured, of the sticker at `row`, `column` after clockwise quarter turns. */
export function turnedIndex(size: number, row: number, column: number, quarters: number): number {
  const last = size - 1;
  if (quarters === 0) return row * size + column;
  if (quarters === 1) return (last - column) * size + row;
  if (quarters === 2) return (last - row) * size + last - column;
  return column * size + last - row;
}

const made = new Map<number, readonly Uint16Array[]>();

/**
 * sources[q][facelet]: where on its own face a sticker comes from if the face is turned q quarters clockwise; made once
 * per n.
 */
export function turnedSources(size: number): readonly Uint16Array[] {
  const known = made.get(size);
  if (known) return known;
  const area = size * size;
  const { faceletCount } = cubeGeometry(size);
  const sources = [0, 1, 2, 3].map((quarters) =>
    Uint16Array.from({ length: faceletCount }, (_, facelet) => {
      const at = facelet % area;
      return facelet - at + turnedIndex(size, Math.floor(at / size), at % size, quarters);
    }),
  );
  made.set(size, sources);
  return sources;
}
