/** Folders, made one at a time: `mkdir` with `recursive` tries for ever where the system takes no folder (`/proc`). */
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a folder, and those around it where they are missing. Throws Node's error when the system refuses. */
export async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  const around = dirname(folder);
  if (around !== folder) await makeFolder(around);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Somebody made it meanwhile.
    if (error.code !== "EEXIST") throw error;
  });
}
