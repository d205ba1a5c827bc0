/** A picture as cameras and decoders give it, and reduced to the size in which faces are searched for. */
import { checkThat } from "../result.ts";

/** A picture, as ImageData has it. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** rgba[(y · width + x) · 4 + channel], 0 … 255, as in ImageData. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
}

export function checkFrame(frame: Frame): void {
  checkThat(ArrayBuffer.isView(frame?.rgba), "frame", "a picture { width, height, rgba }", frame);
}

/** A reduced picture; `scale`: how many old pixels wide a new one is. */
export interface ReducedFrame extends Frame {
  readonly scale: number;
}

/** The longer side, in pixels, of the picture in which faces are searched for. */
export const LOOKED_AT = 320;

/**
 * The picture with at most `longest` pixels along its longer side, each the mean of those it stands for; a smaller one
 * as it is.
 *
 * @throws TypeError for anything but a picture.
 * @example reducedFrame({ width: 4000, height: 3000, rgba: new Uint8Array(48e6) }, 1000).height; // → 750
 */
export function reducedFrame(frame: Frame, longest: number = LOOKED_AT): ReducedFrame {
  checkFrame(frame);
  const { width, height, rgba } = frame;
  const scale = Math.max(1, Math.max(width, height) / longest);
  if (scale === 1) return { width, height, rgba, scale };
  const [toWidth, toHeight] = [
    Math.max(1, Math.floor(width / scale)),
    Math.max(1, Math.floor(height / scale)),
  ];
  if (scale === 2) return { width: toWidth, height: toHeight, rgba: halved(frame, toWidth, toHeight), scale };
  const reduced = new Uint8Array(toWidth * toHeight * 4);
  let to = 0;
  for (let y = 0; y < toHeight; y++) {
    const top = Math.floor(y * scale);
    const bottom = Math.min(height, Math.max(top + 1, Math.floor((y + 1) * scale)));
    for (let x = 0; x < toWidth; x++) {
      const left = Math.floor(x * scale);
      const right = Math.min(width, Math.max(left + 1, Math.floor((x + 1) * scale)));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = top; row < bottom; row++)
        for (let from = (row * width + left) * 4; from < (row * width + right) * 4; from += 4) {
          red += rgba[from];
          green += rgba[from + 1];
          blue += rgba[from + 2];
        }
      const count = (bottom - top) * (right - left);
      reduced[to] = red / count + 0.5;
      reduced[to + 1] = green / count + 0.5;
      reduced[to + 2] = blue / count + 0.5;
      reduced[to + 3] = 255;
      to += 4;
    }
  }
  return { width: toWidth, height: toHeight, rgba: reduced, scale };
}

/**
 * Half as wide and high, the usual case for camera pictures: four pixels to one, in a quarter of the time of the
 * general case.
 */
function halved({ width, rgba }: Frame, toWidth: number, toHeight: number): Uint8Array {
  const reduced = new Uint8Array(toWidth * toHeight * 4);
  const row = width * 4;
  let to = 0;
  for (let y = 0; y < toHeight; y++)
    for (let x = 0, from = 2 * y * row; x < toWidth; x++, from += 8, to += 4) {
      for (let k = 0; k < 3; k++) {
        const at = from + k;
        reduced[to + k] = (rgba[at] + rgba[at + 4] + rgba[at + row] + rgba[at + row + 4] + 2) >> 2;
      }
      reduced[to + 3] = 255;
    }
  return reduced;
}
