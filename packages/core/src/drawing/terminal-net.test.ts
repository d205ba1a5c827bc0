import { describe, expect, test } from "vitest";
import { NaiveCube } from "../../test/naive-cube.ts";
import { netFacelets } from "../models/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, randomState, solvedColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { paletteOf, parseHex } from "./scheme.ts";
import { drawNet } from "./terminal-net.ts";

const ESCAPES = new RegExp(`${"\u001b"}\\[[0-9;]*m`, "g");
/** One sticker: its ground, its ink, two blanks, and the end of both. */
const BLOCK = new RegExp(`${"\u001b"}\\[48;2;(\\d+;\\d+;\\d+);\\d+m {2}${"\u001b"}\\[0m`, "g");

/** R U F on the naive model, as a coloring. */
function afterRUF() {
  const naive = new NaiveCube(3);
  naive.turn(0, 2, 2, 3);
  naive.turn(1, 2, 2, 3);
  naive.turn(2, 2, 2, 3);
  return { size: 3, colors: Uint8Array.from(naive.facelets(), (letter) => "URFDLB".indexOf(letter)) };
}

describe("without colors", () => {
  test("the net shows the letters of the faces", () => {
    expect(drawNet(afterRUF())).toBe(
      [
        "       U U U",
        "       U U U",
        "       L L D",
        "F F D  F F R  F B B  L L L",
        "L L D  F F R  F R R  U B B",
        "L L B  D D R  F R R  U B B",
        "       R R U",
        "       D D B",
        "       D D B",
      ].join("\n"),
    );
  });

  test("letters of the colors, unknown stickers and texts of one's own", () => {
    const coloring = afterRUF();
    coloring.colors[0] = UNKNOWN_COLOR;
    expect(drawNet(coloring, { letters: "colors" }).split("\n")[0]).toBe("       ? W W");
    const numbers = Array.from({ length: 54 }, (_, facelet) => `${facelet + 1}`);
    expect(drawNet(coloring, { letters: numbers }).split("\n")[3]).toBe("373839 192021 101112 464748");
  });

  test("a larger net has one letter in the middle of each block", () => {
    expect(drawNet(solvedColoring(2), { size: 2 }).split("\n").slice(4, 8)).toEqual([
      " L   L    F   F    R   R    B   B",
      "",
      " L   L    F   F    R   R    B   B",
      "",
    ]);
    expect(() => drawNet(solvedColoring(2), { size: 0 })).toThrow(
      /"size" expected an integer in 1 … 16, got 0/,
    );
  });
});

describe("with colors", () => {
  test.each([2, 3, 4, 7])(
    "n = %i: every sticker is two characters on its own color, in the order of the net",
    (size) => {
      const coloring = coloringOf(randomState(size, seededRandom(`terminal ${size}`)));
      const grounds = [...drawNet(coloring, { ansi: true }).matchAll(BLOCK)];
      const expected = [...netFacelets(size)]
        .filter((facelet) => facelet >= 0)
        .map((facelet) => parseHex(paletteOf("standard")[coloring.colors[facelet]]).join(";"));
      expect(grounds.map((match) => match[1])).toEqual(expected);
    },
  );

  test("taking the escape codes out leaves the net without colors", () => {
    const coloring = afterRUF();
    for (const ansi of [true, "256"] as const)
      for (const size of [1, 3]) {
        const plain = drawNet(coloring, { size });
        const bare = drawNet(coloring, { ansi, size, letters: "faces" })
          .replaceAll(ESCAPES, "")
          .split("\n")
          .map((line) => line.trimEnd());
        expect(bare.join("\n")).toBe(plain);
      }
  });

  test("256 colors: the nearest of xterm's cube", () => {
    const line = drawNet(afterRUF(), { ansi: "256" }).split("\n")[3];
    expect(line.match(/48;5;(\d+)/g)?.slice(0, 6)).toEqual(
      ["35", "35", "220", "35", "35", "125"].map((i) => `48;5;${i}`),
    );
    expect(drawNet(solvedColoring(2), { ansi: "256" })).toContain("48;5;231");
  });

  test("an unknown sticker is gray and says so", () => {
    const coloring = { size: 2, colors: new Uint8Array(24).fill(UNKNOWN_COLOR) };
    expect(drawNet(coloring, { ansi: true }).match(/48;2;154;154;154;30m\? /g)?.length).toBe(24);
  });
});
