/** Pictures of colorings: the net in a terminal, SVG and PNG. */

export {
  colorNames,
  drawNet,
  drawPng,
  drawSvg,
  inkOn,
  type Letters,
  type NetLayout,
  type NetOptions,
  netLayout,
  type Palette,
  type PngOptions,
  paletteOf,
  SCHEME_NAMES,
  type SchemeName,
  type SvgOptions,
  VIEWS,
  type View,
} from "../drawing/index.ts";
export { facePlace, NET_COLUMNS, NET_ROWS, netFacelets } from "../models/index.ts";
