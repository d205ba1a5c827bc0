import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { allTurns, cubeGeometry, EDGE_NAMES, ROTATION_COUNT } from "../geometry/index.ts";
import { inversions, randomBelow, randomPermutation, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import {
  assemblyFromCubies,
  coloringOf,
  invariantsOf,
  isReachable,
  printFacelets,
  randomAssembly,
  randomState,
  rotateState,
  sameState,
  solvedColoring,
  solvedState,
} from "../state/index.ts";
import { assemble, diagnose, explain, FAULT_CODES, type FaultFacts, faceletName } from "./index.ts";

const SIZES = [2, 3, 4, 5, 6, 7];
const UNTOUCHED = { cp: [0, 1, 2, 3, 4, 5, 6, 7], co: Array(8).fill(0), eo: Array(12).fill(0) };
const EDGES = [...Array(12).keys()];

describe("legal cubes", () => {
  test.each(SIZES)(
    "n = %i: random states in all 24 views give back a state with the same stickers",
    (size) => {
      const random = seededRandom(`views ${size}`);
      for (let i = 0; i < 5; i++)
        for (let view = 0; view < ROTATION_COUNT; view++) {
          const state = rotateState(randomState(size, random), view);
          const coloring = coloringOf(state);
          const diagnosis = diagnose(coloring);
          expect(diagnosis).toMatchObject({ legal: true, size, faults: [], repairs: [] });
          expect(printFacelets(coloringOf(diagnosis.state!))).toBe(printFacelets(coloring));
          expect(isReachable(diagnosis.state!)).toBe(true);
          expect(sameState(diagnosis.state!, state)).toBe(true);
        }
    },
  );

  test.each([2, 3, 4])(
    "n = %i: whatever the naive sticker model is turned to, slices and rotations too",
    (size) => {
      const random = seededRandom(`naive ${size}`);
      const turns = allTurns(size);
      const naive = new NaiveCube(size);
      for (let i = 0; i < 100; i++) {
        for (let k = 0; k < 5; k++) {
          const turn = turns[randomBelow(turns.length, random)];
          naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
        }
        const { state } = diagnose(naive.facelets());
        expect(printFacelets(coloringOf(state!))).toBe(naive.facelets());
      }
    },
  );

  test("a solved cube has the solved state, byte for byte, in every size", () => {
    for (const size of [...SIZES, 8, 9])
      expect(unwrap(assemble(coloringOf(solvedState(size)))).rotations).toEqual(solvedState(size).rotations);
  });
});

describe("the three laws", () => {
  test("every random assembly of a 3x3 breaks exactly the laws that its invariants break", () => {
    const random = seededRandom("assemblies");
    for (let i = 0; i < 500; i++) {
      const assembly = rotateState(randomAssembly(3, random), randomBelow(24, random));
      const { twist, flip, parity } = invariantsOf(assembly);
      const expected = [
        ...(twist ? ["corner-twist"] : []),
        ...(flip ? ["edge-flip"] : []),
        ...(parity ? ["parity"] : []),
      ];
      const { faults, legal } = diagnose(coloringOf(assembly), { repairs: false });
      expect(faults.map(({ code }) => code)).toEqual(expected);
      expect(legal).toBe(expected.length === 0);
    }
  });

  // Bound: 5 standard deviations of the binomial distribution. Source of the odds: seed-systems.md S4.
  test.each([
    [3, 12],
    [2, 3],
    [4, 3],
  ])("n = %i: one assembly in %i is legal", (size, odds) => {
    const random = seededRandom(`odds ${size}`);
    const samples = size === 3 ? 3000 : 900;
    let legal = 0;
    for (let i = 0; i < samples; i++)
      if (diagnose(coloringOf(randomAssembly(size, random)), { repairs: false }).legal) legal++;
    const deviation = Math.sqrt((samples * (odds - 1)) / odds ** 2);
    expect(Math.abs(legal - samples / odds)).toBeLessThan(5 * deviation);
  });

  // The worked example of the parity tests that the field cites: seed-systems.md S4.
  test("the edges 7 6 4 0 11 10 5 1 9 8 2 3 have 38 inversions: even, so the order of the edges is legal", () => {
    const ep = [7, 6, 4, 0, 11, 10, 5, 1, 9, 8, 2, 3];
    expect(inversions(ep)).toBe(38);
    expect(diagnose(coloringOf(unwrap(assemblyFromCubies({ ...UNTOUCHED, ep })))).legal).toBe(true);
    const swapped = ep.with(0, ep[1]).with(1, ep[0]);
    const { faults } = diagnose(coloringOf(unwrap(assemblyFromCubies({ ...UNTOUCHED, ep: swapped }))));
    expect(faults.map(({ code, got }) => [code, got])).toEqual([
      ["parity", { corners: 0, edges: 37, sum: 37 }],
    ]);
    expect(faults[0].pieces!.length).toBe(12);
  });

  test("a parity fault names the pieces that are not at home, a twist the twisted corners, a flip the flipped edges", () => {
    const ep = EDGES.with(0, 8).with(8, 0);
    const wrong = { ...UNTOUCHED, ep, co: UNTOUCHED.co.with(3, 1), eo: UNTOUCHED.eo.with(11, 1) };
    const upright = unwrap(assemblyFromCubies(wrong));
    const { faults } = diagnose(coloringOf(upright));
    expect(faults.map(({ code, pieces, places }) => [code, pieces, places])).toEqual([
      ["corner-twist", ["UBR"], ["UBR"]],
      ["edge-flip", ["BR"], ["BR"]],
      ["parity", ["FR", "UR"], ["UR", "FR"]],
    ]);
    for (let view = 0; view < ROTATION_COUNT; view++) {
      const held = diagnose(coloringOf(rotateState(upright, view))).faults;
      expect(held.map(({ code, pieces }) => [code, pieces])).toEqual(
        faults.map(({ code, pieces }) => [code, pieces]),
      );
    }
  });

  test("an even cube has no parity law: two corners of a 4x4 or two wings may be exchanged", () => {
    const random = seededRandom("even");
    for (const size of [2, 4, 6]) {
      const { colors } = coloringOf(randomState(size, random));
      const corners = cubeGeometry(size).orbits[0].facelets;
      corners[0].forEach((facelet, k) => {
        [colors[facelet], colors[corners[5][k]]] = [colors[corners[5][k]], colors[facelet]];
      });
      expect(diagnose({ size, colors }).legal).toBe(true);
    }
  });
});

describe("faults", () => {
  const solved = [...printFacelets(coloringOf(solvedState(3)))];

  test("are all listed, not the first: a wrong letter, a twisted corner and a doubled edge together", () => {
    const text = solved.with(8, "R").with(9, "F").with(20, "U").with(7, "D").with(4, "K");
    const { faults } = diagnose(text.join(""));
    expect(faults.map(({ code, got, places }) => [code, got, places])).toEqual([
      ["letter", "K", undefined],
      ["colour-count", 10, undefined],
      ["piece-doubled", 2, ["UF", "DF"]],
      ["piece-missing", 0, undefined],
      ["corner-twist", 2, ["URF"]],
    ]);
  });

  test("of impossible pieces show the place, its stickers and why", () => {
    const { faults } = diagnose(solved.with(8, "L").with(46, "U").join(""));
    const impossible = faults.filter(({ code }) => code === "piece-impossible");
    expect(
      impossible.map(({ facelets, pieces, expected, got }) => ({ facelets, pieces, expected, got })),
    ).toEqual([
      { facelets: [8, 9, 20], pieces: ["URF"], expected: "no LR: opposite colors", got: "LRF" },
      { facelets: [1, 46], pieces: ["UB"], expected: "no UU: the same color", got: "UU" },
    ]);
    expect(impossible[0].message).toBe(
      "The corner at URF shows LRF; no piece has both L and R, which are opposite colors.",
    );
  });

  test("answer in the words of the question", () => {
    const inColors = solved.map((letter) => "WRGYOB"["URFDLB".indexOf(letter)]);
    expect(diagnose(inColors.with(8, "O").join("")).faults.map(({ message }) => message)).toEqual([
      "There are 8 stickers of white instead of 9.",
      "There are 10 stickers of orange instead of 9.",
      "The corner at URF shows orange-red-green; no piece has both orange and red, which are opposite colors.",
      "The white-red-green corner is missing.",
    ]);
  });

  test("a flipped wing of a big cube is its partner, there twice", () => {
    const state = solvedState(4);
    const { colors } = coloringOf(state);
    const wing = cubeGeometry(4).orbits.find(({ kind }) => kind === "wing")!;
    const [a, b] = wing.facelets[0];
    [colors[a], colors[b]] = [colors[b], colors[a]];
    const { faults } = diagnose({ size: 4, colors });
    expect(faults.map(({ code }) => code).sort()).toEqual(["piece-doubled", "piece-missing"]);
    const doubled = faults.find(({ code }) => code === "piece-doubled")!;
    const missing = faults.find(({ code }) => code === "piece-missing")!;
    expect(doubled.pieces![0]).toMatch(/^[URFDLB]{2}2$/);
    expect([...doubled.pieces![0].slice(0, 2)].reverse().join("")).toBe(missing.pieces![0].slice(0, 2));
  });

  test("x- and +-centers of a 5x5 that were exchanged are found although the totals are right", () => {
    const { colors } = coloringOf(solvedState(5));
    const { orbits } = cubeGeometry(5);
    const [x] = orbits.find(({ kind }) => kind === "xCenter")!.facelets[0];
    const plus = orbits.find(({ kind }) => kind === "plusCenter")!.facelets.flat();
    const other = plus.find((facelet) => colors[facelet] !== colors[x])!;
    [colors[x], colors[other]] = [colors[other], colors[x]];
    const { faults } = diagnose({ size: 5, colors });
    expect(faults.map(({ code, got }) => [code, got]).sort()).toEqual([
      ["center-count", 3],
      ["center-count", 3],
      ["center-count", 5],
      ["center-count", 5],
    ]);
  });

  test("a mirrored cube is called mirrored, not twisted, in any size and view", () => {
    const random = seededRandom("mirror");
    const swaps = [
      [1, 4],
      [2, 5],
      [0, 3],
    ];
    for (const size of SIZES)
      for (let i = 0; i < 12; i++) {
        const { colors } = coloringOf(rotateState(randomState(size, random), randomBelow(24, random)));
        const [a, b] = swaps[i % 3];
        const mirrored = colors.map((color) => (color === a ? b : color === b ? a : color));
        const { faults, repairs } = diagnose({ size, colors: mirrored });
        expect(faults.map(({ code }) => code)).toEqual(["scheme-mirrored"]);
        expect(repairs.map(({ kind }) => kind)).toEqual(Array(3).fill("exchange-colours"));
        expect(repairs.map(({ facelets }) => facelets)).toContain(printFacelets({ size, colors }));
      }
  });

  test("the Japanese scheme (blue opposite white) is called another scheme, and renamed", () => {
    const random = seededRandom("japan");
    for (const size of SIZES) {
      const { colors } = coloringOf(randomState(size, random));
      const japanese = colors.map((color) => (color === 3 ? 5 : color === 5 ? 3 : color));
      const { faults, repairs } = diagnose({ size, colors: japanese });
      expect(faults.map(({ code, got }) => [code, got])).toEqual([["scheme-other", "URFBLD"]]);
      expect(repairs.map(({ facelets }) => facelets)).toContain(printFacelets({ size, colors }));
    }
  });

  test("two exchanged center caps are a fault of the centers, not of the scheme", () => {
    const random = seededRandom("caps");
    for (const [a, b] of [
      [4, 31],
      [4, 13],
    ]) {
      const { colors } = coloringOf(randomState(3, random));
      [colors[a], colors[b]] = [colors[b], colors[a]];
      const { faults, repairs } = diagnose({ size: 3, colors });
      expect(faults.map(({ code }) => code)).toEqual(["center-arrangement"]);
      expect(repairs.length).toBeGreaterThan(0);
    }
  });

  test("every code has a sentence", () => {
    const clash = { kind: "same", colors: "UU" };
    const sample = { expected: "UR", got: "UF", clash, orbit: { kind: "xCenter", layers: [2] }, ways: 2 };
    for (const code of FAULT_CODES)
      for (const vocabulary of ["faces", "colors"] as const)
        expect(explain({ ...sample, code } as FaultFacts, { size: 3, vocabulary })).toMatch(/^[A-Z"0 ].*\.$/);
  });

  test("facelets are named by face and number", () => {
    expect([0, 8, 9, 53].map((facelet) => faceletName(facelet, 3))).toEqual(["U1", "U9", "R1", "B9"]);
    expect(faceletName(95, 4)).toBe("B16");
    expect(EDGE_NAMES.length).toBe(12);
  });
});

describe("shuffled stickers", () => {
  test("never give a diagnosis that contradicts itself", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3, 4, 5),
        fc.string(),
        fc.nat(8),
        fc.nat(6),
        (size, seed, exchanges, holes) => {
          const random = seededRandom(seed);
          const { colors } = coloringOf(randomState(size, random));
          const order = randomPermutation(colors.length, random);
          for (let i = 0; i < exchanges; i++) {
            const [a, b] = [order[2 * i], order[2 * i + 1]];
            [colors[a], colors[b]] = [colors[b], colors[a]];
          }
          for (let i = 0; i < holes; i++) colors[order[colors.length - 1 - i]] = 6;
          const { legal, state, faults, repairs } = diagnose({ size, colors });
          expect([legal, faults.length === 0]).toEqual([state !== undefined, state !== undefined]);
          for (const { facelets = [], message } of faults) {
            expect(message).not.toMatch(/undefined|NaN|\[object/);
            expect(facelets.every((facelet) => facelet >= 0 && facelet < colors.length)).toBe(true);
          }
          for (const { facelets, changed } of repairs.slice(0, 5)) {
            expect(diagnose(facelets).legal).toBe(true);
            const given = printFacelets({ size, colors });
            expect(changed).toEqual([...given].flatMap((letter, i) => (letter === facelets[i] ? [] : [i])));
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});

describe("what a fault knows", () => {
  test("stickers that were left out and follow from the others are named, not filled in silently", () => {
    const facelets = printFacelets(coloringOf(randomState(3, seededRandom("left out"))));
    for (const mark of "?X-.") {
      const found = diagnose(`${mark}${facelets.slice(1, 20)}${mark}${facelets.slice(21)}`);
      expect(found, mark).toMatchObject({ legal: true, filledIn: [0, 20] });
    }
    expect(diagnose(facelets).filledIn).toBeUndefined();
  });

  test("two colors that clash come as data", () => {
    const facelets = printFacelets(solvedColoring(3));
    const found = diagnose(`${facelets.slice(0, 8)}D${facelets.slice(9)}`).faults.filter(
      (fault) => fault.code === "piece-impossible",
    );
    expect(found.map(({ clash }) => clash)).toEqual([]);
    const edge = `${facelets.slice(0, 1)}B${facelets.slice(2)}`;
    const [fault] = diagnose(edge).faults.filter((each) => each.code === "piece-impossible");
    expect(fault.clash).toEqual({ kind: "same", colors: "BB" });
  });
});
