/** Pictures of colourings: the net in a terminal, SVG and PNG. */

export { drawPng, type PngOptions } from "./png.ts";
export { VIEWS, type View } from "./scene.ts";
export {
  type Letters,
  type Palette,
  paletteOf,
  SCHEME_NAMES,
  type SchemeName,
} from "./scheme.ts";
export { drawSvg, type SvgOptions } from "./svg.ts";
export { drawNet, type NetOptions } from "./terminal-net.ts";
