/** Reads PNG files as pixels (W3C PNG, third edition): every color type, up to 8 bits, not interlaced. Transparency becomes white. */
import { inflateSync } from "node:zlib";
import { err, ok, type Problem, type Result } from "@cubegram/core";
import type { Image } from "@cubegram/core/sheet";

export const PNG_SIGNATURE: Uint8Array = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Larger images are refused before memory is allocated; a sheet at 600 dpi has 35 million pixels. */
const MAX_PIXELS = 10 ** 8;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly channels: number;
  readonly type: number;
}

/** Samples per pixel by color type: gray, RGB, palette, gray and alpha, RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function readPng(bytes: Uint8Array): Result<Image> {
  const chunks = chunksOf(bytes);
  const header = chunks && headerOf(chunks);
  if (!chunks || !header) return err(badPng("expected a PNG with at most 8 bits a channel, not interlaced"));
  if (header.width * header.height > MAX_PIXELS)
    return err(badPng(`expected at most ${MAX_PIXELS} pixels, got ${header.width} × ${header.height}`));
  const stride = Math.ceil((header.width * header.channels * header.depth) / 8);
  const length = (stride + 1) * header.height;
  try {
    const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
    const rows = inflateSync(packed, { maxOutputLength: length });
    if (rows.length < length || !unfilter(rows, header, stride)) return err(badPng("its data ends early"));
    return ok(imageOf(rows, header, stride, chunks));
  } catch {
    return err(badPng("its data cannot be decompressed"));
  }
}

function badPng(why: string): Problem {
  return { code: "png", message: `The image cannot be read: ${why}.` };
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  if (PNG_SIGNATURE.some((byte, i) => bytes[i] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    if (at + 12 + length > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    // Whatever follows the end chunk is not part of the picture (section 5.6); some programs leave bytes there.
    if (type === "IEND") return chunks;
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function headerOf([first]: readonly Chunk[]): Header | undefined {
  if (first?.type !== "IHDR" || first.data.length !== 13) return undefined;
  const view = new DataView(first.data.buffer, first.data.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, type, , , interlaced] = first.data.subarray(8);
  const channels = CHANNELS[type];
  const isDepth = depth === 8 || ([1, 2, 4].includes(depth) && channels === 1);
  if (width === 0 || height === 0 || channels === undefined || !isDepth || interlaced !== 0) return undefined;
  return { width, height, depth, channels, type };
}

/** Undoes the filters in place (section 9). */
function unfilter(rows: Uint8Array, { height, channels, depth }: Header, stride: number): boolean {
  const step = Math.max(1, (channels * depth) / 8);
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1);
    const filter = rows[start];
    if (filter > 4) return false;
    for (let i = 0; i < stride; i++) {
      const at = start + 1 + i;
      const left = i < step ? 0 : rows[at - step];
      const above = row === 0 ? 0 : rows[at - stride - 1];
      const before = row === 0 || i < step ? 0 : rows[at - stride - 1 - step];
      if (filter === 1) rows[at] += left;
      else if (filter === 2) rows[at] += above;
      else if (filter === 3) rows[at] += (left + above) >> 1;
      else if (filter === 4) rows[at] += paeth(left, above, before);
    }
  }
  return true;
}

function paeth(left: number, above: number, before: number): number {
  const [a, b, c] = [Math.abs(above - before), Math.abs(left - before), Math.abs(left + above - 2 * before)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : before;
}

function imageOf(rows: Uint8Array, header: Header, stride: number, chunks: readonly Chunk[]): Image {
  const { width, height, depth, channels, type } = header;
  const palette = chunks.find((chunk) => chunk.type === "PLTE")?.data ?? new Uint8Array();
  const pixels = new Uint8Array(width * height * 3);
  const most = 2 ** depth - 1;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const sample = (channel: number) => {
        const bit = (column * channels + channel) * depth;
        const byte = rows[row * (stride + 1) + 1 + (bit >> 3)];
        return (byte >> (8 - depth - (bit & 7))) & most;
      };
      const alpha = type >= 4 ? sample(channels - 1) : 255;
      for (let channel = 0; channel < 3; channel++) {
        const gray = type === 0 || type === 4;
        const own = type === 3 ? palette[sample(0) * 3 + channel] : (sample(gray ? 0 : channel) * 255) / most;
        pixels[(row * width + column) * 3 + channel] = Math.round(255 + ((own - 255) * alpha) / 255);
      }
    }
  return { width, height, pixels };
}
