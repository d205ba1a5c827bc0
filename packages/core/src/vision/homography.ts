/** How a plane appears in perspective: from places on it to pixels. */

/** The nine numbers of a matrix by rows, the last 1. */
export type Homography = readonly number[];

/** A place in a picture, in pixels from the upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of n × n cells, clockwise from the first. */
export function squareOf(size: number): readonly Point[] {
  return [
    { x: 0, y: 0 },
    { x: size, y: 0 },
    { x: size, y: size },
    { x: 0, y: size },
  ];
}

export function project(h: Homography, x: number, y: number): Point {
  const depth = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / depth, y: (h[3] * x + h[4] * y + h[5]) / depth };
}

/** The same homography with its places counted from another origin; its last number is 1 again. */
export function moved(h: Homography, x: number, y: number): Homography {
  const result = [...h];
  for (const row of [0, 3, 6]) result[row + 2] += h[row] * x + h[row + 1] * y;
  return result.map((item) => item / result[8]);
}

/**
 * The same homography into a picture with `scale` times as many pixels; the middle of the first pixel is 0, 0 in both.
 */
export function enlarged(h: Homography, scale: number): Homography {
  const middle = (scale - 1) / 2;
  return h.map((item, at) => (at < 6 ? item * scale + middle * h[6 + (at % 3)] : item));
}

/**
 * The homography that best takes the points to their images (least squares of the linear equations); undefined for
 * points on a line. `flat` points' worth of weight keep its perspective small, since few points say little about it.
 */
export function fitHomography(
  points: readonly Point[],
  images: readonly Point[],
  flat = 0,
): Homography | undefined {
  const rows = 8;
  const matrix = Array.from({ length: rows }, () => new Array<number>(rows + 1).fill(0));
  const add = (row: readonly number[], value: number) => {
    for (let i = 0; i < rows; i++) {
      for (let j = 0; j < rows; j++) matrix[i][j] += row[i] * row[j];
      matrix[i][rows] += row[i] * value;
    }
  };
  points.forEach(({ x, y }, at) => {
    const image = images[at];
    add([x, y, 1, 0, 0, 0, -x * image.x, -y * image.x], image.x);
    add([0, 0, 0, x, y, 1, -x * image.y, -y * image.y], image.y);
  });
  if (flat > 0) {
    const [spread, images2] = [spreadOf(points), spreadOf(images)];
    for (const at of [6, 7]) matrix[at][at] += flat * spread * images2;
  }
  const solution = solveLinear(matrix);
  return solution && [...solution, 1];
}

function spreadOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }) => sum + x * x + y * y, 0) / points.length;
}

/** Gaussian elimination with pivots; the last column is the right side. */
function solveLinear(matrix: number[][]): number[] | undefined {
  const count = matrix.length;
  for (let column = 0; column < count; column++) {
    let pivot = column;
    for (let row = column + 1; row < count; row++)
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    if (Math.abs(matrix[pivot][column]) < 1e-9) return undefined;
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    for (let row = 0; row < count; row++) {
      if (row === column) continue;
      const factor = matrix[row][column] / matrix[column][column];
      for (let at = column; at <= count; at++) matrix[row][at] -= factor * matrix[column][at];
    }
  }
  return matrix.map((row, at) => row[count] / row[at]);
}

/*
 * Views of an edge or a corner of the cube: which sides of two faces are the same edge, and where the third face is.
 */

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
