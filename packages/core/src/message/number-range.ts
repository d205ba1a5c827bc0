/** Anything that can be a message → the numbers that say it; and if they are too many for the cubes, which cubes it would fit on. */

import { stateCount } from "../codec/index.ts";
import { CubegramError, err, formatValue, ok, type Result, typeError } from "../result.ts";
import type { Convention } from "./convention.ts";
import { statesOf } from "./number-part.ts";
import { bitsOf, type MessageProblem, type NumberRange, refuseTooLong, type TextCode } from "./text-code.ts";

/** A text, bytes, or a plain number. */
export type Message = string | Uint8Array | bigint;

/** The numbers below `states` that say a message. */
export async function rangeOf(
  message: Message,
  states: bigint,
  code: TextCode,
): Promise<Result<NumberRange, MessageProblem>> {
  if (typeof message === "string") return code.encode(message, states);
  if (typeof message === "bigint") return encodeNumber(message, states);
  if (message instanceof Uint8Array) return encodeBytes(message, states);
  throw typeError("message", "a string, a Uint8Array or a bigint", formatValue(message));
}

const RADIX = 256n;

/** The number of a byte string in the list of all: (256^length − 1) / 255 shorter ones, then its own value. */
function encodeBytes(bytes: Uint8Array, states: bigint): Result<NumberRange, MessageProblem> {
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
function encodeNumber(number: bigint, states: bigint): Result<NumberRange, MessageProblem> {
  if (number >= 0n && number < states) return ok({ first: number, count: 1n, bits: bitsOf(number + 1n) });
  return err({
    code: "out-of-range",
    message: `The number of this cube is one of 0 … ${states - 1n}; got ${number}.`,
  });
}

/** The sizes that people own. */
const SIZES = [2, 3, 4, 5] as const;
/** More cubes than that are no advice. */
const MAX_ADVISED_CUBES = 99;

/** The refusal as an error, with what would fit when it is too long. */
export async function withAdvice(
  problem: MessageProblem,
  message: Message,
  convention: Convention,
): Promise<CubegramError> {
  if (problem.code !== "too-long" || problem.bits === undefined) return new CubegramError(problem);
  const counts = await Promise.all(
    SIZES.map((size) => cubesNeeded(message, size, problem.bits!, convention)),
  );
  const would = SIZES.flatMap((size, i) =>
    counts[i] === undefined ? [] : [`${counts[i]} of size ${size}x${size}`],
  );
  if (would.length === 0) return new CubegramError(problem);
  return new CubegramError({
    ...problem,
    message: `${problem.message} It would fit on ${would.join(", or ")}.`,
  });
}

async function cubesNeeded(
  message: Message,
  size: number,
  bits: number,
  { code }: Convention,
): Promise<number | undefined> {
  const estimate = bits / bitsOf(stateCount(size));
  if (estimate > MAX_ADVISED_CUBES) return undefined;
  // The estimate is good to a bit or two, so one less is tried too, and a few more.
  for (let cubes = Math.max(1, Math.floor(estimate)); cubes < estimate + 4; cubes++)
    if ((await rangeOf(message, statesOf({ size, cubes }), code)).ok) return cubes;
  return undefined;
}
