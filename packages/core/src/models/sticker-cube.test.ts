import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { randomAssembly, randomState, solvedState } from "../state/index.ts";
import { faceletOfSticker, parseStickers, StickerCube, stickerNumber } from "./sticker-cube.ts";

const FRONT = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("54 numbered stickers", () => {
  test("a solved cube has every sticker at home, F 1–9, R 10–18, B 19–27, L 28–36, U 37–45, D 46–54", () => {
    const cube = new StickerCube();
    expect(cube.stickers).toEqual(Array.from({ length: 54 }, (_, i) => i + 1));
    expect([..."FRBLUD"].map((_, i) => [i * 9 + 1, i * 9 + 9])).toEqual([
      [1, 9],
      [10, 18],
      [19, 27],
      [28, 36],
      [37, 45],
      [46, 54],
    ]);
    for (let number = 1; number <= 54; number++) expect(stickerNumber(faceletOfSticker(number))).toBe(number);
  });

  test.each([
    ["y", 10],
    ["y2", 19],
    ["y'", 28],
    ["x'", 37],
    ["x", 46],
  ])("after %s the front reads %i and the eight that follow, row by row", (rotation, first) => {
    expect(new StickerCube().execute(rotation).stickers.slice(0, 9)).toEqual(FRONT.map((i) => first + i - 1));
  });

  test("after R the front's right column comes from D, and U's from the front", () => {
    const { stickers } = new StickerCube().execute("R");
    expect([3, 6, 9].map((place) => stickers[place - 1])).toEqual([48, 51, 54]);
    expect([39, 42, 45].map((place) => stickers[place - 1])).toEqual([3, 6, 9]);
    expect(stickers.slice(9, 18)).toEqual([16, 13, 10, 17, 14, 11, 18, 15, 12]);
  });

  test("faces, wide turns, slices and rotations do what the naive sticker model does", () => {
    // axis, first and last layer, right-handed quarters of the plain move
    const moves = {
      R: [0, 2, 2, 3],
      L: [0, 0, 0, 1],
      U: [1, 2, 2, 3],
      D: [1, 0, 0, 1],
      F: [2, 2, 2, 3],
      B: [2, 0, 0, 1],
      r: [0, 1, 2, 3],
      Lw: [0, 0, 1, 1],
      M: [0, 1, 1, 1],
      E: [1, 1, 1, 1],
      S: [2, 1, 1, 3],
      x: [0, 0, 2, 3],
      y: [1, 0, 2, 3],
      z: [2, 0, 2, 3],
    } as const;
    const naive = new NaiveCube(3);
    let cube = new StickerCube();
    for (let round = 0; round < 2; round++)
      for (const [move, [axis, first, last, quarters]] of Object.entries(moves))
        for (const amount of [1, 2, 3]) {
          cube = cube.execute(move + ["", "2", "'"][amount - 1]);
          naive.turn(axis, first, last, (quarters * amount) % 4);
          const labels = naive.labels();
          expect(cube.stickers.map((number) => faceletOfSticker(number))).toEqual(
            labels.map((_, i) => labels[faceletOfSticker(i + 1)]),
          );
        }
  });

  test("six times R U R' U' and 105 times R U bring every sticker home, and no fewer do", () => {
    for (const [alg, order] of [
      ["R U R' U'", 6],
      ["R U", 105],
    ] as const) {
      let cube = new StickerCube();
      let count = 0;
      do {
        cube = cube.execute(alg);
        count++;
      } while (cube.stickers.some((number, i) => number !== i + 1));
      expect(count).toBe(order);
    }
  });

  test("stickers → cube → stickers is the identity on random assemblies and rotated cubes", () => {
    const random = seededRandom("stickers");
    for (let i = 0; i < 100; i++) {
      const cube = new StickerCube(randomAssembly(3, random)).execute(["x", "y'", "z2"][i % 3]);
      expect(unwrap(parseStickers(cube.stickers)).stickers).toEqual(cube.stickers);
    }
  });

  test("the net is printed with numbers", () => {
    expect(new StickerCube().print()).toBe(
      [
        "           37 38 39",
        "           40 41 42",
        "           43 44 45",
        " 28 29 30   1  2  3  10 11 12  19 20 21",
        " 31 32 33   4  5  6  13 14 15  22 23 24",
        " 34 35 36   7  8  9  16 17 18  25 26 27",
        "           46 47 48",
        "           49 50 51",
        "           52 53 54",
      ].join("\n"),
    );
  });
});

describe("what is refused", () => {
  test("stickers that are missing, doubled or torn off their piece", () => {
    const home = new StickerCube().stickers;
    const refusal = (stickers: unknown) => {
      const read = parseStickers(stickers as number[]);
      return read.ok ? undefined : read.error.message;
    };
    expect(refusal(home)).toBeUndefined();
    expect(refusal(home.slice(1))).toMatch(/an array of 54/);
    expect(refusal("home")).toMatch(/an array of 54/);
    expect(refusal([0, ...home.slice(1)])).toMatch(/sticker 1: expected 1 … 54, got 0/);
    expect(refusal([2, 2, ...home.slice(2)])).toMatch(/twice/);
    expect(refusal([2, 1, ...home.slice(2)])).toMatch(/belong to one piece/);
  });

  test("an algorithm that cannot be read, and a cube of another size, throw", () => {
    expect(() => new StickerCube().execute("R Q")).toThrow(/Q/);
    expect(() => new StickerCube(randomState(2, seededRandom("size")))).toThrow(/expected a 3x3, got size 2/);
    expect(new StickerCube(solvedState(3)).execute("").stickers[0]).toBe(1);
  });

  test("any list gives a result and never an exception", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.array(fc.integer({ min: 0, max: 55 }), { maxLength: 56 }), fc.anything()),
        (list) => {
          expect(typeof parseStickers(list as number[]).ok).toBe("boolean");
        },
      ),
    );
  });
});
