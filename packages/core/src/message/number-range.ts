/** From any kind of message to its numbers; and if they are too many for the cubes, which cubes would do. */

import { stateCount } from "../codec/index.ts";
import { CubegramError, err, formatValue, ok, type Result, typeError, unwrap } from "../result.ts";
import { checkCubes, MAX_MESSAGE_CUBES } from "./convention.ts";
import { type CubeRow, statesOf } from "./number-part.ts";
import { bitsOf, type MessageProblem, type NumberRange, refuseTooLong, type TextCode } from "./text-code.ts";

/** A text, bytes, or a plain number. */
export type Message = string | Uint8Array | bigint;

/** A row of cubes, and the numbers on it that stand for a message. */
interface PlacedRange {
  readonly row: CubeRow;
  readonly range: NumberRange;
}

/** The numbers of a message on a row of cubes; "auto" is the fewest cubes with room for it. Throws what `encodeMessage` does. */
export async function rangeOn(
  message: Message,
  { size, cubes }: { readonly size: number; readonly cubes: number | "auto" },
  code: TextCode,
): Promise<PlacedRange> {
  stateCount(size); // throws for sizes that do not exist
  if (cubes === "auto") return fewestCubes(message, size, code);
  checkCubes(cubes);
  const row = { size, cubes };
  const range = await rangeOf(message, statesOf(row), code);
  if (!range.ok) throw await withAdvice(range.error, message, code);
  return { row, range: range.value };
}

/** The fewest cubes of that size with room for a message; if no number of them will do, throws the reason. */
async function fewestCubes(message: Message, size: number, code: TextCode): Promise<PlacedRange> {
  for (let cubes = 1; ; ) {
    const row = { size, cubes };
    const range = await rangeOf(message, statesOf(row), code);
    if (range.ok) return { row, range: range.value };
    const { code: problem, bits } = range.error;
    if (problem !== "too-long" || bits === undefined) return unwrap(range);
    // The estimate of the bits is good to one or two; from just below on, each number of cubes is tried.
    cubes = Math.max(cubes + 1, Math.floor(bits / bitsOf(stateCount(size))) - 1);
    if (cubes > MAX_MESSAGE_CUBES) return unwrap(range);
  }
}

/** The numbers below `states` that stand for a message. */
async function rangeOf(
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
  // Longer ones cannot fit, so their number need not be computed.
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

/** A plain number stands for itself. */
function encodeNumber(number: bigint, states: bigint): Result<NumberRange, MessageProblem> {
  if (number >= 0n && number < states) return ok({ first: number, count: 1n, bits: bitsOf(number + 1n) });
  return err({
    code: "out-of-range",
    message: `The number of this cube must be in 0 … ${states - 1n}; got ${number}.`,
  });
}

/** The sizes that people own. */
const SIZES = [2, 3, 4, 5] as const;
/** Advising more cubes than this helps nobody. */
const MAX_ADVISED_CUBES = 99;

/** The problem as an error; if the message is too long, with what it would fit on. */
async function withAdvice(problem: MessageProblem, message: Message, code: TextCode): Promise<CubegramError> {
  if (problem.code !== "too-long" || problem.bits === undefined) return new CubegramError(problem);
  const counts = await Promise.all(SIZES.map((size) => cubesNeeded(message, size, problem.bits!, code)));
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
  code: TextCode,
): Promise<number | undefined> {
  const estimate = bits / bitsOf(stateCount(size));
  if (estimate > MAX_ADVISED_CUBES) return undefined;
  // The estimate is good to a bit or two, so one less is tried too, and a few more.
  for (let cubes = Math.max(1, Math.floor(estimate)); cubes < estimate + 4; cubes++)
    if ((await rangeOf(message, statesOf({ size, cubes }), code)).ok) return cubes;
  return undefined;
}
