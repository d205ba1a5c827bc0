import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { samples } from "../../test/samples.ts";
import { STICKER_COLORS } from "../../test/sticker-colors.ts";
import { cubeGeometry, ROTATION_COUNT, turnedIndex } from "../geometry/index.ts";
import { algState, readAlg } from "../notation/index.ts";
import { randomBelow, randomPermutation, seededRandom } from "../perm/index.ts";
import { type Coloring, coloringOf, printFacelets, randomState } from "../state/index.ts";
import { decideCube } from "./decide.ts";

const LETTERS = "URFDLB";

type Rgb = readonly (readonly number[])[];

/** The faces of a coloring as pictures in any order and turned any way, under a light of their own each. */
function pictured({ size, colors }: Coloring, random: () => number, noise: number) {
  return randomPermutation(6, random).map((face) => {
    const gain = [0, 1, 2].map(() => 0.85 + 0.15 * random());
    const stickers = Array.from({ length: size * size }, (_, at) =>
      STICKER_COLORS[colors[face * size * size + at]].map((channel, k) =>
        Math.min(255, Math.max(0, channel * gain[k] + noise * (random() - 0.5))),
      ),
    );
    return { rgb: turned(stickers, size, randomBelow(4, random)).flat() };
  });
}

const turned = (stickers: Rgb, size: number, quarters: number) =>
  stickers.map((_, at) => stickers[turnedIndex(size, Math.floor(at / size), at % size, quarters)]);

/** Whether two letterings are one cube, held in any way, with the letters of the faces as it is held or as they were. */
function sameHeld(a: string, b: string, size: number): boolean {
  const { faceletImage } = cubeGeometry(size);
  const middles = cubeGeometry(3).faceletImage;
  const rotations = Array.from({ length: ROTATION_COUNT }, (_, rotation) => rotation);
  return rotations.some((held) =>
    rotations.some((named) =>
      [...a].every((letter, facelet) => {
        const face = Math.floor(middles[(LETTERS.indexOf(letter) * 9 + 4) * ROTATION_COUNT + named] / 9);
        return b[faceletImage[facelet * ROTATION_COUNT + held]] === LETTERS[face];
      }),
    ),
  );
}

describe("decideCube", () => {
  test.each([2, 3, 5])("reads a %i-layer cube from faces in any order, turned any way", (size) => {
    const random = seededRandom(`decide ${size}`);
    const coloring = coloringOf(randomState(size, random));
    const reading = decideCube(pictured(coloring, random, 20), size);
    expect(reading.ok && reading.value.facelets).toBe(printFacelets(coloring));
    expect(reading.ok && reading.value.confidence).toBeGreaterThan(0.99);
  });

  test("says where on the cube each sticker of each picture is", () => {
    const random = seededRandom("where");
    const coloring = coloringOf(randomState(3, random));
    const faces = pictured(coloring, random, 0);
    const reading = decideCube(faces, 3);
    if (!reading.ok) throw new Error(reading.error.message);
    const { faceletOf } = reading.value;
    expect([...faceletOf].sort((a, b) => a - b)).toEqual(Array.from({ length: 54 }, (_, facelet) => facelet));
    // Stickers of one color of the cube have one color in their picture.
    for (let picture = 0; picture < 6; picture++) {
      const seen = new Map<number, string>();
      for (let sticker = 0; sticker < 9; sticker++) {
        const color = coloring.colors[faceletOf[picture * 9 + sticker]];
        const rgb = faces[picture].rgb.slice(sticker * 3, sticker * 3 + 3).join();
        expect(seen.get(color) ?? rgb).toBe(rgb);
        seen.set(color, rgb);
      }
    }
  });

  test("five faces suffice where the laws say the sixth", () => {
    const random = seededRandom("five");
    const coloring = coloringOf(randomState(3, random));
    const reading = decideCube(pictured(coloring, random, 10).slice(0, 5), 3);
    expect(reading.ok && reading.value.facelets).toBe(printFacelets(coloring));
  });

  test("covered stickers are filled in by the laws, and one that was misread is doubted or mended", () => {
    const random = seededRandom("covered");
    const coloring = coloringOf(randomState(3, random));
    const faces = pictured(coloring, random, 10).map(({ rgb }) => {
      const trust = new Array<number>(9).fill(1);
      const covered = randomBelow(9, random);
      trust[covered] = 0;
      return { rgb: rgb.map((channel, at) => (Math.floor(at / 3) === covered ? 140 : channel)), trust };
    });
    const reading = decideCube(faces, 3);
    if (!reading.ok) throw new Error(reading.error.message);
    const wrong = [...reading.value.facelets].some((letter, at) => letter !== printFacelets(coloring)[at]);
    expect(wrong ? reading.value.confidence : 0).toBeLessThan(0.9);
    expect(wrong ? reading.value.doubts.length : 1).toBeGreaterThan(0);
  });

  // A turn of the right side, and one of the left side the other way, leave the same six faces; the others have more such twins.
  test.each([
    ["R", 2],
    ["F2", 2],
    ["R L", 4],
    ["R2 L2 U2 D2 F2 B2", 1],
    ["U D' R L' F B' U D'", 1],
    ["F R U B", 1],
  ])(
    "%s: six faces that %i cubes have are each of them as likely, whatever way they are shown",
    (alg, cubes) => {
      const coloring = coloringOf(algState(readAlg(alg), 3));
      for (let round = 0; round < 3; round++) {
        const reading = decideCube(pictured(coloring, seededRandom(`${alg} ${round}`), 10), 3);
        if (!reading.ok) {
          expect(reading.error.message).toMatch(/cube is impossible/);
          continue;
        }
        const { facelets, confidence } = reading.value;
        expect(confidence).toBeCloseTo(1 / cubes, 1);
        if (cubes === 1) expect(facelets).toBe(printFacelets(coloring));
      }
    },
  );

  test("misuse is answered in words", () => {
    const face = { rgb: new Array<number>(27).fill(100) };
    const codeOf = (faces: { rgb: number[] }[], size: number) => {
      const reading = decideCube(faces, size);
      return reading.ok ? "ok" : reading.error.code;
    };
    expect(codeOf([face, face], 3)).toBe("faces");
    expect(codeOf(new Array(7).fill(face), 3)).toBe("faces");
    expect(codeOf([face, face, face, face, face, { rgb: [1, 2, 3] }], 3)).toBe("samples");
  });
});

