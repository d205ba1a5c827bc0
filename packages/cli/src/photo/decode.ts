/** Decodes picture files into pixels: PNG and JPEG, turned the way the camera was held. Any other file gets a clear answer. */
import type { Frame } from "@cubegram/core/vision";
import jpeg from "jpeg-js";
import { readPng } from "../files/png-file.ts";
import { CommandError } from "../frame/verb.ts";

/** Larger pictures would take gigabytes to decode and show no more of a cube. */
const MAX_MEGAPIXELS = 50;
const MAX_MEMORY = 1024;

/** First bytes of pictures in formats that are not read. */
const OTHER_KINDS: readonly (readonly [name: string, at: number, bytes: string])[] = [
  ["a GIF", 0, "GIF8"],
  ["a WebP picture", 8, "WEBP"],
  ["a HEIC or AVIF picture", 4, "ftyp"],
  ["a BMP picture", 0, "BM"],
  ["a TIFF picture", 0, "II*"],
  ["a TIFF picture", 0, "MM"],
  ["an SVG drawing", 0, "<"],
];

/** Throws a `CommandError` with one sentence that names the file. */
export function decodePicture(bytes: Uint8Array, file: string): Frame {
  const refuse = (code: string, sentence: string) =>
    new CommandError({ code, message: `${file} ${sentence}` });
  if (bytes.length === 0) throw refuse("picture-empty", "is empty; expected a PNG or JPEG picture.");
  const isPng = hasText(bytes, 1, "PNG");
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (!isPng && !isJpeg) {
    const kind = OTHER_KINDS.find(([, at, text]) => hasText(bytes, at, text));
    throw refuse(
      "picture-kind",
      kind
        ? `is ${kind[0]}; pictures are read as PNG or JPEG. Save it as one of these.`
        : "cannot be read as a picture; expected PNG or JPEG.",
    );
  }
  try {
    const frame = isPng ? decodePng(bytes, refuse) : decodeJpeg(bytes);
    if (frame.width * frame.height === 0) throw new Error("no pixels");
    return frame;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    // What the decoders say is meant for programmers, so it is understood here and never shown.
    const { message } = error as Error;
    const kind = isPng ? undefined : unreadKind(bytes);
    if (kind)
      throw refuse(
        "picture-kind",
        `is ${kind}, which is not supported; save it as an ordinary JPEG or a PNG.`,
      );
    if (/maxResolutionInMP|maxMemoryUsageInMB/.test(message))
      throw refuse("picture-large", `has more than ${MAX_MEGAPIXELS} megapixels; make it smaller.`);
    if (/Unsupported color mode/.test(message))
      throw refuse("picture-kind", "uses print colors (CMYK) in an unknown form; save it as RGB.");
    throw refuse("picture-damaged", "is damaged or cut off.");
  }
}

function decodePng(bytes: Uint8Array, refuse: (code: string, sentence: string) => Error): Frame {
  const read = readPng(bytes, MAX_MEGAPIXELS * 1e6);
  if (read.ok) return read.value;
  if (read.error.isLarge)
    throw refuse("picture-large", `has more than ${MAX_MEGAPIXELS} megapixels; make it smaller.`);
  throw new Error(read.error.message);
}

/** Start-of-frame markers that are not decoded (ITU-T T.81, table B.1). */
const UNREAD_FRAMES: readonly (readonly [markers: readonly number[], kind: string])[] = [
  [[0xc3], "a lossless JPEG"],
  [[0xc5, 0xc6, 0xc7], "a hierarchical JPEG"],
  [[0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf], "a JPEG with arithmetic coding"],
];

/** What kind of JPEG it is, if it is one that is not decoded. */
function unreadKind(bytes: Uint8Array): string | undefined {
  for (
    let at = 2;
    at + 4 <= bytes.length && bytes[at] === 0xff;
    at += 2 + ((bytes[at + 2] << 8) | bytes[at + 3])
  ) {
    const marker = bytes[at + 1];
    // The pixels follow.
    if (marker === 0xda) return undefined;
    const found = UNREAD_FRAMES.find(([markers]) => markers.includes(marker));
    if (found) return found[1];
  }
  return undefined;
}

function decodeJpeg(bytes: Uint8Array): Frame {
  const { width, height, data, exifBuffer } = jpeg.decode(bytes, {
    useTArray: true,
    tolerantDecoding: false,
    maxResolutionInMP: MAX_MEGAPIXELS,
    maxMemoryUsageInMB: MAX_MEMORY,
  }) as { width: number; height: number; data: Uint8Array; exifBuffer?: Uint8Array };
  return uprightFrame({ width, height, rgba: data }, exifBuffer ? orientationOf(exifBuffer) : 1);
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, k) => bytes[at + k] === letter.charCodeAt(0));
}

/** How a camera was held when it took a picture (Exif 2.32). */
const ORIENTATION = 0x0112;

/** 1 … 8 from the bytes of an Exif block; 1 (upright) if it does not say. */
export function orientationOf(exif: Uint8Array): number {
  // Decoders leave some of "Exif\0\0" in front of the byte order, II or MM.
  const start = [0, 1, 6].find((at) => exif[at] === 0x49 || exif[at] === 0x4d) ?? 0;
  const view = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
  try {
    const little = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, little);
    const entries = view.getUint16(directory, little);
    for (let entry = 0; entry < entries; entry++) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, little) !== ORIENTATION) continue;
      const value = view.getUint16(at + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // it points outside the block
  }
  return 1;
}

/** Turns a picture upright: 2 … 4 are mirrored or upside down, 5 … 8 have rows for columns too. */
export function uprightFrame(frame: Frame, orientation: number): Frame {
  if (orientation === 1) return frame;
  const { width, height, rgba } = frame;
  const isTurned = orientation >= 5;
  const [toWidth, toHeight] = isTurned ? [height, width] : [width, height];
  const fromRight = [2, 3, 7, 8].includes(orientation);
  const fromBottom = [3, 4, 6, 7].includes(orientation);
  const pixels = new Uint32Array(rgba.slice().buffer);
  const upright = new Uint32Array(width * height);
  for (let y = 0; y < toHeight; y++)
    for (let x = 0; x < toWidth; x++) {
      const [column, row] = isTurned ? [y, x] : [x, y];
      const from = (fromBottom ? height - 1 - row : row) * width + (fromRight ? width - 1 - column : column);
      upright[y * toWidth + x] = pixels[from];
    }
  return { width: toWidth, height: toHeight, rgba: new Uint8Array(upright.buffer) };
}
