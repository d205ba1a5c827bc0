/** A file as it is sent: its bytes, compressed for clients that accept it, with a tag that identifies them. */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { versionOf, type WebFile } from "./web-files.ts";

export interface Content {
  readonly bytes: Uint8Array;
  /** An entity tag (RFC 9110, 8.8.3) with its quotes. */
  readonly tag: string;
  readonly encoding: Encoding | undefined;
}

type Encoding = "br" | "gzip";

/** Compressed once and kept: the whole app is a few megabytes. */
export type ContentCache = Map<string, { readonly version: string; readonly content: Promise<Content> }>;

/** Compressing anything shorter gains nothing. */
const MIN_COMPRESSED = 1024;
/** The highest quality spends seven tenths of its time on the last few percent; this one takes milliseconds. */
const BROTLI_QUALITY = 5;

/** The content of a file in an encoding that the client accepts; undefined if the file is gone. */
export async function contentOf(
  { path, isText }: WebFile,
  accepted: string,
  cache: ContentCache,
): Promise<Content | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return undefined;
  const encoding = isText && stats.size >= MIN_COMPRESSED ? encodingFor(accepted) : undefined;
  const key = `${encoding ?? ""}:${path}`;
  const version = versionOf(stats);
  const kept = cache.get(key);
  if (kept?.version === version) return kept.content;
  const content = makeContent(path, encoding);
  cache.set(key, { version, content });
  content.catch(() => cache.delete(key));
  return content;
}

/** Brotli before gzip, unless the client refuses it (`br;q=0`). */
function encodingFor(accepted: string): Encoding | undefined {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";", 1)[0].trim());
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding));
}

async function makeContent(path: string, encoding: Encoding | undefined): Promise<Content> {
  const plain = await readFile(path);
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const bytes = encoding ? await compress(plain, encoding) : plain;
  return { bytes, tag: `"${hash}${encoding ? `-${encoding}` : ""}"`, encoding };
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === "gzip") return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** Whether the client already has this content (`If-None-Match`). */
export function isKnown(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
