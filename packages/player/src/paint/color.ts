/** Colors as numbers. */
import { inkOn } from "@cubegram/core/drawing";

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
