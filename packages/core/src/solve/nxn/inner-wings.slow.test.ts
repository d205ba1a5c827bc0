import { expect, test } from "vitest";
import { finish } from "../../../test/finish.ts";
import { NaiveCube } from "../../../test/naive-cube.ts";
import { samples } from "../../../test/samples.ts";
import { makeTurn, rotations, type Turn } from "../../geometry/index.ts";
import { parity, randomBelow, seededRandom } from "../../perm/index.ts";
import { prepareSteps } from "../../search/index.ts";
import {
  type Assembly,
  type CubeState,
  coloringOf,
  printFacelets,
  solvedState,
  turnStateBy,
} from "../../state/index.ts";
import { pairInnerWings } from "./inner-wings.ts";
import { fiveMethod } from "./stages/five.ts";
import { fourMethod } from "./stages/four.ts";
import { cellsOfPlaces, PLACES } from "./wings.ts";

const BEAMS = [
  [9, 1],
  [13, 1],
  [13, 3],
  [14, 1],
  [14, 3],
] as const;

test.each(BEAMS.slice(0, samples(BEAMS.length)))(
  "n = %i, beams in groups of %i: inner wings are paired, and centers stay, as the sticker model sees it",
  (size, count) => {
    const five = finish(prepareSteps(fiveMethod.recipe)).stages;
    const four = size % 2 === 0 ? finish(prepareSteps(fourMethod.recipe)).stages : undefined;
    const state = randomWings(size, `inner wings ${size}`);
    const { turns } = finish(pairInnerWings(state, 0, { four, five }, () => count))!;
    const faces = facesAfter(state, turns);
    for (const face of faces) {
      const center = face[1][1];
      for (let row = 1; row < size - 1; row++)
        for (let column = 1; column < size - 1; column++) expect(face[row][column]).toBe(center);
      // All along an edge, but for its corners and the wings next to them, there is one color.
      const last = size - 1;
      for (let at = 2; at < last - 1; at++) {
        expect(face[0][at]).toBe(face[0][2]);
        expect(face[last][at]).toBe(face[last][2]);
        expect(face[at][0]).toBe(face[2][0]);
        expect(face[at][last]).toBe(face[2][last]);
      }
    }
  },
  60_000,
);

/** The letters of each face by row and column. */
function facesAfter(state: CubeState, turns: readonly Turn[]): string[][][] {
  const { size } = state;
  const naive = new NaiveCube(size);
  for (const { axis, first, last, quarters } of turns) naive.turn(axis, first, last, quarters);
  const before = printFacelets(coloringOf(state));
  const letters = naive.labels().map((label) => before[label]);
  return Array.from({ length: 6 }, (_, face) =>
    Array.from({ length: size }, (_, row) => letters.slice((face * size + row) * size).slice(0, size)),
  );
}

/** A cube with its centers solved and everything else at random; wings of each depth are in an even permutation. */
function randomWings(size: number, seed: string): CubeState {
  const random = seededRandom(seed);
  const { product, inverse } = rotations();
  const outer = Array.from({ length: 40 }, () => {
    const layer = randomBelow(2, random) * (size - 1);
    return makeTurn(randomBelow(3, random) as 0 | 1 | 2, layer, layer, 1 + randomBelow(3, random));
  });
  const pieces = turnStateBy(solvedState(size), outer).rotations.slice();
  for (let depth = 1; 2 * (depth + 1) <= size; depth++) {
    const order = Uint8Array.from({ length: PLACES }, (_, place) => place);
    for (let i = PLACES - 1; i > 0; i--) swap(order, i, randomBelow(i + 1, random));
    if (parity(order) === 1) swap(order, 0, 1);
    for (const [home, cell] of cellsOfPlaces(size, depth).entries())
      pieces[cell] = product[order[home] * PLACES + inverse[home]];
  }
  return { size, rotations: pieces } as Assembly as CubeState;
}

function swap(order: Uint8Array, i: number, j: number): void {
  const held = order[i];
  order[i] = order[j];
  order[j] = held;
}
