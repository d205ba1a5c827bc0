import { Alg as PeerAlg } from "cubing/alg";
import { experimentalCountMetricMoves } from "cubing/notation";
import { cube3x3x3 } from "cubing/puzzles";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { algs, bare, moves } from "../../test/alg-arbitrary.ts";
import { cubeGeometry, ROTATION_COUNT } from "../geometry/index.ts";
import { unwrap } from "../result.ts";
import { type CubeState, invertState } from "../state/index.ts";
import {
  type Alg,
  algState,
  countMoves,
  expandAlg,
  invertAlg,
  mirrorAlg,
  printAlg,
  readAlg,
  simplifyAlg,
  turnOfMove,
} from "./index.ts";

const SIZES = [2, 3, 4, 5, 6, 7];

/** Facelets as the state brings them; the twist of a fixed center, which no sticker shows, is left out. */
function images({ size, rotations }: CubeState): number[] {
  const { faceletCount, cellOfFacelet, faceletImage } = cubeGeometry(size);
  return Array.from(
    { length: faceletCount },
    (_, facelet) => faceletImage[facelet * ROTATION_COUNT + rotations[cellOfFacelet[facelet]]],
  );
}

describe("invert", () => {
  test.each([
    ["R U2 F' x M3", "M3' x' F U2 R'"],
    ["[R: U F]", "[R: F' U']"],
    ["[R, U]3", "[U, R]3"],
    ["(R U)2'", "(U' R')2'"],
    ["R ^(U L) D", "U L D' R'"],
    ["R ^(U ^(L)) D", "(U ^(L)) D' R'"],
    ["R . U // end\nF", "F'\n/* end*/ U' . R'"],
  ])("%j becomes %j", (text, inverse) => {
    expect(printAlg(invertAlg(readAlg(text)))).toBe(inverse);
  });

  test.each(SIZES)("n = %i: the inverse undoes; without NISS, twice is once", (size) => {
    fc.assert(
      fc.property(algs(size, { huge: true, layout: true }), (alg) => {
        expect(algState(invertAlg(alg), size)).toEqual(invertState(algState(alg, size)));
        if (!printAlg(alg).includes("^(")) expect(bare(invertAlg(invertAlg(alg)))).toEqual(bare(alg));
      }),
      { numRuns: 40 },
    );
  });
});

describe("mirror", () => {
  test.each([
    ["M", "R U F M E S m x y z [Lw, 2D]2'", "L' U' F' M E' S' m x y' z' [Rw', 2D']2'"],
    ["E", "R U F M E S e x y z", "R' D' F' M' E S' e x' y z'"],
    ["S", "R U F M E S s x y z2", "R' U' B' M' E' S s x' y' z2"],
  ] as const)("in %s: %s", (slice, text, mirrored) => {
    expect(printAlg(mirrorAlg(readAlg(text), slice))).toBe(mirrored);
  });

  test.each(SIZES)("n = %i: left and right change places on every sticker's way", (size) => {
    // The net reads every face from outside, so the mirror reverses rows, and R and L change places.
    const opposite = [0, 4, 2, 3, 1, 5];
    const mirror = (facelet: number) => {
      const [face, rest] = [Math.floor(facelet / size ** 2), facelet % size ** 2];
      return opposite[face] * size ** 2 + rest - (rest % size) + (size - 1 - (rest % size));
    };
    fc.assert(
      fc.property(algs(size), (alg) => {
        const original = images(algState(alg, size));
        const mirrored = images(algState(mirrorAlg(alg), size));
        expect(mirrored.map((_, facelet) => mirror(mirrored[mirror(facelet)]))).toEqual(original);
        for (const slice of ["M", "E", "S"] as const)
          expect(bare(mirrorAlg(mirrorAlg(alg, slice), slice))).toEqual(bare(alg));
      }),
      { numRuns: 25 },
    );
  });
});