interface RealCube {
  readonly name: string;
  readonly size: number;
  readonly rgb: Readonly<Record<string, Rgb>>;
  readonly expected: string;
}

const REAL: readonly RealCube[] = JSON.parse(
  readFileSync(new URL("./vectors/stickers-rgb.json", import.meta.url), "utf8"),
);

/** Those that are read once more with their pictures in another order, turned: solved and symmetric ones would be other cubes then. */
const SCRAMBLED = ["2x2x2 random 02", "3x3x3 random 05", "4x4x4 random 04"];

describe("real cubes, measured sticker by sticker (rubiks-color-resolver, MIT)", () => {
  test.each(REAL)("$name", ({ name, size, rgb, expected }) => {
    const asNet = [...LETTERS].map((face) => ({ rgb: rgb[face].flat() }));
    const scrambled = [..."LFBUDR"].map((face, at) => ({
      rgb: turned(rgb[face], size, (at * 3 + 1) % 4).flat(),
    }));
    for (const faces of SCRAMBLED.includes(name) ? [asNet, scrambled] : [asNet]) {
      const reading = decideCube(faces, size);
      if (!reading.ok) {
        expect(reading.error.message).toMatch(/cube is impossible/);
        continue;
      }
      expect(sameHeld(expected, reading.value.facelets, size)).toBe(true);
      expect(reading.value.confidence).toBeGreaterThan(0.9);
    }
  });
});

describe("a cube that no turns lead to, in clear pictures", () => {
  // A corner turned in place, an edge flipped, two edges exchanged: the stickers that go around.
  test.each([
    { code: "corner-twist", cycles: [[8, 9, 20]] },
    { code: "edge-flip", cycles: [[5, 10]] },
    {
      code: "parity",
      cycles: [
        [5, 7],
        [10, 19],
      ],
    },
  ])("$code: is named, and what was overruled is in doubt", { tags: ["seconds"] }, ({ code, cycles }) => {
    for (let round = 0; round < samples(3); round++) {
      const random = seededRandom(`${code} ${round}`);
      const legal = coloringOf(randomState(3, random));
      const colors = legal.colors.slice();
      for (const cycle of cycles)
        cycle.forEach((facelet, i) => {
          colors[cycle[(i + 1) % cycle.length]] = legal.colors[facelet];
        });
      const reading = decideCube(pictured({ size: 3, colors }, random, 10), 3);
      if (!reading.ok) {
        expect(reading.error.message).toMatch(/cube is impossible/);
        continue;
      }
      const { impossible, doubts, facelets, choices } = reading.value;
      expect(impossible?.faults.map((fault) => fault.code)).toEqual([code]);
      expect(impossible?.facelets).not.toBe(facelets);
      const overruled = [...facelets].flatMap((letter, at) =>
        letter === impossible?.facelets[at] ? [] : [at],
      );
      expect(doubts.slice(0, overruled.length).toSorted((a, b) => a - b)).toEqual(overruled);
      for (const facelet of overruled)
        expect(choices[doubts.indexOf(facelet)]).toContain(
          LETTERS.indexOf(impossible?.facelets[facelet] ?? ""),
        );
    }
  });

  test("a legal cube never is, even in poor light", () => {
    for (let round = 0; round < 5; round++) {
      const random = seededRandom(`legal ${round}`);
      const reading = decideCube(pictured(coloringOf(randomState(3, random)), random, 60), 3);
      expect(reading.ok && reading.value.impossible).toBeFalsy();
    }
  });
});
