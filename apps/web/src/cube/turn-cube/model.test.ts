import { describe, expect, it } from "vitest";
import { deepest, faceMoves, wholeMoves } from "../turn/layers.ts";

describe("the pad", () => {
  it("offers every face both ways, in standard notation", () => {
    expect(faceMoves(3, 1).join(" ")).toBe("U U' R R' F F' D D' L L' B B'");
  });

  it("turns several layers of a big cube", () => {
    expect(faceMoves(5, 2)[2]).toBe("Rw");
    expect(faceMoves(7, 3)[11]).toBe("3Bw'");
    expect([2, 3, 4, 7].map(deepest)).toEqual([1, 1, 2, 3]);
  });

  it("turns the whole cube", () => {
    expect(wholeMoves(4)).toEqual(["x", "x'", "y", "y'", "z", "z'"]);
  });
});
