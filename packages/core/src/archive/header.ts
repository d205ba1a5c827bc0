/**
 * The first bytes of an archive, which its first cube holds:
 *
 *     magic 0xCB | version 1 | flags | parity cubes (varint) | bytes that follow (varint; 0 = the writer did not know)
 *
 * Below 2^14 bytes that is at most 8 bytes, so the lead group (at least 64 bits) holds all of it; longer archives
 * have a full group behind it for the rest.
 */
import { MAX_POINT } from "../field/index.ts";
import { readVarint, varint } from "./bits.ts";

export const ARCHIVE_MAGIC = 0xcb;
export const ARCHIVE_VERSION = 1;

export interface Header {
  readonly compressed: boolean;
  readonly sealed: boolean;
  /** A media type and a name stand before the content. */
  readonly described: boolean;
  /** Every cube says which one it is. */
  readonly unordered: boolean;
  /** Parity cubes behind the data cubes. */
  readonly parity: number;
  /** Bytes behind the header; 0 when the archive was written as a stream and they end with an end mark. */
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
 * What the digest and the seal cover of the header: what is needed to understand the content, not how cubes carry it.
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

/** A stream has neither parity nor order numbers: both need to know how many cubes there are. */
function isPossible({ parity, bytes, unordered, sealed }: Header): boolean {
  return parity <= MAX_POINT && (bytes > 0 || (parity === 0 && !unordered && !sealed));
}