describe("simplify", () => {
  test.each([
    ["", ""],
    ["R R'", ""],
    ["R R", "R2"],
    ["R3 U2' F5 B4", "R' U2 F"],
    ["R L R'", "L"],
    ["L R", "R L"],
    ["R U U' R", "R2"],
    ["R L R L", "R2 L2"],
    ["y R", "B y"],
    ["x y x' y' R", "F x z"],
    ["R y R y R y R y", "R B L F"],
    ["x4", ""],
    ["x y z", "x2 y"],
    ["(R U R' U')2", "R U R' U' R U R' U'"],
    ["((R U)1000)1000000", "(R U)1000000000"],
    ["[R, [U, F]]'", "U F U' F' R F U F' U' R'"],
    ["[R: U2]2", ""],
    ["(R)1000000001", "R"],
    ["R ^(U L) L", "R U'"],
    ["R // comment\n . R", "R2"],
    ["M R M' R'", ""],
    ["(y R)1000000000 U U", "(B y)1000000000 U2"],
    ["y (R U F)1000000000 U U", "y (R U F)1000000000 U2"],
    ["Rw R", "R Rw"],
  ])("without a size, %j becomes %j", (text, simple) => {
    expect(printAlg(simplifyAlg(readAlg(text)))).toBe(simple);
  });

  test.each([
    [3, "Rw R'", "M'"],
    [3, "Rw L'", "x"],
    [3, "R L' M'", "x"],
    [3, "R M' L' U", "F x"],
    [3, "3R", "L'"],
    [3, "2R", "M'"],
    [3, "R L'", "R L'"],
    [3, "r U R' U' r' F R F'", "Rw U R' U' Rw' F R F'"],
    [3, "U Rw L' F", "U D x"],
    [2, "2R", "L'"],
    [2, "R L'", "x"],
    [2, "R L", "R2 x'"],
    [3, "M R2", "R2 M"],
    [5, "4Lw2", "4Lw2"],
    [5, "4Rw2 L'", "L x2"],
    [4, "Rw R'", "2R"],
    [4, "m", "2-3Rw'"],
    [5, "5L'", "R"],
    [5, "4Rw 3Rw'", "2L'"],
    [7, "M", "M"],
  ])("n = %i: %j becomes %j", (size, text, simple) => {
    expect(printAlg(simplifyAlg(readAlg(text), size))).toBe(simple);
  });

  test.each(SIZES)(
    "n = %i: simplifying keeps the state, is idempotent and never lengthens",
    { tags: ["seconds"] },
    (size) => {
      fc.assert(
        fc.property(algs(size, { huge: true, layout: true }), (alg) => {
          const state = algState(alg, size);
          for (const as of [undefined, size]) {
            const simple = simplifyAlg(alg, as);
            expect(images(algState(simple, size))).toEqual(images(state));
            expect(bare(simplifyAlg(simple, as))).toEqual(bare(simple));
          }
        }),
        { numRuns: 60 },
      );
      fc.assert(
        fc.property(fc.array(moves(size), { maxLength: 12 }), (nodes) => {
          const [before, free, sized] = [{ nodes }, simplifyAlg({ nodes }), simplifyAlg({ nodes }, size)].map(
            (alg) => countMoves(alg, size),
          );
          expect(free.htm).toBeLessThanOrEqual(before.htm);
          expect(sized.stm).toBeLessThanOrEqual(free.stm);
        }),
        { numRuns: 60 },
      );
    },
  );

  test("turns about one axis in any order have one form", () => {
    const run = fc.array(
      moves(5).filter((move) => move.kind === "face" && (move.face === "R" || move.face === "L")),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(run, (nodes) => {
        for (const size of [undefined, 5])
          expect(printAlg(simplifyAlg({ nodes: [...nodes].reverse() }, size))).toBe(
            printAlg(simplifyAlg({ nodes }, size)),
          );
      }),
    );
  });
});

