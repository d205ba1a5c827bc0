/**
 * Keeps solver tables between visits, as files in the browser's private file system: they are read and written in parts, so that none
 * of them is in memory twice. A browser that refuses storage makes tables each time.
 */
import type { TableStore } from "@cubegram/core/solve";

const FOLDER = "tables";

/** Bytes that are read or written at once: some tens of milliseconds. */
const PART = 2 ** 24;

let opened: Promise<FileSystemDirectoryHandle> | undefined;

const folder = () => (opened ??= openFolder());

export const tableStore = {
  async get(key) {
    return (await fileOf(key))?.arrayBuffer();
  },
  async has(key) {
    return (await fileOf(key)) !== undefined;
  },
  async readInto(key, place, read) {
    const file = await fileOf(key);
    const target = file && place(file.size);
    if (!target) return undefined;
    for (let at = 0; at < file.size; at += PART) {
      target.set(new Uint8Array(await file.slice(at, at + PART).arrayBuffer()), at);
      await read?.(Math.min(1, (at + PART) / file.size));
    }
    return target;
  },
  async put(key, tables) {
    const bytes = tables instanceof Uint8Array ? tables : new Uint8Array(tables);
    // Under another name until it is whole: whoever leaves meanwhile keeps what was there.
    const name = `${nameOf(key)}.new`;
    const handle = writable(await (await folder()).getFileHandle(name, { create: true }));
    const file = await handle.createSyncAccessHandle();
    try {
      file.truncate(bytes.length);
      // Not every browser writes memory that is shared.
      for (let at = 0; at < bytes.length; at += PART) file.write(bytes.slice(at, at + PART), { at });
      file.flush();
    } finally {
      file.close();
    }
    await handle.move(nameOf(key));
  },
  async drop(key) {
    await (await folder()).removeEntry(nameOf(key));
  },
} satisfies TableStore;

async function fileOf(key: string): Promise<File | undefined> {
  try {
    return await (await (await folder()).getFileHandle(nameOf(key))).getFile();
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotFoundError") return undefined;
    throw error;
  }
}

/** A file's handle in a worker. TypeScript's types of pages lack both; `move` is in all browsers since 2023, but not in the standard yet. */
interface WrittenFile {
  createSyncAccessHandle(): Promise<{
    truncate(bytes: number): void;
    write(part: Uint8Array, options: { at: number }): void;
    flush(): void;
    close(): void;
  }>;
  move(name: string): Promise<void>;
}

const writable = (handle: FileSystemFileHandle) => handle as unknown as WrittenFile;

async function openFolder(): Promise<FileSystemDirectoryHandle> {
  // Where tables were before there were files.
  indexedDB.deleteDatabase("cubegram-tables");
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

function nameOf(key: string): string {
  return `${key.replaceAll(/[^\w.-]/g, "-")}.table`;
}
