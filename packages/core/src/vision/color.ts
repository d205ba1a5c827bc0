/**
 * Colors as a camera gives them (sRGB, 0 … 255) in two spaces: the logarithm of light, where a lamp adds a constant,
 * and OKLab (Ottosson 2020), where distances match what people see. Three features derived from OKLab tell stickers
 * apart: lightness, and the two color axes divided by it, which do not change with shadow and exposure.
 */

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
