import { describe, expect, test } from "vitest";
import { seededRandom } from "../perm/index.ts";
import { finderCard } from "./finder-card.ts";
import {
  drawSheetPdf,
  drawSheetSvg,
  isPdfText,
  rasterize,
  readSheetText,
  type SheetPage,
  worksheetPage,
} from "./index.ts";

const random = seededRandom("code");
const code = Array.from({ length: 25 }, () => Array.from({ length: 25 }, () => random() < 0.5));
// Black corners, from which the others are counted.
code[0][0] = true;

const pages: Record<string, SheetPage> = {
  "a card": finderCard({ code }),
  "a card for a 4x4": finderCard({ code, size: 4 }),
  "a worksheet": worksheetPage(),
  "a short worksheet in other colors": worksheetPage({ count: 3, alphabet: "digits", scheme: "japanese" }),
};

describe.each(Object.entries(pages))("%s", (_, page) => {
  test("has nothing beyond its margins", () => {
    const points = page.shapes.flatMap(({ corners }) => corners);
    const ends = page.texts.flatMap(({ x, y, size, font, text }) => [
      [x, y - size * 0.7],
      [x + text.length * size * (font === "bold" ? 0.65 : 0.6), y],
    ]);
    for (const [x, y] of [...points, ...ends]) {
      expect(x).toBeGreaterThanOrEqual(7);
      expect(x).toBeLessThanOrEqual(page.width - 7);
      expect(y).toBeGreaterThanOrEqual(7);
      expect(y).toBeLessThanOrEqual(page.height - 7);
    }
  });

  test("is written in letters that every printer has, and shows no cube", () => {
    expect(page.texts.filter(({ text }) => !isPdfText(text))).toEqual([]);
    expect(readSheetText(drawSheetSvg(page)).ok).toBe(false);
    expect(new TextDecoder("latin1").decode(drawSheetPdf([page]))).not.toContain("/Facelets");
  });
});

test.each([60, 90, 130, 170])("three sentences of %i characters stand above the net", (length) => {
  const words = {
    title: "T",
    lines: ["a", "b", "c"].map((word) => `${word} `.repeat(length / 2)),
    colors: [],
  };
  const { texts, shapes } = finderCard({ code, words });
  const net = Math.min(...shapes.flatMap(({ corners }) => corners.map(([, y]) => y)));
  const lowest = Math.max(...texts.filter(({ text }) => /^[abc]/.test(text)).map(({ y }) => y));
  expect(lowest).toBeLessThan(net);
});

test("scripts that run from the right begin there", () => {
  const words = { title: "على", lines: ["امسح الرمز"], colors: [] };
  const { texts } = finderCard({ code, words });
  const right = texts.filter(({ text }) => text !== "").map(({ x }) => x);
  expect(right).toHaveLength(2);
  expect(Math.min(...right)).toBeGreaterThan(100);
});

describe("the code on a card", () => {
  test("is black and white square by square", () => {
    const page = pages["a card"];
    const width = 1480;
    const { pixels } = rasterize(
      { width: page.width, height: page.height, shapes: page.shapes },
      width,
      "#ffffff",
    );
    const black = page.shapes.filter(({ color }) => color === "#000000").flatMap(({ corners }) => corners);
    const left = Math.min(...black.map(([x]) => x));
    const top = Math.min(...black.map(([, y]) => y));
    const square = 36 / code.length;
    const read = code.map((row, y) =>
      row.map((_, x) => {
        const at = (position: number) => Math.round((position * width) / page.width);
        return pixels[(at(top + (y + 0.5) * square) * width + at(left + (x + 0.5) * square)) * 3] < 128;
      }),
    );
    expect(read).toEqual(code);
  });

  test.each([[[]], [[[true], [false]]], ["code"]])("%j is none", (wrong) => {
    expect(() => finderCard({ code: wrong as boolean[][] })).toThrow(TypeError);
  });
});

test.each([0, 9, 1.5])("a worksheet for %s letters is refused", (count) => {
  expect(() => worksheetPage({ count })).toThrow(RangeError);
});
