/** Small coordinates as move tables: products, and quotients that identify exchanged values. */
import { named } from "../../../portions.ts";
import {
  type BloomShape,
  type BloomTable,
  bloomSteps,
  distanceSteps,
  emptyBloom,
  type Factor,
  type KeepTable,
  makeTable,
  productSpace,
  type Space,
  trackOf,
} from "../../../search/index.ts";

/** next[value · moves + move], for `size` values. */
export interface SmallTable {
  readonly size: number;
  readonly next: Uint16Array;
}

function factorOf({ size, next }: SmallTable, moves: number): Factor {
  return { size, home: 0, track: trackOf(next, moves) };
}

/** distances[(a · sizeB + b) · sizeC + c]: turns to the nearest goal, exact up to `farthest`. */
export function* jointDistances(
  tables: readonly SmallTable[],
  moves: number,
  goals: Iterable<number>,
  farthest?: number,
): Generator<void, Uint8Array> {
  const factors = tables.map((table) => factorOf(table, moves));
  return yield* distanceSteps(productSpace("joint", factors, moves, [...goals]), { farthest });
}

/** The states up to a depth, as filters. */
export function* nearTable(
  space: Space,
  shape: BloomShape,
  keep: KeepTable = makeTable,
): Generator<void, BloomTable> {
  const bytes = yield* keep(function* () {
    const { words } = yield* named(undefined, bloomSteps(space, shape));
    return new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
  });
  return emptyBloom(shape, bytes);
}

/** The product of two coordinates: value = a · size of b + value of b. */
export function productMoves(a: SmallTable, b: SmallTable, moves: number): SmallTable {
  const size = a.size * b.size;
  const next = new Uint16Array(size * moves);
  for (let value = 0; value < size; value++)
    for (let move = 0; move < moves; move++)
      next[value * moves + move] =
        a.next[Math.floor(value / b.size) * moves + move] * b.size + b.next[(value % b.size) * moves + move];
  return { size, next };
}

/** The quotient that identifies values exchanged by `swapped`; classOf[value]. */
export function quotientMoves(
  { size, next }: SmallTable,
  moves: number,
  swapped: (value: number) => number,
): SmallTable & { readonly classOf: Uint16Array } {
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
