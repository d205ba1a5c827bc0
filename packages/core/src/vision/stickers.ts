/** What a camera saw of the six faces: colors of stickers, row by row, in any order of the faces and turned any way. */
import { FACES, oppositeFace } from "../geometry/index.ts";

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

export function trustOf({ trust }: FaceSamples, sticker: number): number {
  return trust ? trust[sticker] : 1;
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
    for (let k = 0; k < perFace; k++) trust[at * perFace + k] = trustOf(face, k);
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

// Colors as a camera gives them (sRGB, 0 … 255) in two spaces: the logarithm of light, where a lamp adds a constant,
// and OKLab (Ottosson 2020), where distances match what people see. Three features derived from OKLab tell stickers
// apart: lightness, and the two color axes divided by it, which do not change with shadow and exposure.

/** Light below this is noise: a channel of 6 in 255. */
const DARKEST = 0.0018;

/** The fraction of full light that a channel value stands for. */
function linearLight(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The logarithm of a channel's light, clamped above the noise. */
export function logLight(channel: number): number {
  return Math.log(linearLight(channel) + DARKEST);
}

/**
 * Writes three features of a color, given as three logarithms of light: the logarithm of the lightness, and OKLab's a and b
 * divided by it.
 */
export function writeFeatures(
  target: Float64Array,
  at: number,
  red: number,
  green: number,
  blue: number,
): void {
  const r = Math.exp(red);
  const g = Math.exp(green);
  const b = Math.exp(blue);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  target[at] = Math.log(lightness);
  target[at + 1] = (1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short) / lightness;
  target[at + 2] = (0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short) / lightness;
}

// The 30 ways to color a cube with six colors, up to how it is held: the usual one first.

/** faceOf[color]: the face that has the color when solved, white on U; colors in the usual order of the faces. */
export type ColorScheme = readonly number[];

const [WHITE, RED, GREEN] = [0, 1, 2];
const FRONT = FACES.indexOf("F");

export function colorSchemes(): readonly ColorScheme[] {
  const found: number[][] = [];
  const faceOf = new Array<number>(6).fill(-1);
  faceOf[WHITE] = 0;
  const fill = (color: number) => {
    if (color === 6) {
      // Held with green in front, or red when green is opposite to white.
      const front = faceOf[GREEN] === oppositeFace(0) ? RED : GREEN;
      if (faceOf[front] === FRONT) found.push([...faceOf]);
      return;
    }
    for (let face = 1; face < 6; face++) {
      if (faceOf.includes(face)) continue;
      faceOf[color] = face;
      fill(color + 1);
      faceOf[color] = -1;
    }
  };
  fill(1);
  const unusual = (scheme: ColorScheme) => scheme.filter((face, color) => face !== color).length;
  return found.sort((a, b) => unusual(a) - unusual(b));
}
