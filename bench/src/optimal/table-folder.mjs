/** Tables kept between runs in a folder, and how long each took to make; without a folder nothing is kept. */
import { mkdir, open, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export function tableFolder(folder) {
  const fileOf = (key) => join(folder, key.replaceAll(/[^\w.-]/g, "-"));
  return {
    /** Reads a table into the memory that `place` gives for its bytes: `{ tables, seconds }`, or nothing. */
    async read(key, place) {
      const file = folder && (await open(`${fileOf(key)}.table`).catch(() => undefined));
      if (!file) return undefined;
      try {
        const tables = place((await file.stat()).size);
        if (!tables || !(await fill(file, tables))) return undefined;
        return {
          tables,
          seconds: Number(await readFile(`${fileOf(key)}.seconds`, "utf8").catch(() => "NaN")),
        };
      } finally {
        await file.close();
      }
    },
    /** Writes under a temporary name and renames, so that another run never reads half a table. */
    async write(key, tables, seconds) {
      if (!folder) return;
      await mkdir(folder, { recursive: true });
      const unfinished = `${fileOf(key)}.${process.pid}`;
      await writeFile(unfinished, tables);
      await writeFile(`${fileOf(key)}.seconds`, String(seconds));
      await rename(unfinished, `${fileOf(key)}.table`);
    },
  };
}

async function fill(file, target) {
  for (let at = 0; at < target.length; ) {
    const { bytesRead } = await file.read(target, at, target.length - at, at);
    if (bytesRead === 0) return false;
    at += bytesRead;
  }
  return true;
}
