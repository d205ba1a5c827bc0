/**
 * Our own PNG writer, since the library has no dependency for it: RGB, 8 bits (W3C PNG, third edition), packed by DEFLATE
 * (RFC 1951) with its fixed code and one kind of match, "as three bytes ago". With every row stored as its difference from
 * the one above, a drawing is mostly runs of zeros, which such matches catch: 640 × 484 pixels of a 3x3 net take 28 kB,
 * against 929 kB unpacked; a cube in perspective 107 kB of 1.3 MB.
 */

import { checkCount, checkOptions, rangeError } from "../result.ts";
import { type Coloring, checkColoring } from "../state/index.ts";
import { type Image, rasterize } from "./raster.ts";
import { movedShapes, type Scene, sceneOf, type View } from "./scene.ts";
import { type Palette, paletteOf, type SchemeName } from "./scheme.ts";

/** How a PNG picture is drawn. */
export interface PngOptions {
  /** Default `net`. */
  readonly view?: View;
  /** Default `standard`. */
  readonly scheme?: SchemeName | Palette;
  /** `#rrggbb`; default white. */
  readonly background?: string;
  /** Pixels, 16 … 4096; default 640. The height follows from the view. */
  readonly width?: number;
  /** How much of the width of a square picture the cube takes, above 0 and at most 1, as icons want it; default: no square. */
  readonly square?: number;
}

/**
 * The picture as the bytes of a PNG file. Unknown stickers are gray; there are no letters (see `drawSvg`).
 *
 * @throws RangeError for a width that is not an integer in 16 … 4096, a share that is not in (0, 1], or a scheme that
 * does not exist.
 * @example drawPng({ size: 2, colors: new Uint8Array(24) }, { width: 100 }).subarray(1, 4); // → 80,78,71
 */
export function drawPng(coloring: Coloring, options: PngOptions = {}): Uint8Array {
  checkColoring(coloring);
  checkOptions(options, { view: true, scheme: true, background: true, width: true, square: true });
  const { view = "net", scheme = "standard", background = "#ffffff", width = 640, square } = options;
  checkCount(width, "width", 16, 4096);
  if (square !== undefined && !(square > 0 && square <= 1))
    throw rangeError("square", "a share above 0 and at most 1", square);
  const scene = sceneOf(coloring, view, paletteOf(scheme));
  return packPng(rasterize(square ? inSquare(scene, square) : scene, width, background));
}

/** The scene in the middle of a square, of whose width it takes this share. */
function inSquare(scene: Scene, share: number): Scene {
  const side = Math.max(scene.width, scene.height) / share;
  const [left, top] = [(side - scene.width) / 2, (side - scene.height) / 2];
  const shapes = movedShapes(scene.shapes, ([x, y]) => [x + left, y + top]);
  return { width: side, height: side, shapes };
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const BYTES_PER_PIXEL = 3;

export function packPng(image: Image): Uint8Array {
  // 8 bits, color type 2 (RGB), then compression, filtering and interlacing, for which 0 is the only choice that fits.
  const header = [...bigEndian(image.width), ...bigEndian(image.height), 8, 2, 0, 0, 0];
  const bytes = [...SIGNATURE];
  appendChunk(bytes, "IHDR", header);
  appendChunk(bytes, "IDAT", zlibOf(filteredRows(image)));
  appendChunk(bytes, "IEND", []);
  return Uint8Array.from(bytes);
}

/** Each row as filter type 2 (Up): its difference from the row above, byte by byte. */
function filteredRows({ width, height, pixels }: Image): Uint8Array {
  const stride = width * BYTES_PER_PIXEL;
  const rows = new Uint8Array(height * (stride + 1));
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1);
    rows[start] = 2;
    for (let i = 0; i < stride; i++) {
      const above = row === 0 ? 0 : pixels[(row - 1) * stride + i];
      rows[start + 1 + i] = pixels[row * stride + i] - above;
    }
  }
  return rows;
}

/** RFC 1950: two header bytes (a 32 kB window, no dictionary), the packed data, Adler-32 of the data. */
function zlibOf(data: Uint8Array): number[] {
  const bytes = [0x78, 0x01];
  deflateInto(bytes, data);
  bytes.push(...bigEndian(adler32(data)));
  return bytes;
}

const MAX_MATCH_LENGTH = 258;
const END_OF_BLOCK = 256;

/** One final block with the fixed code (RFC 1951, 3.2.6). */
function deflateInto(bytes: number[], data: Uint8Array): void {
  let held = 0;
  let count = 0;
  const put = (value: number, bits: number) => {
    held |= value << count;
    for (count += bits; count >= 8; count -= 8) {
      bytes.push(held & 0xff);
      held >>>= 8;
    }
  };
  const putSymbol = (symbol: number) => {
    const [code, bits] = fixedCode(symbol);
    // Huffman codes are written from their most significant bit, everything else from the least.
    for (let bit = bits - 1; bit >= 0; bit--) put((code >> bit) & 1, 1);
  };
  put(0b011, 3);
  for (let at = 0; at < data.length; ) {
    const length = matchAt(data, at);
    if (length === 0) putSymbol(data[at]);
    else {
      const extra = extraBits(length);
      putSymbol(length === MAX_MATCH_LENGTH ? 285 : 257 + 4 * extra + ((length - 3) >> extra));
      put((length - 3) & ((1 << extra) - 1), extra);
      // Distance 3 is code 2 of five bits.
      for (const bit of [0, 0, 0, 1, 0]) put(bit, 1);
    }
    at += Math.max(1, length);
  }
  putSymbol(END_OF_BLOCK);
  put(0, 7);
}

/** How many bytes, 3 … 258 or 0, repeat those three before. */
function matchAt(data: Uint8Array, at: number): number {
  const end = Math.min(data.length, at + MAX_MATCH_LENGTH);
  let next = at;
  if (at >= BYTES_PER_PIXEL) while (next < end && data[next] === data[next - BYTES_PER_PIXEL]) next++;
  return next - at < 3 ? 0 : next - at;
}

/** Lengths 3 … 10 each have a symbol; beyond that each power of two is divided among four (3.2.5). */
function extraBits(length: number): number {
  if (length < 11 || length === MAX_MATCH_LENGTH) return 0;
  return 29 - Math.clz32(length - 3);
}

function fixedCode(symbol: number): readonly [code: number, bits: number] {
  if (symbol < 144) return [0x30 + symbol, 8];
  if (symbol < 256) return [0x190 + symbol - 144, 9];
  return symbol < 280 ? [symbol - 256, 7] : [0xc0 + symbol - 280, 8];
}

function appendChunk(bytes: number[], type: string, data: readonly number[]): void {
  bytes.push(...bigEndian(data.length));
  const start = bytes.length;
  for (const letter of type) bytes.push(letter.charCodeAt(0));
  for (const byte of data) bytes.push(byte);
  bytes.push(...bigEndian(crc32(bytes, start)));
}

/** CRC-32 of the bytes from `start` on, bit by bit: files are small, so a table would not pay. */
function crc32(bytes: readonly number[], start: number): number {
  let crc = -1;
  for (let i = start; i < bytes.length; i++) {
    crc ^= bytes[i];
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

function bigEndian(value: number): number[] {
  return [(value >>> 24) & 0xff, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}
