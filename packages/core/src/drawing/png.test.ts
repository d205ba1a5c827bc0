import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { randomBelow, seededRandom } from "../perm/index.ts";
import { coloringOf, randomState, solvedColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { drawPng, packPng } from "./png.ts";
import { type Image, rasterize } from "./raster.ts";
import { between, sceneOf } from "./scene.ts";
import { paletteOf, parseHex, stickerColor } from "./scheme.ts";

/** CRC-32 by polynomial division over a string of bits: slow, obvious and not ours. */
function crcOf(bytes: Uint8Array): number {
  const message = [...bytes].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1));
  const register = new Array(32).fill(1);
  const polynomial = [...(0x104c11db7).toString(2)].slice(1).map(Number);
  for (const bit of message) {
    const out = register.shift() ^ bit;
    register.push(0);
    for (let i = 0; i < 32; i++) register[i] ^= out & polynomial[i];
  }
  return Number.parseInt(
    register
      .map((bit) => 1 - bit)
      .reverse()
      .join(""),
    2,
  );
}

/** Reads a PNG of the kind we write, checking every length, checksum and filter on the way (zlib checks DEFLATE and Adler-32). */
function decodePng(file: Uint8Array): Image {
  const view = new DataView(file.buffer, file.byteOffset);
  expect([...file.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks: [string, Uint8Array][] = [];
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at);
    const body = file.slice(at + 4, at + 8 + length);
    expect(view.getUint32(at + 8 + length)).toBe(crcOf(body));
    chunks.push([String.fromCharCode(...body.slice(0, 4)), body.slice(4)]);
    at += 12 + length;
  }
  expect(chunks.map(([type]) => type)).toEqual(["IHDR", "IDAT", "IEND"]);
  const header = new DataView(chunks[0][1].buffer);
  const [width, height] = [header.getUint32(0), header.getUint32(4)];
  expect([...chunks[0][1].slice(8)]).toEqual([8, 2, 0, 0, 0]);
  const rows = inflateSync(chunks[1][1]);
  expect(rows.length).toBe(height * (width * 3 + 1));
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    expect(rows[row * (width * 3 + 1)]).toBe(2);
    for (let i = 0; i < width * 3; i++)
      pixels[row * width * 3 + i] =
        rows[row * (width * 3 + 1) + 1 + i] + (row === 0 ? 0 : pixels[(row - 1) * width * 3 + i]);
  }
  return { width, height, pixels };
}

describe("PNG", () => {
  test("in a square the same picture stands in the middle", () => {
    const coloring = coloringOf(randomState(3, seededRandom("square")));
    const { width, height, pixels } = decodePng(drawPng(coloring, { view: "cube", width: 200, square: 0.5 }));
    expect([width, height]).toEqual([200, 200]);
    const isGround = (x: number, y: number) =>
      [0, 1, 2].every((k) => pixels[(y * width + x) * 3 + k] === 255);
    const drawn = Array.from({ length: 200 * 200 }, (_, at) => [at % 200, Math.floor(at / 200)]).filter(
      ([x, y]) => !isGround(x, y),
    );
    const middle = (axis: number) => {
      const places = drawn.map((point) => point[axis]);
      const [least, most] = [Math.min(...places), Math.max(...places)];
      return { middle: (least + most + 1) / 2, extent: most - least + 1 };
    };
    for (const axis of [0, 1]) {
      expect(Math.abs(middle(axis).middle - 100)).toBeLessThanOrEqual(2);
      expect(middle(axis).extent).toBeLessThanOrEqual(101);
    }
    expect(Math.max(middle(0).extent, middle(1).extent)).toBeGreaterThan(90);
    expect(() => drawPng(coloring, { square: 0 })).toThrow(/square/);
  });

  test.each([
    [3, "net", 200],
    [3, "cube", 160],
    [2, "cube", 96],
    [5, "net", 240],
  ] as const)(
    "n = %i, %s, %i pixels wide: the middle of every sticker has its color",
    (size, view, width) => {
      const coloring = coloringOf(randomState(size, seededRandom(`png ${size}`)));
      coloring.colors[0] = UNKNOWN_COLOR;
      const image = decodePng(drawPng(coloring, { view, width }));
      const palette = paletteOf("standard");
      const scene = sceneOf(coloring, view, palette);
      expect(image.width).toBe(width);
      expect(Math.abs(image.height - (scene.height / scene.width) * width)).toBeLessThanOrEqual(0.5);
      for (const { facelet, corners } of scene.shapes) {
        if (facelet === undefined) continue;
        const [x, y] = between(corners[0], corners[2], 0.5).map((v) => Math.floor((v * width) / scene.width));
        const at = (y * width + x) * 3;
        expect([...image.pixels.slice(at, at + 3)]).toEqual([
          ...parseHex(stickerColor(palette, coloring.colors[facelet])),
        ]);
      }
      expect([...image.pixels.slice(0, 3)]).toEqual([255, 255, 255]);
    },
  );

  test("a picture is packed to less than a twentieth", () => {
    const file = drawPng(coloringOf(randomState(3, seededRandom("packed"))));
    expect(file.length).toBeLessThan((640 * 484 * 3) / 20);
  });

  test("any image comes back pixel by pixel, whatever its runs", () => {
    const random = seededRandom("images");
    for (let run = 0; run < 60; run++) {
      const [width, height] = [1 + randomBelow(run < 30 ? 400 : 12, random), 1 + randomBelow(6, random)];
      const pixels = new Uint8Array(width * height * 3);
      for (let i = 0; i < pixels.length; ) {
        const length = 1 + randomBelow(run % 2 === 0 ? 4 : 900, random);
        const value = randomBelow(256, random);
        pixels.fill(value, i, i + length);
        i += length;
      }
      expect(decodePng(packPng({ width, height, pixels }))).toEqual({ width, height, pixels });
    }
  });

  test("every length of a run is written and read: 1 … 600 equal pixels between others", () => {
    const lengths = Array.from({ length: 200 }, (_, i) => i * 3 + 1).flatMap((length) => [
      length,
      length + 1,
      length + 2,
    ]);
    const bytes = lengths.flatMap((length, i) => [...new Array(length).fill(i % 251), 252 + (i % 3)]);
    const width = Math.ceil(bytes.length / 3);
    const pixels = Uint8Array.from({ length: width * 3 }, (_, i) => bytes[i] ?? 0);
    const file = packPng({ width, height: 1, pixels });
    const start = 8 + 25 + 8;
    const rows = inflateSync(file.slice(start, file.length - 16));
    expect(rows.length).toBe(width * 3 + 1);
    expect(pixels.every((value, i) => rows[i + 1] === value)).toBe(true);
  });

  test("edges are smooth: half a covered pixel is half the color", () => {
    const scene = {
      width: 4,
      height: 2,
      shapes: [
        {
          corners: [
            [1, 0],
            [2.5, 0],
            [2.5, 1],
            [1, 1],
          ] as const,
          rounding: 0,
          color: "#000000",
        },
      ],
    };
    const { pixels } = rasterize(scene as Parameters<typeof rasterize>[0], 4, "#ffffff");
    const reds = Array.from({ length: 8 }, (_, i) => pixels[i * 3]);
    expect(reds).toEqual([255, 0, 128, 255, 255, 255, 255, 255]);
  });

  test("a width that is none is refused", () => {
    expect(() => drawPng(solvedColoring(3), { width: 15 })).toThrow(
      /"width" expected an integer in 16 … 4096, got 15/,
    );
    expect(() => drawPng(solvedColoring(3), { background: "none" })).toThrow(/expected #rrggbb/);
  });
});
