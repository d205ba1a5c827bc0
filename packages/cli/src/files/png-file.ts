/** PNG files as pixels, by pngjs (ADR 0061#0221); what a picture of many gigabytes would take is asked before it is decoded. */
import { err, ok, type Result } from "@cubegram/core/errors";
import type { Frame } from "@cubegram/core/vision";
import { PNG } from "pngjs";

export interface PngProblem {
  readonly code: "png";
  readonly message: string;
  /** Whether it has more pixels than allowed; otherwise it is cut off, or not a PNG. */
  readonly isLarge: boolean;
}

/** Width and height end here in every PNG (W3C PNG, sections 5.2 and 11.2.1). */
const SIZE_END = 24;

/** The picture, at most `maxPixels` of it. */
export function readPng(bytes: Uint8Array, maxPixels: number): Result<Frame, PngProblem> {
  const refuse = (why: string, isLarge = false) =>
    err({ code: "png" as const, message: `The image cannot be read: ${why}.`, isLarge });
  if (bytes.length < SIZE_END) return refuse("it ends in its header");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  // A small file may unpack to any size.
  if (width * height > maxPixels)
    return refuse(`expected at most ${maxPixels} pixels, got ${width} × ${height}`, true);
  try {
    const picture = PNG.sync.read(Buffer.from(bytes.subarray(0, endOf(view))));
    if (picture.width * picture.height === 0) return refuse("it has no pixels");
    return ok({ width: picture.width, height: picture.height, rgba: picture.data });
  } catch {
    return refuse("it is damaged or cut off");
  }
}

/** Where the end chunk ends: what follows is no part of the picture (section 5.6); some programs leave bytes there. */
function endOf(view: DataView): number {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const end = at + 12 + view.getUint32(at);
    if (view.getUint32(at + 4) === IEND) return end;
    at = end;
  }
  return view.byteLength;
}

/** The letters of the end chunk's type. */
const IEND = 0x49454e44;
