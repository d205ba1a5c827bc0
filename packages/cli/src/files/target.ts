/**
 * Where a verb's data goes: standard output, or a file that appears complete or not at all (written under another name, then
 * renamed) and never overwrites another file unless forced.
 */
import { rmSync } from "node:fs";
import { link, lstat, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Output } from "../frame/output.ts";
import { CommandError, type Request, usageError, type Values } from "../frame/verb.ts";
import { makeFolder, systemWords } from "./system.ts";

export interface Target {
  /** The file's name; undefined for standard output. */
  readonly file: string | undefined;
  write(data: string | Uint8Array): Promise<void>;
  /** Moves the file to its final name. */
  finish(): Promise<void>;
  /** Leaves nothing behind. Does nothing once finished. */
  abandon(): Promise<void>;
}

export interface TargetOptions {
  readonly force?: boolean;
  /** Makes the folder if it is missing. */
  readonly makeFolder?: boolean;
}

/** Where `-o` leads: to a file, or for `-`, and where it is not given, to standard output. */
export async function targetOf(
  output: Values[string],
  { values, claimStdout }: Pick<Request, "values" | "claimStdout">,
): Promise<Target> {
  if (typeof output !== "string" || output === "-") return outputTarget(claimStdout());
  return openTarget(output, { force: values.force === true });
}

function outputTarget(out: Output): Target {
  return { file: undefined, write: out.write, finish: out.flush, abandon: async () => undefined };
}

/** Rejects an existing file before the long work rather than after it. */
export async function refuseExisting(file: string, force: boolean): Promise<void> {
  if (!force && (await lstat(file).catch(() => undefined))?.isFile()) throw existsError(file);
}

/** Opens a file for writing. Throws a `CommandError` if it already exists. */
export async function openTarget(file: string, options: TargetOptions = {}): Promise<Target> {
  if (options.makeFolder) await orFail(file, makeFolder(dirname(file)));
  const there = await lstat(file).catch(() => undefined);
  const seen = there?.isSymbolicLink() ? await stat(file).catch(() => undefined) : there;
  if (seen?.isDirectory()) throw usageError(`${file} is a folder; -o expects the name of a file.`);
  // A device or a pipe is written to directly.
  if (seen && !seen.isFile()) return openInPlace(file);
  if (there && !options.force) throw existsError(file);
  return openBeside(file, options.force === true);
}

/** Writes all of it, or leaves nothing; returns the file's name. */
export async function writeTo(
  target: Target,
  data: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<string | undefined> {
  try {
    for await (const part of data) await target.write(part);
    await target.finish();
  } finally {
    await target.abandon();
  }
  return target.file;
}

export async function writeTarget(file: string, data: string | Uint8Array, force: boolean): Promise<void> {
  await writeTo(await openTarget(file, { force }), [data]);
}

async function openInPlace(file: string): Promise<Target> {
  const handle = await orFail(file, open(file, "w"));
  return {
    file,
    write: (data) => orFail(file, writeAll(handle, data)),
    finish: () => orFail(file, handle.close()),
    abandon: () => handle.close().catch(() => undefined),
  };
}

let opened = 0;

async function openBeside(file: string, force: boolean): Promise<Target> {
  // Short: a name may have 255 bytes, and the file's own may have all of them.
  const unfinished = join(dirname(file), `.cubegram-${process.pid}-${opened++}.unfinished`);
  // Registered before the file exists, so that an interrupt never leaves it behind.
  const forget = onInterrupt(() => rmSync(unfinished, { force: true }));
  const handle = await orFail(file, open(unfinished, "wx")).catch((error: unknown) => {
    forget();
    throw error;
  });
  let isOpen = true;
  return {
    file,
    write: (data) => orFail(file, writeAll(handle, data)),
    async finish() {
      await orFail(file, handle.close());
      isOpen = false;
      forget();
      await orFail(file, force ? rename(unfinished, file) : renameToNew(unfinished, file));
    },
    async abandon() {
      if (!isOpen) return;
      isOpen = false;
      forget();
      await handle.close().catch(() => undefined);
      await rm(unfinished, { force: true }).catch(() => undefined);
    },
  };
}

/** Cleans up when the user interrupts the program (shells then expect 128 + the signal's number). */
function onInterrupt(clear: () => void): () => void {
  const stop = (_: NodeJS.Signals, number: number) => {
    clear();
    process.exit(128 + number);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  return () => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
  };
}

/** A rename that never replaces another file, not even one that has just appeared: a hard link fails then. */
async function renameToNew(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
    await rm(unfinished);
  } catch (error) {
    if ((error as { code?: string }).code === "EEXIST") {
      await rm(unfinished, { force: true });
      throw existsError(file);
    }
    // This file system has no hard links.
    await rename(unfinished, file);
  }
}

async function writeAll(
  handle: { write(data: Uint8Array): Promise<{ bytesWritten: number }> },
  data: string | Uint8Array,
): Promise<void> {
  let rest: Uint8Array = typeof data === "string" ? Buffer.from(data) : data;
  while (rest.length > 0) rest = rest.subarray((await handle.write(rest)).bytesWritten);
}

function existsError(file: string): CommandError {
  return new CommandError({
    code: "exists",
    message: `${file} already exists.`,
    hint: "use another name, or --force to overwrite it",
  });
}

async function orFail<T>(file: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError({
      code: "file",
      message: `${file} could not be written: ${systemWords(error)}.`,
    });
  }
}
