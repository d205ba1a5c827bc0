/** The numbers of a row of cubes → the text they say, and whether its check digits vouch for it. */
import { ok, type Result } from "../result.ts";
import { checkReading } from "./check-digits.ts";
import { joinNumbers, statesOf } from "./cube-row.ts";
import type { Convention } from "./message-options.ts";
import type { MessageProblem } from "./text-code.ts";

export interface Decoded {
  readonly text: string;
  /** Whether the check digits are those of the text; "none" where the text left no room for any or none were asked for. */
  readonly check: "passed" | "failed" | "none";
  /** How many check bits there are: a wrong cube passes with probability 2^−checkBits. */
  readonly checkBits: number;
}

export async function decodeNumbers(
  numbers: readonly bigint[],
  convention: Convention,
): Promise<Result<Decoded, MessageProblem>> {
  const { code, check, disguise, size } = convention;
  const number = joinNumbers(disguise?.reveal(numbers) ?? numbers, size);
  const reading = await code.decode(number, statesOf(convention));
  if (!reading.ok) return reading;
  return ok({ text: reading.value.text, ...checkReading(number, reading.value, check) });
}
