/** A film file from pictures, made by the browser's own encoder (WebCodecs), as fast as it can. */
import { mp4Of, type Sample } from "./mp4.ts";

/** What a film is made of. */
export interface Shots {
  readonly framesPerSecond: number;
  readonly frames: number;
  /** The picture of a frame, which is closed once it is encoded. */
  readonly shoot: (frame: number, when: FrameTime) => VideoFrame | Promise<VideoFrame>;
}

/** When a frame is shown, and how long, in microseconds. */
export interface FrameTime {
  readonly timestamp: number;
  readonly duration: number;
}

export interface EncodeOptions {
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

/** An MP4 file. Rejects with the signal's reason soon after it aborts, and with the encoder's error if it fails. */
export async function encodeFilm(
  config: VideoEncoderConfig,
  { framesPerSecond, frames, shoot }: Shots,
  { signal, onProgress }: EncodeOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
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
      while (encoder.encodeQueueSize >= MAX_WAITING && !failure && !signal?.aborted) await encoded(encoder);
      signal?.throwIfAborted();
      if (failure) throw failure;
      const shown = await shoot(frame, {
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
  return mp4Of({ width, height, framesPerSecond, codec, description, samples });
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
