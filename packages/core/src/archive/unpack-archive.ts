/** Reads cubes back into bytes, verifying and repairing on the way. */
import { stateCount } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { inTurns, startPauses } from "../portions.ts";
import {
  CubegramError,
  checkOptions,
  formatValue,
  given,
  type OptionNames,
  ok,
  type Result,
  rangeError,
  throwIfAborted,
  typeError,
} from "../result.ts";
import type { CubeState } from "../state/index.ts";
import { type Content, type OpenOptions, unsealBody } from "./body.ts";
import type { Restored } from "./complete.ts";
import { numbersOfValues } from "./layout.ts";
import { withParity } from "./parity.ts";
import type { ArchiveProblem } from "./problem.ts";
import { restore } from "./restore.ts";

/** A cube of an archive: a cube, its state or its number; undefined or null if it is lost. */
export type ArchiveCube = Cube | CubeState | { readonly state: CubeState } | bigint | undefined | null;

/** How cubes are read as an archive. */
export interface UnpackOptions extends OpenOptions {
  /** Layers of the cubes if only numbers are given; default 3. */
  readonly size?: number;
  /** Whether the cubes are in no order; default: detected. */
  readonly unordered?: boolean;
  /** Called every few hundredths of a second while cubes are searched for an archive or repaired. */
  readonly onProgress?: () => void;
}

export const UNPACK_OPTIONS: OptionNames<UnpackOptions> = {
  size: true,
  unordered: true,
  maxBytes: true,
  maxLogN: true,
  password: true,
  signal: true,
  onKeyProgress: true,
  onProgress: true,
};

/** What is known about an archive after its cubes have been read. */
export interface ArchiveReport {
  /**
   * `ok`: nothing to do. `repairable`: cubes are lost or wrong, and parity makes up for it. `not-repairable`: it does
   * not.
   */
  readonly status: "ok" | "repairable" | "not-repairable";
  readonly size: number;
  /** The problem, if it cannot be repaired. */
  readonly problem?: ArchiveProblem;
  /** Cubes of the archive that are missing, counted from 0. */
  readonly lost: readonly number[];
  /** Positions in the given list, from 0, of cubes that are wrong. */
  readonly wrong: readonly number[];
  /** How many more cubes are needed; 0 if none, undefined if that cannot be known. */
  readonly needed?: number;
  readonly dataCubes?: number;
  readonly parityCubes?: number;
  readonly unordered?: boolean;
  readonly compressed?: boolean;
  readonly sealed?: boolean;
}

/** The content of an archive, and which cubes were lost or wrong. */
export interface UnpackedArchive extends Content, ArchiveReport {
  readonly status: "ok" | "repairable";
}

/** An archive with every cube as it should be. */
export interface RepairedArchive extends ArchiveReport {
  readonly status: "ok" | "repairable";
  /** All cubes of the archive, in order: right ones unchanged, the others corrected. */
  readonly numbers: readonly bigint[];
  readonly cubes: readonly Cube[];
}

/** 1 GiB. */
const MAX_BYTES = 2 ** 30;

/**
 * The bytes on cubes, with their name and media type if the archive includes them. Lost cubes are undefined in the list;
 * in an unordered archive they may be omitted. Throws a `CubegramError` with the problem's code (`not-repairable`,
 * `wrong-password` …).
 *
 * @throws TypeError or RangeError for anything but cubes of one size.
 * @example
 * const { numbers } = await packArchive(Uint8Array.of(1, 2, 3), { parity: 1 });
 * (await unpackArchive([undefined, ...numbers.slice(1)])).bytes; // → 1,2,3
 */
export async function unpackArchive(
  cubes: Iterable<ArchiveCube>,
  options: UnpackOptions = {},
): Promise<UnpackedArchive> {
  const result = await readArchive(cubes, options);
  if (result.ok) return result.value;
  throw archiveError(result.error);
}

/**
 * The same without throwing.
 *
 * @throws TypeError or RangeError for anything but cubes of one size, or options that do not exist.
 * @example (await readArchive([1n, 2n, 3n])).error.code; // → not-an-archive
 */
export async function readArchive(
  cubes: Iterable<ArchiveCube>,
  options: UnpackOptions = {},
): Promise<Result<UnpackedArchive, ArchiveProblem>> {
  const { size, limits, restored } = await restoreCubes(cubes, options);
  if (!restored.ok) return restored;
  const { shape, body, content } = restored.value;
  const opened = content ? ok(content) : await unsealBody(shape.header, body, limits);
  return opened.ok ? ok({ ...opened.value, ...reportOf(size, restored.value) }) : opened;
}

