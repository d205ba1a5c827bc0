/** Why an archive cannot be read. Positions are counted from 0; messages, which are for people, count from 1. */

import type { Problem } from "../result.ts";
import { checkList } from "../result.ts";
import { ARCHIVE_VERSION } from "./header.ts";
import { MAX_PARITY_SIZE } from "./parity.ts";

/** Every reason why an archive is refused. Stable. */
export type ArchiveProblemCode =
  | "not-an-archive"
  | "newer-version"
  | "not-repairable"
  | "too-large"
  | "password-needed"
  | "wrong-password"
  | "key-cost"
  | "no-decompression"
  | "parity-size";

/** Why an archive cannot be read, and where: positions count from 0, messages from 1. */
export interface ArchiveProblem extends Problem {
  readonly code: ArchiveProblemCode;
  /** Cubes of the archive that are missing; at most the first 1,000. */
  readonly lost?: readonly number[];
  /** Given cubes that cannot be right; if one of a group must be wrong, the whole group. */
  readonly suspect?: readonly number[];
  /** How many more cubes of the archive are needed to restore everything; omitted if that cannot be known. */
  readonly needed?: number;
  /** How many lines the list is short of, if nothing tells where: a `?` in the place of each lost cube would. */
  readonly missingLines?: number;
}

/**
 * Cubes as people list them: "1, 4–6 and 9", shortened after a dozen ranges, or if there are more than are listed.
 *
 * @throws TypeError for anything but a list.
 * @example listCubes([0, 3, 4, 5, 8]); // → 1, 4–6 and 9
 */
export function listCubes(positions: readonly number[], count?: number): string {
  checkList(positions, "positions");
  const ranges: [number, number][] = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last && position === last[1] + 1) last[1] = position;
    else ranges.push([position, position]);
  }
  const texts = ranges
    .slice(0, 12)
    .map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}–${last + 1}`));
  if (ranges.length > 12 || (count ?? 0) > positions.length) return `${texts.join(", ")} …`;
  return texts.length > 1 ? `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}` : (texts[0] ?? "none");
}

/** A prime for so many states would take minutes to find. */
export function parityTooLarge(): ArchiveProblem {
  return {
    code: "parity-size",
    message: `Cubes larger than ${MAX_PARITY_SIZE}x${MAX_PARITY_SIZE} cannot have parity: leave it out, or use smaller cubes.`,
  };
}

/** "1 cube", "2 cubes". */
function countCubes(count: number): string {
  return count === 1 ? "1 cube" : `${count} cubes`;
}

function areOrIs(count: number): "are" | "is" {
  return count === 1 ? "is" : "are";
}

/** More cubes are lost than parity can replace. `lost` may be cut off after the first thousand. */
export function cubesLost(
  { dataCubes, parity }: { readonly dataCubes: number; readonly parity: number },
  lostCount: number,
  lost: readonly number[],
): ArchiveProblem {
  const needed = lostCount - parity;
  const spare = parity > 0 ? ` and ${parity} of parity` : " and no parity";
  const which = lost.length > 0 ? ` (${listCubes(lost, lostCount)})` : "";
  return {
    code: "not-repairable",
    message: `The archive has ${countCubes(dataCubes)} of data${spare}; ${lostCount} ${areOrIs(lostCount)} lost${which}. ${needed} more ${areOrIs(needed)} needed.`,
    lost,
    needed,
  };
}

/** More cubes are wrong than that many checks can locate. */
export function cubesWrong(checks: number): ArchiveProblem {
  return {
    code: "not-repairable",
    message: `More than ${countCubes(Math.floor(checks / 2))} ${areOrIs(Math.floor(checks / 2))} wrong, which is more than the remaining parity can locate. Look for cubes that were turned or typed wrongly, and enter ? for any you doubt: a lost cube costs half as much as a wrong one.`,
  };
}

/** The digest does not match, and apart from the suspects nothing tells which cube is to blame. */
export function contentDamaged(suspect: readonly number[], hasParityLeft: boolean): ArchiveProblem {
  const where = suspect.length > 0 ? ` Among cubes ${listCubes(suspect)} at least one is wrong.` : "";
  const spare = hasParityLeft ? "" : " There is no parity left to locate it.";
  return {
    code: "not-repairable",
    message: `The content does not match its digest: at least one cube is wrong.${where}${spare}`,
    ...(suspect.length > 0 && { suspect }),
  };
}

/** More cubes were given than the archive has. `doubled`: positions of cubes that repeat the one before. */
export function cubesSurplus(given: number, total: number, doubled: readonly number[] = []): ArchiveProblem {
  const likely =
    doubled.length > 0
      ? ` ${listCubes(doubled)} ${doubled.length === 1 ? "repeats" : "repeat"} the cube before.`
      : "";
  return {
    code: "not-repairable",
    message: `${countCubes(given)} ${given === 1 ? "was" : "were"} given and the archive has ${countCubes(total)}. Leave out those that do not belong to it.${likely}`,
  };
}

/**
 * The list is shorter than the archive, and nothing tells where lines are missing, because lost cubes were not marked. `present`:
 * cubes that are present.
 */
export function linesMissing(
  given: number,
  present: number,
  { dataCubes, parity }: { readonly dataCubes: number; readonly parity: number },
): ArchiveProblem {
  const total = dataCubes + parity;
  const missing = total - given;
  const needed = dataCubes - present;
  const spare = parity > 0 ? `, ${parity} of them parity` : " and no parity";
  return {
    code: "not-repairable",
    message: `The list has ${given} ${given === 1 ? "line" : "lines"} and the archive ${countCubes(total)}${spare}: ${missing} ${areOrIs(missing)} missing, and the others do not tell where. Put a ? in the place of each lost cube.${needed > 0 ? ` ${needed} more ${areOrIs(needed)} needed.` : ""}`,
    missingLines: missing,
    ...(needed > 0 && { needed }),
  };
}

export function newerVersion(version: number): ArchiveProblem {
  const what =
    version > ARCHIVE_VERSION
      ? `has format version ${version}; this program reads version ${ARCHIVE_VERSION}`
      : "uses a feature that this program does not know";
  return { code: "newer-version", message: `This archive ${what}. Update the program to read it.` };
}

export function notAnArchive(given: number, lost: readonly number[]): ArchiveProblem {
  const missing =
    lost.length > 0
      ? ` ${lost.length === 1 ? "Cube" : "Cubes"} ${listCubes(lost)} ${areOrIs(lost.length)} lost.`
      : "";
  return {
    code: "not-an-archive",
    message: `${given === 1 ? "This one cube is" : `These ${given} cubes are`} not an archive, or the first cube is lost or wrong and there is too little parity to restore it.${missing}`,
    ...(lost.length > 0 && { lost }),
  };
}
