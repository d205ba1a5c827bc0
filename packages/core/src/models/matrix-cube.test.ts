import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { FACES, faces, faceTurns } from "../geometry/index.ts";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { coloringOf, printFacelets, randomAssembly, solvedState, turnState } from "../state/index.ts";
import {
  FLAT_KEYS,
  faceOfMatrixColor,
  flattenColoring,
  MatrixCube,
  type MatrixPiece,
  matrixColor,
  parseFlatCube,
  parseMatrixPieces,
  rx,
  ry,
  rz,
} from "./matrix-cube.ts";

/** A face turn by its name: R, R2, R'. */
function named(move: string) {
  return faceTurns(3)[FACES.indexOf(move[0] as "U") * 3 + ["", "2", "'"].indexOf(move.slice(1))];
}

type Vector3 = [number, number, number];

/** The model as it is described, with nothing of the library: positions and color vectors times a matrix. */
class DescribedCube {
  pieces: { position: Vector3; colors: Vector3 }[] = [];

  constructor() {
    for (const x of [-1, 0, 1])
      for (const y of [-1, 0, 1])
        for (const z of [-1, 0, 1]) {
          // Colors count from 1 here, so that the sign of 0 is not lost; the read-out takes it off again.
          const colors = [x, y, z].map((sign, axis) => sign && 2 * axis + (sign > 0 ? 1 : 0) + 1) as Vector3;
          if (x || y || z) this.pieces.push({ position: [x, y, z], colors });
        }
  }

  turn(axis: number, quarters: number, from: number, to: number) {
    const [b, c] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const { position, colors } of this.pieces)
      if (position[axis] >= from && position[axis] <= to)
        for (let i = 0; i < (quarters + 8) % 4; i++)
          for (const v of [position, colors]) [v[b], v[c]] = [-v[c], v[b]];
  }

  flatten(): Record<string, number[][]> {
    const flat: Record<string, number[][]> = {};
    for (const key of FLAT_KEYS) flat[key] = [[], [], []];
    for (const { position, colors } of this.pieces) {
      const [x, y, z] = position;
      const at = (axis: number) => Math.abs(colors[axis]) - 1;
      if (x) flat[`${x},0,0`][Math.abs(y - 1)][Math.abs(z - Math.sign(x))] = at(0);
      if (y) flat[`0,${y},0`][Math.abs(z + Math.sign(y))][Math.abs(x + 1)] = at(1);
      if (z) flat[`0,0,${z}`][Math.abs(y - Math.sign(z))][Math.abs(x + Math.sign(z))] = at(2);
    }
    return flat;
  }
}

describe("turns about the axes", () => {
  test("rx(1, 1) is R', and so round the six faces", () => {
    expect(rx(1, 1)).toEqual(named("R'"));
    expect(rx(-1)).toEqual(named("R"));
    expect(rx(1, -1)).toEqual(named("L"));
    expect(ry(1)).toEqual(named("U'"));
    expect(ry(1, -1)).toEqual(named("D"));
    expect(rz(1)).toEqual(named("F'"));
    expect(rz(1, -1)).toEqual(named("B"));
    expect(rx(6)).toEqual(named("R2"));
    expect(ry(1, -1, 1)).toEqual({ axis: 1, first: 0, last: 2, quarters: 1 });
    expect(rz(1, 0)).toEqual({ axis: 2, first: 1, last: 1, quarters: 1 });
  });

  test("layers and angles that do not exist are refused", () => {
    expect(() => rx(1, 2)).toThrow(/"from" expected a layer −1, 0 or 1, got 2/);
    expect(() => ry(1, 1, 0)).toThrow(/"to" expected at least/);
    expect(() => rz(0.5)).toThrow(/"quarters" expected an integer, got 0.5/);
  });
});

