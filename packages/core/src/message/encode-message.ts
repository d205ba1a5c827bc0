/** From a message to the numbers that stand for it, and the first cubes that do. Which of them takes the fewest turns: `write-message.ts`. */
import { Cube } from "../cube.ts";
import { checkOptions, given } from "../result.ts";
import {
  type Convention,
  conventionOf,
  MESSAGE_OPTIONS,
  type MessageOptions,
  textCode,
} from "./convention.ts";
import {
  type CubeRow,
  checkBitsIn,
  checkedPart,
  joinNumbers,
  type Message,
  type NumberPart,
  partsOfCubes,
  rangeOn,
  statesOf,
} from "./number-range.ts";
import { bitsOf, roundBits } from "./text-code.ts";

/** A message on cubes, and how much of their room it takes. */
export interface EncodedMessage {
  /** The cube that says it; of several, the first. The moves that make it: `writeMessage`. */
  readonly cube: Cube;
  readonly cubes: readonly Cube[];
  readonly size: number;
  /** The number of its state; for several cubes, their numbers as the digits of one, the first the most significant. */
  readonly number: bigint;
  /** Bits that the message and its check digits take, and bits that are left; to a tenth. */
  readonly bits: number;
  readonly room: number;
  /** How many of the bits are check digits. */
  readonly check: number;
  /** The text, if the message was one. */
  readonly text?: string;
}

/** A message as the part of all numbers that stands for it. */
export interface MessagePart extends NumberPart {
  readonly checkBits: number;
  readonly bits: number;
}

/**
 * Puts a message on one cube or several: a text, bytes, or a plain number. Throws a `CubegramError`: `too-long` (with the bits
 * available, the bits needed, and which cubes would do), `out-of-range` for a number, `lone-surrogate` for a text that is not Unicode.
 *
 * @throws RangeError or TypeError for wrong options.
 * @example (await encodeMessage("MEET AT NOON")).cube.size; // → 3
 */
export async function encodeMessage(message: Message, options: MessageOptions = {}): Promise<EncodedMessage> {
  checkOptions(options, MESSAGE_OPTIONS);
  const { convention, part } = await placeMessage(message, options);
  const firsts = partsOfCubes(part, convention).map(({ first }) => first);
  const numbers = convention.cipher?.encrypt(firsts) ?? firsts;
  const cubes = numbers.map((number) => ({ number, cube: Cube.unrank(number, convention.size) }));
  return describeMessage(message, part, convention, cubes);
}

/** How the cubes are read, and the numbers that say the message on them and carry its check digits. Throws like `encodeMessage`. */
export async function placeMessage(
  message: Message,
  options: MessageOptions,
): Promise<{ readonly convention: Convention; readonly part: MessagePart }> {
  const { size = 3, cubes = 1 } = options;
  const code = await textCode(options.code);
  const { row, range } = await rangeOn(message, { size, cubes }, code);
  const convention = await conventionOf(options, row);
  const { first, count, bits } = range;
  const text = typeof message === "string" ? message : undefined;
  const checkBits = text === undefined ? 0 : checkBitsIn(count, convention.check);
  const part = checkedPart({ text: text ?? "", first, count }, checkBits);
  return { convention, part: { ...part, checkBits, bits: bits + checkBits } };
}

/** The answer, once it is known which of the part's numbers is used. */
export function describeMessage(
  message: Message,
  { bits, checkBits }: MessagePart,
  row: CubeRow,
  cubes: readonly { readonly number: bigint; readonly cube: Cube }[],
): EncodedMessage {
  const { size } = row;
  return {
    cube: cubes[0].cube,
    cubes: cubes.map(({ cube }) => cube),
    size,
    number: joinNumbers(
      cubes.map(({ number }) => number),
      size,
    ),
    bits: roundBits(bits),
    // The rounded figures add up to what the cubes hold.
    room: roundBits(roundBits(bitsOf(statesOf(row))) - roundBits(bits)),
    check: checkBits,
    ...given({ text: typeof message === "string" ? message : undefined }),
  };
}
