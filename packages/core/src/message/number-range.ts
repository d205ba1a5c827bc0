/**
 * From any kind of message to the numbers that stand for it; and if they are too many for the cubes, which cubes would do.
 *
 * Which of a text's numbers may be written: check digits cut them into 2^bits parts, and the writer uses only the part
 * whose index is a hash of the text. A cube that was turned or painted wrongly lands in the right part of its text with
 * probability 2^−bits. The hash and the cuts are a public format: decision 0080. Also, how a number is split over several
 * cubes: their numbers are the digits of one number below states^cubes, the first cube the most significant.
 */
import { stateCount } from "../codec/index.ts";
import { joinRadix, splitRadix } from "../perm/index.ts";
import {
  CubegramError,
  err,
  formatValue,
  ok,
  type Result,
  rangeError,
  typeError,
  unwrap,
} from "../result.ts";
import {
  bitsOf,
  type MessageProblem,
  type NumberRange,
  refuseTooLong,
  type TextCode,
  type TextReading,
} from "./text-code.ts";

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

/** The default number of check bits: one wrong cube in 2,048 passes. */
export const DEFAULT_CHECK_BITS = 11;
/** The largest number of check bits. */
export const MAX_CHECK_BITS = 20;

/** The number of check bits that was asked for; throws for one that does not exist. */
export function checkBitsAsked(asked: number): number {
  if (Number.isInteger(asked) && asked >= 0 && asked <= MAX_CHECK_BITS) return asked;
  throw rangeError("check", `a whole number of bits in 0 … ${MAX_CHECK_BITS}`, asked);
}

/** A part of the numbers of a text. */
export interface NumberPart {
  readonly first: bigint;
  readonly count: bigint;
}

/** How many of the requested check bits have room among `count` numbers: no part may be empty. */
export function checkBitsIn(count: bigint, asked: number): number {
  return Math.min(asked, count.toString(2).length - 1);
}

/** The part with the check digits of the text. Cut i begins at floor(count · i / 2^bits). */
export function checkedPart({ text, first, count }: TextReading, bits: number): NumberPart {
  const index = bits === 0 ? 0n : BigInt(hashOf(text) >>> (32 - bits));
  const start = (count * index) >> BigInt(bits);
  return { first: first + start, count: ((count * (index + 1n)) >> BigInt(bits)) - start };
}

/** Whether the check digits of a number match its text, and how many there are. */
export function checkReading(
  number: bigint,
  reading: TextReading,
  asked: number,
): { readonly check: "passed" | "failed" | "none"; readonly checkBits: number } {
  const checkBits = checkBitsIn(reading.count, asked);
  if (checkBits === 0) return { check: "none", checkBits };
  const { first, count } = checkedPart(reading, checkBits);
  return { check: number >= first && number < first + count ? "passed" : "failed", checkBits };
}

/**
 * 32 bits from the UTF-8 bytes: multiply and xor as FNV-1a does, with byte + 1, then the finishing steps of MurmurHash3. The empty
 * text has 0, so that the solved cube says it.
 */
function hashOf(text: string): number {
  let hash = 0;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ (byte + 1), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** On more cubes than this, a text is better packed as an archive. */
export const MAX_MESSAGE_CUBES = 1000;

export interface CubeRow {
  readonly size: number;
  readonly cubes: number;
}

export function checkCubes(cubes: unknown): asserts cubes is number {
  if (Number.isInteger(cubes) && Number(cubes) >= 1 && Number(cubes) <= MAX_MESSAGE_CUBES) return;
  throw rangeError("cubes", `a whole number in 1 … ${MAX_MESSAGE_CUBES} or "auto"`, formatValue(cubes));
}

export function statesOf({ size, cubes }: CubeRow): bigint {
  return stateCount(size) ** BigInt(cubes);
}

export function joinNumbers(numbers: readonly bigint[], size: number): bigint {
  return joinRadix(numbers, stateCount(size));
}

function splitNumber(number: bigint, { size, cubes }: CubeRow): bigint[] {
  return splitRadix(number, stateCount(size), cubes);
}

/**
 * Numbers of a part, cube by cube: any choice of one number per cube is in the part. The digits that all numbers of the
 * part share are fixed; the first digit they do not share may be any for which all later cubes can stay solved (one always
 * exists: where the digit changes, zeros follow).
 */
export function partsOfCubes({ first, count }: NumberPart, row: CubeRow): NumberPart[] {
  const low = splitNumber(first, row);
  const high = splitNumber(first + count - 1n, row);
  const pivot = low.findIndex((digit, i) => digit !== high[i]);
  return low.map((digit, i) => {
    if (pivot < 0 || i < pivot) return { first: digit, count: 1n };
    if (i > pivot) return { first: 0n, count: 1n };
    const start = low.slice(i + 1).some((later) => later > 0n) ? digit + 1n : digit;
    return { first: start, count: high[i] - start + 1n };
  });
}

/** At most `most` rows of numbers of a part, evenly spread, the same every time. */
export function someRows({ first, count }: NumberPart, row: CubeRow, most: number): bigint[][] {
  const rows = count < BigInt(most) ? Number(count) : most;
  return Array.from({ length: rows }, (_, i) => splitNumber(first + (count * BigInt(i)) / BigInt(rows), row));
}
