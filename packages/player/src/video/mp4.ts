/** An MP4 file around the frames that an encoder gave: one film without sound, every frame as long as the others. */

/** One encoded frame. */
export interface Sample {
  readonly data: Uint8Array;
  /** Whether it can be shown without those before it. */
  readonly isKey: boolean;
}

export interface Film {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** As WebCodecs names it: `avc1.…` (H.264) or `vp09.…` (VP9). */
  readonly codec: string;
  /** H.264: what the encoder says about the stream, an AVCDecoderConfigurationRecord. */
  readonly description?: Uint8Array | undefined;
  /** In the order in which they are shown, which must be the order in which they were encoded. */
  readonly samples: readonly Sample[];
}

/** Ticks of a frame. */
const TICKS = 1000;
const UNITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];

/** The file; what describes the film comes first, so that it plays while it arrives. */
export function mp4Of(film: Film): Uint8Array<ArrayBuffer> {
  const type = box("ftyp", ascii("isom"), u32(512), ascii("isomiso2mp41"));
  const { length } = movieOf(film, 0);
  const data = box("mdat", ...film.samples.map((sample) => sample.data));
  const movie = movieOf(film, type.length + length + BOX_HEAD);
  return join([type, movie, data]);
}

/** @param dataAt where the first frame begins in the file. */
function movieOf(film: Film, dataAt: number): Uint8Array {
  const { width, height, framesPerSecond, samples } = film;
  const rate = framesPerSecond * TICKS;
  const duration = samples.length * TICKS;
  return box(
    "moov",
    full(
      "mvhd",
      0,
      0,
      u32(0, 0, rate, duration, 0x10000),
      u16(0x100, 0),
      u32(0, 0, ...UNITY),
      zeros(24),
      u32(2),
    ),
    box(
      "trak",
      // Enabled, and part of the movie.
      full("tkhd", 0, 3, u32(0, 0, 1, 0, duration, 0, 0, 0, 0, ...UNITY, width << 16, height << 16)),
      box(
        "mdia",
        // Its language is "und", undetermined.
        full("mdhd", 0, 0, u32(0, 0, rate, duration), u16(0x55c4, 0)),
        full("hdlr", 0, 0, u32(0), ascii("vide"), zeros(12), ascii("film\0")),
        box(
          "minf",
          full("vmhd", 0, 1, zeros(8)),
          box("dinf", full("dref", 0, 0, u32(1), full("url ", 0, 1))),
          tableOf(film, dataAt),
        ),
      ),
    ),
  );
}

/** Where each frame is, and how it was encoded. */
function tableOf(film: Film, dataAt: number): Uint8Array {
  const { samples } = film;
  const keys = samples.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  return box(
    "stbl",
    full("stsd", 0, 0, u32(1), entryOf(film)),
    full("stts", 0, 0, u32(1, samples.length, TICKS)),
    full("stss", 0, 0, u32(keys.length, ...keys)),
    // All frames are one chunk.
    full("stsc", 0, 0, u32(1, 1, samples.length, 1)),
    full("stsz", 0, 0, u32(0, samples.length, ...samples.map(({ data }) => data.length))),
    full("stco", 0, 0, u32(1, dataAt)),
  );
}

function entryOf({ width, height, codec, description }: Film): Uint8Array {
  const [kind] = codec.split(".");
  const settings = kind === "avc1" ? box("avcC", description ?? zeros(0)) : vp9Settings(codec);
  const dots = 72 << 16;
  return box(
    kind,
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(dots, dots, 0),
    u16(1),
    zeros(32),
    // Colors, no transparency; no table of colors.
    u16(24, 0xffff),
    settings,
  );
}

/** `vp09.PROFILE.LEVEL.DEPTH`; a quarter of the colors, BT.709 as on every screen. */
function vp9Settings(codec: string): Uint8Array {
  const [profile, level, depth] = codec.split(".").slice(1, 4).map(Number);
  return full("vpcC", 1, 0, Uint8Array.of(profile, level, (depth << 4) | (1 << 1), 1, 1, 1, 0, 0));
}

/** Length and name. */
const BOX_HEAD = 8;

function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, BOX_HEAD);
  return join([u32(length), ascii(name), ...parts]);
}

/** A box that has a version and flags. */
function full(name: string, version: number, flags: number, ...parts: readonly Uint8Array[]): Uint8Array {
  return box(name, u32((version << 24) | flags), ...parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function u32(...values: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * values.length));
  for (const [i, value] of values.entries()) bytes.setUint32(4 * i, value);
  return new Uint8Array(bytes.buffer);
}

function u16(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [value >> 8, value & 0xff]));
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function zeros(count: number): Uint8Array {
  return new Uint8Array(count);
}
