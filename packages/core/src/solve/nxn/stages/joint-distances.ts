/** Exact distances over the product of some small coordinates, each with a table of its moves. */

/** next[value · moves + move]; `size` values. */
export interface MoveTable {
  readonly size: number;
  readonly next: Uint16Array;
}

/** Farther than anything. */
const FAR = 254;

/**
 * distances[(a · sizeB + b) · sizeC + c]: turns to the nearest goal, exact up to `limit`; limit + 1 means at least so many.
 */
export function* jointDistances(
  tables: readonly MoveTable[],
  moves: number,
  goals: Iterable<number>,
  limit: number = FAR,
): Generator<void, Uint8Array> {
  const size = tables.reduce((product, table) => product * table.size, 1);
  const distances = new Uint8Array(size).fill(limit + 1);
  const [a, b, c] = [0, 1, 2].map((i): MoveTable => tables[i] ?? { size: 1, next: new Uint16Array(moves) });
  let found = 0;
  for (const goal of goals) {
    distances[goal] = 0;
    found++;
  }
  for (let depth = 0; found > 0 && depth < limit; depth++) {
    found = 0;
    for (let first = 0; first < a.size; first++) {
      const base = first * b.size * c.size;
      const rest = b.size * c.size;
      for (let i = 0; i < rest; i++)
        if (distances[base + i] === depth) found += expand(distances, a, b, c, first, i, depth + 1, moves);
      if ((first & 63) === 63) yield;
    }
  }
  return distances;
}

function expand(
  distances: Uint8Array,
  a: MoveTable,
  b: MoveTable,
  c: MoveTable,
  first: number,
  rest: number,
  depth: number,
  moves: number,
): number {
  const rowA = first * moves;
  const rowB = ((rest / c.size) | 0) * moves;
  const rowC = (rest % c.size) * moves;
  let found = 0;
  for (let move = 0; move < moves; move++) {
    const index = (a.next[rowA + move] * b.size + b.next[rowB + move]) * c.size + c.next[rowC + move];
    if (distances[index] > depth) {
      distances[index] = depth;
      found++;
    }
  }
  return found;
}

/** How many values there are at each distance. */
export function distribution(distances: Uint8Array): number[] {
  const counts: number[] = [];
  for (let i = 0; i < distances.length; i++) counts[distances[i]] = (counts[distances[i]] ?? 0) + 1;
  return counts;
}
