/** What pages for a finder are made of: rectangles, boxes, texts in them, and a net without colors that a person fills in. */
import { cubeGeometry } from "../geometry/index.ts";
import { netLayout, rectangle, type Shape } from "./scene.ts";
import { BODY, inkOn, type Palette } from "./scheme.ts";
import { ADVANCE, INK, plain, type SheetText, widthOf } from "./sheet-text.ts";

/** A filled rectangle, in millimeters from the top left. */
export function bar(x: number, y: number, width: number, height: number, color: string): Shape {
  return { corners: rectangle(x, y, width, height), rounding: 0, color };
}

/** Lines of tables and boxes. */
const LINE = 0.3;

/** A rectangle with an edge, in millimeters. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  edge: string = BODY,
): Shape[] {
  return [
    bar(x, y, width, height, edge),
    bar(x + LINE, y + LINE, width - 2 * LINE, height - 2 * LINE, color),
  ];
}

/** A text in the middle of a field, smaller if it would not fit. */
export function inside(
  x: number,
  y: number,
  width: number,
  size: number,
  text: string,
  color: string = INK,
): SheetText {
  const fitting = Math.min(size, (width - 1) / (ADVANCE * Math.max(1, widthOf(text))));
  return plain(x + (width - widthOf(text) * fitting * ADVANCE) / 2, y, fitting, color, text);
}

/** Empty boxes in columns of these widths. */
export function emptyRow(x: number, y: number, widths: readonly number[], height: number): Shape[] {
  let left = x;
  return widths.flatMap((width) => {
    left += width;
    // Neighbors share a line.
    return box(left - width, y, width + LINE, height + LINE, "#ffffff");
  });
}

/** A net to fill in: only the fixed centers have colors, and their names. */
export interface BlankNet {
  readonly shapes: readonly Shape[];
  readonly texts: readonly SheetText[];
  readonly height: number;
  /** Width of a sticker. */
  readonly sticker: number;
  /** The top left corner of a facelet. */
  readonly cornerOf: (facelet: number) => readonly [x: number, y: number];
}

/**
 * The net of that width, its top left corner at a place of the page; `names` are those of the colors U R F D L B, `color`
 * fills what is not a fixed center.
 */
export function blankNet(
  size: number,
  [x, y]: readonly [number, number],
  width: number,
  palette: Palette,
  names: readonly string[],
  color: (facelet: number) => string = () => "#ffffff",
): BlankNet {
  const layout = netLayout(size);
  const scale = width / layout.width;
  const sticker = 10 * scale;
  const cornerOf = (facelet: number): [number, number] => {
    const [left, top] = layout.cornerOf(facelet);
    return [x + left * scale, y + top * scale];
  };
  const middle = (size * size - 1) / 2;
  const shapes = Array.from({ length: cubeGeometry(size).faceletCount }, (_, facelet) => {
    const face = Math.floor(facelet / size ** 2);
    const isCenter = facelet % size ** 2 === middle;
    const fill = isCenter ? palette[face] : color(facelet);
    return box(...cornerOf(facelet), sticker, sticker, fill);
  }).flat();
  const centers = Number.isInteger(middle) ? palette.map((_, face) => face * size ** 2 + middle) : [];
  const texts = centers.map((facelet, face) => {
    const [left, top] = cornerOf(facelet);
    return inside(left, top + sticker / 2 + 0.6, sticker, 1.9, names[face] ?? "", inkOn(palette[face]));
  });
  return { shapes, texts, height: layout.height * scale, sticker, cornerOf };
}
