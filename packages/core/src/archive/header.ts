/**
 * The first bytes of an archive, which its first cube holds:
 *
 *     magic 0xCB | version 1 | flags | parity cubes (varint) | bytes that follow (varint; 0 = the writer did not know)
 *
 * For lengths below 2^14 that is at most 8 bytes, so the lead group (at least 64 bits) holds all of it; longer archives
 * have a full group after it for the rest.
 */
import { MAX_POINT } from "../field/index.ts";
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

export type ReadHeader =
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
