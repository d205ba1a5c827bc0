import { expect, test } from "vitest";
import { makeTurn } from "../../geometry/index.ts";
import { randomBelow, seededRandom } from "../../perm/index.ts";
import { coloringOf, solvedState, turnState } from "../../state/index.ts";
import { thinned, turnThrough } from "./layers.ts";

test.each([
  [6, [0, 2, 3, 5]],
  [7, [0, 2, 3, 4, 6]],
  [8, [0, 2, 4, 5, 7]],
  [9, [0, 3, 4, 5, 8]],
  [10, [0, 4, 5, 9]],
])(
  "n = %i, layers %j: turned as the small cube, a large one shows what the small one shows",
  (size, layers) => {
    const random = seededRandom(`thinned ${size}`);
    const { length } = layers;
    let large = solvedState(size);
    let small = solvedState(length);
    for (let i = 0; i < 40; i++) {
      const axis = randomBelow(3, random) as 0 | 1 | 2;
      const count = 1 + randomBelow(2, random);
      const quarters = 1 + randomBelow(3, random);
      const turn =
        randomBelow(2, random) === 0
          ? makeTurn(axis, 0, count - 1, quarters)
          : makeTurn(axis, length - count, length - 1, quarters);
      small = turnState(small, turn);
      large = turnState(large, turnThrough(turn, layers, size));
      expect(coloringOf(thinned(large, layers, 0)).colors).toEqual(coloringOf(small).colors);
    }
  },
);
