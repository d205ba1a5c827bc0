import { describe, expect, test } from "vitest";
import { STICKER_COLORS } from "../../test/sticker-colors.ts";
import { Cube } from "../cube.ts";
import { decideCube } from "./decide.ts";

/** Six faces of a 3x3, each by itself, in another order than the net's; some stickers in other colors. */
const shown = (cube: Cube, misread: Readonly<Record<number, readonly number[]>> = {}) =>
  [5, 2, 4, 0, 3, 1].map((face) => ({
    rgb: [...cube.facelets().slice(face * 9, face * 9 + 9)].flatMap(
      (letter, at) => misread[face * 9 + at] ?? STICKER_COLORS["URFDLB".indexOf(letter)],
    ),
  }));

function readingOf(...input: Parameters<typeof decideCube>) {
  const reading = decideCube(...input);
  if (!reading.ok) throw new Error(reading.error.message);
  return reading.value;
}

describe("cubes a few turns from solved", () => {
  /** It has a twin: another legal cube with the same six faces. */
  const cube = Cube.fromAlg("U2 F2 R2 U");
  const facelets = cube.facelets();

  test("have twins with the same six faces, and the reading says that it is no matter of colors", () => {
    const { confidence, rearranged, runnerUp } = readingOf(shown(cube), 3);
    expect(confidence).toBeCloseTo(0.5, 3);
    expect(rearranged).toBeCloseTo(0.5, 3);
    expect(runnerUp).toBeDefined();
    const full = readingOf(shown(Cube.fromAlg("R U F' L2 D B U' R2 F D2 L B'")), 3);
    expect(full.rearranged).toBeLessThan(1e-6);
  });

  test("are told from their twins when they are expected", { tags: ["seconds"] }, () => {
    const expected = [Cube.fromAlg("U2 F2").state, cube.state];
    const reading = readingOf(shown(cube), 3, { expected });
    expect(reading.facelets).toBe(facelets);
    expect(reading.confidence).toBeGreaterThan(0.99);
    expect(reading.doubts).toEqual([]);
    // However it was held when it was expected.
    const held = readingOf(shown(cube), 3, { expected: [Cube.fromAlg("U2 F2 R2 U x y'").state] });
    expect(held.facelets).toBe(facelets);
    // The twin is told as well when it is the one: the pictures are the same.
    const twin = Cube.fromFacelets(
      [readingOf(shown(cube), 3).facelets, readingOf(shown(cube), 3).runnerUp!.facelets].find(
        (each) => each !== facelets,
      )!,
    );
    expect(readingOf(shown(cube), 3, { expected: [twin.state] }).facelets).toBe(twin.facelets());
  });

  test("are read for what they are when another cube was expected", () => {
    const scrambled = Cube.fromAlg("R U F' L2 D B U' R2 F D2 L B'");
    for (const last of ["U", "R'", "F2"]) {
      const expected = [scrambled.apply(last).state];
      const { facelets, confidence } = readingOf(shown(scrambled), 3, { expected });
      expect(facelets).toBe(scrambled.facelets());
      expect(confidence).toBeGreaterThan(0.99);
    }
  });

  test("of another size are no matter", () => {
    const { confidence } = readingOf(shown(cube), 3, { expected: [Cube.solved(2).state] });
    expect(confidence).toBeCloseTo(0.5, 3);
  });
});

test("even cubes are expected however they are held", () => {
  const cube = Cube.fromAlg("R U F", 2);
  const faces = [5, 2, 4, 0, 3, 1].map((face) => ({
    rgb: [...cube.facelets().slice(face * 4, face * 4 + 4)].flatMap(
      (letter) => STICKER_COLORS["URFDLB".indexOf(letter)],
    ),
  }));
  const reading = readingOf(faces, 2, { expected: [Cube.fromAlg("R U F z", 2).state] });
  expect(reading.facelets).toBe(cube.upright().facelets());
  expect(reading.confidence).toBeGreaterThan(0.99);
});
