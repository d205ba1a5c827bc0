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

/** A neighbor seen more steeply than this (the cosine toward the camera) shows too little. */
const STEEP = 0.15;

/**
 * Where the faces beside a face may be, corners clockwise: up to four places, of which a picture shows two at most. The
 * outline of a square, seen from far away, says how much it leans, but not which end is nearer: both are returned.
 */
export function besideCorners(corners: readonly Point[]): (readonly Point[])[] {
  const [a, b, c, d] = corners;
  // The sides of the square in the picture, to the right and down, in pixels.
  const [rightX, rightY] = [(b.x - a.x + c.x - d.x) / 2, (b.y - a.y + c.y - d.y) / 2];
  const [downX, downY] = [(d.x - a.x + c.x - b.x) / 2, (d.y - a.y + c.y - b.y) / 2];
  const [right, down] = [rightX ** 2 + rightY ** 2, downX ** 2 + downY ** 2];
  const both = rightX * downX + rightY * downY;
  // The side as long as it is, from two sides that are equally long and at right angles in space.
  const square = (right + down + Math.hypot(right - down, 2 * both)) / 2;
  const steepness = [right, down].map((seen) => Math.sqrt(Math.max(0, 1 - seen / square)));
  return [1, -1].flatMap((nearer) => {
    // How far away the ends of the two sides are, in sides.
    const rightAway = nearer * steepness[0];
    const downAway = -nearer * Math.sign(both || 1) * steepness[1];
    const into = {
      x: rightY * downAway - rightAway * downY,
      y: rightAway * downX - rightX * downAway,
    };
    const outward = [-downAway, rightAway, downAway, -rightAway];
    return outward.flatMap((away, at) => {
      if (away > -STEEP) return [];
      const [p, q] = [corners[at], corners[(at + 1) % 4]];
      return [[q, p, { x: p.x + into.x, y: p.y + into.y }, { x: q.x + into.x, y: q.y + into.y }]];
    });
  });
}

/** Completes a parallelogram; the perspective is fitted later, to the stickers. */
function withFourth(a: Point, corner: Point, b: Point): readonly Point[] {
  return [a, corner, b, { x: a.x + b.x - corner.x, y: a.y + b.y - corner.y }];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
