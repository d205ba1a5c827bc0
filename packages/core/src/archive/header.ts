/**
 * The first bytes of an archive, which its first cube holds:
 *
 *     magic 0xCB | version 1 | flags | parity cubes (varint) | bytes that follow (varint; 0 = the writer did not know)
 *
 * For lengths below 2^14 that is at most 8 bytes, so the lead group (at least 64 bits) holds all of it; longer archives
 * have a full group after it for the rest.
 */
import { MAX_POINT } from "../field/index.ts";
import { checkType, given, rangeError } from "../result.ts";
import { bytesOf } from "../secret/index.ts";
import { readVarint, varint } from "./bits.ts";

export const ARCHIVE_MAGIC = 0xcb;
export const ARCHIVE_VERSION = 1;

export interface Header {
  readonly compressed: boolean;
  readonly sealed: boolean;
  /** A media type and a name come before the content. */
  readonly described: boolean;
  /** Every cube carries its own position. */
  readonly unordered: boolean;
  /** Parity cubes after the data cubes. */
  readonly parity: number;
  /** Bytes after the header; 0 if the archive was written as a stream, whose bytes end with an end mark. */
  readonly bytes: number;
}

const COMPRESSED = 1;
const SEALED = 2;
const DESCRIBED = 4;
const UNORDERED = 8;
const KNOWN_FLAGS = COMPRESSED | SEALED | DESCRIBED | UNORDERED;

export function encodeHeader(header: Header): Uint8Array {
  return Uint8Array.of(
    ARCHIVE_MAGIC,
    ARCHIVE_VERSION,
    flagsOf(header) | (header.unordered ? UNORDERED : 0),
    ...varint(header.parity),
    ...varint(header.bytes),
  );
}

function flagsOf(header: Pick<Header, "compressed" | "sealed" | "described">): number {
  return (
    (header.compressed ? COMPRESSED : 0) | (header.sealed ? SEALED : 0) | (header.described ? DESCRIBED : 0)
  );
}

/**
 * The part of the header that digest and seal cover: what is needed to understand the content, not how cubes carry it.
 */
export function contextOf(header: Pick<Header, "compressed" | "sealed" | "described">): Uint8Array {
  return Uint8Array.of(ARCHIVE_MAGIC, ARCHIVE_VERSION, flagsOf(header));
}

type ReadHeader =
  | { readonly kind: "header"; readonly header: Header; readonly length: number }
  /** The bytes end before the header does. */
  | { readonly kind: "short" }
  | { readonly kind: "foreign" }
  | { readonly kind: "newer"; readonly version: number };

export function decodeHeader(bytes: Uint8Array): ReadHeader {
  if (bytes[0] !== ARCHIVE_MAGIC) return { kind: "foreign" };
  const version = bytes[1];
  if (version > ARCHIVE_VERSION) return { kind: "newer", version };
  const flags = bytes[2];
  if (version < ARCHIVE_VERSION) return { kind: "foreign" };
  if ((flags & ~KNOWN_FLAGS) !== 0) return { kind: "newer", version };
  const parity = readVarint(bytes, 3);
  if (!parity) return bytes.length < 3 + 8 ? { kind: "short" } : { kind: "foreign" };
  const length = readVarint(bytes, parity.end);
  if (!length) return bytes.length < parity.end + 8 ? { kind: "short" } : { kind: "foreign" };
  const header: Header = {
    compressed: (flags & COMPRESSED) !== 0,
    sealed: (flags & SEALED) !== 0,
    described: (flags & DESCRIBED) !== 0,
    unordered: (flags & UNORDERED) !== 0,
    parity: parity.value,
    bytes: length.value,
  };
  return isPossible(header) ? { kind: "header", header, length: length.end } : { kind: "foreign" };
}

/** A stream has neither parity nor positions in the cubes: both require knowing how many cubes there are. */
function isPossible({ parity, bytes, unordered, sealed }: Header): boolean {
  return parity <= MAX_POINT && (bytes > 0 || (parity === 0 && !unordered && !sealed));
}

/*
 * What the content is, if it says: a media type, and a file name that is safe in the folder the reader chooses.
 *
 * type (1 byte: 0 none, 1 … 127 one of the table, 128 + length: spelled out in ASCII) | length of the name (1 byte) | name (UTF-8)
 */

