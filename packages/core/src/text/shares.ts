/** Which states belong to which language. */
import type { Interval } from "./interval.ts";
import { LANGUAGES, type Language } from "./languages.ts";

const WHOLE = 1000n;

/**
 * The states that belong to a language; cuts are rounded up, so that a single state is English.
 *
 * @example languageInterval(LANGUAGES[0], Cube.count(3)).low; // → 0
 */
export function languageInterval(language: Language, states: bigint): Interval {
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
  let before = 0;
  for (const each of LANGUAGES) {
    before += each.share;
    if (state < ceilShare(states, before)) return each;
  }
  throw new RangeError(`"state" expected 0 … ${states - 1n}, got ${state}`);
}

/** The language of a code, or a RangeError that lists the codes. */
export function languageOfCode(code: string): Language {
  const found = LANGUAGES.find((each) => each.code === code);
  if (found) return found;
  const codes = LANGUAGES.map((each) => each.code).join(" ");
  throw new RangeError(`"code" expected one of ${codes}, got ${JSON.stringify(code)}`);
}

function ceilShare(states: bigint, thousandths: number): bigint {
  return (states * BigInt(thousandths) + WHOLE - 1n) / WHOLE;
}
