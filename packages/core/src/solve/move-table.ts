/** What every move does to every value of a coordinate, as one flat table. */
import type { Coordinate } from "./coordinate.ts";
import { cubieMoves } from "./face-move.ts";

/** U R F D L B. */
const ALL_FACES = [0, 1, 2, 3, 4, 5];

/**
 * table[index · 3 · faces.length + move]: the value after a move of one of these faces, in their order. Rows are
 * contiguous because a search tries all moves of one value in turn. Only quarter turns are worked out on the marks;
 * the other moves are lookups of lookups.
 */
export function moveTable(coordinate: Coordinate, faces: readonly number[] = ALL_FACES): Uint16Array {
  const { size, orbit, places, radix } = coordinate;
  const width = 3 * faces.length;
  const table = new Uint16Array(size * width);
  const marks = new Uint8Array(places);
  const moved = new Uint8Array(places);
  const quarters = faces.map((face) => cubieMoves()[3 * face][orbit]);
  for (let index = 0; index < size; index++) {
    coordinate.unrank(index, marks);
    for (let face = 0; face < quarters.length; face++) {
      const { from, turn } = quarters[face];
      for (let place = 0; place < places; place++)
        moved[place] = radix === 1 ? marks[from[place]] : (marks[from[place]] + turn[place]) % radix;
      table[index * width + 3 * face] = coordinate.rank(moved);
    }
  }
  for (let entry = 0; entry < table.length; entry += 3) {
    const move = entry % width;
    const half = table[table[entry] * width + move];
    table[entry + 1] = half;
    table[entry + 2] = table[half * width + move];
  }
  return table;
}
