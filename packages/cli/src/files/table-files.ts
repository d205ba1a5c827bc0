/** Keeps solver tables as files in the user's cache folder: built once, then loaded. If the cache fails, nothing else fails with it. */
import { open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { threadId } from "node:worker_threads";
import type { TableStore } from "@cubegram/core/solve";
import { makeFolder } from "./system.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A store in the platform's cache folder; none if the environment names no home. `refused` is told which files cannot be used. */
export function fileStore(
  environment: Environment,
  refused?: (key: string, reason: string) => void,
): TableStore | undefined {
  const caches = cacheFolder(environment);
  if (caches === undefined) return undefined;
  const folder = join(caches, "cubegram");
  const fileOf = (key: string) => join(folder, `${key.replaceAll(/[^\w.-]/g, "-")}.table`);
  const readInto: TableStore["readInto"] = async (key, place, read) => {
    const file = await open(fileOf(key)).catch(() => undefined);
    if (!file) return undefined;
    try {
      const { size } = await file.stat();
      const target = place(size);
      if (!target) {
        refused?.(key, `its file has ${size} bytes, the size of another version`);
        return undefined;
      }
      for (let at = 0; at < size; ) {
        const { bytesRead } = await file.read(target, at, Math.min(size - at, PART), at);
        if (bytesRead === 0) return undefined;
        at += bytesRead;
        await read?.(at / size);
      }
      return target;
    } finally {
      await file.close();
    }
  };
  return {
    readInto,
    // By readFile, which reads in parts, and with a copy of its own, seven megabytes took twice as long.
    get: async (key) => (await readInto(key, (size) => new Uint8Array(size)))?.buffer,
    has: async (key) =>
      stat(fileOf(key)).then(
        () => true,
        () => false,
      ),
    async put(key, tables) {
      const file = fileOf(key);
      // Written under another name and renamed, so that no other run or thread reads half a table.
      const unfinished = `${file}.${process.pid}-${threadId}`;
      await makeFolder(folder)
        .then(() => writeFile(unfinished, tables instanceof Uint8Array ? tables : new Uint8Array(tables)))
        .then(() => rename(unfinished, file))
        .catch(() => rm(unfinished, { force: true }))
        .then(() => sweep(folder))
        .catch(() => undefined);
    },
    drop: (key) => rm(fileOf(key), { force: true }),
    ...(refused && { refused }),
  };
}

/** Bytes that are read at once: some tens of milliseconds. Node ends the process if it is asked for 2³¹ or more. */
const PART = 2 ** 26;

/** Milliseconds after which half a table was left by a run that was killed. */
const ABANDONED = 3_600_000;

/** Removes what runs that were killed have left. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.table\.\d+-\d+$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > ABANDONED) await rm(join(folder, name), { force: true });
  }
}

/** XDG base directories, `Library/Caches` on macOS, local application data on Windows. */
function cacheFolder({ XDG_CACHE_HOME, LOCALAPPDATA, HOME }: Environment): string | undefined {
  // A relative path must be ignored (XDG Base Directory Specification).
  if (XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME;
  if (process.platform === "win32") return LOCALAPPDATA;
  if (!HOME) return undefined;
  return process.platform === "darwin" ? join(HOME, "Library", "Caches") : join(HOME, ".cache");
}
