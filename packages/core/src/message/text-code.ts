/**
 * The replaceable part of a message: it turns a text into state numbers and back. A code gives every text an interval of
 * numbers that all stand for it; check digits and the writer's choice of the easiest state happen inside it.
 */
import { CubegramError, err, type Problem, type Result } from "../result.ts";

/** Turns a text into numbers and back. */
export interface TextCode {
  /** Its name in `textCodes`, and the version of its numbers: a public format that never changes under one version. */
  readonly name: string;
  readonly version: number;
  /**
   * The numbers below `states` that stand for `text`, or why there are none.
   * Law: every number of the interval decodes to exactly this text and this interval.
   */
  encode(text: string, states: bigint): Answer<NumberRange>;
  /** The text of a number in 0 … `states` − 1, or why it has none. */
  decode(number: bigint, states: bigint): Answer<TextReading>;
}

type Answer<T> = Result<T, MessageProblem> | Promise<Result<T, MessageProblem>>;

/** The numbers `first` … `first + count − 1`. */
export interface NumberRange {
  readonly first: bigint;
  readonly count: bigint;
  /** How much of the cube the message takes, in bits. */
  readonly bits: number;
}

/** A text and all the numbers that stand for it where it was read. */
export interface TextReading {
  readonly text: string;
  readonly first: bigint;
  readonly count: bigint;
}

const MESSAGE_PROBLEMS = [
  "too-long",
  "out-of-range",
  "lone-surrogate",
  "no-message",
  "not-coordinates",
] as const;

/** Why a message does not fit on the cubes, or why cubes say nothing. */
export interface MessageProblem extends Problem {
  readonly code: (typeof MESSAGE_PROBLEMS)[number];
  /** For a message that is too long: the bits it needs and the bits available. */
  readonly bits?: number;
  readonly room?: number;
}

/** log₂ of a positive integer of any size. */
export function bitsOf(count: bigint): number {
  const shift = Math.max(0, count.toString(2).length - 53);
  return Math.log2(Number(count >> BigInt(shift))) + shift;
}

/** Bits as they are displayed: to a tenth. */
export function roundBits(bits: number): number {
  return Math.round(bits * 10) / 10;
}

/** The problem of a message that needs `bits` where there are `states` states; `advice` says what would fit. */
export function refuseTooLong(
  what: string,
  bits: number,
  states: bigint,
  advice = "",
): Result<never, MessageProblem> {
  const room = bitsOf(states);
  const over = Math.max(0.1, roundBits(bits - room));
  return err({
    code: "too-long",
    message: `The ${what} needs ${roundBits(bits)} bits and the cube has room for ${roundBits(room)}: ${over} bits too many.${advice}`,
    bits,
    room,
  });
}

/** A bug in the program must not reach a real cube: what was found does not do what it should. */
export function notVerified(what: string): CubegramError {
  return new CubegramError({ code: "not-verified", message: `Internal error: ${what}. Please report it.` });
}
