/** Color schemes: what the stickers of U R F D L B look like, and what those colors are called. */

import { FACES } from "../geometry/index.ts";
import { rangeError } from "../result.ts";
import { UNKNOWN_COLOR } from "../state/index.ts";

/** The named color schemes, the default first. */
export const SCHEME_NAMES = ["standard", "japanese", "color-safe"] as const;
/**
 * `standard`: WCA regulation 4d1 and the maker's colors, white opposite yellow. `japanese`: white opposite blue, as on
 * the first cubes. `color-safe`: standard in six colors that stay at least ΔE2000 = 20 apart for protan, deutan and
 * tritan vision (tested).
 */
export type SchemeName = (typeof SCHEME_NAMES)[number];

/** The six colors of U R F D L B, as `#rrggbb`. */
export type Palette = readonly string[];

export const UNKNOWN_STICKER = "#9a9a9a";
/** The plastic between the stickers. */
export const BODY = "#16181d";

/**
 * The palette of a named scheme, or a custom palette, checked: six times `#rrggbb`.
 *
 * @throws RangeError for a scheme that does not exist.
 * @example paletteOf("standard")[0]; // → #ffffff
 */
export function paletteOf(scheme: SchemeName | Palette): Palette {
  if (scheme === "standard") return ["#ffffff", "#b71234", "#009b48", "#ffd500", "#ff5800", "#0046ad"];
  if (scheme === "japanese") return ["#ffffff", "#b71234", "#009b48", "#0046ad", "#ff5800", "#ffd500"];
  // Links and stored settings may carry the British spelling of earlier builds.
  if (scheme === "color-safe" || String(scheme) === "colour-safe")
    return ["#f5feff", "#8d0639", "#088588", "#ffe505", "#e1643c", "#1028af"];
  if (!Array.isArray(scheme) || scheme.length !== FACES.length)
    throw rangeError(
      "scheme",
      `${SCHEME_NAMES.join(", ")} or six colors for ${FACES.join(" ")}`,
      String(scheme),
    );
  for (const color of scheme) parseHex(color);
  return scheme;
}

/** The color of a sticker; gray when it is unknown. */
export function stickerColor(palette: Palette, color: number): string {
  return palette[color] ?? UNKNOWN_STICKER;
}

/**
 * The names of the six colors; those of a custom palette are the faces' names.
 *
 * @example colorNames("standard"); // → white,red,green,yellow,orange,blue
 */
export function colorNames(scheme: SchemeName | Palette): readonly string[] {
  if (scheme === "japanese") return ["white", "red", "green", "blue", "orange", "yellow"];
  if (typeof scheme === "string") return ["white", "red", "green", "yellow", "orange", "blue"];
  return FACES;
}

/** What is written on stickers: nothing, the face's letter (U R F D L B), the color's (W R G …), or a text per facelet. */
export type Letters = "none" | "faces" | "colors" | readonly string[];

/** The text on a facelet. An unknown sticker says "?" unless its facelet has its own text. */
export function letterOf(letters: Letters, names: readonly string[], facelet: number, color: number): string {
  if (typeof letters !== "string") return letters[facelet] ?? "";
  if (color >= UNKNOWN_COLOR) return "?";
  if (letters === "none") return "";
  return letters === "faces" ? FACES[color] : names[color][0].toUpperCase();
}

/** Red, green and blue, 0 … 255. */
export function parseHex(color: string): readonly [number, number, number] {
  if (typeof color !== "string" || !/^#[0-9a-f]{6}$/i.test(color))
    throw rangeError("color", "#rrggbb", String(color));
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/**
 * Black or white, whichever stands out more from the color (contrast ratio of WCAG 2).
 *
 * @throws RangeError unless the color is `#rrggbb`.
 * @example inkOn("#ffd500"); // → #000000
 */
export function inkOn(color: string): "#000000" | "#ffffff" {
  const [r, g, b] = parseHex(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return (luminance + 0.05) ** 2 > 1.05 * 0.05 ? "#000000" : "#ffffff";
}
