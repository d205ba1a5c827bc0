/** Byte strings: their bits as integers (most significant first, zeros beyond the end), joining them, and integers in a few bytes. */

export function readBits(bytes: Uint8Array, bit: number, count: number): bigint {
  const first = Math.floor(bit / 8);
  const end = Math.ceil((bit + count) / 8);
  let hex = "0x0";
  for (let i = first; i < end; i++) hex += (bytes[i] ?? 0).toString(16).padStart(2, "0");
  return (BigInt(hex) >> BigInt(end * 8 - bit - count)) & ((1n << BigInt(count)) - 1n);
}

/** Sets bits that were zero. Anything beyond the end of the bytes is dropped. */
export function writeBits(bytes: Uint8Array, bit: number, count: number, value: bigint): void {
  const first = Math.floor(bit / 8);
  const end = Math.ceil((bit + count) / 8);
  const hex = (value << BigInt(end * 8 - bit - count)).toString(16).padStart((end - first) * 2, "0");
  for (let i = first; i < end && i < bytes.length; i++)
    bytes[i] |= Number.parseInt(hex.slice((i - first) * 2, (i - first) * 2 + 2), 16);
}

/** The parts one after another. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

const MAX_VARINT_BYTES = 8;

/** A variable-length integer: seven bits per byte, low ones first, the top bit set on all but the last (LEB128). */
export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return bytes;
}

/** The integer at `at` and where it ends; undefined if it is cut off, longer than necessary, or above 2^53. */
export function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let i = 0; i < MAX_VARINT_BYTES && at + i < bytes.length; i++) {
    const byte = bytes[at + i];
    value += (byte % 128) * 128 ** i;
    if (byte < 128) {
      const isShortest = i === 0 || byte > 0;
      return isShortest && Number.isSafeInteger(value) ? { value, end: at + i + 1 } : undefined;
    }
  }
  return undefined;
}
