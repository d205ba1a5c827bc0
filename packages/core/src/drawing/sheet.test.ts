import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, UNKNOWN_COLOR } from "../state/index.ts";
import { rasterize } from "./raster.ts";
import { SCHEME_NAMES } from "./scheme.ts";
import { type SheetFacts, type SheetOptions, type SheetPage, sheetPages } from "./sheet.ts";
import {
  crc16,
  decodeStrip,
  encodeStrip,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  STRIP_CELLS,
  sheetGrid,
} from "./sheet-layout.ts";
import { drawSheetPdf, isPdfText } from "./sheet-pdf.ts";
import { drawSheetPng, drawSheetSvg, isStrokeText, strokeText } from "./sheet-picture.ts";
import { readSheetImage, readSheetText } from "./sheet-reader.ts";

function sheetOf(size: number, count: number, options: SheetOptions = {}) {
  const random = seededRandom(`sheet ${size}`);
  const cubes = Array.from({ length: count }, () => Cube.random(size, random));
  const pages = [
    ...sheetPages(
      cubes.map(({ state }) => ({ coloring: coloringOf(state), moves: "R U2 F' L2 D B" })),
      options,
    ),
  ];
  return { pages, facelets: cubes.map((cube) => cube.facelets()) };
}

const imageOf = (page: SheetPage, width: number) =>
  rasterize({ ...page, shapes: [...page.shapes, ...page.texts.flatMap(strokeText)] }, width, "#ffffff");

describe("the strip", () => {
  test("CRC-16/XMODEM of 123456789 is 0x31c3 (catalog of parametrized CRC algorithms)", () => {
    expect(crc16([..."123456789"].map((digit) => digit.charCodeAt(0)))).toBe(0x31c3);
  });

  test("comes back; any one cell turned over is noticed", () => {
    const strip = fc.record({
      scheme: fc.constantFrom(...SCHEME_NAMES),
      size: fc.integer({ min: 2, max: 20 }),
      first: fc.integer({ min: 1, max: 2 ** 24 - 1 }),
      count: fc.integer({ min: 0, max: 12 }),
      total: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
    });
    fc.assert(
      fc.property(strip, fc.nat(STRIP_CELLS - 1), (given, turned) => {
        const cells = encodeStrip(given);
        expect(decodeStrip(cells)).toEqual(given);
        expect(decodeStrip(cells.map((cell, i) => (i === turned ? !cell : cell)))).toBeUndefined();
      }),
    );
  });
});

describe("pages", () => {
  test("every shape and text lies inside the page, from one grid of nets to the next", () => {
    for (const size of [2, 5, 6, 10]) {
      const [page] = sheetOf(size, sheetGrid(size).perPage).pages;
      const points = page.shapes.flatMap(({ corners }) => corners);
      const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]).sort((a, b) => a - b));
      expect(xs[0] > 10 && xs.at(-1)! < PAGE_WIDTH - 10 && ys[0] > 25).toBe(true);
      expect(ys.at(-1)! < PAGE_HEIGHT - 10).toBe(true);
      for (const { x, size: font, text } of page.texts)
        expect(x + text.length * font * 0.6).toBeLessThan(PAGE_WIDTH - 10);
    }
  });

  test("numbers run on, moves stand in lines no wider than the net", () => {
    const { pages } = sheetOf(3, 14, { title: "a title that is far too long for one line ".repeat(3) });
    expect(pages.map(({ cubes }) => cubes.map(({ number }) => number))).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [13, 14],
    ]);
    expect(pages[1].texts.map(({ text }) => text)).toContain("14 3x3 cubes, page 2 of 2");
  });

  test("the sentences are the caller's; wide characters stay on the page", () => {
    const words = {
      title: "魔方表",
      cubes: ({ count, page, pages }: SheetFacts) => `${count} 个魔方，第 ${page} 页，共 ${pages} 页`,
      hold: ({ hasMoves }: SheetFacts) => (hasMoves ? "照步骤转动。" : "每个魔方的样子。").repeat(20),
      noMoves: "（无步骤）",
    };
    const solved = { coloring: coloringOf(Cube.solved(3).state), moves: "" };
    const [page] = [...sheetPages([solved], { words })];
    const texts = page.texts.map(({ text }) => text);
    expect(texts.slice(0, 2)).toEqual(["魔方表", "1 个魔方，第 1 页，共 1 页"]);
    expect(texts[2]).toMatch(/^照步骤转动。.*\.\.\.$/);
    expect(texts).toContain("（无步骤）");
    expect(texts.join("")).not.toMatch(/[a-z]/);
    const widthOf = (text: string) => [...text].reduce((sum, each) => sum + (each > "\u2e80" ? 1 : 0.6), 0);
    for (const { x, size, text } of page.texts)
      expect(x + widthOf(text) * size).toBeLessThanOrEqual(PAGE_WIDTH - 11.9);
  });

  test("no cubes make one page; mixed sizes and giants are refused", () => {
    expect([...sheetPages([])].length).toBe(1);
    const small = { coloring: coloringOf(Cube.solved(2).state) };
    const big = { coloring: { size: 21, colors: new Uint8Array(6 * 21 * 21) } };
    expect(() => [...sheetPages([small, big])]).toThrow(/expected a cube of size 2 like the others, got 21/);
    expect(() => [...sheetPages([big])]).toThrow(RangeError);
  });
});

