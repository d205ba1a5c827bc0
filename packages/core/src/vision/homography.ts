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
