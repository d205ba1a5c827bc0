/** How an arrow runs on the net from one facelet to another. */
import type { NetLayout } from "@cubegram/core/drawing";

/** A bent path from the middle of one facelet to that of another, stopping short of both numbers. */
export function arrowPath({ cornerOf }: NetLayout, from: number, to: number): string {
  const [[x1, y1], [x2, y2]] = [cornerOf(from), cornerOf(to)].map(([x, y]) => [x + 5, y + 5]);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const bend = Math.min(0.22, 10 / length);
  const middle = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  // Leave and arrive in the direction of the bend, a third of a sticker away from the middles.
  const leave = toward([x1, y1], middle, 3.6);
  const arrive = toward([x2, y2], middle, 4.2);
  return `M${pair(leave)}Q${pair(middle)} ${pair(arrive)}`;
}

function toward([x, y]: readonly number[], [toX, toY]: readonly number[], by: number): number[] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by];
}

function pair([x, y]: readonly number[]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
