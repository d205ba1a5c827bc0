/** How different two colors look, to the usual eye and to others: the measure of palettes and of what is drawn with them. */
import { parseHex } from "../src/drawing/scheme.ts";

/** Linear sRGB of `#rrggbb`. */
export function linear(color: string): number[] {
  return parseHex(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009), severity 1. */
export const EYES: Readonly<Record<string, readonly number[]>> = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** CIE Lab (D65) of linear sRGB. */
function lab([r, g, b]: number[]): [number, number, number] {
  const xyz = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ];
  const [x, y, z] = xyz.map((t) => (t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula" (2005), equations 2–22. */
export function deltaE2000(p: readonly number[], q: readonly number[]): number {
  const radians = Math.PI / 180;
  const meanC = (Math.hypot(p[1], p[2]) + Math.hypot(q[1], q[2])) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const polar = (v: readonly number[]) => {
    const a = (1 + g) * v[1];
    return { c: Math.hypot(a, v[2]), h: (Math.atan2(v[2], a) / radians + 360) % 360 };
  };
  const [one, two] = [polar(p), polar(q)];
  const neutral = one.c * two.c === 0;
  let dh = neutral ? 0 : two.h - one.h;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(one.c * two.c) * Math.sin((dh / 2) * radians);
  let h = one.h + two.h;
  if (!neutral) h = Math.abs(one.h - two.h) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const l = (p[0] + q[0]) / 2;
  const c = (one.c + two.c) / 2;
  const cos = (degrees: number) => Math.cos(degrees * radians);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const turn = 60 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(turn * radians);
  const [dl, dc, dhh] = [(q[0] - p[0]) / sl, (two.c - one.c) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhh ** 2 + rt * dc * dhh);
}

/** What an eye sees of a color `#rrggbb`, in Lab. */
export function seen(color: string, eye: readonly number[]): readonly [number, number, number] {
  const rgb = linear(color);
  return lab(
    [0, 3, 6].map((row) =>
      Math.min(
        1,
        Math.max(
          0,
          [0, 1, 2].reduce((sum, i) => sum + eye[row + i] * rgb[i], 0),
        ),
      ),
    ),
  );
}

/** The smallest difference between two of the colors, for an eye. */
export function smallestDifference(palette: readonly string[], eye: readonly number[]): number {
  const all = palette.map((color) => seen(color, eye));
  return Math.min(...all.flatMap((a, i) => all.slice(i + 1).map((b) => deltaE2000(a, b))));
}
