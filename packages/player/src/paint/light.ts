/** The light comes over the viewer's left shoulder, wherever the viewer stands. */
import { add, dot, scale, type Vector } from "@cubegram/core/vectors";
import type { Camera } from "../scene/camera.ts";

/**
 * No face is darker than 0.94, none brighter than its own color: so any two colors of the color-safe scheme stay ΔE2000 = 20 apart on
 * any two faces, for protan, deutan and tritan eyes too (0.88 leaves 17; `light.test.ts`). What shows the cube's shape is its edges.
 */
export const AMBIENT = 0.94;
export const DIRECT = 0.06;

/** From the cube to the light, length 1. */
export function lightDirection({ right, up, toward }: Camera): Vector {
  const sum = add(add(scale(right, -0.35), scale(up, 0.75)), scale(toward, 0.9));
  return scale(sum, 1 / Math.hypot(...sum));
}

/** How bright a face with that normal is; 1 is the color itself. */
export function lightOn(camera: Camera, normal: Vector): number {
  return AMBIENT + DIRECT * Math.max(0, dot(normal, lightDirection(camera)));
}
