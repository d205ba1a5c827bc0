/** Words that are read by hand: the moves that write one, read back before they are returned. */
import { Cube } from "../cube.ts";
import { chooseCubies, parseWord, printWord, readNumbers, WHEEL, type Word } from "../letters/index.ts";
import { seededRandom } from "../perm/index.ts";
import { checkOptions, rangeError, unwrap } from "../result.ts";
import { SEARCH_OPTIONS, type SearchOptions } from "./choose-states.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { bitsOf, notVerified, roundBits } from "./text-code.ts";
import type { WrittenMessage } from "./write-message.ts";

/** Of so many cubes that say the word, the one that takes the fewest turns is sought. */
const CANDIDATES = 500;

/**
 * Writes a word of 1 … 8 letters (J as I, V as U) or digits on a solved 3x3, so that a person reads it with pencil and
 * paper (`worksheetPage`). It has no check digits.
 *
 * @throws TypeError for anything but a text or an unknown option; CubegramError with the code `not-letters`, or `aborted`.
 * @example
 * const { cube } = await writeLetters("treasure");
 * readLetters(cube).letters; // → TREASURE
 */
export async function writeLetters(text: string, options: SearchOptions = {}): Promise<WrittenMessage> {
  checkOptions(options, SEARCH_OPTIONS);
  const word = unwrap(parseWord(text));
  const random = seededRandom(word.text);
  const intervals = Array.from({ length: CANDIDATES }, () => ({
    low: Cube.fromCubies(chooseCubies(word.numbers, random)).rank(),
    width: 1n,
  }));
  const { fewestTurns } = await import("../fewest/index.ts");
  const { alg, length, number } = await fewestTurns(intervals, options);
  const cube = Cube.solved().apply(alg);
  if (!says(cube, word)) throw notVerified("the moves found do not write the word");
  const written = { cube, number, alg, length, optimal: false };
  const bits = roundBits(word.numbers.length * Math.log2(WHEEL));
  const room = roundBits(roundBits(bitsOf(Cube.count(3))) - bits);
  return { ...written, cubes: [cube], size: 3, bits, room, check: 0, text: word.text, written: [written] };
}

function says(cube: Cube, { numbers }: Word): boolean {
  const read = readNumbers(cube.upright().cubies());
  return numbers.every((number, at) => read[at] === number);
}

/** What a person reads off a cube. Of a word shorter than eight signs only the first ones count. */
export interface ReadLetters {
  readonly letters: string;
  /** The same as digits; "?" for what is none. */
  readonly digits: string;
  /** 0 … 23 each. */
  readonly numbers: readonly number[];
}

/**
 * The eight letters on a 3x3, whatever else it says.
 *
 * @throws TypeError for anything but a cube; RangeError for other sizes.
 * @example readLetters(Cube.solved()).letters; // → ACEGILNP
 */
export function readLetters(cube: CubeLike): ReadLetters {
  const state = stateIn(cube, "cube");
  if (state.size !== 3) throw rangeError("cube", "a 3x3", `size ${state.size}`);
  const numbers = readNumbers(Cube.of(state).upright().cubies());
  return { letters: printWord(numbers, "letters"), digits: printWord(numbers, "digits"), numbers };
}
