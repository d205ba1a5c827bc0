/** A FILE argument as bytes: from a file, from standard input for `-`, or from itself for a `data:` URL. */
import { open, stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { CommandError, type Host } from "../frame/verb.ts";
import { systemWords } from "./system.ts";

export interface Source {
  readonly chunks: AsyncIterable<Uint8Array>;
  /** In bytes, if known. */
  readonly length: number | undefined;
  /** The file's name without folders. */
  readonly name: string | undefined;
}

/** Bytes read at a time. */
const CHUNK = 2 ** 18;

export async function openSource(file: string, host: Host): Promise<Source> {
  if (file === "-") return { chunks: bytesOf(host.stdin), length: undefined, name: undefined };
  const refused = (error: unknown) =>
    new CommandError({ code: "file", message: `${nameOf(file)} could not be read: ${systemWords(error)}.` });
  try {
    if (DATA_URL.test(file)) {
      const bytes = Buffer.from(file.slice(file.indexOf(",") + 1), "base64");
      return { chunks: bytesOf(Readable.from([bytes])), length: bytes.length, name: undefined };
    }
    const stats = await stat(file);
    if (stats.isDirectory()) throw new Error("it is a folder");
    return {
      chunks: chunksOf(file, refused),
      length: stats.isFile() ? stats.size : undefined,
      name: basename(file),
    };
  } catch (error) {
    throw refused(error);
  }
}

/** What to call it: its path, or the start of a `data:` URL. */
export function nameOf(file: string): string {
  return DATA_URL.test(file) && file.length > SHORT ? `${file.slice(0, SHORT)}…` : file;
}

const SHORT = 40;
const DATA_URL = /^data:[\w+./-]*;base64,/i;

/** Opens the file when the first chunk is requested. */
async function* chunksOf(
  file: string,
  refused: (error: unknown) => Error,
): AsyncGenerator<Uint8Array, void, void> {
  const handle = await open(file, "r").catch((error) => {
    throw refused(error);
  });
  try {
    for (;;) {
      const chunk = new Uint8Array(CHUNK);
      const { bytesRead } = await handle.read(chunk, 0, CHUNK, null).catch((error) => {
        throw refused(error);
      });
      if (bytesRead === 0) return;
      yield chunk.subarray(0, bytesRead);
    }
  } finally {
    await handle.close().catch(() => undefined);
  }
}

async function* bytesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array, void, void> {
  for await (const chunk of stream) yield typeof chunk === "string" ? new TextEncoder().encode(chunk) : chunk;
}

/** All the bytes. Throws a `CommandError` if there are more than `most`. */
export async function readWhole(chunks: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most)
      throw new CommandError({ code: "too-large", message: `The file is larger than ${most} bytes.` });
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}
