import PeerCube from "cubejs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { naiveRankCubies } from "../../test/naive-rank.ts";
import { CubegramError } from "../result.ts";
import { decodeCube, encodeCube, generateCornerCache } from "./index.ts";

const COUNT = 43_252_003_274_489_856_000n;
const solved = () => decodeCube(0n);
const numbers = fc.bigInt({ min: 0n, max: COUNT - 1n });

describe("a drop-in for CubeCode", () => {
  test("cubes of cubejs are numbered as CubeCode's formula says, and come back", {
    tags: ["seconds"],
  }, () => {
    for (let i = 0; i < 200; i++) {
      const { cp, co, ep, eo } = PeerCube.random().toJSON();
      const number = encodeCube({ cp, co, ep, eo });
      expect(number).toBe(naiveRankCubies({ cp, co, ep, eo }));
      expect(decodeCube(number)).toEqual({ cp, co, ep, eo });
    }
  });

  test("decoding and encoding are inverse on numbers", () => {
    fc.assert(fc.property(numbers, (number) => encodeCube(decodeCube(number)) === number));
  });

  test("both ends", () => {
    expect(encodeCube(new PeerCube().toJSON())).toBe(0n);
    expect(decodeCube(COUNT - 1n)).toEqual({
      cp: [7, 6, 5, 4, 3, 2, 1, 0],
      co: [1, 2, 2, 2, 2, 2, 2, 2],
      ep: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
      eo: new Array(12).fill(1),
    });
  });

  test("the cache goes through JSON, is small, and changes nothing, whatever it is", () => {
    const stored = JSON.stringify(generateCornerCache());
    expect(stored.length).toBeLessThan(200);
    for (const cache of [JSON.parse(stored), undefined, null, {}, 7, new Map()]) {
      expect(decodeCube(123_456_789n, cache)).toEqual(decodeCube(123_456_789n));
      expect(encodeCube(decodeCube(123_456_789n, cache), cache)).toBe(123_456_789n);
    }
  });

  test("arrays returned are plain, mutable and their own", () => {
    const cube = decodeCube(COUNT / 7n);
    for (const items of Object.values(cube)) {
      expect(Array.isArray(items) && items.every((item) => Number.isInteger(item))).toBe(true);
      items[0] = 99;
    }
    expect(Object.values(decodeCube(COUNT / 7n)).flat()).not.toContain(99);
  });
});

describe("refusals", () => {
  test.each([
    [
      "too few corners",
      { cp: [0, 1, 2, 3, 4, 5, 6] },
      "cubies-shape",
      /"cp" expected 8 integers, got 7 items/,
    ],
    ["too many flips", { eo: new Array(13).fill(0) }, "cubies-shape", /"eo" expected 12/],
    ["no edges", { ep: [], eo: [] }, "cubies-shape", /"ep" expected 12/],
    ["a missing array", { co: undefined }, "cubies-shape", /"co" expected 8/],
    ["a corner out of range", { cp: [8, 1, 2, 3, 4, 5, 6, 7] }, "cubies-shape", /each of 0 … 7 once/],
    [
      "an edge doubled",
      { ep: [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
      "cubies-shape",
      /each of 0 … 11 once/,
    ],
    [
      "a twist out of range",
      { co: [0, 0, 0, 3, 0, 0, 0, 0] },
      "cubies-shape",
      /"co\[3\]" expected 0 … 2, got 3/,
    ],
    ["a fraction", { ep: [10.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 11] }, "cubies-shape", /not a whole number/],
    ["a fractional flip", { eo: [0.5, ...new Array(11).fill(0)] }, "cubies-shape", /got 0.5/],
    ["strings", { cp: [..."01234567"] }, "cubies-shape", /"cp"/],
    ["booleans", { eo: new Array(12).fill(true) }, "cubies-shape", /got true/],
    ["a twisted corner", { co: [0, 0, 0, 1, 0, 0, 0, 0] }, "corner-twist", /twists \(co\) add up to 1 mod 3/],
    ["a flipped edge", { eo: [1, ...new Array(11).fill(0)] }, "edge-flip", /flips \(eo\) add up to an odd/],
    ["two corners swapped", { cp: [1, 0, 2, 3, 4, 5, 6, 7] }, "parity", /different parities/],
    [
      "two edges swapped",
      { ep: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 10] },
      "parity",
      /two pieces were exchanged/,
    ],
  ])("%s", (_, change, code, message) => {
    const attempt = () => encodeCube({ ...solved(), ...change } as never);
    expect(attempt).toThrow(CubegramError);
    expect(attempt).toThrow(expect.objectContaining({ code }));
    expect(attempt).toThrow(message);
  });

  test("anything but a cube or a number", () => {
    for (const cube of [null, undefined, 3, "cube", true])
      expect(() => encodeCube(cube as never)).toThrow(TypeError);
    for (const number of [-1n, COUNT]) expect(() => decodeCube(number)).toThrow(RangeError);
    for (const number of [0, 1.5, "12", null, undefined])
      expect(() => decodeCube(number as never)).toThrow(/expected a bigint \(write 123n/);
  });
});
