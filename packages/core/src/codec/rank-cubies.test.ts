import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { naiveRankCubies } from "../../test/naive-rank.ts";
import { randomBigBelow, seededRandom } from "../perm/index.ts";
import { CubegramError } from "../result.ts";
import {
  cubiesOf,
  isReachable,
  randomAssembly,
  randomState,
  rotateState,
  solvedState,
} from "../state/index.ts";
import { rankCubies, rankState, stateCount, unrankCubies } from "./index.ts";

const solved = cubiesOf(solvedState(3));

function arrays(state: Parameters<typeof cubiesOf>[0]) {
  const { center, ...four } = cubiesOf(state);
  return four;
}

function refusal(action: () => unknown): CubegramError {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(CubegramError);
    return error as CubegramError;
  }
  throw new Error("nothing was refused");
}

describe("the number of a 3x3", () => {
  test("is the reference's on random states, and back", { tags: ["seconds"] }, () => {
    const random = seededRandom("cubies");
    for (let i = 0; i < 2000; i++) {
      const cubies = arrays(randomState(3, random));
      const rank = rankCubies(cubies);
      expect(rank).toBe(naiveRankCubies(cubies));
      expect(unrankCubies(rank)).toEqual(cubies);
      const drawn = randomBigBelow(stateCount(3), random);
      expect(rankCubies(unrankCubies(drawn))).toBe(drawn);
    }
  });

  test("known answers: solved is 0, the last is everything reversed, the superflip is 2047 · 2187", () => {
    const last = {
      ep: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      eo: new Array(12).fill(1),
      cp: [7, 6, 5, 4, 3, 2, 1, 0],
      co: [1, 2, 2, 2, 2, 2, 2, 2],
    };
    expect(rankCubies(solved)).toBe(0n);
    expect(unrankCubies(0n)).toEqual(arrays(solvedState(3)));
    expect(rankCubies(last)).toBe(43_252_003_274_489_856_000n - 1n);
    expect(unrankCubies(43_252_003_274_489_856_000n - 1n)).toEqual(last);
    expect(rankCubies({ ...arrays(solvedState(3)), eo: new Array(12).fill(1) })).toBe(2047n * 2187n);
  });

  test("known answers around the borders of the limbs and of 64 bits", () => {
    const borders = [22n, 31n, 32n, 43n, 44n, 53n, 54n, 63n, 64n, 65n].map((bits) => 1n << bits);
    for (const rank of borders.flatMap((border) => [border - 1n, border, border + 1n])) {
      expect(rankCubies(unrankCubies(rank))).toBe(rank);
      expect(naiveRankCubies(unrankCubies(rank))).toBe(rank);
    }
  });

  test("typed arrays are as good as plain ones, and the result is plain, fresh and mutable", () => {
    const cubies = unrankCubies(12_345_678_901_234_567_890n);
    const typed = {
      cp: Uint8Array.from(cubies.cp),
      co: Int32Array.from(cubies.co),
      ep: Float64Array.from(cubies.ep),
      eo: Uint8Array.from(cubies.eo),
    };
    expect(rankCubies(typed as unknown as typeof cubies)).toBe(12_345_678_901_234_567_890n);
    expect(Object.values(cubies).every(Array.isArray)).toBe(true);
    cubies.cp[0] = 99;
    expect(unrankCubies(12_345_678_901_234_567_890n).cp[0]).not.toBe(99);
  });

  test("a cube that is not held upright has the number of its upright view", () => {
    const state = randomState(3, seededRandom("held"));
    for (let rotation = 0; rotation < 24; rotation++)
      expect(rankCubies(cubiesOf(rotateState(state, rotation)))).toBe(rankState(state));
  });

  test("a 2x2 is a cube without edges", () => {
    const random = seededRandom("pocket");
    for (let i = 0; i < 100; i++) {
      const state = randomState(2, random);
      const rank = rankCubies(cubiesOf(state));
      expect(rank).toBe(rankState(state));
      expect(unrankCubies(rank, 2)).toEqual(cubiesOf(state));
    }
    expect(() => unrankCubies(0n, 4)).toThrow(/"size" expected 2 or 3/);
  });
});

