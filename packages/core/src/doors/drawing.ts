/** Pictures of colorings: the net in a terminal, SVG and PNG. */

export {
  colorNames,
  drawNet,
  drawPng,
  drawSvg,
  type Image,
  inkOn,
  type Letters,
  type NetLayout,
  type NetOptions,
  netLayout,
  type Palette,
  type PngOptions,
  type Point,
  paletteOf,
  rasterize,
  SCHEME_NAMES,
  type Scene,
  type SchemeName,
  type Shape,
  type SvgOptions,
  VIEWS,
  type View,
} from "../drawing/index.ts";
export { facePlace, NET_COLUMNS, NET_ROWS, netFacelets } from "../models/index.ts";
