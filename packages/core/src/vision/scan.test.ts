import { describe, expect, test } from "vitest";
import { facesOf, pictured, scanned } from "../../test/held-faces.ts";
import { STICKER_COLORS } from "../../test/sticker-colors.ts";
import { parseColoring, possibleColors } from "../diagnosis/index.ts";
import { cubeGeometry, FACES, type FaceName } from "../geometry/index.ts";
import { algState, readAlg } from "../notation/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, printFacelets, randomState, solvedState, UNKNOWN_COLOR } from "../state/index.ts";
import { decideAgain, decideCube } from "./decide.ts";
import { besideCorners, thirdCorners } from "./homography.ts";
import { readScan, readSoFar, stillNeeded } from "./needed.ts";
import { lookAt, newScan } from "./scan.ts";
import { scannedFaces } from "./six-faces.ts";

const colorsOf = (letters: string) =>
  Uint8Array.from(letters, (letter) => (letter === "?" ? UNKNOWN_COLOR : FACES.indexOf(letter as FaceName)));

/** The faces of a cube side by side as in a net: what its sides meet, from the geometry of the 3x3's middle edges. */
function meetings() {
  const sides = [1, 5, 7, 3];
  const edges = cubeGeometry(3).orbits.find(({ kind }) => kind === "edge")!.facelets;
  return edges.map((edge) =>
    [...edge].map((facelet) => [Math.floor(facelet / 9), sides.indexOf(facelet % 9)] as const),
  );
}

describe("sides that were seen to meet", () => {
  test("tell cubes apart whose six faces are the same: one 2x2 in eleven has such a twin", () => {
    // This one's faces are those of another legal cube too, when nobody knows which lies beside which.
    const coloring = coloringOf(randomState(2, seededRandom("amb 38")));
    const faces = facesOf(coloring.colors, 2).map((face) => ({
      rgb: [...face].flatMap((color) => STICKER_COLORS[color]),
    }));
    // In another order, so that the net's own does not decide.
    const order = [5, 2, 4, 0, 3, 1];
    const shown = order.map((face) => faces[face]);
    const alone = decideCube(shown, 2);
    expect(alone.ok && alone.value.confidence).toBeLessThan(0.6);
    expect(alone.ok && alone.value.runnerUp?.probability).toBeGreaterThan(0.4);
    const joined = shown.map((face, at) => ({
      ...face,
      joints: meetings().flatMap((edge) =>
        [edge, [...edge].reverse()]
          .filter(([[own]]) => own === order[at])
          .map(([[, side], [other, faceSide]]) => ({ side, face: order.indexOf(other), faceSide })),
      ),
    }));
    const reading = decideCube(joined, 2);
    expect(reading.ok && reading.value.facelets).toBe(printFacelets(coloring));
    expect(reading.ok && reading.value.confidence).toBeGreaterThan(0.99);
  });
});

describe("a scan", () => {
  test.each([2, 3, 4])("of a %i-layer cube: six faces in any order are the cube", (size) => {
    const coloring = coloringOf(randomState(size, seededRandom(`scan ${size}`)));
    const scan = scanned(coloring.colors, size, [3, 0, 5, 1, 4, 2], "hand");
    expect(scan.size).toBe(size);
    expect(scannedFaces(scan)).toHaveLength(6);
    const { reading, isDone } = readScan(scan);
    expect(reading.ok && reading.value.facelets).toBe(printFacelets(coloring));
    expect(isDone).toBe(true);
  });

  test.each([2, 3, 4])("of a solved %i-layer cube: red and orange faces are two", (size) => {
    const coloring = coloringOf(solvedState(size));
    const { reading } = readScan(scanned(coloring.colors, size, [3, 0, 5, 1, 4, 2], "solved"));
    expect(reading.ok && reading.value.facelets).toBe(printFacelets(coloring));
  });

  test("of a 2x2 whose up and left faces differ in one sticker: they are two", () => {
    const facelets = "LRFLUFDRDFFBURDBBLLRDUUB";
    const parsed = parseColoring(facelets);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const scan = scanned(parsed.value.colors, 2, [5, 4, 3, 2, 0, 1], "one sticker");
    expect(scannedFaces(scan)).toHaveLength(6);
  });

  test("one look is not enough, and a face that is shown again is no new one", () => {
    const { colors } = coloringOf(randomState(3, seededRandom("again")));
    const [face] = facesOf(colors, 3);
    const first = lookAt(newScan(), pictured(face, 3, { x: 40, y: 20 }));
    expect(scannedFaces(first.scan)).toHaveLength(0);
    expect(first.seen.find(({ face: { size } }) => size === 3)?.at).toBe(-1);
    const second = lookAt(first.scan, pictured(face, 3, { x: 44, y: 22 }));
    expect(scannedFaces(second.scan)).toHaveLength(1);
    const third = lookAt(second.scan, pictured(face, 3, { x: 41, y: 25 }));
    expect(scannedFaces(third.scan)).toHaveLength(1);
  });

  test("says how many faces are missing, and from three on which centers", () => {
    const { colors } = coloringOf(randomState(3, seededRandom("needed")));
    const two = scanned(colors, 3, [0, 1], "two");
    expect(stillNeeded(two)).toEqual({ faces: 4, centers: undefined });
    const four = scanned(colors, 3, [0, 1, 2, 4], "four");
    expect(stillNeeded(four)).toEqual({ faces: 2, centers: [3, 5] });
    expect(readScan(four).reading).toMatchObject({ ok: false, error: { code: "faces", got: 4 } });
  });

  test("with nothing seen there is no cube", () => {
    const blank = { width: 64, height: 48, rgba: new Uint8Array(64 * 48 * 4).fill(90) };
    const { scan, seen } = lookAt(newScan(), blank);
    expect(seen).toEqual([]);
    expect(readScan(scan)).toMatchObject({ isDone: false, reading: { ok: false, error: { code: "faces" } } });
  });
});

