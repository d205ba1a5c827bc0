/** A film file from pictures on a canvas, made by the browser's own encoder (WebCodecs), as fast as it can. */
import { aborted } from "../../../jobs/error.ts";
import { mp4Of, type Sample } from "./mp4.ts";

/** What a film is made of. */
interface Shots {
  readonly canvas: HTMLCanvasElement;
  readonly framesPerSecond: number;
  readonly frames: number;
  /** Draws a frame on the canvas. */
  readonly draw: (frame: number) => Promise<void>;
}

interface EncodeOptions {
  readonly signal?: AbortSignal | undefined;
  /** 0 … 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/**
 * H.264 for every phone and messenger, its simplest profile, which keeps frames in order; else VP9, for browsers that lack
 * it. Level 3.1 of both reaches 1280 × 720.
 */
const CODECS = ["avc1.42001f", "vp09.00.31.08"] as const;
/** Bits a second: a plain cube on a plain ground needs a part of it. */
const BITRATE = 1_500_000;
/** Frames from one that can be shown by itself to the next. */
const KEY_EVERY = 60;
/** Frames that may wait to be encoded. */
const MAX_WAITING = 4;

/** How this browser encodes films of that size; undefined if it does not. */
export async function encoderFor(
  width: number,
  height: number,
  framerate: number,
): Promise<VideoEncoderConfig | undefined> {
  if (typeof VideoEncoder === "undefined") return undefined;
  for (const codec of CODECS) {
    const format = codec.startsWith("avc1") ? { avc: { format: "avc" as const } } : {};
    const config: VideoEncoderConfig = { codec, width, height, framerate, bitrate: BITRATE, ...format };
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (supported) return config;
  }
  return undefined;
}

/** Rejects with a `JobError` "aborted" soon after the signal says so, and with the encoder's error if it fails. */
export async function encodeFilm(
  config: VideoEncoderConfig,
  { canvas, framesPerSecond, frames, draw }: Shots,
  { signal, onProgress }: EncodeOptions = {},
): Promise<Blob> {
  const samples: Sample[] = [];
  let description: Uint8Array | undefined;
  let failure: DOMException | undefined;
  const encoder = new VideoEncoder({
    output(chunk, metadata) {
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      samples.push({ data, isKey: chunk.type === "key" });
      description ??= bytesOf(metadata?.decoderConfig?.description);
    },
    error(error) {
      failure = error;
    },
  });
  try {
    encoder.configure(config);
    const microseconds = 1e6 / framesPerSecond;
    for (let frame = 0; frame < frames; frame++) {
      await draw(frame);
      while (encoder.encodeQueueSize >= MAX_WAITING && !failure && !signal?.aborted) await encoded(encoder);
      if (signal?.aborted) throw aborted();
      if (failure) throw failure;
      const shown = new VideoFrame(canvas, {
        timestamp: Math.round(frame * microseconds),
        duration: Math.round(microseconds),
      });
      encoder.encode(shown, { keyFrame: frame % KEY_EVERY === 0 });
      shown.close();
      onProgress?.((frame + 1) / frames);
    }
    await encoder.flush();
  } finally {
    if (encoder.state !== "closed") encoder.close();
  }
  if (samples.length !== frames)
    throw new Error(`The encoder was given ${frames} frames and returned ${samples.length}.`);
  const { width, height, codec } = config;
  const file = mp4Of({ width, height, framesPerSecond, codec, description, samples });
  return new Blob([file], { type: "video/mp4" });
}

/** Not every browser tells when a frame is done. */
const PATIENCE_MS = 20;

function encoded(encoder: VideoEncoder): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PATIENCE_MS);
    encoder.addEventListener("dequeue", done, { once: true });
    function done(): void {
      clearTimeout(timer);
      encoder.removeEventListener("dequeue", done);
      resolve();
    }
  });
}

function bytesOf(source: AllowSharedBufferSource | undefined): Uint8Array | undefined {
  if (source === undefined) return undefined;
  if (ArrayBuffer.isView(source))
    return new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice();
  return new Uint8Array(source).slice();
}
