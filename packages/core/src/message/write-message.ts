/** From a message to the moves that write it, read back before they are returned. Which states are written: `choose-states.ts`. */
import { Cube } from "../cube.ts";
import { CubegramError, checkOptions, rangeError } from "../result.ts";
import { type CubeState, solvedState, uprightState } from "../state/index.ts";
import {
  chooseStates,
  hasFewest,
  lengthOf,
  SEARCH_OPTIONS,
  type SearchOptions,
  type WrittenCube,
} from "./choose-states.ts";
import { type Convention, decodeNumbers, MESSAGE_OPTIONS, type MessageOptions } from "./convention.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { describeMessage, type EncodedMessage, placeMessage } from "./encode-message.ts";
import type { Message } from "./number-range.ts";

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

/** Performs the moves and reads the cubes: a bug in the program must not reach a real cube. */
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
  throw new CubegramError({
    code: "not-verified",
    message: "Internal error: the moves found do not write the message. Please report it.",
  });
}
