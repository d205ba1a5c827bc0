import { unwrap } from "@cubegram/core";
import { parseAlg } from "@cubegram/core/notation";
import { describe, expect, test } from "vitest";
import { spokenMove } from "../../../../../packages/player/src/model/spoken.ts";
import { stepsOf } from "../../../../../packages/player/src/model/step.ts";
import { seenMove, seenSpoken } from "./layers.ts";

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
    expect(seen("2-3Fw", 6)).toBe("F 1+2 1");
    expect(seen("5R", 6)).toBe("L 1+1 3");
  });

  test("middle layers as M, E and S are named, also where several are meant", () => {
    expect(["M", "E'", "S2"].map((move) => seen(move))).toEqual(["L 1+1 1", "D 1+1 3", "F 1+1 2"]);
    expect(seen("m", 4)).toBe("L 1+2 1");
  });

  test("the player's moves are seen, and so said, as everywhere else", () => {
    for (const [size, moves] of [
      [3, "R U' F2 M E S' x y' z2 Rw Lw'"],
      [5, "2R 4R 3Uw 4Uw' 2-3Fw 2-4Rw M x2"],
      [4, "m e' s2 2L 3L Rw2 3Dw"],
    ] as const)
      for (const move of moves.split(" ")) {
        const step = stepsOf(unwrap(parseAlg(move)), size)[0];
        const spoken = seenSpoken(spokenMove(step, size, 1), size);
        expect([spoken], `${move} on ${size}`).toEqual(seenMove(move, size));
      }
  });

  test("a rotation turns everything as the side that names it", () => {
    expect(seen("x")).toBe("whole R 0+3 1");
    expect(seen("y'", 4)).toBe("whole U 0+4 3");
    expect(seen("z2")).toBe("whole F 0+3 2");
  });

  test("anything but a move gives no turn", () => {
    expect(seenMove("Q", 3)).toEqual([]);
  });
});
