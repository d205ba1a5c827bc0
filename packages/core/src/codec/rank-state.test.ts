import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { naiveRankFacelets } from "../../test/naive-rank.ts";
import { allTurns, cubeGeometry } from "../geometry/index.ts";
import { randomBelow, randomBigBelow, seededRandom } from "../perm/index.ts";
import {
  arrangeInto,
  arrangementOf,
  type CubeState,
  coloringOf,
  isReachable,
  isSolved,
  printFacelets,
  randomState,
  rotateState,
  sameState,
  solvedState,
  turnStateBy,
  uprightState,
} from "../state/index.ts";
import { rankLayout, rankState, stateCount, unrankState } from "./index.ts";

const SIZES = [2, 3, 4, 5, 6, 7];
/** Fewer for the big ones, so that all sizes take about as long. */
const runs = (size: number) => Math.floor(600 / size ** 2);

interface Vector {
  readonly size: number;
  readonly rank: string;
  readonly facelets: string;
}
const vectors = JSON.parse(
  readFileSync(new URL("./vectors/rank-layout-1.json", import.meta.url), "utf8"),
) as Vector[];

describe("states and numbers", () => {
  test.each(SIZES)("n = %i: state → number → state, on uniform states and on turned ones", (size) => {
    const random = seededRandom(`states ${size}`);
    const turns = allTurns(size);
    for (let i = 0; i < runs(size); i++) {
      const uniform = randomState(size, random);
      const mixed = turnStateBy(
        solvedState(size),
        Array.from({ length: 60 }, () => turns[randomBelow(turns.length, random)]),
      );
      for (const state of [uniform, mixed]) {
        const rank = rankState(state);
        expect(rank >= 0n && rank < stateCount(size)).toBe(true);
        expect(sameState(unrankState(rank, size), state)).toBe(true);
      }
    }
  });

  test.each(SIZES)("n = %i: number → state → number, on uniform numbers and near both ends", (size) => {
    const random = seededRandom(`numbers ${size}`);
    const count = stateCount(size);
    const numbers = Array.from({ length: runs(size) }, () => randomBigBelow(count, random));
    for (let i = 0n; i < 20n; i++) numbers.push(i, count - 1n - i);
    for (const rank of numbers) {
      const state = unrankState(rank, size);
      expect(isReachable(state)).toBe(true);
      expect(uprightState(state)).toBe(state);
      expect(rankState(state)).toBe(rank);
    }
  });

  test.each(SIZES)("n = %i: agreement with the reference, which sees only the stickers", (size) => {
    const random = seededRandom(`reference ${size}`);
    for (let i = 0; i < runs(size) / 2; i++) {
      const state = randomState(size, random);
      expect(rankState(state)).toBe(naiveRankFacelets(printFacelets(coloringOf(state)), cubeGeometry(size)));
    }
  });

  test.each(SIZES)("n = %i: the 24 views of a cube have one number, and solved is 0", (size) => {
    const state = randomState(size, seededRandom(`views ${size}`));
    for (let rotation = 0; rotation < 24; rotation++) {
      expect(rankState(rotateState(state, rotation))).toBe(rankState(state));
      expect(rankState(rotateState(solvedState(size), rotation))).toBe(0n);
    }
    expect(isSolved(unrankState(0n, size))).toBe(true);
  });

  test("n = 2: 20,000 numbers spread over all 3,674,160 are 20,000 cubes", () => {
    const seen = new Set<string>();
    for (let rank = 0n; rank < 20_000n; rank++)
      seen.add(printFacelets(coloringOf(unrankState(rank * 183n, 2))));
    expect(seen.size).toBe(20_000);
  });

  test.each([4, 5, 6, 7])("n = %i: exchanging centers that look alike does not change the number", (size) => {
    const random = seededRandom(`alike ${size}`);
    const state = randomState(size, random);
    const pieces = state.rotations.slice();
    for (const orbit of cubeGeometry(size).orbits.filter(({ kind }) => /[xse]Center$/.test(kind))) {
      const arrangement = arrangementOf(state, orbit);
      const face = (piece: number) => Math.floor(orbit.facelets[piece][0] / size ** 2);
      const [a, b] = [0, 1, 2, 3].map((i) => [...orbit.cells.keys()].filter((piece) => face(piece) === 2)[i]);
      const swap = (piece: number) => (piece === a ? b : piece === b ? a : piece);
      arrangeInto(pieces, size, orbit, { ...arrangement, permutation: arrangement.permutation.map(swap) });
    }
    expect(pieces).not.toEqual(state.rotations);
    expect(rankState({ size, rotations: pieces } as CubeState)).toBe(rankState(state));
  });
});

describe("the layout is a public format", () => {
  test.each(SIZES)(
    "n = %i: small cube first, then wings by depth, then centers by kind and depth",
    (size) => {
      const kinds = rankLayout(size).map(({ orbits }) => orbits.map(({ kind }) => kind).join("+"));
      const expected: Record<number, string[]> = {
        2: ["corner"],
        3: ["corner+edge"],
        4: ["corner", "wing", "xCenter"],
        5: ["corner+edge", "wing", "xCenter", "plusCenter"],
        6: ["corner", "wing", "wing", "xCenter", "xCenter", "obliqueCenter", "obliqueCenter"],
        7: [
          "corner+edge",
          ...["wing", "wing", "xCenter", "xCenter", "plusCenter", "plusCenter"],
          ...["obliqueCenter", "obliqueCenter"],
        ],
      };
      expect(kinds).toEqual(expected[size]);
      const depths = rankLayout(size).map(({ orbits }) => orbits[0].depths.join());
      for (const kind of ["wing", "xCenter", "plusCenter"])
        expect(depths.filter((_, i) => kinds[i] === kind)).toEqual(
          depths.filter((_, i) => kinds[i] === kind).sort(),
        );
    },
  );

  test.each([4, 5, 6, 7])(
    "n = %i: the number mod the small cube's count is the small cube's number",
    (size) => {
      const small = 2 + (size % 2);
      const random = seededRandom(`inside ${size}`);
      for (let i = 0; i < 10; i++) {
        const state = randomState(size, random);
        const pieces = solvedState(small).rotations.slice();
        const orbits = cubeGeometry(small).orbits.filter(({ kind }) => kind === "corner" || kind === "edge");
        for (const orbit of orbits)
          arrangeInto(pieces, small, orbit, arrangementOf(state, cubeGeometry(size).orbits[orbit.index]));
        expect(rankState(state) % stateCount(small)).toBe(
          rankState({ size: small, rotations: pieces } as CubeState),
        );
      }
    },
  );

  test("the frozen vectors still hold", () => {
    expect(new Set(vectors.map(({ size }) => size))).toEqual(new Set(SIZES));
    for (const { size, rank, facelets } of vectors) {
      const state = unrankState(BigInt(rank), size);
      expect(printFacelets(coloringOf(state))).toBe(facelets);
      expect(String(rankState(state))).toBe(rank);
    }
  });
});

describe("anything but a number of a cube", () => {
  test.each(SIZES)("n = %i: a number outside is refused with the range", (size) => {
    for (const rank of [-1n, stateCount(size), 10n ** 400n])
      expect(() => unrankState(rank, size)).toThrow(RangeError);
    expect(() => unrankState(stateCount(size), size)).toThrow(`0 … ${stateCount(size) - 1n}`);
  });

  test("what is not a bigint is refused", () => {
    for (const rank of [1, "1", null, undefined, true])
      expect(() => unrankState(rank as unknown as bigint, 3)).toThrow(/"rank" expected a bigint/);
  });
});
