/** Where kinds of pieces are that count as alike, and whether pieces are in an odd order. */
import { binomial, multisetCount, parity, rankMultiset, unrankMultisetInto } from "../perm/index.ts";
import type { Coordinate, MarkCoordinate } from "./coordinate.ts";
import { markCoordinate, placesOf, untwisted } from "./mark-coordinate.ts";
import { eachPiece, orbitMove } from "./orbit-move.ts";

/**
 * Which kind of piece is where, for pieces that count as alike: `kindOf[piece]` is 0 … kinds − 1, for the pieces at home on
 * the places `at` (default: all), which the turns must map to themselves. 8 of 24 centers: 735,471 values.
 */
export function kindCoordinate(
  name: string,
  cube: number,
  orbit: number,
  kindOf: (piece: number) => number,
  at: readonly number[] = placesOf(cube, orbit),
): MarkCoordinate {
  const solved = at.map(kindOf);
  const kinds = Math.max(...solved) + 1;
  const counts = Array.from({ length: kinds }, (_, kind) => solved.filter((own) => own === kind).length);
  const shared = { name, cube, orbit, at, twisted: untwisted(kinds), radix: 1, mark: kindOf };
  if (kinds > 2)
    return markCoordinate({
      ...shared,
      size: multisetCount(counts),
      rank: (marks) => rankMultiset(marks, kinds),
      unrank(index, marks) {
        unrankMultisetInto(marks, index, counts);
      },
    });
  const members = counts[1];
  const width = members + 1;
  const choose = Int32Array.from({ length: at.length * width }, (_, i) =>
    binomial(Math.floor(i / width), i % width),
  );
  return markCoordinate({
    ...shared,
    size: binomial(at.length, members),
    members: at.length <= 24 ? members : undefined,
    rank(marks) {
      let set = 0;
      let met = 0;
      for (let place = 0; place < marks.length; place++)
        if (marks[place] === 1) set += choose[place * width + ++met];
      return set;
    },
    unrank(index, marks) {
      let set = index;
      let left = members;
      for (let place = at.length - 1; place >= 0; place--) {
        const below = choose[place * width + left];
        marks[place] = left > 0 && set >= below ? 1 : 0;
        if (marks[place] === 0) continue;
        set -= below;
        left--;
      }
    },
  });
}

/** Whether the pieces of an orbit are in an odd order: 0 or 1. */
export function parityCoordinate(name: string, cube: number, orbit: number): Coordinate {
  return {
    name,
    size: 2,
    home: 0,
    of(state) {
      const order: number[] = [];
      eachPiece(state, orbit, (piece, at) => {
        order[at] = piece;
      });
      return parity(order);
    },
    track(turns) {
      const odd = turns.map((turn) => parity(orbitMove(cube, orbit, turn).from));
      const same = (value: number) => value;
      return { after: (value, move) => value ^ odd[move], rank: same, unrank: same };
    },
  };
}