/**
 * Whether the archive is intact, repairable, or neither. Needs no password and never throws for what the cubes say.
 *
 * @throws TypeError or RangeError for anything but cubes of one size, or options that do not exist; never for what
 * the cubes say.
 * @example
 * const { numbers } = await packArchive(Uint8Array.of(1, 2, 3), { parity: 1 });
 * (await verifyArchive([undefined, ...numbers.slice(1)])).status; // → repairable
 */
export async function verifyArchive(
  cubes: Iterable<ArchiveCube>,
  options: UnpackOptions = {},
): Promise<ArchiveReport> {
  const { size, restored } = await restoreCubes(cubes, options);
  if (restored.ok) return reportOf(size, restored.value);
  const { error } = restored;
  return {
    status: "not-repairable",
    size,
    problem: error,
    lost: error.lost ?? [],
    wrong: [],
    ...given({ needed: error.needed }),
  };
}

/**
 * All cubes of the archive, corrected. Needs no password.
 *
 * @throws CubegramError with the code of an `ArchiveProblem`; TypeError or RangeError for anything but cubes of one size.
 * @example
 * const { numbers } = await packArchive(Uint8Array.of(1, 2, 3), { parity: 1 });
 * (await repairArchive([undefined, ...numbers.slice(1)])).numbers[0] === numbers[0]; // → true
 */
export async function repairArchive(
  cubes: Iterable<ArchiveCube>,
  options: UnpackOptions = {},
): Promise<RepairedArchive> {
  const { size, limits, restored } = await restoreCubes(cubes, options);
  if (!restored.ok) throw archiveError(restored.error);
  const { shape, data, share } = restored.value;
  const values = await inTurns(withParity(shape.layout, data, shape.header.parity), limits.pause);
  const whole = numbersOfValues(values, share);
  let made: readonly Cube[] | undefined;
  return {
    ...reportOf(size, restored.value),
    numbers: whole,
    get cubes() {
      made ??= whole.map((number) => Cube.unrank(number, size));
      return made;
    },
  };
}

async function restoreCubes(cubes: Iterable<ArchiveCube>, options: UnpackOptions) {
  checkOptions(options, UNPACK_OPTIONS);
  const { maxBytes = MAX_BYTES, signal, onProgress } = options;
  const pause = startPauses(() => throwIfAborted(signal, "unpacking"), onProgress);
  const limits = { ...options, maxBytes, pause };
  const { size, numbers } = numbersOf(cubes, options.size);
  return { size, limits, restored: await restore(size, numbers, limits) };
}

export function archiveError(problem: ArchiveProblem): CubegramError {
  const faults = [
    ...(problem.lost ?? []).map((cube) => ({
      code: "lost-cube",
      cube,
      message: `Cube ${cube + 1} is lost.`,
    })),
    ...(problem.suspect ?? []).map((cube) => ({
      code: "suspect-cube",
      cube,
      message: `Cube ${cube + 1} may be wrong.`,
    })),
  ];
  return new CubegramError({ ...problem, ...(faults.length > 0 && { faults }) });
}

function reportOf(size: number, { shape, lost, wrong }: Restored) {
  const { header, dataCubes } = shape;
  return {
    status: lost.length + wrong.length > 0 ? ("repairable" as const) : ("ok" as const),
    size,
    lost,
    wrong,
    needed: 0,
    dataCubes,
    parityCubes: header.parity,
    unordered: header.unordered,
    compressed: header.compressed,
    sealed: header.sealed,
  };
}

/** The numbers of cubes of one size. Throws a TypeError for anything but a cube and a RangeError for mixed sizes. */
function numbersOf(cubes: Iterable<ArchiveCube>, asked: number | undefined) {
  if (cubes === undefined || cubes === null || !(Symbol.iterator in Object(cubes)))
    throw typeError("cubes", "a list of cubes", formatValue(cubes));
  const list = [...cubes];
  let size = asked;
  const numbers = list.map((cube, place) => {
    if (cube === undefined || cube === null || typeof cube === "bigint") return cube ?? undefined;
    const state = stateOf(cube, place);
    size ??= state.size;
    if (state.size !== size)
      throw rangeError(`cubes[${place}]`, `a cube of size ${size} like the others`, state.size);
    return Cube.of(state).rank();
  });
  const count = stateCount(size ?? 3);
  const bad = numbers.findIndex((number) => number !== undefined && (number < 0n || number >= count));
  if (bad >= 0) throw rangeError(`cubes[${bad}]`, `a number in 0 … ${count - 1n}`, formatValue(numbers[bad]));
  return { size: size ?? 3, numbers };
}

function stateOf(cube: unknown, place: number): CubeState {
  if (typeof cube === "object" && cube !== null) {
    if ("state" in cube) return (cube as { state: CubeState }).state;
    if ("rotations" in cube) return cube as CubeState;
  }
  throw typeError(`cubes[${place}]`, "a cube, a bigint or undefined", formatValue(cube));
}
