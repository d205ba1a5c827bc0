/**
 * Tables as bytes: one buffer, a header that says what it is, and a checksum. Anything else (another kind, an older or
 * newer version, a cut or changed file) is a miss with a reason, never a crash or a wrong answer.
 *
 *     0  magic "CGTB"      4  version        8  payload bytes      12  checksum      16  kind, 48 bytes of ASCII
 *    64  the sections, one after the other, each padded to a multiple of 4
 *
 * Numbers are in the machine's byte order, as the tables are: a foreign order fails at the magic.
 */
import { ok, type Problem, type Result, refuse } from "../result.ts";

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

/** A buffer for sections of these lengths, in which large tables are made without a second copy; `sealTables` ends that. */
export function tableBuffer(lengths: readonly number[]): { buffer: ArrayBuffer; sections: Uint8Array[] } {
  const buffer = new ArrayBuffer(HEADER_BYTES + lengths.reduce((sum, length) => sum + padded(length), 0));
  return { buffer, sections: sectionsOf(buffer, lengths) };
}

/** The sections of a table's buffer. */
export function sectionsOf(buffer: ArrayBufferLike, lengths: readonly number[]): Uint8Array[] {
  let at = HEADER_BYTES;
  return lengths.map((length) => {
    const section = new Uint8Array(buffer, at, length);
    at += padded(length);
    return section;
  });
}

/** Writes the header of a buffer whose sections are complete. */
export function sealTables<T extends ArrayBufferLike>(buffer: T, kind: string): T {
  writeKind(new Uint8Array(buffer), kind);
  new Uint32Array(buffer, 0, 4).set([MAGIC, VERSION, buffer.byteLength - HEADER_BYTES, checksum(buffer)]);
  return buffer;
}

/** The sections, whose lengths the reader knows, as views into the buffer. */
export function unpackTables(
  buffer: ArrayBufferLike,
  kind: string,
  lengths: readonly number[],
): Result<Uint8Array[]> {
  const expected = lengths.reduce((sum, length) => sum + padded(length), 0);
  if (!isBuffer(buffer) || buffer.byteLength < HEADER_BYTES)
    return refuse(miss("the table file is too short to have a header"));
  const [magic, version, payload, sum] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC) return refuse(miss("not a table file, or one from a machine of another byte order"));
  if (version !== VERSION) return refuse(miss(`table file version ${version}, expected ${VERSION}`));
  const wanted = new Uint8Array(HEADER_BYTES);
  writeKind(wanted, kind);
  const bytes = new Uint8Array(buffer);
  for (let at = KIND_AT; at < HEADER_BYTES; at++)
    if (bytes[at] !== wanted[at]) return refuse(miss(`the table file holds other tables than ${kind}`));
  if (payload !== expected || buffer.byteLength !== HEADER_BYTES + expected)
    return refuse(miss(`table file of ${buffer.byteLength} bytes, expected ${HEADER_BYTES + expected}`));
  if (sum !== checksum(buffer)) return refuse(miss("the table file is damaged: wrong checksum"));
  return ok(sectionsOf(buffer, lengths));
}

function isBuffer(buffer: unknown): buffer is ArrayBufferLike {
  // Shared memory is not there in every browser.
  if (typeof SharedArrayBuffer !== "undefined" && buffer instanceof SharedArrayBuffer) return true;
  return buffer instanceof ArrayBuffer;
}

function miss(message: string): Problem {
  return { code: "table-miss", message };
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function writeKind(bytes: Uint8Array, kind: string): void {
  if (kind.length > HEADER_BYTES - KIND_AT)
    throw new RangeError(`"kind" expected at most ${HEADER_BYTES - KIND_AT} characters, got ${kind.length}`);
  for (let i = 0; i < kind.length; i++) bytes[KIND_AT + i] = kind.charCodeAt(i) & 127;
}

/** FNV-1a over 32-bit words. Each step is a bijection, so a change within any one word always shows. */
function checksum(buffer: ArrayBufferLike): number {
  const words = new Int32Array(buffer, HEADER_BYTES);
  let hash = 0x811c9dc5;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words[i], 0x01000193);
  return hash >>> 0;
}
