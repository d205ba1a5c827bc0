/** Which states belong to which language. */
import { checkType, formatValue, rangeError } from "../result.ts";
import type { Interval } from "./interval.ts";
import { LANGUAGES, type Language } from "./languages.ts";

const WHOLE = 1000n;

/**
 * The states that belong to a language; cuts are rounded up, so that a single state is English.
 *
 * @throws TypeError for anything but a language and a number of states.
 * @example languageInterval(LANGUAGES[0], Cube.count(3)).low; // → 0
 */
export function languageInterval(language: Language, states: bigint): Interval {
  checkType(language?.share, "number", "language.share");
  checkStates(states);
  let before = 0;
  for (const each of LANGUAGES) {
    if (each.code === language.code) break;
    before += each.share;
  }
  const low = ceilShare(states, before);
  return { low, width: ceilShare(states, before + language.share) - low };
}

/**
 * The language whose states include a number.
 *
 * @throws RangeError for a state out of range.
 * @example languageOfState(0n, Cube.count(3)).name; // → English
 */
export function languageOfState(state: bigint, states: bigint): Language {
  checkType(state, "bigint", "state");
  checkStates(states);
  let before = 0;
  for (const each of LANGUAGES) {
    before += each.share;
    if (state < ceilShare(states, before)) return each;
  }
  throw rangeError("state", `0 … ${states - 1n}`, state);
}

/** The language of a code, or a RangeError that lists the codes. */
export function languageOfCode(code: string): Language {
  const found = LANGUAGES.find((each) => each.code === code);
  if (found) return found;
  const codes = LANGUAGES.map((each) => each.code).join(" ");
  throw rangeError("code", `one of ${codes}`, formatValue(code));
}

function ceilShare(states: bigint, thousandths: number): bigint {
  return (states * BigInt(thousandths) + WHOLE - 1n) / WHOLE;
}

/** Throws unless an argument is a number of states. */
export function checkStates(states: bigint): void {
  checkType(states, "bigint", "states");
  if (states < 1n) throw rangeError("states", "a positive integer", states);
}
