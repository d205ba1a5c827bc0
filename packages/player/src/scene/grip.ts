/** What a finger on the picture holds, and which turn a drag makes of it. Everything comes from core's geometry. */
import { cubeGeometry, type Face, faces, type Turn, type Vector } from "@cubegram/core/geometry";
import { add, cross, dot, scale } from "@cubegram/core/vectors";
import { type Camera, eyeOf, type Point, project, rayThrough } from "./camera.ts";

export interface Grip {
  readonly facelet: number;
  readonly face: Face;
  /** Where the face was touched, in edges from the middle of the cube. */
  readonly point: Vector;
}

/** The sticker of a cube at rest at a point of the picture; undefined beside the cube. */
export function gripAt(camera: Camera, size: number, at: Point): Grip | undefined {
  const eye = eyeOf(camera);
  const ray = rayThrough(camera, at);
  for (const face of faces()) {
    const height = dot(face.normal, eye) - 0.5;
    const slope = dot(face.normal, ray);
    // Only a face that faces the eye can be touched.
    if (height <= 0 || slope >= 0) continue;
    const point = add(eye, scale(ray, -height / slope));
    const column = Math.floor((dot(point, face.right) + 0.5) * size);
    const row = Math.floor((dot(point, face.down) + 0.5) * size);
    if (column < 0 || row < 0 || column >= size || row >= size) continue;
    return { facelet: (face.index * size + row) * size + column, face, point };
  }
  return undefined;
}

/** Layers and how far: the drag's turn, in quarter turns right-handed about the axis. */
export interface Pull {
  /** One layer, one quarter right-handed. */
  readonly turn: Turn;
  /** Right-handed quarter turns for a drag along the picture by `unit` = 1. */
  readonly perDrag: number;
  /** The direction on the picture along which the layer follows, length 1. */
  readonly direction: Point;
}

/**
 * Which layer a drag means: of the two that cross at the touched sticker, the one whose direction on the picture is closest
 * to the drag.
 */
export function pullOf(camera: Camera, size: number, grip: Grip, drag: Point): Pull {
  const [along, across] = [grip.face.right, grip.face.down].map((way) => ({
    way,
    ...wayOnPicture(camera, grip, way),
  }));
  const chosen = straightness(along.direction, drag) >= straightness(across.direction, drag) ? along : across;
  // Turning right-handed about an axis takes the sticker along axis × normal; so the axis is normal × way.
  const axisVector = cross(grip.face.normal, chosen.way);
  const axis = axisVector.findIndex((coordinate) => coordinate !== 0) as 0 | 1 | 2;
  const { layer, cellOfFacelet } = cubeGeometry(size);
  const at = layer[axis][cellOfFacelet[grip.facelet]];
  return {
    turn: { axis, first: at, last: at, quarters: 1 },
    // A finger that goes along the whole edge turns by a quarter.
    perDrag: axisVector[axis] / chosen.length,
    direction: chosen.direction,
  };
}

/** How far and which way on the picture a sticker goes when it is moved along its face by one edge. */
function wayOnPicture(camera: Camera, grip: Grip, way: Vector): { direction: Point; length: number } {
  const small = 0.01;
  const [x0, y0] = project(camera, grip.point);
  const [x1, y1] = project(camera, add(grip.point, scale(way, small)));
  const length = Math.hypot(x1 - x0, y1 - y0);
  return { direction: [(x1 - x0) / length, (y1 - y0) / length], length: length / small };
}

function straightness(direction: Point, drag: Point): number {
  return Math.abs(direction[0] * drag[0] + direction[1] * drag[1]);
}

/** The angle to which a drag has pulled a layer, in quarter turns, at most half a turn either way. */
export function pulledAngle(pull: Pull, drag: Point): number {
  const way = pull.direction[0] * drag[0] + pull.direction[1] * drag[1];
  return Math.min(Math.max(way * pull.perDrag, -2), 2);
}

/** Pixels by which a layer must be pulled to count as intended, however slowly. */
const MEANT = 24;

/**
 * Where layers let go at an angle come to rest: over a third of the way they go on, slung ones sooner, and what was pulled by `pixels`
 * or more goes one quarter at least.
 */
export function restingQuarters(angle: number, speed: number, pixels: number): number {
  const ahead = Math.abs(speed) > 1 ? Math.sign(speed) * 0.35 : 0;
  const goal = angle + ahead;
  const quarters = Math.floor(Math.abs(goal) + 0.6);
  return Math.sign(goal) * (pixels >= MEANT ? Math.max(quarters, 1) : quarters);
}
