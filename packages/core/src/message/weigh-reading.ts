/**
 * Whether a text without check digits reads as written, or like what a wrong turn leaves. This costs no room: of all cubes that
 * say a text, a writer takes one with the fewest turns, so likely texts are near the solved cube and unlikely ones far from it;
 * and a text that fills its cube, and pays nothing for its end, must end like one and pass no better end (decision 0227).
 */
import { rankState, stateCount } from "../codec/index.ts";
import type { FewestOptions } from "../fewest/index.ts";
import { rangeError } from "../result.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { bitsOf } from "./text-code.ts";

/** How plausible a text is that no check digits confirm. */
export interface Plausibility {
  /** The likelier of the two: the cube as written, or a cube after a slip. */
  readonly verdict: "as-written" | "slip";
  /** How many times likelier the cube is as written than after a slip: above 1 for "as-written", below for "slip". */
  readonly odds: number;
  /** What points to a slip, if anything does. */
  readonly reason?: "nearer-cube" | "other-cube" | "unlikely-text";
}

/**
 * In bits: log2 of how many states a 3x3 has within 0, 1, 2 … face turns of the solved one (T. Rokicki, H. Kociemba, M. Davidson and
 * J. Dethridge, cube20.org; estimated from 16 on).
 */
const BITS_WITHIN = [
  0, 4.2, 8, 11.8, 15.5, 19.2, 23, 26.7, 30.4, 34.1, 37.9, 41.6, 45.3, 49, 52.7, 56.5, 60.1, 63.5, 65.2,
];

/**
 * The nearest state of a text is x bits nearer than expected, with density ln 2 · 2^−x. If a slip left the cube and no nearer one
 * says the same, x is spread over some 46 bits, or the text takes all the states there are and x says nothing. So before the
 * text itself is considered the odds are 16 to 1, times 4 because most cubes are turned rightly (decision 0227 has what that costs
 * and gains); the text can add up to seven bits.
 */
const PRIOR_BITS = 6;
const MAX_WRITTEN_BITS = 7;
/** A nearer cube says the same: no writer would have missed it, except by giving up early. */
const ODDS_OF_NEARER = 1 / 100;
const ODDS_OF_NEARER_PERHAPS = 1 / 4;
/** Another cube, as near, says the same: of those, the search that writers use finds always the same one. */
const ODDS_OF_OTHER = 1 / 16;

/**
 * Weighs the text on one 3x3 that `writeMessage` wrote with the code `model`, without a password, on a solved cube. The search for
 * the fewest turns takes a second or two.
 *
 * @throws RangeError for any cube but a 3x3.
 * @example (await weighReading((await writeMessage("HELLO", { check: 0 })).cube)).verdict; // → as-written
 */
export async function weighReading(
  cube: CubeLike,
  search: Pick<FewestOptions, "effort" | "signal" | "store"> = {},
): Promise<Plausibility> {
  const state = stateIn(cube, "cube");
  if (state.size !== 3) throw rangeError("cube", "a 3x3", `a ${state.size}x${state.size}`);
  const { decodeText, loadModelOfState, writtenBits } = await import("../text/index.ts");
  const { fewestTurns } = await import("../fewest/index.ts");
  const states = stateCount(3);
  const number = rankState(state);
  const model = await loadModelOfState(number, states);
  const { text, low, width } = decodeText(number, states, model);
  const { length } = await fewestTurns({ low: number, width: 1n }, search);
  if (width > 1n) {
    const nearest = await fewestTurns({ low, width }, search);
    if (nearest.length < length) {
      const odds = nearest.optimal ? ODDS_OF_NEARER : ODDS_OF_NEARER_PERHAPS;
      return { verdict: "slip", odds, reason: "nearer-cube" };
    }
    if (nearest.length === length && nearest.number !== number)
      return { verdict: "slip", odds: ODDS_OF_OTHER, reason: "other-cube" };
  }
  const nearer = bitsOf(states) - bitsOf(width) - BITS_WITHIN[Math.min(length, BITS_WITHIN.length - 1)];
  const written = Math.min(MAX_WRITTEN_BITS, writtenBits(text, states, model));
  const odds = 2 ** (PRIOR_BITS + written - Math.max(0, nearer));
  return odds >= 1 ? { verdict: "as-written", odds } : { verdict: "slip", odds, reason: "unlikely-text" };
}
