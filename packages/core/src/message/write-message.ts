/** From a message to the moves that write it, read back before they are returned. Which states are written: `choose-states.ts`. */
import { Cube } from "../cube.ts";
import { checkOptions, given, rangeError } from "../result.ts";
import { type CubeState, solvedState, uprightState } from "../state/index.ts";
import {
  chooseStates,
  hasFewest,
  lengthOf,
  SEARCH_OPTIONS,
  type SearchOptions,
  type WrittenCube,
} from "./choose-states.ts";
import {
  type Convention,
  conventionOf,
  decodeNumbers,
  MESSAGE_OPTIONS,
  type MessageOptions,
  textCode,
} from "./convention.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
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
import { bitsOf, notVerified, roundBits } from "./text-code.ts";

/** How a message is written. */
export interface WriteOptions extends MessageOptions, SearchOptions {
  /**
   * The cube to write on, as it is: the moves lead straight from it to the nearest state that says the message. Default: a
   * solved one. Only for a message on one 2x2 or 3x3, without a password; the moves are for the cube held white up and green in front.
   */
  readonly from?: CubeLike;
}

/** A message with the moves that write it. */
export interface WrittenMessage extends EncodedMessage {
  /** The moves for the cube, or for the first of several. On a 4x4 or larger they may begin with a rotation of the whole cube. */
  readonly alg: string;
  /** Turns on all cubes together. */
  readonly length: number;
  /** Whether it is proved that no state with this message takes fewer turns; for several cubes, on each of them. */
  readonly optimal: boolean;
  /** Cube by cube. */
  readonly written: readonly WrittenCube[];
}

/**
 * Writes a message on one or several solved cubes in few turns, and reads it back from the moves before it returns. Options and
 * errors as for `encodeMessage`; `aborted` if the signal aborts.
 *
 *     const { alg, cube } = await writeMessage("HELLO");   // the moves, and what the cube then is
 *
 * @throws TypeError or RangeError for wrong arguments; CubegramError with the code of a `MessageProblem`, or
 * `timeout`, `aborted`, `not-verified`.
 * @example
 * const { cube } = await writeMessage("HI");
 * (await decodeMessage(cube)).text; // → HI
 */
export async function writeMessage(message: Message, options: WriteOptions = {}): Promise<WrittenMessage> {
  checkOptions(options, { ...MESSAGE_OPTIONS, ...SEARCH_OPTIONS, from: true });
  const from = options.from && startOf(options.from, options);
  const placed = await placeMessage(message, options);
  const { convention } = placed;
  if (from && convention.cubes > 1) throw wrongStart(from.size, convention);
  const written = await chooseStates(placed.part, convention, options, from);
  await verify(message, written, convention, from);
  return {
    ...describeMessage(message, placed.part, convention, written),
    alg: written[0].alg,
    length: lengthOf(written),
    optimal: written.every(({ optimal }) => optimal),
    written,
  };
}

/** The cube to write on, upright; throws if there is no single interval of states to lead to. */
function startOf(from: CubeLike, { size = 3, cubes = 1, password, key }: MessageOptions): CubeState {
  const state = stateIn(from, "options.from");
  const isSecret = password !== undefined || key !== undefined;
  if (state.size !== size || !hasFewest(size) || (cubes !== 1 && cubes !== "auto") || isSecret)
    throw wrongStart(state.size, { size, cubes });
  return uprightState(state);
}

function wrongStart(got: number, { size, cubes }: Pick<MessageOptions, "size" | "cubes">): RangeError {
  const expected = "the cube of a message on one 2x2 or 3x3 without a password";
  return rangeError("from", expected, `one of size ${got} for ${cubes} of size ${size}`);
}

/** Performs the moves and reads the cubes. */
async function verify(
  message: Message,
  written: readonly WrittenCube[],
  convention: Convention,
  from: CubeState = solvedState(convention.size),
): Promise<void> {
  const numbers = written.map(({ alg }) => Cube.of(from).apply(alg).rank());
  const made = numbers.every((number, i) => number === written[i].number);
  if (typeof message !== "string" && made) return;
  const decoded = await decodeNumbers(numbers, convention);
  if (made && decoded.ok && decoded.value.text === message && decoded.value.check !== "failed") return;
  throw notVerified("the moves found do not write the message");
}

// From a message to the numbers that stand for it, and the first cubes that do. Which of them takes the fewest turns: `choose-states.ts`.

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
interface MessagePart extends NumberPart {
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
async function placeMessage(
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
function describeMessage(
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