describe("reading back", () => {
  test.each([
    [2, 460],
    [3, 311],
    [6, 450],
  ])("a picture of a page of %i-layer cubes, %i pixels wide", (size, width) => {
    const scheme = SCHEME_NAMES[size % 3];
    const { pages, facelets } = sheetOf(size, sheetGrid(size).perPage + 1, { scheme });
    const seen = [pages[0], pages.at(-1)!].map((page) => readSheetImage(imageOf(page, width)));
    const entries = seen.flatMap((result) => (result.ok ? result.value.entries : []));
    expect(entries).toEqual(facelets.map((shown, i) => ({ number: i + 1, facelets: shown })));
    expect(seen[0]).toMatchObject({ ok: true, value: { size, total: facelets.length } });
  });

  test("a gray sticker is one that is not known", () => {
    const { size, colors } = coloringOf(Cube.solved(2).state);
    const coloring = { size, colors: colors.map((color, i) => (i === 5 ? UNKNOWN_COLOR : color)) };
    const [page] = sheetPages([{ coloring }]);
    const read = readSheetImage(imageOf(page, 500));
    expect(read).toMatchObject({ ok: true, value: { entries: [{ facelets: "UUUUR?RRFFFFDDDDLLLLBBBB" }] } });
  });

  test("SVG and PDF by what they carry", () => {
    const { pages, facelets } = sheetOf(4, 14);
    const expected = facelets.map((shown, i) => ({ number: i + 1, facelets: shown }));
    const pdf = new TextDecoder("latin1").decode(drawSheetPdf(pages));
    expect(readSheetText(pdf)).toEqual({ ok: true, value: { size: 4, entries: expected } });
    expect(readSheetText(drawSheetSvg(pages[1]))).toEqual({
      ok: true,
      value: { size: 4, entries: expected.slice(12) },
    });
  });

  test("anything but a sheet is refused, never read", () => {
    const white = (width: number, height: number) => ({
      width,
      height,
      pixels: new Uint8Array(width * height * 3).fill(255),
    });
    for (const image of [white(210, 297), white(100, 141), white(400, 400)])
      expect(readSheetImage(image)).toMatchObject({ ok: false, error: { code: "no-sheet" } });
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(readSheetText(text).ok).toBe(false);
        expect(readSheetText(`%PDF ${text}`).ok).toBe(false);
      }),
    );
  });
});

test("the table of a PDF points at its objects, and titles cannot break out of their strings", () => {
  const title = "a (b) \\ c) ☃ ü <>";
  const text = new TextDecoder("latin1").decode(drawSheetPdf(sheetOf(3, 13, { title }).pages));
  const starts = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
  expect(starts.length).toBe(10);
  for (const [i, start] of starts.entries()) expect(text.slice(start)).toMatch(new RegExp(`^${i + 1} 0 obj`));
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1]))).toMatch(/^xref/);
  for (const [, length, content] of text.matchAll(/<<\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g))
    expect(content.length).toBe(Number(length));
  expect(text).toContain("(a \\(b\\) \\\\ c\\) ? ü <>)");
});

test("a PDF has what WinAnsi has, and knows what not", () => {
  const title = "L’œuvre – 3 € : été";
  const text = new TextDecoder("latin1").decode(drawSheetPdf(sheetOf(3, 1, { title }).pages));
  expect(text).toContain("(L\x92\x9cuvre \x96 3 \x80 : été)");
  expect([title, "why?", "", "魔方", "مكعب", "ř"].map(isPdfText)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(["R U2", "été", "魔"].map(isStrokeText)).toEqual([true, false, false]);
});

test("every printable character has strokes of its own, and others a box", () => {
  const strokes = (text: string) =>
    strokeText({ x: 0, y: 0, size: 10, font: "fixed", color: "#000000", text }).map(({ corners }) => corners);
  const drawn = Array.from({ length: 94 }, (_, i) => JSON.stringify(strokes(String.fromCharCode(33 + i))));
  expect(new Set(drawn).size).toBe(94);
  expect(strokes(" ")).toEqual([]);
  expect(strokes("☃")).toEqual(strokes("é"));
  expect(strokes("☃").length).toBe(4);
});

test("a PNG has the size asked for", () => {
  const bytes = drawSheetPng(sheetOf(2, 1).pages[0], { width: 420 });
  expect([...bytes.subarray(16, 24)]).toEqual([0, 0, 420 >> 8, 420 & 255, 0, 0, 594 >> 8, 594 & 255]);
  expect(() => drawSheetPng(sheetOf(2, 1).pages[0], { width: 10 })).toThrow(RangeError);
});