/** What the content is: a media type (RFC 9110) and a file name. */
export interface Description {
  readonly mediaType?: string;
  readonly name?: string;
}

/** Frozen: a type's number is its place, from 1. New ones are added at the end. */
const MEDIA_TYPES = [
  "application/octet-stream",
  "text/plain; charset=utf-8",
  "text/markdown; charset=utf-8",
  "text/html; charset=utf-8",
  "text/csv; charset=utf-8",
  "application/json",
  "application/pdf",
  "application/zip",
  "application/gzip",
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/svg+xml",
  "audio/mpeg",
  "audio/ogg",
  "video/mp4",
  "application/epub+zip",
] as const;

/** RFC 9110: type/subtype and parameters, in printable ASCII. */
const MEDIA_TYPE = /^[!-~]+\/[ -~]*[!-~]$/;

/** The bytes of a description; none if there is nothing to say. Throws a RangeError for an invalid media type. */
export function encodeDescription({ mediaType, name }: Description): Uint8Array {
  const safe = name === undefined ? undefined : safeFileName(name);
  if (name !== undefined && safe === undefined) throw rangeError("name", "a file name", JSON.stringify(name));
  if (mediaType === undefined && safe === undefined) return new Uint8Array();
  const nameBytes = bytesOf(safe ?? "");
  return Uint8Array.of(...encodeType(mediaType), nameBytes.length, ...nameBytes);
}

function encodeType(mediaType: string | undefined): number[] {
  if (mediaType === undefined) return [0];
  const index = (MEDIA_TYPES as readonly string[]).indexOf(mediaType);
  if (index >= 0) return [index + 1];
  if (!MEDIA_TYPE.test(mediaType) || mediaType.length > 127)
    throw rangeError(
      "mediaType",
      "a type like image/png of at most 127 ASCII characters",
      JSON.stringify(mediaType),
    );
  return [128 + mediaType.length, ...bytesOf(mediaType)];
}

/** The description at the start of the bytes and where it ends; undefined if it is cut off or not text. */
export function decodeDescription(bytes: Uint8Array): { description: Description; end: number } | undefined {
  const typeLength = bytes[0] > 128 ? bytes[0] - 128 : 0;
  const nameStart = 2 + typeLength;
  const end = nameStart + bytes[nameStart - 1];
  if (!(bytes.length >= nameStart && bytes.length >= end)) return undefined;
  const type = typeLength > 0 ? readText(bytes.subarray(1, nameStart - 1)) : MEDIA_TYPES[bytes[0] - 1];
  const name = readText(bytes.subarray(nameStart, end));
  if (name === undefined || (typeLength > 0 && !(type !== undefined && MEDIA_TYPE.test(type))))
    return undefined;
  const safe = safeFileName(name);
  return {
    description: given({ mediaType: type, name: safe }),
    end,
  };
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Names of devices on Windows, with or without an extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
/**
 * Control characters, and the invisible marks that change the direction of text and can make one extension look like
 * another.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffc]/gu;
const MAX_NAME_BYTES = 255;

/**
 * The last part of a name, without control characters and anything file systems forbid, at most 255 bytes of UTF-8.
 * Undefined if nothing sensible is left (empty, `.`, `..`). Never contains a separator, never starts a path.
 *
 * @throws TypeError for anything but a text.
 * @example safeFileName("../notes.txt"); // → notes.txt
 */
export function safeFileName(name: string): string | undefined {
  checkType(name, "string", "name");
  const last = name.replaceAll(UNSEEN, "").split(/[/\\]/).at(-1)!;
  const clean = last
    .replaceAll(/[<>:"|?*]/g, "_")
    .replaceAll(/[\ud800-\udfff]/gu, "_")
    .replace(/[. ]+$/, "")
    .trim();
  if (clean === "") return undefined;
  return shortened(DEVICE.test(clean) ? `_${clean}` : clean);
}

function shortened(name: string): string {
  const encoder = new TextEncoder();
  let short = "";
  let length = 0;
  for (const character of name) {
    length += encoder.encode(character).length;
    if (length > MAX_NAME_BYTES) break;
    short += character;
  }
  return short;
}