test("an answer to a doubt is heeded: a sticker that was misread is put right, and nothing else is asked of it", () => {
  const random = seededRandom("answer");
  const coloring = coloringOf(randomState(3, random));
  const truth = printFacelets(coloring);
  // White and yellow look alike: the lamp is yellow, and noise is strong.
  const faces = facesOf(coloring.colors, 3).map((colors) => ({
    rgb: Array.from(colors, (color) =>
      STICKER_COLORS[color].map((level, k) => level * (k === 2 ? 0.5 : 1) + 60 * (random() - 0.5)),
    ).flat(),
  }));
  const reading = decideCube(faces, 3);
  if (!reading.ok) throw new Error(reading.error.message);
  for (const [at, facelet] of reading.value.doubts.entries())
    expect(reading.value.choices[at]).toContain("URFDLB".indexOf(reading.value.facelets[facelet]));
  const facelet = 7;
  const face = "URFDLB".indexOf(truth[facelet]);
  const answered = decideAgain(reading.value, facelet, face);
  expect(answered.ok && answered.value.facelets[facelet]).toBe(truth[facelet]);
  expect(answered.ok && answered.value.probabilities[facelet]).toBeGreaterThan(0.999);
  expect(() => decideAgain(reading.value, 99, 0)).toThrow(RangeError);
});

test("an answer tells cubes apart that have the same six faces, of which no sticker is in doubt", () => {
  // A turn of the right side, or of the left side the other way.
  const [right, left] = ["R", "L'"].map((alg) => coloringOf(algState(readAlg(alg), 3)));
  const faces = facesOf(right.colors, 3).map((colors) => ({
    rgb: [...colors].flatMap((color) => STICKER_COLORS[color]),
  }));
  const order = [5, 2, 4, 0, 3, 1];
  const reading = decideCube(
    order.map((face) => faces[face]),
    3,
  );
  if (!reading.ok) throw new Error(reading.error.message);
  const [facelet] = reading.value.doubts;
  for (const cube of [right, left]) {
    const truth = printFacelets(cube);
    const answered = decideAgain(reading.value, facelet, "URFDLB".indexOf(truth[facelet]));
    expect(answered.ok && answered.value.facelets).toBe(truth);
    expect(answered.ok && answered.value.confidence).toBeGreaterThan(0.99);
    expect(answered.ok && answered.value.doubts).toEqual([]);
  }
});

