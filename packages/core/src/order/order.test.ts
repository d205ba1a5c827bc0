import { puzzles } from "cubing/puzzles";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { algs, moves } from "../../test/alg-arbitrary.ts";
import { NaiveCube } from "../../test/naive-cube.ts";
import { ORDERS, ORDERS_2X2, ORDERS_2X2_HELD, ORDERS_HELD } from "../../test/order-histogram.ts";
import { cubeGeometry, type Orbit } from "../geometry/index.ts";
import { algState, printTurns, readAlg, turnsOf } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import { CubegramError } from "../result.ts";
import {
  arrangeInto,
  arrangementOf,
  type CubeState,
  coloringOf,
  composeStates,
  isReachable,
  isSolved,
  randomState,
  rotateState,
  sameColoring,
  solvedState,
} from "../state/index.ts";
import { analyzeOrder, analyzeState, order, orderByRepetition, orderOfState } from "./index.ts";
import { MAX_CYCLE_LENGTH } from "./order.ts";

const SIZES = [2, 3, 4, 5, 6, 7];
const MAX_CUBE_SIZE = 5_354_228_880;

describe("known orders", () => {
  // reference/nxn.md 7, computed there with GAP from other code.
  test.each([
    [3, "", 1],
    [3, "R", 4],
    [3, "R U", 105],
    [3, "R U'", 63],
    [3, "R U2", 30],
    [3, "R2 U2", 6],
    [3, "R U R' U'", 6],
    [3, "R U R' U R U2 R'", 6],
    [3, "R U2 D' B D'", 1260],
    [3, "M E S", 4],
    [3, "M E", 12],
    [3, "M2 E2 S2", 2],
    [3, "x y", 3],
    [3, "R y", 1260],
    [3, "r U", 120],
    [3, "E Rw2 Fw' Fw U L' S2", 2520],
    [3, "U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2", 2],
    [2, "R U", 15],
    [4, "Rw U", 240],
    [4, "2R U", 20],
    [4, "m e", 12],
    [5, "Rw Uw", 105],
    [5, "2R 2U", 28],
    [7, "3Rw 2U", 560],
  ])("n = %i: %j has order %i, by cycles and by doing it", (size, alg, expected) => {
    expect(order(alg, size)).toBe(expected);
    expect(orderByRepetition(alg, size)).toBe(expected);
    expect(analyzeOrder(alg, size).order).toBe(expected);
  });

  test("two published ones: the commutator 6, and the algorithm of the comparison 30", () => {
    expect(order("[R, U]")).toBe(6);
    expect(order("R U R' U' D F L x D y L")).toBe(orderByRepetition("R U R' U' D F L x D y L"));
  });

  test("repetitions of 10^9 and more, nested deep, are as quick as any", { tags: ["seconds"] }, () => {
    expect(order("(R U)1000000000")).toBe(21); // 105 / gcd(105, 10^9)
    expect(order(`(R U)${Number.MAX_SAFE_INTEGER}`)).toBe(105 / greatest(105, Number.MAX_SAFE_INTEGER));
    expect(order(`${"(".repeat(10_000)}R U${")1000000001".repeat(10_000)}`, 2)).toBeLessThanOrEqual(45);
  });

  test("a text that is no algorithm, and a move that the cube has not, are refused", () => {
    expect(() => order("R Q")).toThrow(CubegramError);
    expect(() => order("M", 4)).toThrow(CubegramError);
    expect(() => order("R", 1)).toThrow(RangeError);
    expect(() => order(5 as never)).toThrow(TypeError);
  });
});

