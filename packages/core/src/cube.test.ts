import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cube, CubegramError, seededRandom } from "./doors/index.ts";

describe("Cube", () => {
  test("the example of the front page", () => {
    const cube = Cube.fromAlg("R U R' U'");
    expect(cube.isSolved()).toBe(false);
    expect(cube.apply("U R U' R'").isSolved()).toBe(true);
    expect(Cube.unrank(cube.rank()).facelets()).toBe(cube.facelets());
    expect(Cube.count()).toBe(43252003274489856000n);
    expect(Cube.count(2)).toBe(3674160n);
  });

  test.each([2, 3, 4, 5])("n = %i: random → number → cube, and through facelets", (n) => {
    const random = seededRandom(`cube ${n}`);
    for (let i = 0; i < 20; i++) {
      const cube = Cube.random(n, random);
      expect(Cube.unrank(cube.rank(), n).equals(cube)).toBe(true);
      expect(Cube.fromFacelets(cube.facelets()).equals(cube)).toBe(true);
    }
  });

  test("a cube is the same however it is held: equal numbers, equal states, other facelets", () => {
    const cube = Cube.fromAlg("R U F");
    const turned = cube.apply("x y");
    expect(turned.rank()).toBe(cube.rank());
    expect(turned.equals(cube)).toBe(true);
    expect(turned.facelets()).not.toBe(cube.facelets());
    expect(turned.upright().facelets()).toBe(cube.facelets());
    expect(turned.cubies().center).toBeDefined();
    expect(cube.cubies().center).toBeUndefined();
    expect(Cube.solved().apply("x y z'").isSolved()).toBe(true);
  });

  test("arrays go in and come out", () => {
    const cube = Cube.fromAlg("R U2 D' B D'");
    expect(Cube.fromCubies(cube.cubies()).equals(cube)).toBe(true);
    expect(Cube.fromCubies(Cube.fromAlg("R U", 2).cubies()).size).toBe(2);
  });

  test("an illegal cube is refused with all its faults", () => {
    const { cp, co, ep, eo } = Cube.solved().cubies();
    const twisted = { cp, co: [1, ...co.slice(1)], ep, eo: [1, ...eo.slice(1)] };
    try {
      Cube.fromCubies(twisted);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(CubegramError);
      const { code, faults } = error as CubegramError;
      expect(code).toBe("illegal-cube");
      expect(faults!.length).toBe(2);
    }
  });

  test("misuse says what was expected", () => {
    expect(() => Cube.unrank(5 as never)).toThrow(/bigint/);
    expect(() => Cube.unrank(Cube.count())).toThrow(/0 … 43252003274489855999/);
    expect(() => Cube.unrank(-1n)).toThrow(CubegramError);
    expect(() => Cube.random(3, null as never)).toThrow(/Math.random/);
    expect(() => Cube.solved(1)).toThrow(RangeError);
    expect(() => Cube.fromAlg("R U Q")).toThrow(CubegramError);
    expect(() => Cube.fromFacelets("UUU")).toThrow(CubegramError);
    expect(() => Cube.fromFacelets(7 as never)).toThrow(TypeError);
  });

  test("any sequence of letters either is an algorithm or is refused, never half done", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          Cube.fromAlg(text);
        } catch (error) {
          expect(error).toBeInstanceOf(CubegramError);
        }
      }),
    );
  });
});

describe("as a value among others", () => {
  const cube = Cube.fromAlg("R U F' x y");

  test("JSON and back, held the same way", () => {
    const back = Cube.from(JSON.parse(JSON.stringify({ cube })).cube);
    expect(back.facelets()).toBe(cube.facelets());
    expect(Cube.from(cube)).toBe(cube);
    expect(Cube.from(cube.facelets()).equals(cube)).toBe(true);
  });

  test("a console shows its size and its stickers, and no arrays", () => {
    expect(inspect(cube)).toBe(`Cube 3x3 ${cube.facelets()}`);
    expect(inspect({ cube: Cube.solved(7) })).toMatch(/Cube 7x7 U{49}R{5}…/);
  });

  test("without a source of randomness it takes the platform's", () => {
    const cubes = Array.from({ length: 20 }, () => Cube.random().facelets());
    expect(new Set(cubes).size).toBe(20);
    expect(Cube.random(5).size).toBe(5);
  });
});
