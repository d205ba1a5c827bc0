/** Solver tables as files in the user's cache folder: built once, loaded from then on. A cache may fail; nothing else may by it. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TableStore } from "@cubegram/core/solve";

type Environment = Readonly<Record<string, string | undefined>>;

/** A store in the folder that the platform has for caches; none when the environment names no home. */
export function fileStore(environment: Environment): TableStore | undefined {
  const caches = cacheFolder(environment);
  if (caches === undefined) return undefined;
  const folder = join(caches, "cubegram");
  const fileOf = (key: string) => join(folder, `${key.replaceAll(/[^\w.-]/g, "-")}.table`);
  return {
    async get(key) {
      const bytes = await readFile(fileOf(key)).catch(() => undefined);
      return bytes?.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    },
    async put(key, buffer) {
      const file = fileOf(key);
      // Written beside and renamed, so that another run never reads half a table.
      const unfinished = `${file}.${process.pid}`;
      await mkdir(folder, { recursive: true })
        .then(() => writeFile(unfinished, new Uint8Array(buffer)))
        .then(() => rename(unfinished, file))
        .catch(() => undefined);
    },
  };
}

/** XDG base directories, `Library/Caches` on macOS, local application data on Windows. */
function cacheFolder({ XDG_CACHE_HOME, LOCALAPPDATA, HOME }: Environment): string | undefined {
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME;
  if (process.platform === "win32") return LOCALAPPDATA;
  if (!HOME) return undefined;
  return process.platform === "darwin" ? join(HOME, "Library", "Caches") : join(HOME, ".cache");
}
