/** A message that is too long: which cubes would do. */
import { stateCount } from "../codec/index.ts";
import { CubegramError } from "../result.ts";
import { bitsOf } from "./capacity.ts";
import { statesOf } from "./cube-row.ts";
import type { Convention } from "./message-options.ts";
import { type Message, rangeOf } from "./number-range.ts";
import type { MessageProblem } from "./text-code.ts";

/** The sizes that people own. */
const SIZES = [2, 3, 4, 5] as const;
/** More cubes than that are no advice. */
const MOST_ADVISED = 99;

/** The refusal as an error, with what would fit when it is too long. */
export async function withAdvice(
  problem: MessageProblem,
  message: Message,
  convention: Convention,
): Promise<CubegramError> {
  if (problem.code !== "too-long" || problem.bits === undefined) return new CubegramError(problem);
  const counts = await Promise.all(
    SIZES.map((size) => cubesNeeded(message, size, problem.bits!, convention)),
  );
  const would = SIZES.flatMap((size, i) =>
    counts[i] === undefined ? [] : [`${counts[i]} of size ${size}x${size}`],
  );
  if (would.length === 0) return new CubegramError(problem);
  return new CubegramError({
    ...problem,
    message: `${problem.message} It would fit on ${would.join(", or ")}.`,
  });
}

async function cubesNeeded(
  message: Message,
  size: number,
  bits: number,
  { code }: Convention,
): Promise<number | undefined> {
  const estimate = bits / bitsOf(stateCount(size));
  if (estimate > MOST_ADVISED) return undefined;
  // The estimate is good to a bit or two, so one less is tried too, and a few more.
  for (let cubes = Math.max(1, Math.floor(estimate)); cubes < estimate + 4; cubes++)
    if ((await rangeOf(message, statesOf({ size, cubes }), code)).ok) return cubes;
  return undefined;
}
