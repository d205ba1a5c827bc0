/** The moves of an algorithm as an animated GIF. */
import { stillsOf } from "@cubegram/player/stills";
import * as gifenc from "gifenc";

export interface GifOptions {
  readonly alg: string;
  readonly size: number;
  readonly scheme: string;
  /** Six `#rrggbb`. */
  readonly palette: readonly string[];
}

/** Pixels of a side. */
const WIDTH = 320;
const BACKGROUND = "#ffffff";
const PLASTIC = "#17191e";
/** Pictures of a move, and milliseconds that each is shown. */
const FRAMES = 8;
const DELAY = 50;
/** Milliseconds before the first move and after the last. */
const FIRST = 600;
const LAST = 1500;
/** Colors between two that meet at an edge. */
const SHADES = 4;

/** To Node the package is CommonJS and has a default only; bundlers and the test runner see its names. */
const newEncoder = gifenc.GIFEncoder ?? gifenc.default.GIFEncoder;

/** A solved cube, turned move by move, over and over. Each frame stores only what has changed. */
export function gifOf({ alg, size, scheme, palette: stickers }: GifOptions): Uint8Array {
  const stills = stillsOf({ alg, size, scheme, plastic: PLASTIC });
  const palette = paletteOf(stickers);
  const indexOf = nearestIn(palette);
  const encoder = newEncoder();
  const unchanged = palette.length;
  const last = stills.length * FRAMES;
  let shown: Uint8Array | undefined;
  for (let frame = 0; frame <= last; frame++) {
    const { pixels } = stills.pixels(frame / FRAMES, WIDTH, BACKGROUND);
    const indices = new Uint8Array(WIDTH * WIDTH);
    for (let i = 0; i < indices.length; i++)
      indices[i] = indexOf(pixels[3 * i], pixels[3 * i + 1], pixels[3 * i + 2]);
    const before = shown;
    encoder.writeFrame(
      before ? indices.map((index, i) => (index === before[i] ? unchanged : index)) : indices,
      WIDTH,
      WIDTH,
      {
        ...(before ? {} : { palette: [...palette, palette[0]] }),
        delay: frame === last ? LAST : frame === 0 ? FIRST : DELAY,
        transparent: before !== undefined,
        transparentIndex: unchanged,
        dispose: 1,
      },
    );
    shown = indices;
  }
  encoder.finish();
  return encoder.bytes();
}

/** All colors of the pictures, and some of what lies between those that meet. */
function paletteOf(stickers: readonly string[]): number[][] {
  const [plastic, background] = [PLASTIC, BACKGROUND].map(rgbOf);
  const colors = [background, ...stickers.map(rgbOf)];
  return [
    [...plastic],
    ...colors.flatMap((color) =>
      Array.from({ length: SHADES }, (_, shade) =>
        color.map((part, i) => Math.round(part + ((plastic[i] - part) * shade) / SHADES)),
      ),
    ),
  ];
}

/** The nearest color of a palette, each asked for once. */
function nearestIn(palette: readonly (readonly number[])[]): (r: number, g: number, b: number) => number {
  const known = new Int16Array(2 ** 18).fill(-1);
  return (r, g, b) => {
    // Six bits of each part tell all colors of a palette apart.
    const key = ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
    if (known[key] < 0) {
      const distances = palette.map(([pr, pg, pb]) => (pr - r) ** 2 + (pg - g) ** 2 + (pb - b) ** 2);
      known[key] = distances.indexOf(Math.min(...distances));
    }
    return known[key];
  };
}

function rgbOf(color: string): number[] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}