describe("metrics", () => {
  test.each([
    ["", 0, 0, 0, 0, 0, 0],
    ["R U R' U'", 4, 4, 4, 4, 4, 4],
    ["R2 U2'", 2, 4, 2, 2, 4, 2],
    ["M M2", 4, 6, 2, 2, 3, 2],
    ["Rw2 3Rw 2R 2-3Rw2 m", 8, 11, 5, 10, 14, 5],
    ["x y2 R z'", 1, 1, 1, 1, 1, 4],
    ["R4 R0 R3", 1, 1, 1, 1, 1, 3],
    ["(R U2)3", 6, 9, 6, 6, 9, 6],
    ["[R, U2]2'", 8, 12, 8, 8, 12, 8],
    ["[R: U2]", 3, 4, 3, 3, 4, 3],
    ["R ^(U L) . D // d", 4, 4, 4, 4, 4, 4],
    ["((R)1000000000)1000000", 1e15, 1e15, 1e15, 1e15, 1e15, 1e15],
  ])("%j: HTM %i, QTM %i, STM %i, SSTM %i, SQTM %i, ETM %i", (text, htm, qtm, stm, sstm, sqtm, etm) => {
    expect(countMoves(readAlg(text))).toEqual({ htm, qtm, stm, sstm, sqtm, etm });
  });

  test.each(SIZES)(
    "n = %i: a move costs what its layers cost, in the cheapest of the four ways to hold",
    (size) => {
      // Turning the whole cube is free, so every layer may turn by as much less.
      const cheapest = (amounts: readonly number[], price: (amounts: readonly number[]) => number) =>
        Math.min(...[0, 1, 2, 3].map((held) => price(amounts.map((amount) => (amount + held) % 4))));
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      const quarters = (amount: number) => Math.min(amount % 4, 4 - (amount % 4));
      fc.assert(
        fc.property(moves(size), (move) => {
          const turn = unwrap(turnOfMove(move, size));
          const amounts = Array.from({ length: size }, (_, layer) =>
            layer >= turn.first && layer <= turn.last ? turn.quarters : 0,
          );
          const steps = amounts.slice(1).map((amount, layer) => amount - amounts[layer] + 4);
          const { htm, qtm, sstm, sqtm } = countMoves({ nodes: [move] }, size);
          expect({ htm, qtm, sstm, sqtm }).toEqual({
            htm: steps.filter((step) => step % 4 !== 0).length,
            qtm: sum(steps.map(quarters)),
            sstm: cheapest(amounts, (all) => all.filter((amount) => amount !== 0).length),
            sqtm: cheapest(amounts, (all) => sum(all.map(quarters))),
          });
        }),
      );
    },
  );

  test("on a 3x3, single layers are counted as slice turns are", () => {
    fc.assert(
      fc.property(algs(3), (alg) => {
        const { stm, sstm } = countMoves(alg, 3);
        expect(sstm).toBe(stm);
      }),
    );
  });

  test("whoever holds a wide turn by its other side turns fewer layers", () => {
    expect(countMoves(readAlg("6Rw 2-3Rw"), 7)).toMatchObject({ sstm: 3, sqtm: 3 });
    expect(countMoves(readAlg("4Rw2 m"), 7)).toMatchObject({ sstm: 5, sqtm: 8 });
  });

  test("with a size, a block at the far side is an outer block", () => {
    expect(countMoves(readAlg("2R 2-3Fw")).htm).toBe(4);
    expect(countMoves(readAlg("2R"), 2).htm).toBe(1);
    expect(countMoves(readAlg("2R 2-3Fw"), 3).htm).toBe(3);
    expect(() => countMoves(readAlg("M"), 4)).toThrow(/no-middle|middle layer/);
  });

  test("a count past every double is Infinity, and nothing of it is nothing", () => {
    const deep = `${"(".repeat(40)}R${")1000000000".repeat(40)}`;
    expect(countMoves(readAlg(deep)).htm).toBe(Number.POSITIVE_INFINITY);
    expect(countMoves(readAlg(`(${deep})0`)).htm).toBe(0);
  });

  test("counting on the tree is counting what it writes out", () => {
    fc.assert(
      fc.property(algs(5), (alg) => {
        const counted = countMoves(alg, 5);
        fc.pre(counted.etm <= 5000);
        expect(countMoves(expandAlg(alg), 5)).toEqual(counted);
      }),
    );
  });

  test("cubing.js counts the same on a 3x3 (its OBTM, OBQTM, RBTM and ETM)", () => {
    const peer = (metric: string, alg: Alg) =>
      experimentalCountMetricMoves(cube3x3x3, metric as never, new PeerAlg(printAlg(alg)));
    // It counts R3 as three quarter turns and R4 as a turn; its 3x3 has no 2R.
    const common = moves(3).filter(
      (move) =>
        move.amount !== 0 &&
        Math.abs(move.amount) <= 2 &&
        (move.kind !== "face" || (move.first === 1 && move.last <= 2)),
    );
    fc.assert(
      fc.property(fc.array(common, { maxLength: 20 }), (nodes) => {
        const { htm, qtm, stm, etm } = countMoves({ nodes });
        const alg = { nodes };
        expect([peer("OBTM", alg), peer("OBQTM", alg), peer("RBTM", alg), peer("ETM", alg)]).toEqual([
          htm,
          qtm,
          stm,
          etm,
        ]);
      }),
    );
  });
});