describe("the reference", () => {
  test.each(SIZES)(
    "n = %i: the order of a random algorithm is the first repetition that brings all home",
    (size) => {
      fc.assert(
        fc.property(algs(size), (alg) => {
          const found = analyzeState(algState(alg, size));
          fc.pre(found.order <= 2000 && isShort(alg));
          expect(orderByRepetition(alg, size)).toBe(found.order);
        }),
        { numRuns: 25 },
      );
    },
  );

  test.each([2, 3, 4])("n = %i: and so says the naive sticker model", (size) => {
    fc.assert(
      fc.property(fc.array(moves(size), { minLength: 1, maxLength: 4 }), (nodes) => {
        const expected = order({ nodes }, size);
        fc.pre(expected <= 60);
        const naive = new NaiveCube(size);
        const home = String(naive.labels());
        let count = 0;
        do {
          for (const { axis, first, last, quarters } of turnsOf({ nodes }, size))
            naive.turn(axis, first, last, quarters);
          count++;
        } while (String(naive.labels()) !== home);
        expect(count).toBe(expected);
      }),
      { numRuns: 10 },
    );
  });

  test("it gives up after as many repetitions as it is given", () => {
    expect(orderByRepetition("R U", 3, 105)).toBe(105);
    expect(() => orderByRepetition("R U", 3, 104)).toThrow(
      /"patience" expected enough repetitions.* got 104/,
    );
  });

  // cubing.js tells the four ways in which a center can stand: our `supercubeOrder`.
  test.each([
    [3, "3x3x3"],
    [4, "4x4x4"],
    [5, "5x5x5"],
    [6, "6x6x6"],
  ] as const)("n = %i: cubing.js finds the same orders", async (size, name) => {
    const kpuzzle = await puzzles[name].kpuzzle();
    fc.assert(
      fc.property(fc.array(moves(size), { minLength: 1, maxLength: 12 }), (nodes) => {
        const text = printTurns(turnsOf({ nodes }, size), size);
        fc.pre(size > 3 || !/\d-\d|\d[URFDLB]/.test(text));
        expect(analyzeOrder({ nodes }, size).supercubeOrder).toBe(
          kpuzzle.algToTransformation(text).repetitionOrder(),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("the report", () => {
  test("R U R' U': two twisted pairs of corners and a cycle of three edges", () => {
    expect(analyzeOrder("R U R' U'")).toEqual({
      order: 6,
      cycles: [
        [1, 36],
        [3, 2],
        [6, 2],
      ],
      byOrbit: [
        {
          kind: "corner",
          depths: [],
          orientations: 3,
          cycles: [
            { length: 1, twist: 0, count: 4 },
            { length: 2, twist: 1, count: 1 },
            { length: 2, twist: 2, count: 1 },
          ],
          parity: 0,
          order: 6,
        },
        {
          kind: "edge",
          depths: [1],
          orientations: 2,
          cycles: [
            { length: 1, twist: 0, count: 9 },
            { length: 3, twist: 0, count: 1 },
          ],
          parity: 0,
          order: 3,
        },
        {
          kind: "fixedCenter",
          depths: [1, 1],
          orientations: 1,
          cycles: [{ length: 1, twist: 0, count: 6 }],
          parity: 0,
          order: 1,
        },
      ],
      parity: { corner: 0, edge: 0, fixedCenter: 0 },
      isEven: true,
      looksSolvedAfter: 6,
      samePictureAfter: 6,
      supercubeOrder: 6,
    });
  });

  test.each([
    [3, "R", { corner: 1, edge: 1, fixedCenter: 0 }, false],
    [3, "R2", { corner: 0, edge: 0, fixedCenter: 0 }, true],
    [3, "M", { corner: 0, edge: 1, fixedCenter: 1 }, false],
    [3, "x", { corner: 0, edge: 1, fixedCenter: 1 }, false],
    [2, "R", { corner: 1 }, false],
    [4, "R", { corner: 1, wing: 0, xCenter: 1 }, false],
    [4, "2R", { corner: 0, wing: 1, xCenter: 0 }, false],
    [5, "2R", { corner: 0, edge: 0, wing: 1, xCenter: 0, plusCenter: 1, fixedCenter: 0 }, false],
    [6, "2R", { corner: 0, wing: 1, xCenter: 0, obliqueCenter: 0 }, false],
  ] as const)("n = %i: parities of %s", (size, alg, parity, isEven) => {
    // The parity table of reference/nxn.md 1: outer turns a, inner b; x-centers a, +-centers a + b, obliques doubled.
    expect(analyzeOrder(alg, size)).toMatchObject({ parity, isEven });
  });

  test.each(SIZES)(
    "n = %i: cycles make up all stickers, orbits make up the order, no cycle passes 24",
    (size) => {
      fc.assert(
        fc.property(algs(size, { huge: true }), (alg) => {
          const report = analyzeOrder(alg, size);
          expect(report.cycles.reduce((sum, [length, count]) => sum + length * count, 0)).toBe(6 * size ** 2);
          expect(report.cycles.every(([length]) => length <= MAX_CYCLE_LENGTH)).toBe(true);
          expect([...report.cycles].sort((a, b) => a[0] - b[0])).toEqual(report.cycles);
          expect(
            report.byOrbit.reduce((lcm, orbit) => (lcm * orbit.order) / greatest(lcm, orbit.order), 1),
          ).toBe(report.order);
          expect(report.byOrbit.map((orbit) => orbit.kind)).toEqual(
            cubeGeometry(size).orbits.map((orbit) => orbit.kind),
          );
          expect(MAX_CUBE_SIZE % report.order).toBe(0);
        }),
        { numRuns: 30 },
      );
    },
  );

  test.each(SIZES)(
    "n = %i: solved looks, same pictures and marked centers come when repetition shows them",
    (size) => {
      fc.assert(
        fc.property(fc.array(moves(size), { maxLength: 3 }), (nodes) => {
          const state = algState({ nodes }, size);
          const report = analyzeState(state);
          fc.pre(report.supercubeOrder <= 1000);
          const solved = solvedState(size);
          const picture = coloringOf(solved);
          expect(report.looksSolvedAfter).toBe(firstPower(state, isSolved));
          expect(report.samePictureAfter).toBe(
            firstPower(state, (power) => sameColoring(coloringOf(power), picture)),
          );
          expect(report.supercubeOrder).toBe(
            firstPower(state, (power) => power.rotations.every((rotation) => rotation === 0)),
          );
        }),
        { numRuns: 30 },
      );
    },
  );

  test("what a solved look hides: rotations, equal centers, the twist of a center", () => {
    expect(analyzeOrder("x")).toMatchObject({
      order: 4,
      looksSolvedAfter: 1,
      samePictureAfter: 4,
      supercubeOrder: 4,
    });
    expect(analyzeOrder("y U2")).toMatchObject({ order: 4, looksSolvedAfter: 2, samePictureAfter: 4 });
    expect(analyzeOrder("R U", 4)).toMatchObject({
      order: 420,
      looksSolvedAfter: 105,
      samePictureAfter: 105,
    });
    expect(analyzeOrder("R U").supercubeOrder).toBe(420);
  });
});

describe("all of the group", () => {
  const GROUP = 43_252_003_274_489_856_000n;

  test("the histogram of orders counts every state once", () => {
    expect(Object.values(ORDERS).reduce((sum, count) => sum + count, 0n)).toBe(GROUP);
    expect(Object.keys(ORDERS).length).toBe(73);
  });

  test("orders of 20,000 uniform states of a 3x3 follow the histogram (chi-square, seed fixed)", () => {
    const samples = 20_000;
    const random = seededRandom("orders of the whole group");
    const seen = new Map<number, number>();
    for (let i = 0; i < samples; i++) {
      const found = orderOfState(randomState(3, random));
      seen.set(found, (seen.get(found) ?? 0) + 1);
    }
    for (const found of seen.keys()) expect(ORDERS).toHaveProperty(String(found));
    let statistic = 0;
    let bins = 0;
    const rare = { expected: 0, observed: 0 };
    const add = (expected: number, observed: number) => {
      statistic += (observed - expected) ** 2 / expected;
      bins++;
    };
    for (const [found, count] of Object.entries(ORDERS)) {
      const expected = (samples * Number(count)) / Number(GROUP);
      const observed = seen.get(Number(found)) ?? 0;
      if (expected >= 5) add(expected, observed);
      else {
        rare.expected += expected;
        rare.observed += observed;
      }
    }
    add(rare.expected, rare.observed);
    // Chi-square with bins − 1 degrees of freedom: mean bins − 1, deviation √(2 (bins − 1)); four of them.
    expect(bins).toBeGreaterThan(50);
    expect(statistic).toBeLessThan(bins - 1 + 4 * Math.sqrt(2 * (bins - 1)));
  });

  test("held in any way, a 3x3 has the 78 orders and no other (300 states × 24)", () => {
    expect(ORDERS_HELD.length).toBe(78);
    const random = seededRandom("held");
    for (let i = 0; i < 300; i++) {
      const state = randomState(3, random);
      for (let rotation = 0; rotation < 24; rotation++)
        expect(ORDERS_HELD.includes(orderOfState(rotateState(state, rotation)))).toBe(true);
    }
  });

  test("a 2x2 has its 14 orders, held in any way 17, and 20,000 random states show all but the identity", () => {
    const random = seededRandom("pocket");
    const upright = new Set<number>();
    const held = new Set<number>();
    for (let i = 0; i < 20_000; i++) {
      const state = randomState(2, random);
      upright.add(orderOfState(state));
      held.add(orderOfState(rotateState(state, i % 24)));
    }
    const ascending = (found: Set<number>) => [...found].sort((a, b) => a - b);
    expect([1, ...ascending(upright)].filter((value, i, all) => all.indexOf(value) === i)).toEqual(
      ORDERS_2X2,
    );
    expect([1, ...ascending(held)].filter((value, i, all) => all.indexOf(value) === i)).toEqual(
      ORDERS_2X2_HELD,
    );
  });

  // The largest orders of the supercube groups (reference/nxn.md 7), attained by cycles of these lengths.
  test.each([
    [4, 765_765, { corner: [[3, 5]], wing: [[17, 7]], xCenter: [[13, 11]] }],
    [
      5,
      281_801_520,
      { corner: [[3, 5]], edge: [[8, 2]], wing: [[23]], xCenter: [[17, 7]], plusCenter: [[13, 11]] },
    ],
    [
      6,
      MAX_CUBE_SIZE,
      {
        corner: [[3, 5]],
        wing: [[23], [19, 5]],
        xCenter: [
          [17, 7],
          [13, 11],
        ],
        obliqueCenter: [[16, 2]],
      },
    ],
    [
      7,
      MAX_CUBE_SIZE,
      {
        corner: [[3, 5]],
        wing: [[23], [19, 5]],
        xCenter: [
          [17, 7],
          [13, 11],
        ],
        plusCenter: [[16, 2]],
      },
    ],
  ] as const)("n = %i: a state of order %i", (size, expected, lengths) => {
    const state = stateWithCycles(size, lengths);
    expect(isReachable(state)).toBe(true);
    expect(orderOfState(state)).toBe(expected);
    expect(analyzeState(state).order).toBe(expected);
  });
});

function greatest(a: number, b: number): number {
  return b === 0 ? a : greatest(b, a % b);
}

/** Whether an algorithm is short enough to be done again and again. */
function isShort(alg: Parameters<typeof order>[0]): boolean {
  try {
    return turnsOf(readAlg(alg), 7).length < 200;
  } catch {
    return false;
  }
}

/** The first repetition that a test holds for. */
function firstPower(state: CubeState, holds: (power: CubeState) => boolean): number {
  let power = state;
  for (let count = 1; ; count++) {
    if (holds(power)) return count;
    power = composeStates(power, state);
  }
}

/** A state whose orbits of each kind have cycles of these lengths; the first cycle of corners and edges is turned by one. */
function stateWithCycles(
  size: number,
  lengths: Readonly<Partial<Record<Orbit["kind"], readonly (readonly number[])[]>>>,
): CubeState {
  const state = solvedState(size);
  const used = new Map<string, number>();
  for (const orbit of cubeGeometry(size).orbits) {
    const index = used.get(orbit.kind) ?? 0;
    used.set(orbit.kind, index + 1);
    const { permutation, orientation } = arrangementOf(state, orbit);
    let start = 0;
    for (const [cycle, length] of (lengths[orbit.kind]?.[index] ?? []).entries()) {
      for (let i = 0; i < length; i++) permutation[start + i] = start + ((i + 1) % length);
      // Twists that sum to nothing: 1 on the first cycle, the rest on the second.
      orientation[start] = cycle === 0 ? 1 % orbit.orientations : orbit.orientations - 1;
      start += length;
    }
    arrangeInto(state.rotations, size, orbit, { permutation, orientation });
  }
  return state;
}
