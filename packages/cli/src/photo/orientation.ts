/** How a camera was held when it took a picture (Exif 2.32, tag 0x0112), and the picture turned upright. */
import type { Frame } from "@cubegram/core/vision";

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
