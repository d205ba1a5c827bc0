/**
 * Whether a text that check digits do not confirm reads as written, like what a slip leaves, or like what any scrambled cube says.
 * This costs no room: of all cubes that say a text, a writer takes one with the fewest turns, so likely texts are near the solved
 * cube and unlikely ones far from it; a text that fills its cube, and pays nothing for its end, must end like one and pass no better
 * end; what would have been written if there was a slip is on one of the cubes that a slip undone leads to (decision 0225#0227); and a
 * cube that nobody wrote on is any of all states (decision 0240).
 */
import { rankState, stateCount } from "../codec/index.ts";
import type { FewestOptions, RankInterval } from "../fewest/index.ts";
import { checkList, checkOptions, rangeError } from "../result.ts";
import type { CubeState } from "../state/index.ts";
import { type CubeLike, type DecodedMessage, stateIn } from "./decode-message.ts";
import { checkBitsAsked, checkBitsIn, checkedPart, DEFAULT_CHECK_BITS } from "./number-range.ts";
import { singleReadRepairs } from "./repairs.ts";
import { bitsOf } from "./text-code.ts";

/** How plausible a text is that no check digits confirm. */
export interface Plausibility {
  /** The likeliest of the three: the cube as written, a cube after a slip, a cube that is just scrambled and says nothing. */
  readonly verdict: "as-written" | "slip" | "scrambled";
  /** How many times likelier the cube is as written than after a slip: above 1 for "as-written", below for "slip". */
  readonly odds: number;
  /** How many times likelier the cube is just scrambled than the likelier of those two: above 1 for "scrambled". */
  readonly scrambledOdds: number;
  /** What points to a slip, if anything does. */
  readonly reason?: "nearer-cube" | "other-cube" | "likelier-text" | "unlikely-text";
}

/** How a reading is weighed. */
export interface WeighingOptions extends Pick<FewestOptions, "effort" | "signal" | "store"> {
  /** The check bits that the writer used where there was room for them, 0 … 20; default 0. */
  readonly check?: number;
}

/** With fewer that agree, one wrong cube in 16 or more would pass. */
const ENOUGH_CHECK_BITS = 5;

/**
 * Whether what a 3x3 says is worth weighing: neither do enough check digits agree, nor do all of them on a cube that a slip undone
 * leads to. Check digits that agree always win.
 *
 * @throws TypeError for anything but a message that was read.
 * @example isUnsettled(await decodeMessage((await encodeMessage("HELLO")).cube)); // → false
 */
