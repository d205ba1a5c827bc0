/** Whether cubes say a place. Nothing on them names the code of their text, so the check digits of both are asked, and then the odds. */
import { checkOptions, checkType } from "../result.ts";
import {
  DEFAULT_TEXT_CODE,
  decodeNumbers,
  MESSAGE_OPTIONS,
  type ReadingOptions,
  textCode,
} from "./convention.ts";
import { type CubeLike, type DecodedMessage, rowOf } from "./decode-message.ts";
import { DEFAULT_CHECK_BITS } from "./number-range.ts";
import { isUnsettled, weighReading } from "./weigh-reading.ts";

/** Before anything is known about a cube: one with a place for 128 that nobody wrote on. Of 400 places none is then taken for a text. */
const ODDS_BEFORE = 1 / 128;

/**
 * What cubes say as coordinates, if that is confirmed by all check digits and what they say as a text is not, nor on a single 3x3
 * clearly likelier to have been written: one scrambled cube in 2,048 seems to say some. `message` is what `decodeMessage` made of the
 * cubes with the same options. Undefined otherwise, and where the options name another code than the default, or so few check bits
 * (below the default) that chance would confirm too much.
 *
 * @throws TypeError for options that do not exist or no cubes.
 * @example
 * const { cube } = await encodeMessage("N 52° 31.123 E 013° 24.456", { code: "coordinates" });
 * (await coordinatesOn(cube, await decodeMessage(cube)))?.text; // → N 52° 31.123 E 013° 24.456
 */
export async function coordinatesOn(
  cubes: CubeLike | readonly CubeLike[],
  message: DecodedMessage,
  options: ReadingOptions = {},
): Promise<DecodedMessage | undefined> {
  checkOptions(options, MESSAGE_OPTIONS);
  checkType(message?.text, "string", "message.text");
  const place = await textCode("coordinates");
  const { states, numbers, convention } = await rowOf(cubes, { ...options, code: place });
  const { check, size } = convention;
  const isSettled = message.check === "passed" && message.checkBits >= check;
  const { code = DEFAULT_TEXT_CODE } = options;
  if (code !== DEFAULT_TEXT_CODE || check < DEFAULT_CHECK_BITS || isSettled) return undefined;
  const decoded = await decodeNumbers(numbers, convention);
  if (!decoded.ok || decoded.value.check !== "passed" || decoded.value.checkBits < check) return undefined;
  if (!convention.cipher && states.length === 1 && isUnsettled(message)) {
    const { scrambledOdds } = await weighReading(states[0], { check });
    if (scrambledOdds * ODDS_BEFORE * 2 ** check < 1) return undefined;
  }
  return { ...decoded.value, size, number: message.number, repairs: [] };
}
