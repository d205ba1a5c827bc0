/** Where each facelet stands in the picture of the net, and how an arrow runs from one to another. */

import { facePlace, NET_COLUMNS, NET_ROWS } from "@cubegram/core/drawing";
import { faces } from "@cubegram/core/geometry";

export interface NetLayout {
  /** In stickers. */
  readonly width: number;
  readonly height: number;
  /** Top left corner of each facelet, a sticker being 1 wide. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

export function netLayout(size: number): NetLayout {
  const gap = size / 10;
  const step = size + gap;
  const corners: (readonly [number, number])[] = [];
  for (const face of faces()) {
    const place = facePlace(face);
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        corners.push([gap + place.column * step + column, gap + place.row * step + row]);
  }
  return { width: gap + NET_COLUMNS * step, height: gap + NET_ROWS * step, corners };
}

/** A bent path from the middle of one facelet to that of another, stopping short of both numbers. */
export function arrowPath(layout: NetLayout, from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [layout.corners[from], layout.corners[to]].map(([x, y]) => [x + 0.5, y + 0.5]);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
  const bend = Math.min(0.22 * length, 1);
  const middle = [(x1 + x2) / 2 - alongY * bend, (y1 + y2) / 2 + alongX * bend];
  // Leave and arrive in the direction of the bend, a third of a sticker away from the middles.
  const leave = toward([x1, y1], middle, 0.36);
  const arrive = toward([x2, y2], middle, 0.42);
  return `M${pair(leave)}Q${pair(middle)} ${pair(arrive)}`;
}

function toward([x, y]: readonly number[], [toX, toY]: readonly number[], by: number): number[] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by];
}

function pair([x, y]: readonly number[]): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
