/**
 * A picture before it is SVG or pixels: rounded quadrilaterals, back to front. Both views come from the frames of the
 * faces: the net lays them out flat, the cube projects the three that face the viewer.
 */
import { add, cross, dot, type Face, faces, scale, type Vector } from "../geometry/index.ts";
import { facePlace, NET_COLUMNS, NET_ROWS } from "../models/index.ts";
import { formatValue, rangeError } from "../result.ts";
import type { Coloring } from "../state/index.ts";
import { BODY, type Palette, stickerColor } from "./scheme.ts";

/** What a picture shows: the unfolded net, or U, F and R in perspective. */
export const VIEWS = ["net", "cube"] as const;
/** `net`: all six faces unfolded. `cube`: U, F and R in perspective. */
export type View = (typeof VIEWS)[number];

/** A point of a picture: x to the right, y downward. */
export type Point = readonly [x: number, y: number];

/** A quadrilateral of one color with rounded corners. */
export interface Shape {
  /** Top left, top right, bottom right, bottom left, in the reading direction of its face. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** How far the rounding reaches along each side, as a fraction of it. */
  readonly rounding: number;
  readonly color: string;
  /** The sticker it shows; none for the plastic. */
  readonly facelet?: number;
}

/** A flat picture: its shapes, those behind first. */
export interface Scene {
  /** In tenths of a sticker, y downward, starting at 0. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A corner of an outline: a straight side ends at `before`, a quadratic curve about `corner` leads to `after`. */
export interface Bend {
  readonly before: Point;
  readonly corner: Point;
  readonly after: Point;
}

export function bendsOf({ corners, rounding }: Shape): Bend[] {
  return corners.map((corner, i) => ({
    before: between(corner, corners[(i + 3) % 4], rounding),
    corner,
    after: between(corner, corners[(i + 1) % 4], rounding),
  }));
}

/** The point at that fraction of the way. */
export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** Plastic on each side of a sticker, as a fraction of it. */
const INSET = 0.06;
/** Plastic around a face of the net. */
const BORDER = 0.06;
/** The same where faces meet: just enough that no seam shows the background. */
const OVERLAP = 0.015;

/** Places points of a face, in stickers from its top left corner, on the picture. */
type Placing = (face: Face) => ((column: number, row: number) => Point) | undefined;

export function sceneOf(coloring: Coloring, view: View, palette: Palette): Scene {
  if (view === "net") return netScene(coloring, palette);
  if (view === "cube") return cubeScene(coloring, palette);
  throw rangeError("view", `one of ${VIEWS.join(", ")}`, formatValue(view));
}

function netScene(coloring: Coloring, palette: Palette): Scene {
  const { size } = coloring;
  const { width, height, cornerOf } = netLayout(size);
  const shapes = drawFaces(coloring, palette, BORDER, (face) => {
    const [left, top] = cornerOf(face.index * size ** 2);
    return (column, row) => [left + column * STICKER, top + row * STICKER];
  });
  return { width, height, shapes };
}

/** The viewer stands to the right of F and above: 36° about the vertical, 29° up, five edges away from the middle. */
const YAW = (36 * Math.PI) / 180;
const PITCH = (29 * Math.PI) / 180;
const DISTANCE = 5;

function cubeScene(coloring: Coloring, palette: Palette): Scene {
  const { size } = coloring;
  const toward: Vector = [Math.sin(YAW) * Math.cos(PITCH), Math.sin(PITCH), Math.cos(YAW) * Math.cos(PITCH)];
  const right: Vector = [Math.cos(YAW), 0, -Math.sin(YAW)];
  const down = cross(right, toward);
  const eye = DISTANCE * size;
  const project = (point: Vector): Point => {
    const zoom = (STICKER * eye) / (eye - dot(point, toward));
    return [dot(point, right) * zoom, dot(point, down) * zoom];
  };
  const shapes = drawFaces(coloring, palette, OVERLAP, (face) => {
    // A face is visible if the eye is in front of its plane, half an edge from the middle.
    if (dot(face.normal, toward) * eye <= size / 2) return undefined;
    const origin = scale(add(face.normal, scale(add(face.right, face.down), -1)), size / 2);
    return (column, row) => project(add(origin, add(scale(face.right, column), scale(face.down, row))));
  });
  return framed(shapes, (size * STICKER) / 20);
}

/** Every face that the placing shows: its plastic, with a rounded border, then its stickers. */
function drawFaces({ size, colors }: Coloring, palette: Palette, border: number, placing: Placing): Shape[] {
  const shapes: Shape[] = [];
  for (const face of faces()) {
    const at = placing(face);
    if (!at) continue;
    const tile = (column: number, row: number, width: number, inset: number): Shape["corners"] => [
      at(column + inset, row + inset),
      at(column + width - inset, row + inset),
      at(column + width - inset, row + width - inset),
      at(column + inset, row + width - inset),
    ];
    shapes.push({ corners: tile(0, 0, size, -border), rounding: (2 * border) / size, color: BODY });
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++) {
        const facelet = (face.index * size + row) * size + column;
        const color = stickerColor(palette, colors[facelet]);
        shapes.push({ corners: tile(column, row, 1, INSET), rounding: 0.14, color, facelet });
      }
  }
  return shapes;
}

/** The shapes moved into a picture that fits them, with a margin; only the plastic determines how far they reach. */
function framed(shapes: readonly Shape[], margin: number): Scene {
  const points = shapes.filter((shape) => shape.facelet === undefined).flatMap((shape) => shape.corners);
  const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])) - margin);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...points.map((point) => point[axis])) + margin);
  return {
    width: right - left,
    height: bottom - top,
    shapes: movedShapes(shapes, ([x, y]) => [x - left, y - top]),
  };
}

export function movedShapes(shapes: readonly Shape[], moved: (point: Point) => Point): Shape[] {
  return shapes.map((shape) => {
    const [a, b, c, d] = shape.corners;
    return { ...shape, corners: [moved(a), moved(b), moved(c), moved(d)] };
  });
}

export function rectangle(x: number, y: number, width: number, height: number): Shape["corners"] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Width and height of a sticker including the plastic around it. */
const STICKER = 10;

/** Where each facelet is in the net, in tenths of a sticker. */
export interface NetLayout {
  /** Of the whole picture, in tenths of a sticker. */
  readonly width: number;
  readonly height: number;
  /** Top left corner of a facelet's square, which is 10 wide; 0 ≤ facelet < 6n². */
  readonly cornerOf: (facelet: number) => readonly [x: number, y: number];
}

/**
 * The net of `drawSvg` and `drawPng`: faces a tenth of a face apart, with the same margin around them.
 *
 * @example
 * const { cornerOf } = netLayout(3);
 * cornerOf(0); // → 36,3
 */
export function netLayout(size: number): NetLayout {
  const gap = size / 10;
  const step = size + gap;
  return {
    width: (gap + NET_COLUMNS * step) * STICKER,
    height: (gap + NET_ROWS * step) * STICKER,
    cornerOf(facelet) {
      const place = facePlace(faces()[Math.floor(facelet / size ** 2)]);
      const row = Math.floor(facelet / size) % size;
      const column = facelet % size;
      return [(gap + place.column * step + column) * STICKER, (gap + place.row * step + row) * STICKER];
    },
  };
}
