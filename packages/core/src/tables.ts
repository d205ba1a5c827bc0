/**
 * Tables as bytes, and where they are kept. A file is one buffer, a header that identifies it, and a checksum. Anything
 * else (another kind, an older or newer version, a truncated or changed file) is a miss with a reason, never a crash or
 * a wrong answer.
 *
 *     0  magic "CGTB"      4  version        8  payload bytes      12  checksum      16  kind, 48 bytes of ASCII
 *    64  the sections, one after another, each padded to a multiple of 4
 *
 * Numbers are in the machine's byte order, like the tables: a foreign order fails at the magic.
 */
import { err, ok, type Problem, type Result } from "./result.ts";

/** A table file: a buffer, or a part of one that begins at a multiple of 4. */
export type TableBytes = ArrayBufferLike | Uint8Array;

const MAGIC = 0x42544743;
const VERSION = 1;
const HEADER_BYTES = 64;
const KIND_AT = 16;

export function packTables(kind: string, sections: readonly Uint8Array[]): ArrayBuffer {
  const packed = tableBuffer(sections.map((section) => section.length));
  sections.forEach((section, i) => {
    packed.sections[i].set(section);
  });
  return sealTables(packed.buffer, kind);
}

/** A buffer for sections of these lengths, in which large tables are built without a second copy; `sealTables` completes it. */
export function tableBuffer(lengths: readonly number[]): { buffer: ArrayBuffer; sections: Uint8Array[] } {
  const buffer = new ArrayBuffer(tableFileBytes(lengths));
  return { buffer, sections: sectionsOf(buffer, lengths) };
}

/** The bytes of a table file with sections of these lengths. */
export function tableFileBytes(lengths: readonly number[]): number {
  return HEADER_BYTES + lengths.reduce((sum, length) => sum + padded(length), 0);
}

/** The sections of a table's buffer. */
export function sectionsOf(tables: TableBytes, lengths: readonly number[]): Uint8Array[] {
  const bytes = bytesOf(tables);
  let at = bytes.byteOffset + HEADER_BYTES;
  return lengths.map((length) => {
    const section = new Uint8Array(bytes.buffer, at, length);
    at += padded(length);
    return section;
  });
}

/** Writes the header of a buffer whose sections are complete. */
export function sealTables<T extends TableBytes>(tables: T, kind: string): T {
  const bytes = bytesOf(tables);
  writeKind(bytes, kind);
  new Uint32Array(bytes.buffer, bytes.byteOffset, 4).set([
    MAGIC,
    VERSION,
    bytes.length - HEADER_BYTES,
    checksum(bytes),
  ]);
  return tables;
}

/** The kind that a buffer says it is; undefined if it has no header. */
export function kindOfTables(tables: TableBytes): string | undefined {
  if (!isTableBytes(tables) || tables.byteLength < HEADER_BYTES) return undefined;
  const text = String.fromCharCode(...bytesOf(tables).subarray(KIND_AT, HEADER_BYTES));
  return text.replace(/\0+$/, "");
}

/** The sections, whose lengths the reader knows, as views into the buffer. */
export function unpackTables(
  tables: TableBytes,
  kind: string,
  lengths: readonly number[],
): Result<Uint8Array[]> {
  const expected = tableFileBytes(lengths);
  if (!isTableBytes(tables) || tables.byteLength < HEADER_BYTES)
    return err(miss("the table file is too short for a header"));
  const bytes = bytesOf(tables);
  const [magic, version, payload, sum] = new Uint32Array(bytes.buffer, bytes.byteOffset, 4);
  if (magic !== MAGIC) return err(miss("not a table file, or one from a machine with another byte order"));
  if (version !== VERSION) return err(miss(`table file version ${version}, expected ${VERSION}`));
  const wanted = new Uint8Array(HEADER_BYTES);
  writeKind(wanted, kind);
  for (let at = KIND_AT; at < HEADER_BYTES; at++)
    if (bytes[at] !== wanted[at]) return err(miss(`the table file holds tables other than ${kind}`));
  if (payload + HEADER_BYTES !== expected || bytes.length !== expected)
    return err(miss(`table file of ${bytes.length} bytes, expected ${expected}`));
  if (sum !== checksum(bytes)) return err(miss("the table file is damaged: wrong checksum"));
  return ok(sectionsOf(bytes, lengths));
}

function isTableBytes(tables: unknown): tables is TableBytes {
  if (tables instanceof Uint8Array) return tables.byteOffset % 4 === 0;
  // Some browsers have no shared memory.
  if (typeof SharedArrayBuffer !== "undefined" && tables instanceof SharedArrayBuffer) return true;
  return tables instanceof ArrayBuffer;
}

function bytesOf(tables: TableBytes): Uint8Array {
  return tables instanceof Uint8Array ? tables : new Uint8Array(tables);
}

function miss(message: string): Problem {
  return { code: "table-miss", message };
}

function padded(length: number): number {
  // Not by bits: some are longer than 2³¹.
  return Math.ceil(length / 4) * 4;
}

function writeKind(bytes: Uint8Array, kind: string): void {
  if (kind.length > HEADER_BYTES - KIND_AT)
    throw new RangeError(`"kind" expected at most ${HEADER_BYTES - KIND_AT} characters, got ${kind.length}`);
  bytes.fill(0, KIND_AT, HEADER_BYTES);
  for (let i = 0; i < kind.length; i++) bytes[KIND_AT + i] = kind.charCodeAt(i) & 127;
}

/** FNV-1a over 32-bit words. Each step is a bijection, so a change within one word always shows. */
function checksum({ buffer, byteOffset, length }: Uint8Array): number {
  const words = new Int32Array(buffer, byteOffset + HEADER_BYTES, (length - HEADER_BYTES) / 4);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words[i], 0x01000193);
  return hash >>> 0;
}

/**
 * Where a host keeps tables between runs: a file, a browser cache, memory. A key is `name/version/metric`. Whatever is
 * returned is checked before use, so a store need not be trusted.
 */
export interface TableStore {
  get(key: string): Promise<ArrayBufferLike | undefined>;
  /** Whether anything is kept under the key, without reading it; omitted, `get` is called twice. */
  has?(key: string): Promise<boolean>;
  /**
   * Reads what is kept under the key into the memory that `place` returns for that many bytes, and resolves to that memory; to undefined
   * if nothing is kept or `place` returns nothing. It saves large tables a second copy. Between parts it waits for `read`, which it
   * tells the share that it has read, 0 … 1; if that throws, reading ends with the same error.
   */
  readInto?(
    key: string,
    place: (bytes: number) => Uint8Array | undefined,
    read?: (share: number) => Promise<void> | void,
  ): Promise<Uint8Array | undefined>;
  /** A store with `readInto` is given large tables as a view of memory that may be shared: write it, do not keep it. */
  put(key: string, tables: ArrayBuffer | Uint8Array): Promise<void>;
  /** Forgets what is kept under the key. A store with this and `readInto` is given half-built tables from time to time. */
  drop?(key: string): Promise<void>;
  /** Told why a kept table is not used: it is damaged or from another version. It is rebuilt and put again. */
  refused?(key: string, reason: string): void;
}
