/** What the system refuses, in words, and folders made in spite of it. */
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** What the codes of the system mean: to most people, they say nothing. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EACCES: "you have no permission",
  EPERM: "the system does not permit it",
  EISDIR: "it is a folder",
  ENOTDIR: "a part of its path is not a folder",
  ENAMETOOLONG: "its name is too long",
  ENOSPC: "the disk is full",
  EDQUOT: "your share of the disk is full",
  EROFS: "the disk can only be read",
  ELOOP: "its links go around in a circle",
  EMFILE: "too many files are open",
  EIO: "the disk failed",
};

/** Why reading or writing failed. */
export function systemWords(error: unknown): string {
  const { code = "", message } = error as { readonly code?: string; readonly message: string };
  return WORDS[code] ?? message;
}

/**
 * Makes a folder and any missing parents, one at a time: `mkdir` with `recursive` retries forever where the system allows no folders
 * (`/proc`). Throws Node's error if the system refuses.
 */
export async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  const around = dirname(folder);
  if (around !== folder) await makeFolder(around);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process made it in the meantime.
    if (error.code !== "EEXIST") throw error;
  });
}
