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
  const { size, orbit, places, radix, orders } = coordinate;
  const width = 3 * faces.length;
  const table = new Uint16Array(size * width);
  const marks = new Uint8Array(places);
  const moved = new Uint8Array(places);
  const quarters = faces.map((face) => cubieMoves()[3 * face][orbit]);
  const after = ordersAfter(coordinate);
  for (let index = 0; index < size; index += orders) {
    coordinate.unrank(index, marks);
    for (let face = 0; face < quarters.length; face++) {
      const { from, turn } = quarters[face];
      for (let place = 0; place < places; place++)
        moved[place] = radix === 1 ? marks[from[place]] : (marks[from[place]] + turn[place]) % radix;
      const first = coordinate.rank(moved);
      const turned = first % orders;
      for (let order = 0; order < orders; order++)
        table[(index + order) * width + 3 * face] = first - turned + after[order * orders + turned];
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

/**
 * A move does to labelled pieces on given places the same, whatever the labels: the places' new order, as labels that
 * were 1 … k show it. after[order · orders + turned]: the order that `order` becomes where order 0 becomes `turned`.
 */
function ordersAfter({ orders, labels, rank, unrank, places }: Coordinate): Uint16Array {
  const after = new Uint16Array(orders * orders);
  const marks = new Uint8Array(places);
  const labelsOf = (order: number) => {
    unrank(order, marks);
    return marks.filter((label) => label > 0);
  };
  if (orders === 1) return after;
  const all = Array.from({ length: orders }, (_, order) => labelsOf(order));
  for (let order = 0; order < orders; order++)
    for (let turned = 0; turned < orders; turned++) {
      marks.fill(0);
      for (let i = 0; i < labels; i++) marks[i] = all[order][all[turned][i] - 1];
      after[order * orders + turned] = rank(marks) % orders;
    }
  return after;
}
