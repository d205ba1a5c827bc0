/** The cubes of files, by core's reader; what a file is made of and what is wrong with its lines is said here. */

import { type CubeListEntry, type CubeListForm, readCubeFiles } from "@cubegram/core/archive";
import { ok } from "@cubegram/core/errors";
import { openSource } from "../files/source.ts";
import { visible } from "../frame/output.ts";
import { CommandError, type Host } from "../frame/verb.ts";

/** How a list may show cubes; the first is usual. */
export const LIST_FORMS = ["facelets", "number", "moves"] as const;

export interface CubeFiles {
  /** Layers of the cubes, as requested or as the first file says; undefined when only the cubes themselves tell. */
  readonly size: number | undefined;
  /** How the first list writes its cubes. */
  readonly form: CubeListForm;
  readonly batches: AsyncIterable<readonly CubeListEntry[]>;
  /** What is wrong with lines that are not cubes, for the lines read so far; at most a dozen are kept. */
  readonly problems: readonly string[];
}

const MAX_PROBLEMS = 12;

/** Opens the files one after another; the pages of a sheet may come in any order. */
export async function openCubeFiles(
  files: readonly string[],
  asked: number | undefined,
  host: Host,
): Promise<CubeFiles> {
  const { refused, size, form, batches } = await readCubeFiles(
    files.map((name) => ({ name, chunks: chunksOf(name, host) })),
    {
      ...(asked !== undefined && { size: asked }),
      decodePicture: decode,
    },
  );
  for (const { name, problem } of refused)
    throw new CommandError({ code: problem.code, message: `${name}: ${problem.message}` });
  const problems: string[] = [];
  /** Messages of lines, and how often each was given. */
  const told = new Map<string, number>();
  /** Lines that are cubes, and lines that are not; cubes of sheets. */
  const counts = { cubes: 0, others: 0, drawn: 0 };
  const keep = (problem: string) => {
    if (problems.length < MAX_PROBLEMS) problems.push(visible(problem));
  };
  /** What is wrong with every line in the same way is said once. */
  const tellLine = (file: string, line: number, message: string) => {
    const place = `${file === "-" ? "" : `${file}, `}line ${line}`;
    const times = told.get(message) ?? 0;
    told.set(message, times + 1);
    if (times === 0) keep(`${place}: ${message}`);
    else if (times === 1) keep(`${place} and others: the same`);
  };
  async function* read() {
    for await (const { file, entries } of batches) {
      for (const { line, number, problem } of entries) {
        if (file === undefined) counts.drawn++;
        else if (number !== undefined) counts.cubes++;
        else if (problem) counts.others++;
        if (!problem) continue;
        if (file === undefined) keep(`cube ${line} of the sheet: ${problem.message}`);
        else tellLine(file, line, problem.message);
      }
      yield entries;
    }
  }
  return {
    size,
    form,
    batches: read(),
    get problems() {
      // Any other text: what is wrong with each of its lines helps nobody.
      if (counts.cubes > 0 || told.size < 2 || counts.drawn > 0) return problems;
      const what = files.map((file) => (file === "-" ? "standard input" : file)).join(", ");
      return [visible(`${what}: none of ${counts.others} lines is a cube, so this is no list of cubes`)];
    },
  };
}

/** Opened when its first bytes are wanted. */
async function* chunksOf(file: string, host: Host): AsyncGenerator<Uint8Array, void, void> {
  yield* (await openSource(file, host)).chunks;
}

/** A sheet at 600 dpi has 35 million pixels. */
const MAX_SHEET_PIXELS = 10 ** 8;

/** The decoders are loaded only for pictures. */
async function decode(bytes: Uint8Array, file: string) {
  const { readPng } = await import("../files/png-file.ts");
  if (bytes[1] === "P".charCodeAt(0)) return readPng(bytes, MAX_SHEET_PIXELS);
  const { decodePicture } = await import("../photo/decode.ts");
  return ok(decodePicture(bytes, file));
}
