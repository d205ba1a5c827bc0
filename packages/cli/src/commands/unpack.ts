/** unpack FILE…: the file that lists or sheets of cubes hold. */

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { TextDecoder } from "node:util";
import { type ArchiveReport, safeFileName, type UnpackedStream, unpackStream } from "@cubegram/core/archive";
import { openCubeFiles } from "../archive/cube-file.ts";
import { cubesOf, damageOf, reportJson } from "../archive/report.ts";
import { PASSWORD_OPTIONS, passwordOf } from "../files/password.ts";
import { openTarget, type Target, targetOf, writeTo } from "../files/target.ts";
import { integerOption } from "../frame/options.ts";
import { counted, startProgress } from "../frame/progress.ts";
import { type Answer, CommandError, type Request, type Verb } from "../frame/verb.ts";
import { plural } from "../frame/words.ts";

export const unpack: Verb = {
  name: "unpack",
  summary: "the file that lists or sheets of cubes hold",
  input: "FILE",
  many: true,
  options: {
    output: {
      type: "string",
      short: "o",
      value: "FILE",
      help: "write FILE; FOLDER/ keeps the name it was packed with",
    },
    ...PASSWORD_OPTIONS,
    "max-cost": {
      type: "string",
      value: "N",
      help: "try the password even if that takes scrypt with N = 2^19 or 2^20, up to 1 GiB (default 18)",
    },
    force: { type: "boolean", help: "overwrite a file that exists" },
  },
  examples: [
    ["unpack photo.cubes -o photo.jpg", "byte for byte; lost cubes are rebuilt from parity"],
    ["unpack photo.cubes -o pictures/", "under the name it was packed with"],
    ["unpack sheet-1.png sheet-2.png > note.txt", "the images of a sheet; .svg and .pdf work too"],
  ],
  notes: `Write ? for a lost cube. Binary data is not written to a terminal unless you say -o -. Data on
standard output is checked only at the end, so look at the exit code. A file appears when it is
complete and correct, or not at all.`,
  async run(_, request) {
    const { words, size, host, showProgress, note } = request;
    const files = await openCubeFiles(words, size, host);
    const maxLogN = integerOption(request.values, "max-cost", 10, 20);
    const password = await passwordOf(request, false);
    const progress = startProgress(showProgress, host.stderr, "unpacking", "bytes");
    try {
      const unpacked = await unpackStream(files.batches, {
        ...(files.size !== undefined && { size: files.size }),
        ...(password !== undefined && { password }),
        ...(maxLogN !== undefined && { maxLogN }),
        onProgress: () => progress.say("looking for the archive, or what is wrong with it"),
      });
      const chunks = counted(unpacked.chunks, (chunk) => chunk.length, progress, unpacked.length);
      return await unpackTo(await placeOf(unpacked, request), chunks, unpacked);
    } catch (error) {
      throw withHint(error);
    } finally {
      progress.finish();
      for (const line of files.problems) await note(line);
    }
  },
};

async function placeOf(unpacked: UnpackedStream, request: Request): Promise<Target> {
  const { output, force } = request.values;
  if (typeof output !== "string" && request.terminal) return guarded(await targetOf("-", request));
  if (typeof output !== "string" || output === "-") return targetOf("-", request);
  const isFolder =
    /[/\\]$/.test(output) || (await stat(output).catch(() => undefined))?.isDirectory() === true;
  // Core has already made the name safe; this makes sure.
  const name = safeFileName(unpacked.name ?? "") ?? "unpacked";
  const file = isFolder ? join(output, name) : output;
  return openTarget(file, { force: force === true, makeFolder: isFolder });
}

/** Lets only text through: other bytes can garble a terminal. */
function guarded(target: Target): Target {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const isText = (data: Uint8Array) => {
    try {
      return !/[^\P{Cc}\t\n\r]/u.test(decoder.decode(data, { stream: true }));
    } catch {
      return false;
    }
  };
  return {
    ...target,
    async write(data) {
      if (typeof data === "string" || isText(data)) return target.write(data);
      throw new CommandError({
        code: "terminal",
        message: "The content is binary and was not written to the terminal.",
        hint: "-o FILE to keep it, or -o - to print it anyway",
      });
    },
  };
}

async function unpackTo(
  target: Target,
  chunks: AsyncIterable<Uint8Array>,
  unpacked: UnpackedStream,
): Promise<Answer> {
  let bytes = 0;
  async function* passed() {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const file = await writeTo(target, passed());
  return answerOf(bytes, file, unpacked, unpacked.report()!);
}

function answerOf(
  bytes: number,
  file: string | undefined,
  { name, mediaType }: UnpackedStream,
  report: ArchiveReport,
): Answer {
  const damage = damageOf(report);
  const repaired = damage === "" ? "" : ` Rebuilt from parity: ${damage}.`;
  return {
    json: {
      ...(name !== undefined && { name }),
      ...(mediaType !== undefined && { mediaType }),
      bytes,
      ...reportJson(report),
      ...(file !== undefined && { file }),
    },
    text: file ?? "",
    after: `${plural(bytes, "byte")} from ${cubesOf(report)}.${repaired}`,
  };
}

function withHint(error: unknown): unknown {
  const { code, message } = error as { code?: string; message: string };
  if (code === "password-needed")
    return new CommandError({ code, message, hint: "--password, or --password-file FILE" });
  if (code === "key-cost" && message.endsWith("allowed."))
    return new CommandError({ code, message, hint: "--max-cost 20, if you trust whoever sent it" });
  return error;
}
