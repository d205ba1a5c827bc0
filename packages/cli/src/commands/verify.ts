/** verify FILE…: whether the cubes of a file are whole, can be repaired, or not. */

import { CubegramError } from "@cubegram/core";
import { type ArchiveReport, unpackStream, verifyArchive } from "@cubegram/core/archive";
import { allBatches, CHECK_NOTES, exitFor, readCubes, refusalOf } from "../archive/check.ts";
import { cubesOf, damageOf, problemLines, reportJson } from "../archive/report.ts";
import { counted, startProgress } from "../frame/progress.ts";
import type { Request, Verb } from "../frame/verb.ts";

/** More cubes are checked in constant memory, without their places in the list. */
const MAX_CUBES_AT_ONCE = 2 ** 20;

export const verify: Verb = {
  name: "verify",
  summary: "whether the cubes of a file are whole; says which are lost or wrong",
  input: "FILE",
  many: true,
  options: {},
  examples: [["verify photo.cubes", "whole, repairable, or not; needs no password"]],
  notes: CHECK_NOTES,
  async run(_, request) {
    const { files, size, numbers, rest } = await readCubes(request, MAX_CUBES_AT_ONCE);
    const options = size === undefined ? {} : { size };
    const report = rest
      ? await verifyStream(allBatches(numbers, rest), options, request)
      : await verifyArchive(numbers, options);
    for (const line of problemLines(files.problems)) await request.note(line);
    return { json: reportJson(report), text: textOf(report), exit: exitFor(report.status, report.problem) };
  },
};

function textOf(report: ArchiveReport): string {
  if (report.status === "ok") return `whole: ${cubesOf(report)}`;
  if (report.status === "repairable")
    return `damaged, can be repaired: ${cubesOf(report)}; ${damageOf(report)}`;
  return `cannot be repaired: ${report.problem!.message}`;
}

async function verifyStream(
  batches: Parameters<typeof unpackStream>[0],
  options: { readonly size?: number },
  { showProgress, host }: Request,
): Promise<ArchiveReport> {
  const progress = startProgress(showProgress, host.stderr, "checking", "bytes");
  try {
    const unpacked = await unpackStream(batches, options);
    const chunks = counted(unpacked.chunks, (chunk) => chunk.length, progress, unpacked.length);
    for await (const _ of chunks);
    return unpacked.report()!;
  } catch (error) {
    if (error instanceof CubegramError) throw refusalOf(error);
    throw error;
  } finally {
    progress.finish();
  }
}
