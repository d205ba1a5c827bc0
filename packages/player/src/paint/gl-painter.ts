import type { Painter } from "./painter.ts";

export function glPainter(_restored: () => void): Painter | undefined {
  return undefined;
}
