/**
 * A cube with turned layers is three boxes side by side at most. Seen from the eye, boxes divided by parallel planes
 * hide each other in the order in which they stand along the planes' axis: so they are drawn from far to near.
 */
import { type Axis, type Face, faces, type Vector } from "@cubegram/core/geometry";
import { dot } from "@cubegram/core/vectors";
import { eyeOf } from "./camera.ts";
import type { Scene, TurnedLayers } from "./scene.ts";

export interface Slab {
  /** Corner nearest to and furthest from −∞, in edges from the middle. */
  readonly low: Vector;
  readonly high: Vector;
  readonly turned: TurnedLayers | undefined;
}

/** The boxes of a scene, the furthest first. */
export function slabsOf({ turned, camera }: Scene): Slab[] {
  if (!turned) return [{ low: [-0.5, -0.5, -0.5], high: [0.5, 0.5, 0.5], turned: undefined }];
  const { axis, low, high } = turned;
  const cuts = [-0.5, low, high, 0.5];
  const slabs: Slab[] = [];
  for (let i = 0; i < 3; i++)
    if (cuts[i + 1] > cuts[i])
      slabs.push({
        low: [-0.5, -0.5, -0.5].with(axis, cuts[i]) as unknown as Vector,
        high: [0.5, 0.5, 0.5].with(axis, cuts[i + 1]) as unknown as Vector,
        turned: i === 1 ? turned : undefined,
      });
  const eye = eyeOf(camera)[axis];
  const away = ({ low: from, high: to }: Slab) => Math.max(from[axis] - eye, eye - to[axis], 0);
  return slabs.sort((a, b) => away(b) - away(a));
}

export interface SlabFace {
  readonly face: Face;
  /** The face's normal where it stands now. */
  readonly normal: Vector;
  /** The face is an outer face of the cube and has stickers; else it is a cut. */
  readonly isOuter: boolean;
}

/** The faces of a box that look at the eye. */
export function visibleFaces(slab: Slab, scene: Scene): SlabFace[] {
  const eye = eyeOf(scene.camera);
  return faces().flatMap((face) => {
    const normal = turnPoint(face.normal, slab.turned);
    const height = (face.normal[face.axis] > 0 ? slab.high : slab.low)[face.axis] * face.normal[face.axis];
    if (dot(normal, eye) <= height) return [];
    return [{ face, normal, isOuter: height === 0.5 }];
  });
}

/** A point of turned layers where it is now. */
export function turnPoint(point: Vector, turned: TurnedLayers | undefined): Vector {
  if (!turned) return point;
  const { axis, angle } = turned;
  const next = ((axis + 1) % 3) as Axis;
  const last = ((axis + 2) % 3) as Axis;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const result: [number, number, number] = [...point];
  result[next] = cos * point[next] - sin * point[last];
  result[last] = sin * point[next] + cos * point[last];
  return result;
}
