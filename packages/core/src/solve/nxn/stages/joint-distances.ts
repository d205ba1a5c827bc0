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

/** Two coordinates as one: value = a · size of b + value of b. */
export function productMoves(a: MoveTable, b: MoveTable, moves: number): MoveTable {
  const size = a.size * b.size;
  const next = new Uint16Array(size * moves);
  for (let value = 0; value < size; value++)
    for (let move = 0; move < moves; move++)
      next[value * moves + move] =
        a.next[Math.floor(value / b.size) * moves + move] * b.size + b.next[(value % b.size) * moves + move];
  return { size, next };
}

/** Values that `swapped` exchanges, as one; classOf[value]. */
export function quotientMoves(
  { size, next }: MoveTable,
  moves: number,
  swapped: (value: number) => number,
): MoveTable & { readonly classOf: Uint16Array } {
  const classOf = new Uint16Array(size);
  const first: number[] = [];
  for (let value = 0; value < size; value++) {
    const other = swapped(value);
    if (other < value) continue;
    classOf[value] = first.length;
    classOf[other] = first.length;
    first.push(value);
  }
  return {
    size: first.length,
    classOf,
    next: Uint16Array.from(
      first.flatMap((value) =>
        Array.from({ length: moves }, (_, move) => classOf[next[value * moves + move]]),
      ),
    ),
  };
}
