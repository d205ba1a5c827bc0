/** The moves of a player as a film in MP4, where the platform has an encoder (WebCodecs): smoother than a GIF. */
import type { GifOptions } from "./gif.ts";
import { BACKGROUND, stillsOf } from "./stills.ts";
import { type EncodeOptions, encodeFilm, encoderFor } from "./video/encode.ts";

export { type EncodeOptions, encodeFilm, encoderFor, type FrameTime, type Shots } from "./video/encode.ts";

/** Pixels of a side, a multiple of 16, which some encoders want. */
const WIDTH = 480;
const FRAMES_PER_SECOND = 30;
/** Pictures of a move, of the time before the first and after the last. */
const FRAMES = 12;
const FIRST = 18;
const LAST = 45;

/**
 * The bytes of an MP4 (H.264, or VP9 where that is missing) that plays the moves once, 480 × 480; undefined where the platform does not
 * encode films, as in Node: then `gifOf` does.
 *
 * @throws RangeError for what cannot be read or the flat view; the signal's reason if it aborts.
 */
export async function videoOf(
  options: GifOptions,
  encoding: EncodeOptions = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stills = stillsOf(options);
  const config = await ownEncoder();
  if (!config) return undefined;
  const last = stills.length * FRAMES;
  const shoot = (frame: number, when: { readonly timestamp: number; readonly duration: number }) => {
    const at = Math.min(Math.max(0, frame - FIRST), last) / FRAMES;
    const { pixels } = stills.pixels(at, WIDTH, BACKGROUND);
    return new VideoFrame(withFourth(pixels), {
      ...{ format: "RGBX", codedWidth: WIDTH, codedHeight: WIDTH },
      ...when,
    });
  };
  return encodeFilm(
    config,
    { framesPerSecond: FRAMES_PER_SECOND, frames: FIRST + last + LAST, shoot },
    encoding,
  );
}

/** Whether `videoOf` makes films here. */
export async function canEncode(): Promise<boolean> {
  return (await ownEncoder()) !== undefined;
}

function ownEncoder(): Promise<VideoEncoderConfig | undefined> {
  return encoderFor(WIDTH, WIDTH, FRAMES_PER_SECOND);
}

/** Red, green and blue, and a byte that says nothing. */
function withFourth(pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((pixels.length / 3) * 4);
  for (let from = 0, to = 0; from < pixels.length; from += 3, to += 4) {
    padded[to] = pixels[from];
    padded[to + 1] = pixels[from + 1];
    padded[to + 2] = pixels[from + 2];
  }
  return padded;
}
