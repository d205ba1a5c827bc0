/**
 * The published ways of naming stickers, on the same samples, with every face already in its place: fixed thresholds in hue,
 * saturation and value, and the nearest center in Lab by CIEDE2000 (a typical palette on even cubes, which have no centers).
 */

const USUAL = [
  [230, 230, 230],
  [180, 25, 30],
  [25, 150, 80],
  [225, 215, 60],
  [240, 100, 25],
  [20, 80, 180],
];

/** Colors 0 … 5 (white, red, green, yellow, orange, blue). */
export function byThresholds([red, green, blue]) {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const saturation = high === 0 ? 0 : (high - low) / high;
  if (saturation < 0.28) return 0;
  const chroma = high - low;
  const hue =
    high === red
      ? 60 * (((green - blue) / chroma + 6) % 6)
      : high === green
        ? 60 * ((blue - red) / chroma + 2)
        : 60 * ((red - green) / chroma + 4);
  if (hue < 10 || hue > 330) return 1;
  if (hue < 40) return 4;
  if (hue < 75) return 3;
  return hue < 175 ? 2 : 5;
}

/** The nearest of the given colors. */
export function byNearest(rgb, centers) {
  const lab = labOf(rgb);
  const distances = centers.map((/** @type {readonly number[]} */ center) => ciede2000(lab, labOf(center)));
  return distances.indexOf(Math.min(...distances));
}

export const usualPalette = USUAL;

/** @param {readonly number[]} rgb @returns {[number, number, number]} */
function labOf(rgb) {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 142-2001, as given by Sharma, Wu and Dalal (2005). */
export function ciede2000([l1, a1, b1], [l2, a2, b2]) {
  const rad = Math.PI / 180;
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hueOf = (a, b) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)];
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad);
  const [meanL, meanP] = [(l1 + l2) / 2, (c1 + c2) / 2];
  let meanH = h1 + h2;
  if (c1 * c2 !== 0) meanH = Math.abs(h1 - h2) <= 180 ? meanH / 2 : (meanH + (meanH < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos((meanH - 30) * rad) +
    0.24 * Math.cos(2 * meanH * rad) +
    0.32 * Math.cos((3 * meanH + 6) * rad) -
    0.2 * Math.cos((4 * meanH - 63) * rad);
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sc = 1 + 0.045 * meanP;
  const sh = 1 + 0.015 * meanP * t;
  const rotation =
    -2 *
    Math.sqrt(meanP ** 7 / (meanP ** 7 + 25 ** 7)) *
    Math.sin(60 * Math.exp(-(((meanH - 275) / 25) ** 2)) * rad);
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, deltaH / sh];
  return Math.sqrt(x * x + y * y + z * z + rotation * y * z);
}
