import { describe, expect, test } from "vitest";
import { seenMove } from "./layers.ts";

const seen = (move: string, size = 3) => {
  const [{ side, depth, layers, amount, isWhole }] = seenMove(move, size);
  return `${isWhole ? "whole " : ""}${side} ${depth}+${layers} ${amount}`;
};

describe("a move as a person sees it", () => {
  test.each(["U", "R", "F", "D", "L", "B"])("%s turns one layer of that side, clockwise", (side) => {
    expect(seen(side)).toBe(`${side} 0+1 1`);
    expect(seen(`${side}2`)).toBe(`${side} 0+1 2`);
    expect(seen(`${side}'`)).toBe(`${side} 0+1 3`);
  });

  test("wide and inner turns are counted from the nearer side", () => {
    expect(seen("3Lw'", 7)).toBe("L 0+3 3");
    expect(seen("2D", 5)).toBe("D 1+1 1");
    expect(seen("M")).toBe("R 1+1 3");
  });

  test("a rotation turns everything as the side that names it", () => {
    expect(seen("x")).toBe("whole R 0+3 1");
    expect(seen("y'", 4)).toBe("whole U 0+4 3");
    expect(seen("z2")).toBe("whole F 0+3 2");
  });

  test("what is no move is no turn", () => {
    expect(seenMove("Q", 3)).toEqual([]);
  });
});
