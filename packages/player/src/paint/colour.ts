/** Colours as numbers. */
import { inkOn } from "@cubegram/core/drawing";

/** Red, green and blue of `#rrggbb`, 0 … 1. */
export function rgbOf(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

/** `rgb(1, 2, 3)`, as computed styles have it, or `#rrggbb`; 0 … 1. */
export function rgbOfStyle(colour: string): [number, number, number] {
  if (colour.startsWith("#")) return rgbOf(colour);
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  // `color(srgb …)` runs from 0 to 1 already.
  const full = colour.startsWith("rgb") ? 255 : 1;
  return [r / full, g / full, b / full];
}

/** A colour in the light that falls on a face: `#rrggbb` times `light`. */
export function lit(colour: string, light: number): string {
  const parts = rgbOf(colour).map((part) => Math.min(255, Math.round(part * 255 * light)));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether black stands out more than white. */
export function needsDarkInk(colour: string): boolean {
  return inkOn(colour) === "#000000";
}
