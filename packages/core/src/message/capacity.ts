/** How much fits: bits as people count them, and the one refusal of everything that is too long. */
import { err, type Result } from "../result.ts";
import type { MessageProblem } from "./text-code.ts";

/** log₂ of a positive integer of any size. */
export function bitsOf(count: bigint): number {
  const shift = Math.max(0, count.toString(2).length - 53);
  return Math.log2(Number(count >> BigInt(shift))) + shift;
}

/** Bits as they are shown: to a tenth. */
export function roundBits(bits: number): number {
  return Math.round(bits * 10) / 10;
}

/** The refusal of a message that needs `bits` where there are `states` states; `advice` says what would fit. */
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
