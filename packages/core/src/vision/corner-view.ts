/**
 * Views of an edge or a corner of the cube: which sides of two faces are the same edge, and where the third face is.
 */
import type { Point } from "./homography.ts";

/** How far apart, as a fraction of an edge, the corners of two faces may be and still count as one. */
const SLACK = 0.25;

/**
 * Which side of one face (clockwise from its first corner) is which side of the other; undefined if they share none.
 */
export function sharedSides(
  a: readonly Point[],
  b: readonly Point[],
): { readonly side: number; readonly other: number } | undefined {
  for (let side = 0; side < 4; side++)
    for (let other = 0; other < 4; other++) {
      // An edge that runs clockwise on one face runs the other way around on the other.
      const [p, q] = [a[side], a[(side + 1) % 4]];
      const near = SLACK * distance(p, q);
      if (distance(p, b[(other + 1) % 4]) <= near && distance(q, b[other]) <= near) return { side, other };
    }
  return undefined;
}

/**
 * The corners, clockwise, of the faces next to both of two faces that share an edge: one at each of its ends; none if
 * they share none.
 */
export function thirdCorners(a: readonly Point[], b: readonly Point[]): (readonly Point[])[] {
  const shared = sharedSides(a, b);
  if (!shared) return [];
  const { side, other } = shared;
  const [p, q] = [a[side], a[(side + 1) % 4]];
  const [beforeP, afterQ] = [a[(side + 3) % 4], a[(side + 2) % 4]];
  const [afterP, beforeQ] = [b[(other + 2) % 4], b[(other + 3) % 4]];
  return [withFourth(afterP, p, beforeP), withFourth(afterQ, q, beforeQ)];
}

/** Completes a parallelogram; the perspective is fitted later, to the stickers. */
function withFourth(a: Point, corner: Point, b: Point): readonly Point[] {
  return [a, corner, b, { x: a.x + b.x - corner.x, y: a.y + b.y - corner.y }];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
