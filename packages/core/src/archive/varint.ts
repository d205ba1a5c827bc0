/** Integers of varying length: seven bits a byte, the low ones first, the top bit set on all but the last (LEB128). */

const MAX_BYTES = 8;

export function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return bytes;
}

/** The integer at `at` and where it ends; undefined when it is cut off, longer than it need be, or above 2^53. */
export function readVarint(bytes: Uint8Array, at: number): { value: number; end: number } | undefined {
  let value = 0;
  for (let i = 0; i < MAX_BYTES && at + i < bytes.length; i++) {
    const byte = bytes[at + i];
    value += (byte % 128) * 128 ** i;
    if (byte < 128) {
      const isShortest = i === 0 || byte > 0;
      return isShortest && Number.isSafeInteger(value) ? { value, end: at + i + 1 } : undefined;
    }
  }
  return undefined;
}
