/** Cubes → the text they say, whether its check digits vouch for it, and what else they may say if not. */

import { rankState } from "../codec/index.ts";
import { unwrap } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import { decodeBytes } from "./bytes.ts";
import { joinNumbers } from "./cube-row.ts";
import { type Decoded, decodeNumbers } from "./decode-numbers.ts";
import { conventionOf, type ReadingOptions } from "./message-options.ts";
import { type MessageRepair, repairsOf } from "./repairs.ts";

/** A cube: a state, or anything that has one (`Cube`). */
export type CubeLike = CubeState | { readonly state: CubeState };

export interface DecodeOptions extends ReadingOptions {
  /** False to read only, without looking for slips. */
  readonly repairs?: boolean;
}

export interface DecodedMessage extends Decoded {
  readonly size: number;
  /** The number of the state; of several cubes, as in `EncodedMessage`. */
  readonly number: bigint;
  /**
   * Single slips that would explain the cube: each gives a text whose check passes. Likeliest first; looked for when
   * fewer check digits vouch for the text than were asked for. Nothing is corrected silently.
   */
  readonly repairs: readonly MessageRepair[];
}

/**
 * The text on a cube, or on several in their order. Options as the writer's. Throws a `CubegramError` with code `no-message` where a
 * code has states that say nothing (shortlex), a RangeError when the cubes are of different sizes.
 */
export async function decodeMessage(
  cubes: CubeLike | readonly CubeLike[],
  options: DecodeOptions = {},
): Promise<DecodedMessage> {
  const states = statesIn(cubes);
  const { size } = states[0];
  const convention = await conventionOf(options, { size, cubes: states.length });
  const numbers = states.map(rankState);
  const decoded = unwrap(await decodeNumbers(numbers, convention));
  const isSure = decoded.check === "passed" && decoded.checkBits === convention.check;
  const repairs =
    isSure || options.repairs === false || convention.check === 0 ? [] : await repairsOf(states, convention);
  return {
    ...decoded,
    size,
    number: joinNumbers(numbers, size),
    repairs: repairs.filter(({ text }) => decoded.check !== "passed" || text !== decoded.text),
  };
}

/** The bytes on a cube, if it was bytes that were written: every state says some. */
export async function decodeByteMessage(
  cubes: CubeLike | readonly CubeLike[],
  options: ReadingOptions = {},
): Promise<{ readonly bytes: Uint8Array; readonly size: number; readonly number: bigint }> {
  const { number, size } = await decodeNumberMessage(cubes, options);
  return { bytes: decodeBytes(number), size, number };
}

/** The plain number on a cube or several, as it was before a password hid it. */
export async function decodeNumberMessage(
  cubes: CubeLike | readonly CubeLike[],
  options: ReadingOptions = {},
): Promise<{ readonly size: number; readonly number: bigint }> {
  const states = statesIn(cubes);
  const { size } = states[0];
  const { disguise } = await conventionOf(options, { size, cubes: states.length });
  const numbers = states.map(rankState);
  return { number: joinNumbers(disguise?.reveal(numbers) ?? numbers, size), size };
}

function statesIn(cubes: CubeLike | readonly CubeLike[]): CubeState[] {
  const list: readonly CubeLike[] = Array.isArray(cubes) ? cubes : [cubes as CubeLike];
  if (list.length === 0) throw new RangeError('"cubes" expected at least one cube, got none');
  const states = list.map((cube) => ("state" in cube ? cube.state : cube));
  const odd = states.find(({ size }) => size !== states[0].size);
  if (odd) throw new RangeError(`"cubes" expected cubes of one size, got ${states[0].size} and ${odd.size}`);
  return states;
}
