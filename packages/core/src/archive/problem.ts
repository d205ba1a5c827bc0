/** Why an archive cannot be read. Positions count from 0; messages, which are for people, count from 1. */
import type { Problem } from "../result.ts";

export type ArchiveProblemCode =
  | "not-an-archive"
  | "newer-version"
  | "not-repairable"
  | "too-large"
  | "password-needed"
  | "wrong-password"
  | "no-decompression";

export interface ArchiveProblem extends Problem {
  readonly code: ArchiveProblemCode;
  /** Cubes of the archive that are not there. At most the first 1,000. */
  readonly lost?: readonly number[];
  /** Cubes, as they were given, that cannot be right: where one of a group must be wrong, the whole group. */
  readonly suspect?: readonly number[];
  /** How many more cubes of the archive it takes to bring all back; left out when that cannot be known. */
  readonly needed?: number;
}

/** Cubes as a person lists them: "1, 4–6 and 9", shortened after a dozen ranges. */
export function listCubes(positions: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last && position === last[1] + 1) last[1] = position;
    else ranges.push([position, position]);
  }
  const texts = ranges
    .slice(0, 12)
    .map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}–${last + 1}`));
  if (ranges.length > 12) return `${texts.join(", ")} …`;
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}` : (texts[0] ?? "none");
}

/** "1 cube", "2 cubes". */
export function countCubes(count: number): string {
  return count === 1 ? "1 cube" : `${count} cubes`;
}
