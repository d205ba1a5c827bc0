/**
 * A message → the moves that write it: of all states that say it, the one that takes the fewest turns. The solvers are loaded when
 * something is written.
 */

import { Cube } from "../cube.ts";
import { cubeGeometry, invertTurn, rotations, type Turn } from "../geometry/index.ts";
import { printTurns } from "../notation/index.ts";
import { CubegramError, checkOptions, rangeError } from "../result.ts";
import type { TableStore } from "../solve/index.ts";
import {
  type CubeState,
  coloringOf,
  sameColoring,
  solvedState,
  turnStateBy,
  uprightState,
} from "../state/index.ts";
import { type Convention, decodeNumbers, MESSAGE_OPTIONS, type MessageOptions } from "./convention.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import {
  conventionFor,
  describeMessage,
  type EncodedMessage,
  type MessagePart,
  partOf,
} from "./encode-message.ts";
import { roundestNumber, shortWayTo } from "./large-choice.ts";
import { type NumberPart, partsOfCubes, splitNumber } from "./number-part.ts";
import type { Message } from "./number-range.ts";

/** How a message is written. */
export interface WriteOptions extends MessageOptions, SearchOptions {
  /**
   * The cube to write on, as it is: the moves lead straight from it to the nearest state that says the message. Default: a
   * solved one. For a message on one 2x2 or 3x3, without a password; the moves are for it held white up and green in front.
   */
  readonly from?: CubeLike;
}

/** A message with the moves that write it. */
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
 *
 * @throws TypeError or RangeError for wrong arguments; CubegramError with the code of a `MessageProblem`, or
 * `timeout`, `aborted`, `not-verified`.
 * @example
 * const { cube } = await writeMessage("HI");
 * (await decodeMessage(cube)).text; // → HI
 */
