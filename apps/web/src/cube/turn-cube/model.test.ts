import { describe, expect, it } from "vitest";
import { deepest, padRows, wholeTurns } from "./model.ts";

describe("the pad", () => {
  it("offers every face both ways, in standard notation", () => {
    const moves = padRows(3, 1).flatMap(({ clockwise, counterclockwise }) => [
      clockwise.move,
      counterclockwise.move,
    ]);
    expect(moves.join(" ")).toBe("U U' R R' F F' D D' L L' B B'");
  });

  it("turns several layers of a big cube", () => {
    expect(padRows(5, 2)[1].clockwise.move).toBe("Rw");
    expect(padRows(7, 3)[5].counterclockwise.move).toBe("3Bw'");
    expect([2, 3, 4, 7].map(deepest)).toEqual([1, 1, 2, 3]);
  });

  it("turns the whole cube", () => {
    expect(wholeTurns(4).map(({ move }) => move)).toEqual(["x", "x'", "y", "y'", "z", "z'"]);
  });
});