export function isUnsettled(message: DecodedMessage): boolean {
  checkList(message?.repairs, "message.repairs");
  const { size, check, checkBits, repairs } = message;
  if (size !== 3 || (check === "passed" && checkBits >= ENOUGH_CHECK_BITS)) return false;
  return repairs.every((repair) => repair.checkBits < DEFAULT_CHECK_BITS);
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

/** Before anything is known about them, four cubes in five are as written (decision 0225#0227 has what that costs and gains). */
const ODDS_BEFORE = 4;
/**
 * People read cubes that nobody wrote on: to try it, or one that lay around. Even odds, so as likely as the two others together;
 * nothing is known about how often it is so, and even odds let the evidence decide (decision 0240).
 */
const SCRAMBLED_BEFORE = ODDS_BEFORE + 1;
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
 * Weighs the text on one 3x3 that `writeMessage` may have written with the code `model`, without a password, on a solved cube. The
 * searches for the fewest turns take some tenths of a second.
 *
 * @throws RangeError for any cube but a 3x3, and for check bits that do not exist.
 * @example (await weighReading((await writeMessage("HELLO", { check: 0 })).cube)).verdict; // → as-written
 * @example (await weighReading(Cube.unrank(31415926535897932384n))).verdict; // → scrambled
 */
export async function weighReading(cube: CubeLike, options: WeighingOptions = {}): Promise<Plausibility> {
  checkOptions(options, { check: true, effort: true, signal: true, store: true });
  const { check = 0, ...search } = options;
  const state = stateIn(cube, "cube");
  if (state.size !== 3) throw rangeError("cube", "a 3x3", `a ${state.size}x${state.size}`);
  const reading = await readingOf(state, checkBitsAsked(check));
  const choice = await asChosen(state, reading, search);
  const written = choice.isWriters ? ODDS_BEFORE * 2 ** reading.bits : 0;
  const nearness = 2 ** (bitsOf(stateCount(3)) - bitsWithin(choice.length));
  const elsewhere = OTHER_SLIPS * (1 + nearness / BITS_WITHIN.length);
  const doubts = { written, elsewhere, check };
  const neighbors = await weighNeighbors(state, reading.language, choice.length, doubts, search);
  const slip = elsewhere + neighbors;
  const scrambledOdds = SCRAMBLED_BEFORE / Math.max(written, slip);
  const odds = choice.odds ?? written / slip;
  const reason = choice.reason ?? (neighbors > elsewhere ? "likelier-text" : "unlikely-text");
  if (scrambledOdds > 1) return { verdict: "scrambled", odds, scrambledOdds };
  if (odds >= 1) return { verdict: "as-written", odds, scrambledOdds };
  return { verdict: "slip", odds, scrambledOdds, reason };
}

/** A cube that reads as written. */
export interface PlausibleCube {
  /** Its place in the list of cubes. */
  readonly at: number;
  readonly text: string;
  /** How many times likelier it is as written than just scrambled; above 1. */
  readonly odds: number;
}

/**
 * Which of several 3x3 cubes read as written, likeliest first: where one cube may have been held in several ways, most of
 * them lead to cubes that read like scrambled ones.
 *
 * @throws RangeError for any cube but a 3x3, and for check bits that do not exist.
 * @example
 * const { cube } = await writeMessage("HELLO", { check: 0 });
 * (await writtenAmong([Cube.unrank(31415926535897932384n), cube]))[0].text; // → HELLO
 */
export async function writtenAmong(
  cubes: readonly CubeLike[],
  options: WeighingOptions = {},
): Promise<PlausibleCube[]> {
  checkList(cubes, "cubes");
  checkOptions(options, { check: true, effort: true, signal: true, store: true });
  const { check = 0, ...search } = options;
  const found: PlausibleCube[] = [];
  for (const [at, cube] of cubes.entries()) {
    const state = stateIn(cube, `cubes[${at}]`);
    if (state.size !== 3) throw rangeError(`cubes[${at}]`, "a 3x3", `a ${state.size}x${state.size}`);
    const { text, bits, width } = await readingOf(state, check);
    // Most cubes are out without a long search: their text deserves few states, or many nearer cubes say it, too.
    if (ODDS_BEFORE * 2 ** bits < SCRAMBLED_BEFORE) continue;
    if (isTooFar(width, await distanceOf(state, search))) continue;
    const { verdict, scrambledOdds } = await weighReading(state, options);
    if (verdict === "as-written") found.push({ at, text, odds: 1 / scrambledOdds });
  }
  return found.sort((one, other) => other.odds - one.odds);
}

/** How far a cube is from solved, and whether a writer would have taken it for what it says. */
interface Choice {
  readonly length: number;
  readonly isWriters: boolean;
  /** Where that alone decides how much likelier the cube is as written than after a slip. */
  readonly odds?: number;
  readonly reason?: Plausibility["reason"];
}

async function asChosen(state: CubeState, reading: WeighedText, search: Search): Promise<Choice> {
  const { fewestTurns } = await import("../fewest/index.ts");
  const length = await distanceOf(state, search);
  if (!reading.isChecked) return { length, isWriters: false };
  if (reading.width === 1n) return { length, isWriters: true };
  const nearest = await fewestTurns(reading, search);
  if (nearest.number === reading.number) return { length: nearest.length, isWriters: true };
  if (nearest.length >= length)
    return { length, isWriters: false, odds: ODDS_OF_OTHER, reason: "other-cube" };
  const odds = nearest.optimal ? ODDS_OF_NEARER : ODDS_OF_NEARER_PERHAPS;
  return { length, isWriters: false, odds, reason: "nearer-cube" };
}

/** From solved, in turns; perhaps one too many. */
async function distanceOf(state: CubeState, search: Search): Promise<number> {
  const { fewestTurns } = await import("../fewest/index.ts");
  const itself = { low: rankState(state), width: 1n };
  return (await fewestTurns(itself, { ...search, effort: DISTANCE_EFFORT })).length;
}

/**
 * A state's text, all the states with its check digits that say it, and how likely it is to be written: log2 of how many states it
 * deserves.
 */
interface WeighedText extends RankInterval {
  readonly text: string;
  readonly number: bigint;
  readonly language: string;
  readonly bits: number;
  /** Whether the state has the text's check digits, as far as there is room for them. */
  readonly isChecked: boolean;
}

async function readingOf(state: CubeState, check: number): Promise<WeighedText> {
  const { decodeText, loadModelOfState, writtenBits } = await import("../text/index.ts");
  const states = stateCount(3);
  const number = rankState(state);
  const model = await loadModelOfState(number, states);
  const { text, low, width, language } = decodeText(number, states, model);
  const part = checkedPart({ text, first: low, count: width }, checkBitsIn(width, check));
  return {
    text,
    number,
    low: part.first,
    width: part.count,
    language,
    bits: writtenBits(text, states, model) + bitsOf(width),
    isChecked: number >= part.first && number < part.first + part.count,
  };
}

/**
 * How likely the cubes are, taken together, that a slip would have turned into this one; it was each of those slips with the same
 * chance. Only languages whose models are at hand: English, which every writer needs, and the one of the text.
 */
async function weighNeighbors(
  state: CubeState,
  language: string,
  length: number,
  {
    written,
    elsewhere,
    check,
  }: { readonly written: number; readonly elsewhere: number; readonly check: number },
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
  for (const each of known) {
    const reading = await readingOf(each, check);
    if (reading.isChecked) readings.push(reading);
  }
  readings.sort((one, other) => Number(one.width > 1n) - Number(other.width > 1n) || other.bits - one.bits);
  let sum = 0;
  for (const reading of readings) {
    const weight = 2 ** reading.bits / repaired.length;
    if (reading.width > 1n) {
      // What would not even double the doubts, or comes when they prevail already, is not worth a search.
      const doubts = elsewhere + sum;
      if (weight < Math.max(doubts, LEAST_WEIGHT) || Math.max(written, SCRAMBLED_BEFORE) < doubts) break;
      if (isTooFar(reading.width, length)) continue;
      if ((await fewestTurns(reading, search)).number !== reading.number) continue;
    }
    sum += weight;
  }
  return sum;
}

/** Two of this weight do not yet outweigh that the cube is just scrambled. */
const LEAST_WEIGHT = SCRAMBLED_BEFORE / 4;

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
