/**
 * Where the viewer stands, and what falls where on the picture. Lengths are in edges of the cube, whose middle is the
 * origin; points of the picture run from −1 to 1, x to the right and y up, and the whole cube fits, however it turns.
 */
import { cross, dot, scale, type Vector } from "@cubegram/core/vectors";
import type { ViewAngles } from "../model/player-state.ts";

/** A camera that looks at the middle of the cube. Lengths are in edges of the cube. */
export interface Camera {
  readonly right: Vector;
  readonly up: Vector;
  /** From the middle of the cube to the eye, length 1. */
  readonly toward: Vector;
  /** From the middle to the eye. */
  readonly distance: number;
  /** Picture per slope. */
  readonly focus: number;
  /** All that is drawn lies within this of the middle. */
  readonly reach: number;
}

/** A point of the picture: x to the right and y up from its middle, each −1 … 1. */
export type Point = readonly [x: number, y: number];

const DISTANCE = 4;
/** Half the diagonal of the cube: no turn takes a corner further out. */
const CUBE_REACH = Math.sqrt(3) / 2;
/** How far hint stickers float off their face. */
export const HINT_HEIGHT = 0.42;
const HINT_REACH = Math.hypot(0.5 + HINT_HEIGHT, 0.5, 0.5);

/** The camera for a view in degrees; `hints`: leaves room for hint stickers. */
export function cameraAt({ yaw, pitch }: ViewAngles, hints: boolean): Camera {
  const [sinYaw, cosYaw] = sinCos(yaw);
  const [sinPitch, cosPitch] = sinCos(pitch);
  const toward: Vector = [sinYaw * cosPitch, sinPitch, cosYaw * cosPitch];
  const right: Vector = [cosYaw, 0, -sinYaw];
  const reach = hints ? HINT_REACH : CUBE_REACH;
  const focus = Math.sqrt(DISTANCE ** 2 - reach ** 2) / reach;
  return { right, up: cross(toward, right), toward, distance: DISTANCE, focus, reach };
}

function sinCos(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

export function eyeOf(camera: Camera): Vector {
  return scale(camera.toward, camera.distance);
}

/** Where a point in space appears in the picture. */
export function project(camera: Camera, point: Vector): Point {
  const zoom = camera.focus / (camera.distance - dot(point, camera.toward));
  return [dot(point, camera.right) * zoom, dot(point, camera.up) * zoom];
}

/** The direction in which a point of the picture lies, from the eye; not of length 1. */
export function rayThrough(camera: Camera, [x, y]: Point): Vector {
  const { right, up, toward, focus } = camera;
  const along = (axis: 0 | 1 | 2) => (right[axis] * x + up[axis] * y) / focus - toward[axis];
  return [along(0), along(1), along(2)];
}
