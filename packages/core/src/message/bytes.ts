/** Plain bytes and plain numbers as messages. Bytes in shortlex order: by length, then by value; every number says some. */
import { err, ok, type Result } from "../result.ts";
import { bitsOf, refuseTooLong } from "./capacity.ts";
import type { MessageProblem, NumberRange } from "./text-code.ts";

const RADIX = 256n;

/** The number of a byte string in the list of all: (256^length − 1) / 255 shorter ones, then its own value. */
export function encodeBytes(bytes: Uint8Array, states: bigint): Result<NumberRange, MessageProblem> {
  // Longer than this cannot fit, and its number need not be made.
  if (bytes.length * 8 > bitsOf(states) + 8) return refuseTooLong("message", bytes.length * 8, states);
  let first = 0n;
  for (const byte of bytes) first = first * RADIX + BigInt(byte) + 1n;
  if (first >= states) return refuseTooLong("message", bitsOf(first + 1n), states);
  return ok({ first, count: 1n, bits: bitsOf(first + 1n) });
}

export function decodeBytes(number: bigint): Uint8Array {
  const bytes: number[] = [];
  for (let rest = number; rest > 0n; rest = (rest - 1n) / RADIX) bytes.push(Number((rest - 1n) % RADIX));
  return Uint8Array.from(bytes.reverse());
}

/** A plain number is its own code. */
export function encodeNumber(number: bigint, states: bigint): Result<NumberRange, MessageProblem> {
  if (number >= 0n && number < states) return ok({ first: number, count: 1n, bits: bitsOf(number + 1n) });
  return err({
    code: "out-of-range",
    message: `The number of this cube is one of 0 … ${states - 1n}; got ${number}.`,
  });
}