export async function writeMessage(message: Message, options: WriteOptions = {}): Promise<WrittenMessage> {
  checkOptions(options, [...MESSAGE_OPTIONS, ...SEARCH_OPTIONS, "from"]);
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

/** A password scatters the numbers of a part over all states: this many of them are tried on a 2x2 or 3x3. */
const SECRET_CANDIDATES = 12n;

async function chooseStates(
  part: MessagePart,
  convention: Convention,
  options: SearchOptions,
  from: CubeState | undefined,
): Promise<WrittenCube[]> {
  const { size, cipher } = convention;
  if (cipher) {
    const rows = secretNumbers(part, hasFewest(size) ? SECRET_CANDIDATES : 1n).map((number) =>
      cipher.encrypt(splitNumber(number, convention)),
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
function startOf(from: CubeLike, { size, cubes, cipher }: Convention): CubeState {
  const state = stateIn(from, "options.from");
  if (state.size !== size || !hasFewest(size) || cubes !== 1 || cipher)
    throw rangeError(
      "from",
      "the cube of a message on one 2x2 or 3x3 without a password",
      `one of size ${state.size} for ${cubes} of size ${size}`,
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

/** Sizes of which the fewest turns are looked for among all states that say the same; on larger ones any state is as far. */
export function hasFewest(size: number): boolean {
  return size === 2 || size === 3;
}

/** The number of a part that takes the fewest turns; on a 4x4 or larger one that takes few. `from`: of that cube, not a solved one. */
async function shortestOf(
  { first, count }: NumberPart,
  size: number,
  search: SearchOptions,
  from?: CubeState,
): Promise<WrittenCube> {
  if (!hasFewest(size)) return largeOf({ first, count }, size, search);
  const { timeout, signal, store } = search;
  const { fewestTurns } = await import("../fewest/index.ts");
  const { alg, length, number, state, optimal } = await fewestTurns(
    { low: first, width: count },
    {
      size,
      ...(from && { from }),
      ...(timeout !== undefined && { timeout }),
      ...(signal && { signal }),
      ...(store && { store }),
    },
  );
  return { cube: Cube.of(state).upright(), number, alg, length, optimal };
}

/** On a 4x4 or larger: a number that leaves all orbits but one free, if there is one; else one that leaves many solved. */
async function largeOf(part: NumberPart, size: number, search: SearchOptions): Promise<WrittenCube> {
  const short = await shortWayTo(part, size, search.signal);
  if (!short) {
    const number = roundestNumber(part, size);
    return { number, ...(await largeMoves(Cube.unrank(number, size), search)) };
  }
  const { number, state, turns } = short;
  const cube = Cube.of(state).upright();
  return { cube, number, alg: printTurns(turns, size), length: turns.length, optimal: turns.length === 0 };
}

/** Of several rows of numbers that say the same, the one with the fewest turns: first solutions, no proofs. */
async function shortestRow(
  rows: Iterable<readonly bigint[]>,
  size: number,
  search: SearchOptions,
): Promise<WrittenCube[]> {
  const { signal, store } = search;
  const { solve } = await import("../solve/index.ts");
  let best: WrittenCube[] | undefined;
  for (const row of rows) {
    const written: WrittenCube[] = [];
    for (const number of row) {
      const cube = Cube.unrank(number, size);
      if (!hasFewest(size)) {
        written.push({ number, ...(await largeMoves(cube, search)) });
        continue;
      }
      // What solves the inverse of a state makes the state.
      const options = { ...(signal && { signal }), ...(store && { store }) };
      const { alg, length } = await solve(cube.inverse(), options);
      written.push({ cube, number, alg, length, optimal: false });
    }
    if (!best || lengthOf(written) < lengthOf(best)) best = written;
  }
  if (!best) throw rangeError("rows", "at least one row of numbers", "none");
  return best;
}

function lengthOf(written: readonly WrittenCube[]): number {
  return written.reduce((sum, { length }) => sum + length, 0);
}

/**
 * What solves a state, backwards. (On a 3x3 that is what solves its inverse; with centers that look alike it is not.) Where
 * it leaves the cube held in another way, the moves begin with a turn of the whole cube.
 */
async function largeMoves(
  cube: Cube,
  { timeout, signal, store }: SearchOptions,
): Promise<Omit<WrittenCube, "number">> {
  const { solve } = await import("../solve/index.ts");
  const { turns, length } = await solve(cube, {
    ...(timeout !== undefined && { budget: timeout }),
    ...(signal && { signal }),
    ...(store && { store }),
  });
  const backwards = [...turns].reverse().map(invertTurn);
  const start = rotationBefore(turnStateBy(cube.state, turns));
  return { cube, alg: printTurns([...start, ...backwards], cube.size), length, optimal: false };
}

/** Turns of the whole cube that make a solved cube look like this one. */
export function rotationBefore(solved: CubeState): Turn[] {
  const { size } = solved;
  const last = cubeGeometry(size).size - 1;
  const whole = rotations().quarter.flatMap((_, axis) =>
    [1, 2, 3].map((quarters): Turn => ({ axis: axis as 0 | 1 | 2, first: 0, last, quarters })),
  );
  const ways = [[], ...whole.map((turn) => [turn]), ...whole.flatMap((a) => whole.map((b) => [a, b]))];
  const shown = coloringOf(solved);
  return ways.find((way) => sameColoring(coloringOf(turnStateBy(solvedState(size), way)), shown))!;
}

/** How long moves are searched for. */
export interface SearchOptions {
  /** Milliseconds for each cube after which the best moves so far are taken. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** Where solvers keep their tables between runs. */
  readonly store?: TableStore;
}

/** Every option of `SearchOptions`. */
export const SEARCH_OPTIONS = ["timeout", "signal", "store"] as const;

/** A cube with the moves that make it of a solved one. */
export interface WrittenCube {
  readonly cube: Cube;
  readonly number: bigint;
  /** Moves for a solved cube (or the one that is written on, `from`), white up and green in front. */
  readonly alg: string;
  readonly length: number;
  /** Whether it is proved that nothing else that says the same takes fewer turns. */
  readonly optimal: boolean;
}
