/** The film of a cube that turns into its message while the words appear, or a sticker for each of their letters. */
import { encodeFilm, encoderFor } from "@cubegram/player/video";
import type { AskOptions } from "../../../jobs/ask.ts";
import { aborted } from "../../../jobs/job.ts";
import { KEEPSAKE_HEIGHT, KEEPSAKE_WIDTH, type Keepsake, keepsakeOn } from "../guide/draw-keepsake.ts";
import type { SaidCubeProps } from "../guide/said-cube.tsx";
import { loadSvg } from "../svg-image.ts";
import { filmTime, momentAt } from "./moments.ts";

type FilmOf = Keepsake & SaidCubeProps;

/** Pixels, as tall as the picture; some encoders want multiples of 16. */
const WIDTH = 640;
const HEIGHT = (WIDTH * KEEPSAKE_HEIGHT) / KEEPSAKE_WIDTH;
const FRAMES_PER_SECOND = 30;
/** The player leaves room around the cube for its turning layers; as large as in the picture, the cube reaches over its edges. */
const CUBE = 760;
/** How far the cube is lifted when it nods. */
const LIFT = 36;

/** Whether this browser can make one. */
export async function canFilm(): Promise<boolean> {
  return (await encoderFor(WIDTH, HEIGHT, FRAMES_PER_SECOND)) !== undefined;
}

export async function makeFilm(film: FilmOf, options: AskOptions<number>): Promise<Blob> {
  const config = await encoderFor(WIDTH, HEIGHT, FRAMES_PER_SECOND);
  if (!config) throw new Error("This browser has no encoder for films.");
  const { stillsOf } = await import("@cubegram/player/stills");
  const { size, from, alg, scheme } = film;
  const stills = stillsOf({ size, state: from, alg, scheme: scheme === "standard" ? "wca" : scheme });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d", { alpha: false })!;
  context.scale(WIDTH / KEEPSAKE_WIDTH, HEIGHT / KEEPSAKE_HEIGHT);
  const paint = keepsakeOn(context, film);
  let shown: { readonly at: number; readonly cube: HTMLImageElement } | undefined;
  const file = await encodeFilm(
    config,
    {
      framesPerSecond: FRAMES_PER_SECOND,
      frames: Math.ceil((filmTime(stills.length) / 1000) * FRAMES_PER_SECOND),
      async shoot(frame, when) {
        const { at, said, lift } = momentAt(stills.length, (1000 * frame) / FRAMES_PER_SECOND);
        // Before and after the moves the cube stays as it is.
        if (shown?.at !== at) shown = { at, cube: await loadSvg(stills.draw(at), CUBE) };
        paint({ cube: shown.cube, edge: CUBE, lift: lift * LIFT, said });
        return new VideoFrame(canvas, when);
      },
    },
    options,
  ).catch((error: unknown) => {
    throw options.signal?.aborted ? aborted() : error;
  });
  return new Blob([file], { type: "video/mp4" });
}
