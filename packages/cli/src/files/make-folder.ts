/** Makes folders one at a time: `mkdir` with `recursive` retries forever where the system allows no folders (`/proc`). */
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a folder and any missing parents. Throws Node's error if the system refuses. */
export async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  const around = dirname(folder);
  if (around !== folder) await makeFolder(around);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process made it in the meantime.
    if (error.code !== "EEXIST") throw error;
  });
}