describe("a scan that ends early", () => {
  const soFar = (size: number, faces: readonly number[]) => {
    const coloring = coloringOf(randomState(size, seededRandom(`early ${size}`)));
    const read = readSoFar(scanned(coloring.colors, size, faces, "early"));
    if (!read.ok) throw new Error(read.error.message);
    const { facelets, doubts } = read.value;
    const area = size * size;
    const shown = Array.from({ length: 6 }, (_, face) => facelets.slice(face * area, (face + 1) * area));
    return { truth: printFacelets(coloring), facelets, doubts, shown };
  };
  /** How many stickers of a face have another color than in truth, however it is turned. */
  const misread = (seen: string, truth: string) =>
    [...FACES].reduce(
      (sum, color) => sum + Math.max(0, seen.split(color).length - truth.split(color).length),
      0,
    );
  const seenAt = (facelets: string) => [...facelets].flatMap((letter, at) => (letter === "?" ? [] : at));

  test.each([
    ["one", [4]],
    ["two", [5, 1]],
    ["three", [3, 0, 5]],
  ])("%s of a 3x3's faces are where their centers say, all in doubt, the others empty", (_, faces) => {
    const { truth, facelets, doubts, shown } = soFar(3, faces);
    for (let face = 0; face < 6; face++)
      if (faces.includes(face)) {
        expect(shown[face][4]).toBe(FACES[face]);
        expect(shown[face]).not.toContain("?");
        // So few stickers do not always tell white from yellow: that is what the doubts are for.
        expect(misread(shown[face], truth.slice(face * 9, face * 9 + 9))).toBeLessThanOrEqual(1);
      } else expect(shown[face]).toBe("?????????");
    expect(doubts).toEqual(seenAt(facelets));
    expect(possibleColors({ size: 3, colors: colorsOf(facelets) })).toBeDefined();
  });

  test.each([3, 4])("four faces of a %i-layer cube fit together in one way", (size) => {
    const { truth, facelets } = soFar(size, [3, 0, 5, 1]);
    expect(seenAt(facelets)).toHaveLength(4 * size * size);
    for (const at of seenAt(facelets)) expect(facelets[at]).toBe(truth[at]);
  });

  test("five faces of a 3x3 are sure, and the sixth stays empty", () => {
    const { truth, facelets, doubts, shown } = soFar(3, [3, 0, 5, 1, 4]);
    expect(facelets).toBe(truth.slice(0, 18) + shown[2] + truth.slice(27));
    expect(shown[2]).toBe("?????????");
    expect(doubts.length).toBeLessThan(45);
  });

  test("one face of a 2x2 is somewhere; without any there is nothing", () => {
    const { facelets } = soFar(2, [2]);
    expect(seenAt(facelets)).toHaveLength(4);
    expect(readSoFar(newScan())).toMatchObject({ ok: false, error: { code: "faces" } });
  });
});

test("two faces that share an edge leave two places for the third", () => {
  const [left, right] = [
    [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 10, y: 17 },
      { x: 0, y: 12 },
    ],
    [
      { x: 10, y: 5 },
      { x: 20, y: 0 },
      { x: 20, y: 12 },
      { x: 10, y: 17 },
    ],
  ];
  const corners = thirdCorners(left, right);
  expect(corners).toContainEqual([
    { x: 20, y: 0 },
    { x: 10, y: 5 },
    { x: 0, y: 0 },
    { x: 10, y: -5 },
  ]);
  expect(corners).toHaveLength(2);
  expect(
    thirdCorners(
      left,
      left.map(({ x, y }) => ({ x: x + 50, y })),
    ),
  ).toEqual([]);
});

test("the outline of one face leaves four places for those beside it, two of which are right", () => {
  const [right, down] = [
    [0.8, -0.1, 0.59],
    [0.2, 0.95, -0.11],
  ].map((axis) => axis.map((part) => part / Math.hypot(...axis)));
  // At right angles, and as the camera sees it: x to the right, y down, z away.
  const inner = right.reduce((sum, part, k) => sum + part * down[k], 0);
  const square = down.map((part, k) => part - inner * right[k]);
  const length = Math.hypot(...square);
  const axes = [right, square.map((part) => part / length)];
  const into = [0, 1, 2].map(
    (k) => axes[0][(k + 1) % 3] * axes[1][(k + 2) % 3] - axes[0][(k + 2) % 3] * axes[1][(k + 1) % 3],
  );
  const at = (u: number, v: number, w: number) => ({
    x: 100 * (u * axes[0][0] + v * axes[1][0] + w * into[0]),
    y: 100 * (u * axes[0][1] + v * axes[1][1] + w * into[1]),
  });
  const found = besideCorners([at(0, 0, 0), at(1, 0, 0), at(1, 1, 0), at(0, 1, 0)]);
  expect(found.length).toBeLessThanOrEqual(4);
  // The left side is turned toward the camera, the right one away from it.
  const left = [at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1)];
  const isNear = (corners: readonly { x: number; y: number }[]) =>
    corners.every(({ x, y }, k) => Math.hypot(x - left[k].x, y - left[k].y) < 1e-6);
  expect(found.some(isNear)).toBe(true);
});
