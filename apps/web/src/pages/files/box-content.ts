/** What is in a box of cubes. Only the cubes that are looked at are read. */
export interface BoxContent {
  /** The same as long as cubes are only added. */
  readonly of: unknown;
  /** Layers of the cubes. */
  readonly size: number;
  /** Places for cubes, filled or not. */
  readonly places: number;
  /** A cube a line, all as long: its facelets, or as many `?`. */
  readonly cubes: Blob;
  /** Places from 0, with a ring. */
  readonly ringed?: readonly number[];
}

export function filled({ cubes, size }: BoxContent): number {
  return Math.floor(cubes.size / lineLength(size));
}

export async function cubesFrom({ cubes, size }: BoxContent, from: number, to: number): Promise<string[]> {
  const width = lineLength(size);
  const part = await cubes.slice(from * width, to * width).text();
  return part.split("\n").slice(0, -1);
}

/** Of a cube in the list, with its line break. */
function lineLength(size: number): number {
  return 6 * size * size + 1;
}
