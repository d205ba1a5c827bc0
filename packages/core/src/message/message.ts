/** A message on one cube and back: text through the text code, bytes and numbers as they are. */
import { stateCount } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { type Result, unwrap } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import { decodeBytes, encodeBytes, encodeNumber } from "./bytes.ts";
import { bitsOf, roundBits } from "./capacity.ts";
import { type MessageProblem, type NumberRange, type TextCode, textCode } from "./text-code.ts";

export interface MessageOptions {
  /** Layers of the cube to write on; 3 unless told. */
  readonly size?: number;
  /** A text code by its name in `textCodes`, or one of your own; both sides must use the same. */
  readonly code?: string | TextCode;
}

export interface EncodedMessage {
  /** The cube that says it. The moves that make it of a solved one are `solve(cube.inverse())`. */
  readonly cube: Cube;
  readonly size: number;
  /** The number of its state. */
  readonly number: bigint;
  /** Bits that the message takes of the cube, and bits that are left; to a tenth. */
  readonly bits: number;
  readonly room: number;
  /** The text, when the message was one. */
  readonly text?: string;
}

export interface DecodedMessage {
  readonly text: string;
  readonly size: number;
  readonly number: bigint;
  /** Whether a checksum vouches for the text. This version writes none. */
  readonly check: "none";
}

/**
 * Puts a message on a cube: a text, bytes, or a plain number. Throws a `CubegramError`: `too-long` (with the bits there are
 * and the bits it needs), `out-of-range` for a number, `lone-surrogate` for a text that is not Unicode.
 */
export async function encodeMessage(
  message: string | Uint8Array | bigint,
  { size = 3, code }: MessageOptions = {},
): Promise<EncodedMessage> {
  const states = stateCount(size);
  const { first, bits } = unwrap(await numbersOf(message, states, code));
  const used = {
    cube: Cube.unrank(first, size),
    size,
    number: first,
    bits: roundBits(bits),
    // The rounded figures add up to what the cube holds.
    room: roundBits(roundBits(bitsOf(states)) - roundBits(bits)),
  };
  return typeof message === "string" ? { ...used, text: message } : used;
}

/** The text on a cube. Throws a `CubegramError` with code `no-message` when its state says none. */
export async function decodeMessage(
  cube: CubeState | { readonly state: CubeState },
  { code }: Pick<MessageOptions, "code"> = {},
): Promise<DecodedMessage> {
  const { number, size } = identify(cube);
  const text = unwrap((await textCode(code)).decode(number, stateCount(size)));
  return { text, size, number, check: "none" };
}

/** The bytes on a cube, if it was bytes that were written: every state says some. */
export async function decodeByteMessage(
  cube: CubeState | { readonly state: CubeState },
): Promise<{ readonly bytes: Uint8Array; readonly size: number; readonly number: bigint }> {
  const { number, size } = identify(cube);
  return { bytes: decodeBytes(number), size, number };
}

async function numbersOf(
  message: string | Uint8Array | bigint,
  states: bigint,
  code: string | TextCode | undefined,
): Promise<Result<NumberRange, MessageProblem>> {
  if (typeof message === "string") return (await textCode(code)).encode(message, states);
  if (typeof message === "bigint") return encodeNumber(message, states);
  if (message instanceof Uint8Array) return encodeBytes(message, states);
  throw new TypeError(`"message" expected a string, a Uint8Array or a bigint, got ${typeof message}`);
}

function identify(cube: CubeState | { readonly state: CubeState }): { number: bigint; size: number } {
  const state = "state" in cube ? cube.state : cube;
  return { number: Cube.of(state).rank(), size: state.size };
}
