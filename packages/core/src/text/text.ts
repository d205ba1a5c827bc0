/** Text ⇄ the interval of state numbers that mean it. */

import { checkList, checkType, err, ok, type Problem, type Result, rangeError } from "../result.ts";
import type { Interval } from "./interval.ts";
import { checkStates, languageInterval, languageOfCode, languageOfState } from "./shares.ts";
import { bitsOfText, evidenceOf, splitByState, splitByText } from "./split.ts";
import type { TextModel } from "./text-model.ts";
import { checkModel } from "./text-model.ts";

/** All the states from `low` on that mean one text. */
export interface TextInterval extends Interval {
  readonly language: string;
}

/** Why a text has no interval: `text-too-long`, with the bits it takes, or `text-not-unicode`. */
export interface TextProblem extends Problem {
  /** For `text-too-long`: the bits the text needs, and by how many that exceeds the states. */
  readonly bitsNeeded?: number;
  readonly bitsOver?: number;
}

/**
 * The interval of `0 … states − 1` that means `text`, in the language that gives it the most states (the first among
 * equals). `models` are those of `loadModelsFor(text)`. Errors: `text-too-long`, and `text-not-unicode` for lone surrogates.
 *
 * @throws RangeError if there is no model.
 * @example
 * const models = await loadModelsFor("Meet me at noon");
 * encodeText("Meet me at noon", Cube.count(3), models).value.language; // → en
 */
export function encodeText(
  text: string,
  states: bigint,
  models: readonly TextModel[],
): Result<TextInterval, TextProblem> {
  checkType(text, "string", "text");
  checkList(models, "models");
  checkStates(states);
  if (models.length === 0) throw rangeError("models", "at least one model", "none");
  const surrogate = /\p{Surrogate}/u.exec(text);
  if (surrogate) return err(notUnicode(surrogate.index));
  let best: TextInterval | undefined;
  for (const model of models) {
    const part = splitByText(model, text, languageInterval(languageOfCode(model.language), states));
    if (part.width > (best?.width ?? 0n)) best = { ...part, language: model.language };
  }
  return best ? ok(best) : err(tooLong(text, states, models));
}

/**
 * The text that a state means, with all the states that mean it in that language. Every state has one.
 *
 * @throws RangeError for a state out of range, or a model that is not the state's.
 * @example
 * const models = await loadModelsFor("Hello");
 * const { low } = encodeText("Hello", Cube.count(3), models).value;
 * decodeText(low, Cube.count(3), models[0]).text; // → Hello
 */
export function decodeText(
  state: bigint,
  states: bigint,
  model: TextModel,
): TextInterval & { readonly text: string } {
  checkType(state, "bigint", "state");
  checkModel(model);
  checkStates(states);
  if (state < 0n || state >= states) throw rangeError("state", `0 … ${states - 1n}`, state);
  const language = languageOfState(state, states);
  if (language.code !== model.language)
    throw rangeError("model", `language ${language.code} for this state`, model.language);
  const { text, interval } = splitByState(model, state, languageInterval(language, states));
  return { text, ...interval, language: model.language };
}

/**
 * Bits that a text needs with the cheapest of the models, rounded up: it fits a puzzle with 2^bits states or more, to
 * within one bit.
 *
 * @throws RangeError unless `states` is positive.
 * @example
 * const models = await loadModelsFor("Meet me at noon");
 * Math.ceil(bitsNeeded("Meet me at noon", Cube.count(3), models)) < 65; // → true
 */
export function bitsNeeded(text: string, states: bigint, models: readonly TextModel[]): number {
  checkType(text, "string", "text");
  checkList(models, "models");
  checkStates(states);
  return Math.min(...models.map((model) => bitsInLanguage(text, states, model)));
}

/**
 * How many bits of evidence there are that a text was written rather than read from a random state: below 0 for a text that breaks
 * off in the middle of a word or passes the end of a sentence without paying for it. Not part of the format.
 */
export function writtenBits(text: string, states: bigint, model: TextModel): number {
  checkStates(states);
  return evidenceOf(model, text, languageInterval(languageOfCode(model.language), states));
}

function bitsInLanguage(text: string, states: bigint, model: TextModel): number {
  const whole = languageInterval(languageOfCode(model.language), states);
  const prior = states.toString(2).length - whole.width.toString(2).length;
  return whole.width === 0n ? Infinity : prior + bitsOfText(model, text, whole);
}

function tooLong(text: string, states: bigint, models: readonly TextModel[]): TextProblem {
  const needed = bitsNeeded(text, states, models);
  const room = (states - 1n).toString(2).length;
  const over = Math.max(1, needed - room);
  return {
    code: "text-too-long",
    message: `The text needs ${needed} bits, ${over} more than there are; shorten it or use more or larger cubes.`,
    bitsNeeded: needed,
    bitsOver: over,
  };
}

function notUnicode(index: number): TextProblem {
  return {
    code: "text-not-unicode",
    message: `The text has half a surrogate pair at offset ${index}; it is not Unicode text.`,
    at: { start: index, end: index + 1 },
  };
}
