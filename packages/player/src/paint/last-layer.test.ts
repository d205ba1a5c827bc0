import { paletteOf } from "@cubegram/core/drawing";
import { algState, readAlg } from "@cubegram/core/notation";
import { coloringOf } from "@cubegram/core/state";
import { describe, expect, test } from "vitest";
import { cameraAt } from "../scene/camera.ts";
import { lastLayerOf } from "./last-layer.ts";

const PALETTE = [...paletteOf("standard"), "#888888"];
const LETTERS = "URFDLB";

/** The stickers drawn, as letters by row and column of a picture of 5 × 5 cells; blanks where there is none. */
function drawn(alg: string): string[] {
  const svg = lastLayerOf({
    size: 3,
    colors: coloringOf(algState(readAlg(alg), 3)).colors,
    turned: undefined,
    camera: cameraAt({ yaw: 0, pitch: 90 }, false),
    look: { palette: PALETTE, letters: Array(7).fill(""), hints: false },
    isFlat: true,
  });
  const rows = Array.from({ length: 5 }, () => Array<string>(5).fill(" "));
  const place = (middle: number) => Math.max(-2, Math.min(2, Math.round(middle / 260))) + 2;
  for (const [, x, y, width, height, fill] of svg.matchAll(
    /<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" rx="[^"]+" fill="([^"]+)"/g,
  )) {
    const [column, row] = [Number(x) + Number(width) / 2, Number(y) + Number(height) / 2];
    rows[place(row)][place(column)] = LETTERS[PALETTE.indexOf(fill)];
  }
  return rows.map((row) => row.join(""));
}

describe("the last layer from above", () => {
  test("a solved cube has each side's color beside the top", () => {
    expect(drawn("")).toEqual([" BBB ", "LUUUR", "LUUUR", "LUUUR", " FFF "]);
  });

  test("a turn of the top sends the rows around: what was in front is on the left", () => {
    expect(drawn("U")).toEqual([" LLL ", "FUUUB", "FUUUB", "FUUUB", " RRR "]);
  });

  test("Sune twists three corners and leaves the fourth, as its diagram shows", () => {
    const picture = drawn("R U R' U R U2 R'");
    const top = picture.slice(1, 4).map((row) => row.slice(1, 4));
    expect([top[0][0], top[0][2], top[2][0], top[2][2]].filter((letter) => letter === "U")).toHaveLength(1);
    expect(top[0][1] + top[1][0] + top[1][2] + top[2][1]).toBe("UUUU");
    expect(picture.join("").match(/U/g)).toHaveLength(9);
  });
});
