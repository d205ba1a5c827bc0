/** Non-negative integers as bytes of a fixed length, most significant first. */
import { formatValue, rangeError, typeError } from "../result.ts";

/** `length` bytes with the value of `value`, which must be 0 … 256^length − 1. */
export function packInteger(value: bigint, length: number): Uint8Array<ArrayBuffer> {
  if (typeof value !== "bigint") throw typeError("value", "a bigint", formatValue(value));
  if (!Number.isInteger(length) || length < 0) throw rangeError("length", "a number of bytes", length);
  const digits = value.toString(16);
  if (value < 0n || (value > 0n && digits.length > 2 * length))
    throw rangeError("value", `0 … 256^${length} − 1`, value);
  const hex = digits.padStart(2 * length, "0");
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

/** The integer that the bytes spell; 0n for none. */
export function unpackInteger(bytes: ArrayLike<number>): bigint {
  let hex = "0x0";
  for (let i = 0; i < bytes.length; i++) hex += bytes[i].toString(16).padStart(2, "0");
  return BigInt(hex);
}
