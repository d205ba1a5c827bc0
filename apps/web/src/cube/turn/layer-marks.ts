/**
 * What marks a move on the picture of a cube: the surface of the layers that turn, the rest of what is seen, and an arrow that lies on
 * that surface. Everything is a polygon on the surface of the cube, projected by the player's camera, so nothing can lie beside its layer.
 */
import { type Axis, type Face, faces, type Turn } from "@cubegram/core/geometry";
import { add, cross, dot, scale, type Vector } from "@cubegram/core/vectors";
import { type Camera, type Point, project } from "@cubegram/player";

export type Polygon = readonly Point[];

/** Polygons of the picture: x to the right and y up, −1 … 1. */
export interface LayerMarks {
  /** What is seen of the turning layers. */
  readonly layer: readonly Polygon[];
  /** What is seen of everything else. */
  readonly rest: readonly Polygon[];
  /** From the tail to the tip and back; of a half turn, with two heads. */
  readonly arrow: readonly Polygon[];
}

const HALF = 0.5;
/**
 * Along the two sides that are seen, from −1 over the edge between them (0) to 1: from where to where arrows of quarter and half turns go.
 * They lie more on the side to which they go, so that a turn and its inverse lie in different places.
 */
const SPAN = [-0.42, 0.84] as const;
const SPAN_OF_HALF = [-0.84, 0.84] as const;
/** Across the layers: of their thickness, and at most so many edges of the cube. */
const HEAD_SHARE = 0.94;
const WIDEST_HEAD = 0.3;
const BODY_OF_HEAD = 0.36;

/** From and to, in edges of the cube from its middle. */
type Span = readonly [from: number, to: number];
const WHOLE: Span = [-HALF, HALF];

const nextOf = (axis: Axis) => ((axis + 1) % 3) as Axis;
const afterOf = (axis: Axis) => ((axis + 2) % 3) as Axis;

export function layerMarks(camera: Camera, size: number, turn: Turn): LayerMarks {
  const { axis, first, last } = turn;
  const [low, high] = [first / size - HALF, (last + 1) / size - HALF];
  const layer: Polygon[] = [];
  const rest: Polygon[] = [];
  for (const face of seenFaces(camera)) {
    if (face.axis === axis) {
      const isTurned = face.normal[axis] > 0 ? last === size - 1 : first === 0;
      (isTurned ? layer : rest).push(rectangleOn(camera, face, face.right));
      continue;
    }
    const on = (span: Span) => rectangleOn(camera, face, alongAxis(axis), span);
    layer.push(on([low, high]));
    if (low > -HALF) rest.push(on([-HALF, low]));
    if (high < HALF) rest.push(on([high, HALF]));
  }
  return { layer, rest, arrow: arrowOn(camera, turn, low, high) };
}

export function alongAxis(axis: Axis): Vector {
  return [Number(axis === 0), Number(axis === 1), Number(axis === 2)];
}

/** The sides whose plane the eye is in front of. */
export function seenFaces({ toward, distance }: Camera): readonly Face[] {
  return faces().filter(({ normal }) => dot(normal, toward) * distance > HALF);
}

/** A rectangle on a side, along a direction in it and across. */
export function rectangleOn(
  camera: Camera,
  { normal }: Face,
  along: Vector,
  [from, to] = WHOLE,
  [left, right] = WHOLE,
): Polygon {
  const across = cross(along, normal);
  return [
    [from, left],
    [to, left],
    [to, right],
    [from, right],
  ].map(([a, b]) => project(camera, add(scale(normal, HALF), add(scale(along, a), scale(across, b)))));
}

/** A band around the two sides next to the eye, bent over their common edge, with a head at its end. */
function arrowOn(camera: Camera, { axis, quarters }: Turn, low: number, high: number): readonly Polygon[] {
  const isHalf = quarters === 2;
  const [begin, end] = isHalf ? SPAN_OF_HALF : SPAN;
  const way = quarters === 3 ? -1 : 1;
  const middle = (low + high) / 2;
  const head = Math.min(HEAD_SHARE * (high - low), WIDEST_HEAD) / 2;
  const body = head * BODY_OF_HEAD;
  const length = Math.min(2 * head, 0.24);
  const at = (along: number, across: number) =>
    project(camera, pointOnRing(camera, axis, way * along, middle + across));
  const neck = end - length;
  const polygons: Polygon[] = [
    [at(begin, body), at(0, body), at(neck, body), at(neck, -body), at(0, -body), at(begin, -body)],
    [at(neck, head), at(end, 0), at(neck, -head)],
  ];
  if (isHalf)
    polygons.push([
      at(neck - 0.8 * length, head),
      at(neck + 0.2 * length, 0),
      at(neck - 0.8 * length, -head),
    ]);
  return polygons;
}

/** A point around the axis: `along` runs with the turn of one quarter, 0 on the edge that is nearest to the eye, ±1 on the next ones. */
function pointOnRing(camera: Camera, axis: Axis, along: number, height: number): [number, number, number] {
  const [next, after] = [nextOf(axis), afterOf(axis)];
  const [ofNext, ofAfter] = [Math.sign(camera.toward[next]) || 1, Math.sign(camera.toward[after]) || 1];
  const point: [number, number, number] = [0, 0, 0];
  point[axis] = height;
  // With the turn one comes to the edge over the one side, and goes on over the other.
  const [from, to, ofFrom, ofTo] =
    ofNext * ofAfter > 0 ? [next, after, ofNext, ofAfter] : [after, next, ofAfter, ofNext];
  point[from] = ofFrom * (along < 0 ? HALF : HALF - along);
  point[to] = ofTo * (along < 0 ? HALF + along : HALF);
  return point;
}

/** Whether a point lies in a convex polygon, its border included. */
export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let sign = 0;
  for (const [i, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(i + 1) % polygon.length];
    const side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    if (Math.abs(side) <= 1e-9) continue;
    if (sign !== 0 && Math.sign(side) !== sign) return false;
    sign = Math.sign(side);
  }
  return true;
}
