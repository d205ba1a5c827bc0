/** What a camera saw of the six faces: colors of stickers, row by row, in any order of the faces and turned any way. */
import { logLight, writeFeatures } from "./color.ts";

export const FACE_COUNT = 6;

/** One face: n² stickers as its picture shows them, rows from the top, left to right. */
export interface FaceSamples {
  /** rgb[sticker · 3 + channel], 0 … 255 in sRGB: 3n² numbers. */
  readonly rgb: ArrayLike<number>;
  /** trust[sticker], 0 … 1: how much of the sticker was seen well, 0 for a covered one. Default: all of it. */
  readonly trust?: ArrayLike<number>;
  /** How often a video showed it; undefined for a chosen picture. */
  readonly times?: number;
  /** Sides seen to meet sides of other faces, once per sighting. */
  readonly joints?: readonly Joint[];
}

/** A side of a face (0 … 3, clockwise from the top as its picture shows it) meets a side of another one. */
export interface Joint {
  readonly side: number;
  /** The other face, by its index in the list of faces, and its side. */
  readonly face: number;
  readonly faceSide: number;
}

/** The stickers of six faces as the numbers from which colors are learned; a face that was not seen has no trust. */
export interface Stickers {
  readonly count: number;
  readonly perFace: number;
  /** light[sticker · 3 + channel], logarithms. */
  readonly light: Float64Array;
  /** weight[sticker · 3 + channel]: how much a channel says about the light; little where it is dark. */
  readonly weight: Float64Array;
  /** blinded[sticker · 3 + channel]: 1 if the camera could not have recorded more. */
  readonly blinded: Uint8Array;
  /** features[sticker · 3 + feature], see `writeFeatures`. */
  readonly features: Float64Array;
  readonly trust: Float64Array;
}

/** The level from which a channel counts as saturated. */
const BLINDING = 252;
/** The channel level at which noise and light weigh the same. */
const NOISE = 30;

export function stickersOf(faces: readonly (FaceSamples | undefined)[], size: number): Stickers {
  const perFace = size * size;
  const count = FACE_COUNT * perFace;
  const rgb = new Float64Array(count * 3);
  const trust = new Float64Array(count);
  faces.forEach((face, at) => {
    if (!face) return;
    // Anything that is not a level of a channel is black.
    for (let k = 0; k < perFace * 3; k++)
      rgb[at * perFace * 3 + k] = Math.min(255, Math.max(0, face.rgb[k] || 0));
    for (let k = 0; k < perFace; k++) trust[at * perFace + k] = face.trust ? face.trust[k] : 1;
  });
  const light = rgb.map(logLight);
  const features = new Float64Array(count * 3);
  for (let at = 0; at < light.length; at += 3)
    writeFeatures(features, at, light[at], light[at + 1], light[at + 2]);
  return {
    count,
    perFace,
    light,
    weight: rgb.map((channel) => channel ** 2 / (channel ** 2 + NOISE ** 2)),
    blinded: Uint8Array.from(rgb, (channel) => (channel >= BLINDING ? 1 : 0)),
    features,
    trust,
  };
}