describe("refusals", () => {
  test("exactly the reachable assemblies have a number", () => {
    const random = seededRandom("assemblies");
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const assembly = randomAssembly(3, random);
      if (isReachable(assembly)) expect(rankCubies(cubiesOf(assembly))).toBe(rankState(assembly));
      else {
        refused++;
        expect(() => rankCubies(arrays(assembly))).toThrow(CubegramError);
        expect(() => rankCubies(cubiesOf(assembly))).toThrow(CubegramError);
      }
    }
    expect(refused).toBeGreaterThan(500);
  });

  test("each broken law has its code, and all are listed", () => {
    const twisted = { ...solved, co: [1, 0, 0, 0, 0, 0, 0, 0] };
    const flipped = { ...solved, eo: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const swapped = { ...solved, cp: [1, 0, 2, 3, 4, 5, 6, 7] };
    expect(refusal(() => rankCubies(twisted)).code).toBe("corner-twist");
    expect(refusal(() => rankCubies(flipped)).code).toBe("edge-flip");
    expect(refusal(() => rankCubies(swapped)).code).toBe("parity");
    expect(refusal(() => rankCubies({ ...solved, center: [3, 1, 2, 0, 4, 5] })).code).toBe(
      "center-arrangement",
    );
    const all = refusal(() => rankCubies({ ...twisted, eo: flipped.eo, cp: swapped.cp }));
    expect(all.faults?.length).toBe(3);
    expect(all.message).toMatch(/co.*eo.*cp/);
  });

  test.each([
    ["a piece doubled", { cp: [0, 0, 2, 3, 4, 5, 6, 7] }],
    ["a piece missing", { ep: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
    ["a fraction", { ep: [10.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11] }],
    ["a fractional twist", { co: [0.5, 0, 0, 0, 0, 0, 0, 0] }],
    ["strings", { cp: ["0", "1", "2", "3", "4", "5", "6", "7"] }],
    ["booleans", { eo: new Array(12).fill(false) }],
    ["BigInts", { cp: [0n, 1n, 2n, 3n, 4n, 5n, 6n, 7n] }],
    ["a text", { eo: "000000000000" }],
    ["nothing", { co: undefined }],
    ["null", { ep: null }],
    ["a hole", { cp: Object.assign(new Array(8), [0, 1, 2, 3, 4, 5, 6]) }],
    ["not a number", { cp: [Number.NaN, 1, 2, 3, 4, 5, 6, 7] }],
    ["a negative piece", { ep: [-1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }],
    ["a twist of 3", { co: [3, 0, 0, 0, 0, 0, 0, 0] }],
    ["a flip of 2", { eo: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }],
    ["a piece that bits would hide", { cp: [2 ** 32, 1, 2, 3, 4, 5, 6, 7] }],
    ["a list that is only like one", { cp: { ...[0, 1, 2, 3, 4, 5, 6, 7], length: 8 } }],
  ])("%s is refused as a shape", (_, change) => {
    const { center, ...four } = solved;
    expect(refusal(() => rankCubies({ ...four, ...change } as never)).code).toBe("cubies-shape");
  });

  test("anything but an object is misuse", () => {
    for (const cubies of [null, undefined, 7, "cube"])
      expect(() => rankCubies(cubies as never)).toThrow(/"cubies" expected an object with the arrays/);
  });

  test("what cannot be printed is refused like anything else", () => {
    const odd = { toString: 0 } as unknown as number;
    const { cp, co, ep, eo } = cubiesOf(solvedState(3));
    for (const cubies of [
      { cp: [odd, ...cp.slice(1)], co, ep, eo },
      { cp, co: [odd, ...co.slice(1)], ep, eo },
    ])
      expect(() => rankCubies(cubies)).toThrow(/got .*object/);
  });

  test("fuzz: arbitrary lists either are a cube of the reference's number or are refused", {
    tags: ["seconds"],
  }, () => {
    const list = (length: number, max: number) =>
      fc.oneof(
        fc.array(fc.integer({ min: 0, max }), { minLength: length, maxLength: length }),
        fc.shuffledSubarray([...new Array(length).keys()], { minLength: length, maxLength: length }),
        fc.array(fc.anything(), { maxLength: 13 }),
      );
    fc.assert(
      fc.property(list(8, 7), list(8, 2), list(12, 11), list(12, 1), (cp, co, ep, eo) => {
        const cubies = { cp, co, ep, eo } as Parameters<typeof rankCubies>[0];
        let rank: bigint;
        try {
          rank = rankCubies(cubies);
        } catch (error) {
          expect(error).toBeInstanceOf(CubegramError);
          return;
        }
        expect(ep.length === 0 || rank === naiveRankCubies(cubies)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test("numbers outside and things that are no bigint", () => {
    expect(() => unrankCubies(-1n)).toThrow(RangeError);
    expect(() => unrankCubies(43_252_003_274_489_856_000n)).toThrow(/0 … 43252003274489855999/);
    expect(() => unrankCubies(5 as never)).toThrow(TypeError);
    expect(() => unrankCubies(3_674_160n, 2)).toThrow(RangeError);
  });
});
