/** verify FILE…: whether the cubes of a file are intact, repairable, or neither. */

import { type ArchiveReport, readArchive, unpackStream, verifyArchive } from "@cubegram/core/archive";
import { allBatches, CHECK_NOTES, exitFor, NO_ARCHIVE, readCubes, refusalOf } from "../archive/check.ts";
import { cubesOf, damageOf, reportJson } from "../archive/report.ts";
import { counted, startProgress } from "../frame/progress.ts";
import type { Request, Verb } from "../frame/verb.ts";
import { plural } from "../frame/words.ts";

/** More cubes than this are checked in constant memory, without their positions in the list. */
const MAX_CUBES_AT_ONCE = 2 ** 20;

export const verify: Verb = {
  name: "verify",
  summary: "whether the cubes of a file are intact; which are lost or wrong",
  input: "FILE",
  many: true,
  failureExit: NO_ARCHIVE,
  options: {},
  examples: [["verify photo.cubes", "intact, repairable, or neither; needs no password"]],
  notes: CHECK_NOTES,
  async run(_, request) {
    const { files, size, numbers, rest } = await readCubes(request, MAX_CUBES_AT_ONCE);
    const options = size === undefined ? {} : { size };
    const { report, content } = rest
      ? await verifyStream(allBatches(numbers, rest), options, request)
      : await verifyAll(numbers, options);
    for (const line of files.problems) await request.note(line);
    return {
      json: { ...content, ...reportJson(report) },
      text: textOf(report, content),
      exit: exitFor(report.status, report.problem),
    };
  },
};

/** What an archive holds, as far as that is known without a password. */
interface Content {
  readonly name?: string;
  readonly type?: string;
  readonly bytes?: number;
}

interface Verified {
  readonly report: ArchiveReport;
  readonly content: Content;
}

function textOf(report: ArchiveReport, { name, bytes }: Content): string {
  const named = name === undefined ? "" : `${JSON.stringify(name)}, `;
  const content = bytes === undefined ? "" : `; ${named}${plural(bytes, "byte")}`;
  if (report.status === "ok") return `whole: ${cubesOf(report)}${content}`;
  if (report.status === "repairable")
    return `damaged but repairable: ${cubesOf(report)}; ${damageOf(report)}${content}`;
  return `cannot be repaired: ${report.problem!.message}`;
}

async function verifyAll(
  numbers: readonly (bigint | undefined)[],
  options: { readonly size?: number },
): Promise<Verified> {
  const read = await readArchive(numbers, options);
  // Sealed with a password, or damaged: only the cubes can be checked then.
  if (!read.ok) return { report: await verifyArchive(numbers, options), content: {} };
  const { bytes, name, mediaType, ...report } = read.value;
  return { report, content: contentOf({ name, mediaType }, bytes.length) };
}

async function verifyStream(
  batches: Parameters<typeof unpackStream>[0],
  options: { readonly size?: number },
  { showProgress, host }: Request,
): Promise<Verified> {
  const progress = startProgress(showProgress, host.stderr, "checking", "bytes");
  try {
    const unpacked = await unpackStream(batches, options);
    let bytes = 0;
    for await (const chunk of counted(unpacked.chunks, (one) => one.length, progress, unpacked.length))
      bytes += chunk.length;
    return { report: unpacked.report()!, content: contentOf(unpacked, bytes) };
  } catch (error) {
    throw refusalOf(error);
  } finally {
    progress.finish();
  }
}

function contentOf(
  { name, mediaType }: { readonly name?: string | undefined; readonly mediaType?: string | undefined },
  bytes: number,
): Content {
  return { ...(name !== undefined && { name }), ...(mediaType !== undefined && { type: mediaType }), bytes };
}