describe("the matrix model", () => {
  test("300 random turns agree with positions and color vectors multiplied one by one", () => {
    const random = seededRandom("matrices");
    const described = new DescribedCube();
    let cube = new MatrixCube();
    for (let i = 0; i < 300; i++) {
      const axis = randomBelow(3, random);
      const quarters = randomBelow(7, random) - 3;
      const from = randomBelow(3, random) - 1;
      const to = from + randomBelow(2 - from, random);
      described.turn(axis, quarters, from, to);
      cube = cube.turn([rx, ry, rz][axis](quarters, from, to));
      expect(cube.flatten()).toEqual(described.flatten());
    }
    const order = (a: { position: readonly number[] }, b: { position: readonly number[] }) =>
      String(a.position) < String(b.position) ? -1 : 1;
    const theirs = described.pieces.map(({ position, colors }) => ({
      position: position.map((coordinate) => coordinate + 0),
      colors: colors.map((color) => (color ? Math.abs(color) - 1 : null)),
    }));
    expect(cube.pieces().sort(order)).toEqual(theirs.sort(order));
  });

  test("the sides of a solved cube are keyed by direction and colored −x 0, +x 1, −y 2, +y 3, −z 4, +z 5", () => {
    const all = (color: number) => Array.from({ length: 3 }, () => [color, color, color]);
    expect(new MatrixCube().flatten()).toEqual({
      "1,0,0": all(1),
      "-1,0,0": all(0),
      "0,1,0": all(3),
      "0,-1,0": all(2),
      "0,0,1": all(5),
      "0,0,-1": all(4),
    });
    for (const face of faces()) expect(faceOfMatrixColor(matrixColor(face))).toBe(face);
  });

  test("five sides read as in our net; −z reads from the bottom row up", () => {
    const naive = new NaiveCube(3);
    let state = solvedState(3);
    for (const move of ["R", "U2", "F'", "L", "D", "B"]) {
      const turn = named(move);
      naive.turn(turn.axis, turn.first, turn.last, turn.quarters);
      state = turnState(state, turn);
    }
    const flat = new MatrixCube(state).flatten();
    const letters = (key: "1,0,0", rows = flat[key]) =>
      rows
        .flat()
        .map((color) => faceOfMatrixColor(color!).name)
        .join("");
    const net = naive.facelets();
    const side = (face: number) => net.slice(face * 9, face * 9 + 9);
    expect(["0,1,0", "1,0,0", "0,0,1", "0,-1,0", "-1,0,0"].map((key) => letters(key as "1,0,0"))).toEqual(
      [0, 1, 2, 3, 4].map(side),
    );
    expect(letters("0,0,-1" as "1,0,0", [...flat["0,0,-1"]].reverse())).toBe(side(5));
  });

  test("a cube does not change when it is turned", () => {
    const cube = new MatrixCube();
    cube.turn(rx(1)).turn(ry(1), rz(1));
    expect(cube.flatten()).toEqual(new MatrixCube().flatten());
  });

  test("only a 3x3 has this model", () => {
    expect(() => new MatrixCube(solvedState(4))).toThrow(/expected a 3x3, got size 4/);
    expect(() => flattenColoring(coloringOf(solvedState(2)))).toThrow(/expected a 3x3, got size 2/);
  });
});

describe("back to an assembly", () => {
  test("pieces → cube → pieces and sides → coloring → sides are the identity on random assemblies", () => {
    const random = seededRandom("matrix back");
    for (let i = 0; i < 50; i++) {
      const cube = new MatrixCube(randomAssembly(3, random)).turn(ry(1, -1, 1));
      const pieces = cube.pieces();
      const shuffled = pieces.slice().sort(() => random() - 0.5);
      expect(unwrap(parseMatrixPieces(shuffled)).pieces()).toEqual(pieces);
      const coloring = unwrap(parseFlatCube(cube.flatten()));
      expect(printFacelets(coloring)).toBe(printFacelets(coloringOf(cube.assembly)));
      expect(flattenColoring(coloring)).toEqual(cube.flatten());
    }
  });

  test("unknown stickers are null on the way out and back", () => {
    const flat = flattenColoring({ size: 3, colors: new Uint8Array(54).fill(6) });
    expect(flat["0,1,0"][1][1]).toBeNull();
    expect(printFacelets(unwrap(parseFlatCube(flat)))).toBe("?".repeat(54));
  });

  test("pieces that make no cube are refused with the reason", () => {
    const pieces = new MatrixCube().pieces();
    const refusal = (list: readonly MatrixPiece[]) => {
      const read = parseMatrixPieces(list);
      return read.ok ? undefined : read.error.message;
    };
    const at = (position: number[], colors: (number | null)[]) =>
      [...pieces.slice(1), { position, colors }] as unknown as MatrixPiece[];
    expect(refusal(pieces)).toBeUndefined();
    expect(refusal(pieces.slice(1))).toMatch(/no piece is at/);
    expect(refusal(at([2, 0, 0], [1, null, null]))).toMatch(/expected a position in/);
    expect(refusal(at([-1, 1, -1], [0, 9, 4]))).toMatch(/a color 0 … 5/);
    expect(refusal(at([-1, 1, -1], [0, 1, 4]))).toMatch(/which no piece has/);
    expect(refusal(at([-1, 1, -1], [3, 0, 4]))).toMatch(/belong to one piece/);
    expect(refusal(at([-1, 1, -1], [1, 3, 4]))).toMatch(/twice/);
  });

  test("anything gives a result and never an exception", () => {
    const coordinate = fc.integer({ min: -2, max: 2 });
    const color = fc.oneof(fc.integer({ min: -1, max: 6 }), fc.constant(null));
    const piece = fc.record({
      position: fc.tuple(coordinate, coordinate, coordinate),
      colors: fc.tuple(color, color, color),
    });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(typeof parseMatrixPieces(pieces).ok).toBe("boolean");
      }),
    );
    const flat = new MatrixCube().flatten();
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...FLAT_KEYS), fc.anything())),
        (value) => {
          expect(typeof parseFlatCube(value).ok).toBe("boolean");
          expect(typeof parseFlatCube({ ...flat, ...(value as object) }).ok).toBe("boolean");
        },
      ),
    );
  });
});
