/** The moves of a player as an animated GIF: a film for chats, forums and READMEs, where no script runs. */
import { FACES } from "@cubegram/core/geometry";
import * as gifenc from "gifenc";
import { MAX_GIF_MOVES } from "./model/step.ts";
import { paletteFor } from "./scene/scene.ts";
import { BACKGROUND, PLASTIC, type StillOptions, type Stills, stillsOf } from "./stills.ts";

export { MAX_GIF_MOVES };

/** What is played, and from where it is seen; of a `StillOptions` all but its letters, which the film does not show. */
export type GifOptions = Omit<StillOptions, "letters" | "plastic">;

/** Pixels of a side. */
const WIDTH = 320;
/** Pictures of a move, and milliseconds that each is shown. */
const FRAMES = 8;
const DELAY = 50;
/** Milliseconds before the first move and after the last. */
const FIRST = 600;
const LAST = 1500;
/** Colors between two that meet at an edge. */
const SHADES = 4;
/** Milliseconds of work, then others have their turn: a page still answers. */
const PORTION = 40;

/** To Node the package is CommonJS and has a default only; bundlers and the test runner see its names. */
const newEncoder = gifenc.GIFEncoder ?? gifenc.default.GIFEncoder;

/**
 * The bytes of a GIF that plays the moves over and over, 320 × 320. Needs no page: works on a server and in a worker.
 * `onProgress` is told how much is done, 0 … 1.
 *
 * @throws RangeError for what cannot be read, more than `MAX_GIF_MOVES` moves, or the flat view; the signal's reason if it aborts.
 * @example
 * const gif = await gifOf({ alg: "R U R' U'" });
 * new TextDecoder().decode(gif.subarray(0, 6)); // → GIF89a
 */
export async function gifOf(
  options: GifOptions,
  {
    signal,
    onProgress,
  }: { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const stills = stillsOf(options);
  if (stills.length > MAX_GIF_MOVES)
    throw new RangeError(`"alg" expected at most ${MAX_GIF_MOVES} moves for a film, got ${stills.length}`);
  const frames = framesOf(stills, paletteFor(options.scheme ?? "wca")!);
  let rested = performance.now();
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = frames.next();
    if (done) return value;
    if (performance.now() - rested < PORTION) continue;
    onProgress?.(value);
    await new Promise((resolve) => setTimeout(resolve));
    rested = performance.now();
  }
}

/** One picture after another, of which only what has changed is stored. Yields how much is done. */
function* framesOf(stills: Stills, stickers: readonly string[]): Generator<number, Uint8Array<ArrayBuffer>> {
  const palette = shadesOf(stickers);
  const indexOf = nearestIn(palette);
  const encoder = newEncoder();
  const unchanged = palette.length;
  const last = stills.length * FRAMES;
  let shown: Uint8Array | undefined;
  for (let frame = 0; frame <= last; frame++) {
    const { pixels } = stills.pixels(frame / FRAMES, WIDTH, BACKGROUND);
    const indices = new Uint8Array(WIDTH * WIDTH);
    const stored = new Uint8Array(WIDTH * WIDTH);
    for (let i = 0, at = 0; i < indices.length; i++, at += 3) {
      const index = indexOf(pixels[at], pixels[at + 1], pixels[at + 2]);
      indices[i] = index;
      stored[i] = shown?.[i] === index ? unchanged : index;
    }
    encoder.writeFrame(stored, WIDTH, WIDTH, {
      ...(shown ? {} : { palette: [...palette, palette[0]] }),
      delay: frame === last ? LAST : frame === 0 ? FIRST : DELAY,
      transparent: shown !== undefined,
      transparentIndex: unchanged,
      dispose: 1,
    });
    shown = indices;
    yield frame / (last + 1);
  }
  encoder.finish();
  return encoder.bytes();
}

/** All colors of the pictures, and some of what lies between those that meet; with one to spare, no more than a table of 32 holds. */
function shadesOf(stickers: readonly string[]): number[][] {
  const [plastic, background, unknown] = [PLASTIC, BACKGROUND, stickers[FACES.length]].map(rgbOf);
  const colors = [background, ...stickers.slice(0, FACES.length).map(rgbOf)];
  return [
    [...plastic],
    [...unknown],
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
