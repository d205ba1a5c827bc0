import { expect, test } from "vitest";
import { cubeGeometry, faces } from "../geometry/index.ts";
import { facePlace, netFacelets, netLines } from "./sticker-cube.ts";

test("U stands above F, D below, and L F R B in a row", () => {
  expect(faces().map((face) => [face.name, ...Object.values(facePlace(face))])).toEqual([
    ["U", 0, 1],
    ["R", 1, 2],
    ["F", 1, 1],
    ["D", 2, 1],
    ["L", 1, 0],
    ["B", 1, 3],
  ]);
});

test("the net of a 3x3 is Kociemba's drawing of it", () => {
  // H. Kociemba, definition string of the cube: U1 … U9 above F1 … F9, and so on.
  const name = (facelet: number) => `${"URFDLB"[Math.floor(facelet / 9)]}${(facelet % 9) + 1}`;
  expect(netLines(3, (facelet) => name(facelet), "  ")).toEqual([
    "       U1U2U3",
    "       U4U5U6",
    "       U7U8U9",
    "L1L2L3 F1F2F3 R1R2R3 B1B2B3",
    "L4L5L6 F4F5F6 R4R5R6 B4B5B6",
    "L7L8L9 F7F8F9 R7R8R9 B7B8B9",
    "       D1D2D3",
    "       D4D5D6",
    "       D7D8D9",
  ]);
});

test.each([2, 3, 4, 7])("n = %i: every facelet stands in the net once", (size) => {
  const there = [...netFacelets(size)].filter((facelet) => facelet >= 0).sort((a, b) => a - b);
  expect(there).toEqual(Array.from({ length: 6 * size ** 2 }, (_, facelet) => facelet));
});

test.each([2, 3, 5])("n = %i: stickers that touch across a fold of the net are on one piece", (size) => {
  const { cellOfFacelet } = cubeGeometry(size);
  const net = netFacelets(size);
  const cell = (row: number, column: number) => cellOfFacelet[net[row * 4 * size + column]];
  for (let i = 0; i < size; i++) {
    expect(cell(size - 1, size + i)).toBe(cell(size, size + i));
    expect(cell(2 * size - 1, size + i)).toBe(cell(2 * size, size + i));
    for (const fold of [size, 2 * size, 3 * size])
      expect(cell(size + i, fold - 1)).toBe(cell(size + i, fold));
    expect(cell(size + i, 0)).toBe(cell(size + i, 4 * size - 1));
  }
});
