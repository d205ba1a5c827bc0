/**
 * Whether a text without check digits reads as written, or like what a slip leaves. This costs no room: of all cubes that say a
 * text, a writer takes one with the fewest turns, so likely texts are near the solved cube and unlikely ones far from it; a text
 * that fills its cube, and pays nothing for its end, must end like one and pass no better end; and what would have been written if
 * there was a slip is on one of the cubes that a slip undone leads to (decision 0227).
 */
import { rankState, stateCount } from "../codec/index.ts";
import type { FewestOptions, RankInterval } from "../fewest/index.ts";
import { rangeError } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { singleReadRepairs } from "./repairs.ts";
import { bitsOf } from "./text-code.ts";

/** How plausible a text is that no check digits confirm. */
export interface Plausibility {
  /** The likelier of the two: the cube as written, or a cube after a slip. */
  readonly verdict: "as-written" | "slip";
  /** How many times likelier the cube is as written than after a slip: above 1 for "as-written", below for "slip". */
  readonly odds: number;
  /** What points to a slip, if anything does. */
  readonly reason?: "nearer-cube" | "other-cube" | "likelier-text" | "unlikely-text";
}

/** How the fewest turns are sought: as the writer did, or the same cube is not found. */
type Search = Pick<FewestOptions, "effort" | "signal" | "store">;

/**
 * In bits: log2 of how many states a 3x3 has within 0, 1, 2 … face turns of the solved one (T. Rokicki, H. Kociemba, M. Davidson and
 * J. Dethridge, cube20.org; estimated from 16 on).
 */
const BITS_WITHIN = [
  0, 4.2, 8, 11.8, 15.5, 19.2, 23, 26.7, 30.4, 34.1, 37.9, 41.6, 45.3, 49, 52.7, 56.5, 60.1, 63.5, 65.2,
];

/** Before anything is known about them, four cubes in five are as written (decision 0227 has what that costs and gains). */
const ODDS_BEFORE = 4;
/** One slip in twenty is of another kind than those that are undone. It leads to any cube, or else to any distance. */
const OTHER_SLIPS = 0.05;
/** A nearer cube says the same: no writer would have missed it, except by giving up early. */
const ODDS_OF_NEARER = 1 / 100;
const ODDS_OF_NEARER_PERHAPS = 1 / 4;
/** Another cube, as near, says the same: of those, the search that writers use finds always the same one. */
const ODDS_OF_OTHER = 1 / 16;

/** Enough to see how near a single cube is, to within a turn. */
const DISTANCE_EFFORT = 300_000;

/**
 * Weighs the text on one 3x3 that `writeMessage` wrote with the code `model`, without a password, on a solved cube. The searches for
 * the fewest turns take some tenths of a second.
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
  const reading = await readingOf(state);
  const { fewestTurns } = await import("../fewest/index.ts");
  const itself = { low: reading.number, width: 1n };
  let { length } = await fewestTurns(itself, { ...search, effort: DISTANCE_EFFORT });
  if (reading.width > 1n) {
    const nearest = await fewestTurns(reading, search);
    if (nearest.number !== reading.number) {
      if (nearest.length >= length) return { verdict: "slip", odds: ODDS_OF_OTHER, reason: "other-cube" };
      const odds = nearest.optimal ? ODDS_OF_NEARER : ODDS_OF_NEARER_PERHAPS;
      return { verdict: "slip", odds, reason: "nearer-cube" };
    }
    length = nearest.length;
  }
  const written = ODDS_BEFORE * 2 ** reading.bits;
  const nearness = 2 ** (bitsOf(stateCount(3)) - bitsWithin(length));
  const elsewhere = OTHER_SLIPS * (1 + nearness / BITS_WITHIN.length);
  const neighbors = await weighNeighbors(state, reading.language, length, { written, elsewhere }, search);
  const odds = written / (elsewhere + neighbors);
  if (odds >= 1) return { verdict: "as-written", odds };
  return { verdict: "slip", odds, reason: neighbors > elsewhere ? "likelier-text" : "unlikely-text" };
}

/** A state's text, all the states that say it, and how likely it is to be written: log2 of how many states it deserves. */
interface WeighedText extends RankInterval {
  readonly number: bigint;
  readonly language: string;
  readonly bits: number;
}

async function readingOf(state: CubeState): Promise<WeighedText> {
  const { decodeText, loadModelOfState, writtenBits } = await import("../text/index.ts");
  const states = stateCount(3);
  const number = rankState(state);
  const model = await loadModelOfState(number, states);
  const { text, low, width, language } = decodeText(number, states, model);
  return { number, low, width, language, bits: writtenBits(text, states, model) + bitsOf(width) };
}

/**
 * How likely the cubes are, taken together, that a slip would have turned into this one; it was each of those slips with the same
 * chance. Only languages whose models are at hand: English, which every writer needs, and the one of the text.
 */
async function weighNeighbors(
  state: CubeState,
  language: string,
  length: number,
  { written, elsewhere }: { readonly written: number; readonly elsewhere: number },
  search: Search,
): Promise<number> {
  const { languageOfState } = await import("../text/index.ts");
  const { fewestTurns } = await import("../fewest/index.ts");
  const states = stateCount(3);
  const repaired = [...singleReadRepairs(state)].map((repair) => repair.state);
  const known = repaired.filter((each) =>
    ["en", language].includes(languageOfState(rankState(each), states).code),
  );
  const readings: WeighedText[] = [];
  for (const each of known) readings.push(await readingOf(each));
  readings.sort((one, other) => Number(one.width > 1n) - Number(other.width > 1n) || other.bits - one.bits);
  let sum = 0;
  for (const reading of readings) {
    const weight = 2 ** reading.bits / repaired.length;
    if (reading.width > 1n) {
      // What would not even double the doubts, or comes when they prevail already, is not worth a search.
      if (weight < elsewhere + sum || written < elsewhere + sum) break;
      if (isTooFar(reading.width, length)) continue;
      if ((await fewestTurns(reading, search)).number !== reading.number) continue;
    }
    sum += weight;
  }
  return sum;
}

/** Whether some other of so many states is certainly nearer than one that a slip leads from to a cube at this distance. */
function isTooFar(width: bigint, length: number): boolean {
  return bitsOf(width) + bitsWithin(length - SLIP_TURNS) > bitsOf(stateCount(3)) + CERTAIN_BITS;
}
/** A slip adds one turn at most, and the distance may be one turn less than was found. */
const SLIP_TURNS = 2;
/** Where so many are expected there is one, even if the search finds only one that is a turn farther. */
const CERTAIN_BITS = 6;

function bitsWithin(turns: number): number {
  return BITS_WITHIN[Math.max(0, Math.min(turns, BITS_WITHIN.length - 1))];
}
