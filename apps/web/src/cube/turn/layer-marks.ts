/**
 * What marks a move on the picture of a cube: the surface of the layers that turn, the rest of what is seen, and an arrow that lies on
 * that surface. Everything is a polygon on the surface of the cube, projected by the player's camera, so nothing can lie beside its layer.
 */
import type { Turn } from "@cubegram/core/geometry";
import { type Camera, type Point, project } from "@cubegram/player";

type Axis = Turn["axis"];
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

/** In edges of the cube: a rectangle of the side whose outward normal is `sign` along `axis`. */
interface Patch {
  readonly axis: Axis;
  readonly sign: number;
  /** From and to along the other two axes, in the order after `axis`. */
  readonly next: readonly [number, number];
  readonly after: readonly [number, number];
}

const nextOf = (axis: Axis) => ((axis + 1) % 3) as Axis;
const afterOf = (axis: Axis) => ((axis + 2) % 3) as Axis;

export function layerMarks(camera: Camera, size: number, turn: Turn): LayerMarks {
  const { axis, first, last } = turn;
  const [low, high] = [first / size - HALF, (last + 1) / size - HALF];
  const layer: Patch[] = [];
  const rest: Patch[] = [];
  for (const { axis: side, sign } of seenSides(camera)) {
    const whole: Patch = { axis: side, sign, next: [-HALF, HALF], after: [-HALF, HALF] };
    if (side === axis) {
      const isTurned = sign > 0 ? last === size - 1 : first === 0;
      (isTurned ? layer : rest).push(whole);
      continue;
    }
    const key = nextOf(side) === axis ? "next" : "after";
    layer.push({ ...whole, [key]: [low, high] });
    for (const span of [
      [-HALF, low],
      [high, HALF],
    ] as const)
      if (span[1] > span[0]) rest.push({ ...whole, [key]: span });
  }
  return {
    layer: layer.map((patch) => outlineOf(camera, patch)),
    rest: rest.map((patch) => outlineOf(camera, patch)),
    arrow: arrowOn(camera, turn, low, high),
  };
}

/** The sides that the eye is in front of. */
function seenSides(camera: Camera): readonly { readonly axis: Axis; readonly sign: number }[] {
  const sides: { axis: Axis; sign: number }[] = [];
  for (const axis of [0, 1, 2] as const) {
    // The eye sees a side when it is in front of that side's plane.
    const eye = camera.toward[axis] * camera.distance;
    if (Math.abs(eye) > HALF) sides.push({ axis, sign: Math.sign(eye) });
  }
  return sides;
}

function outlineOf(camera: Camera, { axis, sign, next, after }: Patch): Polygon {
  return [
    [next[0], after[0]],
    [next[1], after[0]],
    [next[1], after[1]],
    [next[0], after[1]],
  ].map(([a, b]) => {
    const point: [number, number, number] = [0, 0, 0];
    point[axis] = sign * HALF;
    point[nextOf(axis)] = a;
    point[afterOf(axis)] = b;
    return project(camera, point);
  });
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
export function isInside([x, y]: Point, polygon: Polygon, slack = 1e-9): boolean {
  let sign = 0;
  for (const [i, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(i + 1) % polygon.length];
    const side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    if (Math.abs(side) <= slack) continue;
    if (sign !== 0 && Math.sign(side) !== sign) return false;
    sign = Math.sign(side);
  }
  return true;
}
