/** What `verify` and `repair` share: their exit codes (decision 0066#0091) and reading all the cubes of an archive. */

import type { ArchiveProblem, ArchiveReport, CubeListEntry } from "@cubegram/core/archive";
import { CubegramError } from "@cubegram/core/errors";
import { problemOf } from "../frame/problem.ts";
import { CommandError, type ExitCode, type Request } from "../frame/verb.ts";
import { type CubeFiles, openCubeFiles } from "./cube-file.ts";

const WHOLE = 0;
const REPAIRABLE = 1;
const NOT_REPAIRABLE = 3;
export const NO_ARCHIVE = 4;

export const CHECK_NOTES = `Exit codes of verify and repair: 0 whole, or repaired; 1 damaged, and repair can fix it (verify
only); 2 wrong usage; 3 damaged beyond repair; 4 not an archive, or a file that cannot be read or
written.`;

export interface GivenCubes {
  readonly files: CubeFiles;
  readonly size: number | undefined;
  /** The number of each cube; undefined for a lost one. */
  readonly numbers: (bigint | undefined)[];
  /** What is left to read. */
  readonly rest: AsyncIterator<readonly CubeListEntry[]> | undefined;
}

/** Reads the files. Stops after `most` cubes and returns the rest unread. */
export async function readCubes({ words, size, host }: Request, most: number): Promise<GivenCubes> {
  const files = await openCubeFiles(words, size, host);
  const source = files.batches[Symbol.asyncIterator]();
  const numbers: (bigint | undefined)[] = [];
  let shown = files.size;
  for (;;) {
    const next = await source.next();
    if (next.done) return { files, size: shown, numbers, rest: undefined };
    for (const entry of next.value) {
      numbers.push(entry.number);
      shown ??= entry.size;
    }
    if (numbers.length > most) return { files, size: shown, numbers, rest: source };
  }
}

/** The cubes already read, then the rest. */
export async function* allBatches(
  numbers: readonly (bigint | undefined)[],
  rest: AsyncIterator<readonly CubeListEntry[]>,
): AsyncGenerator<readonly (bigint | undefined | CubeListEntry)[], void, void> {
  yield numbers;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The problem of an archive that is damaged beyond repair; with any other it is none. */
const DAMAGED = "not-repairable";

export function exitFor(status: ArchiveReport["status"], problem: ArchiveProblem | undefined): ExitCode {
  if (status === "ok") return WHOLE;
  if (status === "repairable") return REPAIRABLE;
  return problem && problem.code !== DAMAGED ? NO_ARCHIVE : NOT_REPAIRABLE;
}

/** An error with its own exit code if it says that the archive is damaged. */
export function refusalOf(error: unknown): unknown {
  return error instanceof CubegramError && error.code === DAMAGED
    ? new CommandError(problemOf(error, false), NOT_REPAIRABLE)
    : error;
}
