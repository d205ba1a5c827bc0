/** Anything that can be a message → the numbers that say it. */
import type { Result } from "../result.ts";
import { encodeBytes, encodeNumber } from "./bytes.ts";
import type { MessageProblem, NumberRange, TextCode } from "./text-code.ts";

/** A text, bytes, or a plain number. */
export type Message = string | Uint8Array | bigint;

/** The numbers below `states` that say a message. */
export async function rangeOf(
  message: Message,
  states: bigint,
  code: TextCode,
): Promise<Result<NumberRange, MessageProblem>> {
  if (typeof message === "string") return code.encode(message, states);
  if (typeof message === "bigint") return encodeNumber(message, states);
  if (message instanceof Uint8Array) return encodeBytes(message, states);
  throw new TypeError(`"message" expected a string, a Uint8Array or a bigint, got ${typeof message}`);
}
