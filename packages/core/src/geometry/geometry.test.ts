import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { permutationOrder, randomBelow, seededRandom } from "../perm/index.ts";
import {
  allTurns,
  CORNER_NAMES,
  cubeGeometry,
  EDGE_NAMES,
  faces,
  faceTurns,
  ROTATION_COUNT,
  rotations,
  SYMMETRY_COUNT,
  symmetryInverse,
  symmetryProduct,
  transformBySymmetry,
  turnPermutation,
  vectorKey,
} from "./index.ts";
import { kindOfCell } from "./orbit.ts";

const SIZES = [2, 3, 4, 5, 6, 7];

describe("the 24 rotations and 48 symmetries", () => {
  test("24 different matrices, 48 different symmetries", () => {
    expect(new Set(rotations().matrices.map(String)).size).toBe(ROTATION_COUNT);
    const images = Array.from({ length: SYMMETRY_COUNT }, (_, s) =>
      faces()
        .map((face) => vectorKey(transformBySymmetry(s, face.normal)))
        .join(),
    );
    expect(new Set(images).size).toBe(SYMMETRY_COUNT);
  });

  test("group axioms: closed, associative, identity 0, inverses", () => {
    for (let a = 0; a < SYMMETRY_COUNT; a++) {
      expect(symmetryProduct(a, 0)).toBe(a);
      expect(symmetryProduct(0, a)).toBe(a);
      expect(symmetryProduct(a, symmetryInverse(a))).toBe(0);
      for (let b = 0; b < SYMMETRY_COUNT; b++) {
        const ab = symmetryProduct(a, b);
        expect(ab).toBeLessThan(SYMMETRY_COUNT);
        for (let c = 0; c < SYMMETRY_COUNT; c += 7)
          expect(symmetryProduct(ab, c)).toBe(symmetryProduct(a, symmetryProduct(b, c)));
      }
    }
  });

  test("the product table is the composition of the maps", () => {
    const v = [1, 2, 3] as const;
    for (let a = 0; a < SYMMETRY_COUNT; a++)
      for (let b = 0; b < SYMMETRY_COUNT; b++)
        expect(transformBySymmetry(symmetryProduct(a, b), v)).toEqual(
          transformBySymmetry(a, transformBySymmetry(b, v)),
        );
  });

  test("element orders are those of the octahedral group: 1, 9 × 2, 8 × 3, 6 × 4", () => {
    const orders = Array.from({ length: ROTATION_COUNT }, (_, r) => {
      let order = 1;
      for (let power = r; power !== 0; power = symmetryProduct(power, r)) order++;
      return order;
    });
    expect([1, 2, 3, 4].map((order) => orders.filter((o) => o === order).length)).toEqual([1, 9, 8, 6]);
  });
});

describe("cells and orbits", () => {
  test.each(SIZES)("n = %i: n³ − (n−2)³ cells, 6n² facelets, each facelet on its cell", (size) => {
    const geometry = cubeGeometry(size);
    expect(geometry.cells.length).toBe(size ** 3 - (size - 2) ** 3);
    expect(geometry.cellOfFacelet.length).toBe(6 * size ** 2);
  });

  test.each(SIZES)("n = %i: orbit kinds and sizes as the counting formulas say", (size) => {
    const k = Math.floor(size / 2);
    const odd = size % 2 === 1;
    const count = (kind: string) => cubeGeometry(size).orbits.filter((orbit) => orbit.kind === kind).length;
    expect(count("corner")).toBe(1);
    expect(count("edge")).toBe(odd ? 1 : 0);
    expect(count("wing")).toBe(k - 1);
    expect(count("fixedCenter")).toBe(odd ? 1 : 0);
    expect(count("xCenter")).toBe(k - 1);
    expect(count("plusCenter")).toBe(odd ? k - 1 : 0);
    expect(count("obliqueCenter")).toBe(Math.max(0, (k - 1) * (k - 2)));
    const sizes = {
      corner: 8,
      edge: 12,
      fixedCenter: 6,
      wing: 24,
      xCenter: 24,
      plusCenter: 24,
      obliqueCenter: 24,
    };
    for (const orbit of cubeGeometry(size).orbits) expect(orbit.cells.length).toBe(sizes[orbit.kind]);
  });

  test.each(SIZES)("n = %i: an orbit of the rotations is an orbit of the layer turns", (size) => {
    const geometry = cubeGeometry(size);
    const { quarter } = rotations();
    for (const orbit of geometry.orbits) {
      const reached = new Set([orbit.cells[0]]);
      const slices = allTurns(size).filter((turn) => turn.first === turn.last && turn.quarters === 1);
      for (const cell of reached)
        for (const turn of slices)
          if (geometry.layer[turn.axis][cell] === turn.first)
            reached.add(geometry.place[cell * ROTATION_COUNT + quarter[turn.axis][1]]);
      if (orbit.kind === "fixedCenter") expect(reached.size).toBeLessThanOrEqual(6);
      else expect([...reached].sort()).toEqual([...orbit.cells].sort());
    }
  });

  test.each(SIZES)(
    "n = %i: visible orientations = stickers of the piece that share a sticker orbit",
    (size) => {
      const geometry = cubeGeometry(size);
      for (const orbit of geometry.orbits) {
        const own = orbit.facelets[0];
        const images = new Set<number>();
        for (let r = 0; r < ROTATION_COUNT; r++)
          images.add(geometry.faceletImage[own[0] * ROTATION_COUNT + r]);
        expect(own.filter((facelet) => images.has(facelet)).length).toBe(orbit.orientations);
      }
    },
  );

  test("every corner's stickers go clockwise from its reference, seen from outside", () => {
    const { orbits, cells } = cubeGeometry(3);
    for (const [place, facelets] of orbits[0].facelets.entries()) {
      const [a, b, c] = facelets.map((facelet) => faces()[Math.floor(facelet / 9)].normal);
      const cell = cells[orbits[0].cells[place]];
      const triple =
        a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0]);
      expect(triple).toBe(-1);
      expect(cell.every((coordinate) => Math.abs(coordinate) === 2)).toBe(true);
    }
  });

  test("names tell the faces of their cells", () => {
    expect(CORNER_NAMES.length + EDGE_NAMES.length).toBe(20);
    expect(kindOfCell([2, 2, 0], 3)).toBe("edge");
    expect(kindOfCell([3, 3, 1], 4)).toBe("wing");
  });

  test("a size outside 2 … 100 is refused", () => {
    expect(() => cubeGeometry(1)).toThrow(RangeError);
    expect(() => cubeGeometry(2.5)).toThrow(/expected an integer/);
  });
});

describe("turns", () => {
  test.each(SIZES)(
    "n = %i: facelet permutations agree with the naive sticker model over 300 random turns",
    (size) => {
      const random = seededRandom(`turns ${size}`);
      const naive = new NaiveCube(size);
      const turns = allTurns(size);
      let labels: number[] = Array.from({ length: 6 * size ** 2 }, (_, facelet) => facelet);
      for (let i = 0; i < 300; i++) {
        const turn = turns[randomBelow(turns.length, random)];
        naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
        const permutation = turnPermutation(size, turn);
        labels = labels.map((_, facelet) => labels[permutation[facelet]]);
      }
      expect(labels).toEqual(naive.labels());
    },
  );

  test("a quarter turn has order 4, a half turn order 2", () => {
    for (const turn of faceTurns(3))
      expect(permutationOrder(turnPermutation(3, turn))).toBe(turn.quarters === 2 ? 2n : 4n);
  });
});
