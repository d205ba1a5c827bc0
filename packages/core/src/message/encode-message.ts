/** A message → the numbers that say it, and the first cubes that do. Which of them takes the fewest turns: `write-message.ts`. */
import { stateCount } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { checkOptions, unwrap } from "../result.ts";
import {
  type Convention,
  checkCubes,
  conventionOf,
  MAX_MESSAGE_CUBES,
  MESSAGE_OPTIONS,
  type MessageOptions,
  textCode,
} from "./convention.ts";
import {
  type CubeRow,
  checkBitsIn,
  checkedPart,
  joinNumbers,
  type NumberPart,
  partsOfCubes,
  statesOf,
} from "./number-part.ts";
import { type Message, rangeOf, withAdvice } from "./number-range.ts";
import type { TextCode } from "./text-code.ts";
import { bitsOf, roundBits } from "./text-code.ts";

/** A message on cubes, and how much of them it takes. */
export interface EncodedMessage {
  /** The cube that says it; of several the first. The moves that make it: `writeMessage`. */
  readonly cube: Cube;
  readonly cubes: readonly Cube[];
  readonly size: number;
  /** The number of its state; of several cubes, their numbers as the digits of one, the first the most significant. */
  readonly number: bigint;
  /** Bits that the message and its check digits take of the cubes, and bits that are left; to a tenth. */
  readonly bits: number;
  readonly room: number;
  /** How many of the bits are check digits. */
  readonly check: number;
  /** The text, when the message was one. */
  readonly text?: string;
}

/** A message as the part of all numbers that says it. */
export interface MessagePart extends NumberPart {
  readonly checkBits: number;
  readonly bits: number;
}

/**
 * Puts a message on a cube or several: a text, bytes, or a plain number. Throws a `CubegramError`: `too-long` (with the bits there
 * are, the bits it needs, and which cubes it would fit on), `out-of-range` for a number, `lone-surrogate` for a text that is not Unicode.
 *
 * @throws RangeError or TypeError for wrong options.
 * @example (await encodeMessage("MEET AT NOON")).cube.size; // → 3
 */
export async function encodeMessage(message: Message, options: MessageOptions = {}): Promise<EncodedMessage> {
  checkOptions(options, MESSAGE_OPTIONS);
  const convention = await conventionFor(message, options);
  const part = await partOf(message, convention);
  const numbers = partsOfCubes(part, convention).map(({ first }) => first);
  return describeMessage(message, part, convention, convention.cipher?.encrypt(numbers) ?? numbers);
}

/** The answer, once it is known which of the part's numbers is used. */
export function describeMessage(
  message: Message,
  { bits, checkBits }: MessagePart,
  row: CubeRow,
  numbers: readonly bigint[],
): EncodedMessage {
  const { size } = row;
  const cubes = numbers.map((number) => Cube.unrank(number, size));
  return {
    cube: cubes[0],
    cubes,
    size,
    number: joinNumbers(numbers, size),
    bits: roundBits(bits),
    // The rounded figures add up to what the cubes hold.
    room: roundBits(roundBits(bitsOf(statesOf(row))) - roundBits(bits)),
    check: checkBits,
    ...(typeof message === "string" && { text: message }),
  };
}

/** The convention of the options, with the number of cubes that "auto" finds. */
export async function conventionFor(message: Message, options: MessageOptions): Promise<Convention> {
  const { size = 3, cubes = 1 } = options;
  stateCount(size);
  if (cubes === "auto") {
    const fewest = await fewestCubes(message, size, await textCode(options.code));
    return conventionOf(options, { size, cubes: fewest });
  }
  checkCubes(cubes);
  return conventionOf(options, { size, cubes });
}

/** The numbers that say a message and carry its check digits. Throws as `encodeMessage` does. */
export async function partOf(message: Message, convention: Convention): Promise<MessagePart> {
  const range = await rangeOf(message, statesOf(convention), convention.code);
  if (!range.ok) throw await withAdvice(range.error, message, convention);
  const { first, count, bits } = range.value;
  const checkBits = typeof message === "string" ? checkBitsIn(count, convention.check) : 0;
  const text = typeof message === "string" ? message : "";
  return { ...checkedPart({ text, first, count }, checkBits), checkBits, bits: bits + checkBits };
}

/** The fewest cubes of that size that have room for a message; where no number has, the refusal is thrown. */
async function fewestCubes(message: Message, size: number, code: TextCode): Promise<number> {
  for (let cubes = 1; ; ) {
    const range = await rangeOf(message, statesOf({ size, cubes }), code);
    if (range.ok) return cubes;
    const enough = Math.floor((range.error.bits ?? 0) / bitsOf(stateCount(size))) - 1;
    if (range.error.code !== "too-long" || range.error.bits === undefined || enough > MAX_MESSAGE_CUBES)
      unwrap(range);
    // The bits needed are known to one or two; from just below on, each number of cubes is tried.
    cubes = Math.max(cubes + 1, enough);
    if (cubes > MAX_MESSAGE_CUBES) unwrap(range);
  }
}
