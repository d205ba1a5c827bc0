/** Colors as numbers, and the light on them. */
import { inkOn } from "@cubegram/core/drawing";
import { add, dot, scale, type Vector } from "@cubegram/core/vectors";
import type { Camera } from "../scene/camera.ts";

/** Red, green and blue of `#rrggbb`, 0 … 1. */
export function rgbOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

/** `rgb(1, 2, 3)`, as computed styles have it, or `#rrggbb`; 0 … 1. */
export function rgbOfStyle(color: string): [number, number, number] {
  if (color.startsWith("#")) return rgbOf(color);
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  // `color(srgb …)` runs from 0 to 1 already.
  const full = color.startsWith("rgb") ? 255 : 1;
  return [r / full, g / full, b / full];
}

/** A color in the light that falls on a face: `#rrggbb` times `light`. */
export function lit(color: string, light: number): string {
  const parts = rgbOf(color).map((part) => Math.min(255, Math.round(part * 255 * light)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether black stands out more than white. */
export function needsDarkInk(color: string): boolean {
  return inkOn(color) === "#000000";
}

/**
 * The light comes over the viewer's left shoulder, wherever the viewer stands. No face is darker than 0.94, none brighter than its own color: so any two colors of the color-safe scheme stay ΔE2000 = 20 apart on
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
