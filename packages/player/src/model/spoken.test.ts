import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { algs } from "../../test/arbitrary.ts";
import { ENGLISH } from "../element/words.ts";
import { setUp } from "./setup.ts";
import { spokenMove } from "./spoken.ts";

function say(alg: string, size = 3, direction: 1 | -1 = 1): string {
  const [step] = setUp({ size, alg }).state.steps;
  return ENGLISH.move(spokenMove(step, size, direction));
}

describe("moves in words", () => {
  test.each([
    ["R", 3, "right layer clockwise"],
    ["R'", 3, "right layer counterclockwise"],
    ["R3", 3, "right layer counterclockwise"],
    ["R2", 3, "right layer a half turn"],
    ["L", 3, "left layer clockwise"],
    ["D2'", 3, "bottom layer a half turn"],
    ["M", 3, "middle layers clockwise, seen from the left"],
    ["S'", 3, "middle layers counterclockwise, seen from the front"],
    ["x", 3, "whole cube clockwise, seen from the right"],
    ["y'", 3, "whole cube counterclockwise, seen from the top"],
    ["Rw", 4, "2 layers on the right clockwise"],
    ["3Bw'", 5, "3 layers on the back counterclockwise"],
    ["2U", 4, "layer 2 from the top clockwise"],
    ["2-3Lw2", 5, "layers 2 to 3 from the left a half turn"],
  ])("%s on a cube of size %i", (alg, size, words) => {
    expect(say(alg, size)).toBe(words);
  });

  test("taken back it is the other way around", () => {
    expect(say("R", 3, -1)).toBe("right layer counterclockwise");
    expect(say("F2", 3, -1)).toBe("front layer a half turn");
  });

  test("layers are counted from the face that is named", () => {
    fc.assert(
      fc.property(algs(1), ({ size, alg, turns: [turn] }) => {
        const [step] = setUp({ size, alg }).state.steps;
        const { face, first, last } = spokenMove(step, size, 1);
        const isPositive = "URF".includes(face);
        expect(isPositive ? size - last : first - 1).toBe(turn.first);
        expect(isPositive ? size - first : last - 1).toBe(turn.last);
      }),
    );
  });
});
