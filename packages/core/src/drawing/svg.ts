/** A cube as SVG: scalable (a viewBox and no fixed size), with a title and a description in words. */

import { faces } from "../geometry/index.ts";
import { checkOptions } from "../result.ts";
import { type Coloring, checkColoring } from "../state/index.ts";
import { bendsOf, between, type Point, type Shape, sceneOf, type View } from "./scene.ts";
import {
  BODY,
  colorNames,
  inkOn,
  type Letters,
  letterOf,
  type Palette,
  paletteOf,
  parseHex,
  type SchemeName,
} from "./scheme.ts";

/** How an SVG picture is drawn. */
export interface SvgOptions {
  /** Default `net`. */
  readonly view?: View;
  /** Default `standard`. */
  readonly scheme?: SchemeName | Palette;
  /** Default `none`; unknown stickers always say "?". */
  readonly letters?: Letters;
  /** Facelets with a ring around them. */
  readonly ringed?: readonly number[];
  /** `#rrggbb`; default none, so the page shows through. */
  readonly background?: string;
  /** The picture's name for people who cannot see it; by default it says what it is. */
  readonly title?: string;
  /** The picture in words; by default the colors, row by row, up to n = 7. */
  readonly description?: string;
}

/** Up to this size every sticker is a separate element. */
const MAX_SEPARATE_SIZE = 10;

/**
 * The picture as the text of an SVG file.
 *
 * @throws RangeError for an unknown view, or a color that is not `#rrggbb`.
 * @example drawSvg({ size: 2, colors: new Uint8Array(24) }).startsWith("<svg"); // → true
 */
export function drawSvg(coloring: Coloring, options: SvgOptions = {}): string {
  checkColoring(coloring);
  checkOptions(options, {
    view: true,
    scheme: true,
    letters: true,
    ringed: true,
    background: true,
    title: true,
    description: true,
  });
  const { view = "net", scheme = "standard", letters = "none", ringed = [], background } = options;
  const scene = sceneOf(coloring, view, paletteOf(scheme));
  const names = colorNames(scheme);
  const title = options.title ?? titleOf(coloring.size, view);
  const description = options.description ?? describeFaces(coloring, view, names);
  const paths: string[] = [];
  const texts: string[] = [];
  const rings: string[] = [];
  const joined = new Map<string, string>();
  for (const shape of scene.shapes) {
    // Stickers do not overlap, so thousands of them become a few paths, which a browser reads many times faster.
    if (shape.facelet === undefined || coloring.size <= MAX_SEPARATE_SIZE)
      paths.push(`<path fill="${shape.color}" d="${outline(shape)}"/>`);
    else joined.set(shape.color, (joined.get(shape.color) ?? "") + outline(shape));
    if (shape.facelet === undefined) continue;
    const letter = letterOf(letters, names, shape.facelet, coloring.colors[shape.facelet]);
    if (letter !== "") texts.push(lettering(shape, letter));
    if (ringed.includes(shape.facelet)) rings.push(ring(shape));
  }
  for (const [color, outlines] of joined) paths.push(`<path fill="${color}" d="${outlines}"/>`);
  const size = `${short(scene.width)} ${short(scene.height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    `<desc>${escapeText(description)}</desc>`,
    ...(background === undefined ? [] : [backdrop(background)]),
    ...paths,
    ...(texts.length === 0
      ? []
      : ['<g font-family="sans-serif" font-weight="600" text-anchor="middle">', ...texts, "</g>"]),
    ...rings,
    "</svg>\n",
  ].join("\n");
}

function backdrop(color: string): string {
  parseHex(color);
  return `<path fill="${color}" d="M0 0h99999v99999h-99999z"/>`;
}

/** The rounded outline: a line along each side, a quadratic curve around each corner. */
export function outline(shape: Shape): string {
  const bends = bendsOf(shape).map(
    ({ before, corner, after }) => `${pair(before)}Q${pair(corner)} ${pair(after)}`,
  );
  return `M${bends.join("L")}z`;
}

/** Around a sticker, light on dark, so that it is seen on any color. */
function ring(shape: Shape): string {
  const d = outline(shape);
  return `<path fill="none" stroke="${BODY}" stroke-width="2.4" d="${d}"/><path fill="none" stroke="#ffffff" stroke-width="1.1" d="${d}"/>`;
}

/** A letter on its sticker: the sticker's own axes are the matrix. */
function lettering({ corners, color }: Shape, letter: string): string {
  const [a, b, c, d] = corners;
  const middle = between(between(a, c, 0.5), between(b, d, 0.5), 0.5);
  const along = [(b[0] + c[0] - a[0] - d[0]) / 2, (b[1] + c[1] - a[1] - d[1]) / 2];
  const across = [(c[0] + d[0] - a[0] - b[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2];
  const matrix = [...along, ...across, ...middle].map(short).join(" ");
  const size = Math.min(0.62, 1.1 / [...letter].length);
  // Capitals are about 0.72 of the font's size high: the baseline is half of that below the middle.
  const font = `font-size="${short(size)}" y="${short(size * 0.36)}"`;
  return `<text transform="matrix(${matrix})" ${font} fill="${inkOn(color)}">${escapeText(letter)}</text>`;
}

function titleOf(size: number, view: View): string {
  const cube = `${size}×${size}×${size} cube`;
  return view === "net" ? `${cube}, unfolded` : `${cube}, seen from the upper right`;
}

/** Nobody wants hundreds of colors read aloud: beyond this size the description only counts. */
const MAX_DESCRIBED_SIZE = 7;

function describeFaces({ size, colors }: Coloring, view: View, names: readonly string[]): string {
  const shown = faces().filter((face) => view === "net" || "URF".includes(face.name));
  if (size > MAX_DESCRIBED_SIZE) return `${shown.length} faces of ${size * size} stickers.`;
  return shown
    .map((face) => {
      const rows = Array.from({ length: size }, (_, row) => {
        const start = (face.index * size + row) * size;
        return Array.from(colors.slice(start, start + size), (color) => names[color] ?? "unknown").join(" ");
      });
      return `${face.name}: ${rows.join(", ")}.`;
    })
    .join(" ");
}

/** Two decimals, no trailing zeros. */
export function short(value: number): string {
  return String(Number(value.toFixed(2)) + 0);
}

function pair([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Untrusted text, made safe between tags; characters that XML forbids are left out. */
export function escapeText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the very characters to leave out (XML 1.0, 2.2)
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
  );
}
