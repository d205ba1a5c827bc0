/** A message → the moves that write it: of all states that say it, the one that takes the fewest turns. */
import { Cube } from "../cube.ts";
import { CubegramError } from "../result.ts";
import { type CubeState, solvedState, uprightState } from "../state/index.ts";
import { partsOfCubes, splitNumber } from "./cube-row.ts";
import type { CubeLike } from "./decode-message.ts";
import { decodeNumbers } from "./decode-numbers.ts";
import {
  conventionFor,
  describeMessage,
  type EncodedMessage,
  type MessagePart,
  partOf,
} from "./encode-message.ts";
import type { Convention, MessageOptions } from "./message-options.ts";
import type { Message } from "./number-range.ts";
import { hasFewest, lengthOf, shortestOf, shortestRow } from "./shortest.ts";
import type { SearchOptions, WrittenCube } from "./written-cube.ts";

export interface WriteOptions extends MessageOptions, SearchOptions {
  /**
   * The cube to write on, as it is: the moves lead straight from it to the nearest state that says the message. Default: a
   * solved one. For a message on one 2x2 or 3x3, without a password; the moves are for it held white up and green in front.
   */
  readonly from?: CubeLike;
}

export interface WrittenMessage extends EncodedMessage {
  /** The moves for the cube, of several the first. Those of a 4x4 or larger may begin with a turn of the whole cube. */
  readonly alg: string;
  /** Turns of all cubes together. */
  readonly length: number;
  /** Whether it is proved that no state that says the message takes fewer turns; of several cubes, on each of them. */
  readonly optimal: boolean;
  /** Cube by cube. */
  readonly written: readonly WrittenCube[];
}

/**
 * Writes a message on a solved cube, or on several, in few turns, and reads it back from the moves before it answers. Options and
 * errors as `encodeMessage`; `aborted` when the signal said so.
 *
 *     const { alg, cube } = await writeMessage("HELLO");   // the moves, and what the cube then is
 */
export async function writeMessage(message: Message, options: WriteOptions = {}): Promise<WrittenMessage> {
  const convention = await conventionFor(message, options);
  const from = options.from && startOf(options.from, convention);
  const part = await partOf(message, convention);
  const written = await chooseStates(part, convention, options, from);
  await verify(message, written, convention, from);
  const numbers = written.map(({ number }) => number);
  return {
    ...describeMessage(message, part, convention, numbers),
    alg: written[0].alg,
    length: lengthOf(written),
    optimal: written.every(({ optimal }) => optimal),
    written,
  };
}

/** A password scatters the numbers of a part over all states: so many of them are tried on a 2x2 or 3x3. */
const SECRET_CANDIDATES = 12n;

async function chooseStates(
  part: MessagePart,
  convention: Convention,
  options: SearchOptions,
  from: CubeState | undefined,
): Promise<WrittenCube[]> {
  const { size, disguise } = convention;
  if (disguise) {
    const rows = secretNumbers(part, hasFewest(size) ? SECRET_CANDIDATES : 1n).map((number) =>
      disguise.hide(splitNumber(number, convention)),
    );
    return shortestRow(rows, size, options);
  }
  const written: WrittenCube[] = [];
  for (const each of partsOfCubes(part, convention))
    written.push(await shortestOf(each, size, options, from));
  return written;
}

/** Some numbers of a part, evenly spread: the same ones every time. */
function secretNumbers({ first, count }: MessagePart, most: bigint): bigint[] {
  const tried = count < most ? count : most;
  return Array.from({ length: Number(tried) }, (_, i) => first + (count * BigInt(i)) / tried);
}

/** The cube to write on, upright; refused where there is no one interval of states to lead to. */
function startOf(from: CubeLike, { size, cubes, disguise }: Convention): CubeState {
  const state = "state" in from ? from.state : from;
  if (state.size !== size || !hasFewest(size) || cubes !== 1 || disguise)
    throw new RangeError(
      `"from" expected the cube of a message on one 2x2 or 3x3 without a password, got one of size ${state.size} for ${cubes} of size ${size}`,
    );
  return uprightState(state);
}

/** Performs the moves and reads the cubes: a mistake of the program must not reach a real cube. */
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
    message: "The moves that were found do not write the message; this is a mistake of Cubegram.",
  });
}
