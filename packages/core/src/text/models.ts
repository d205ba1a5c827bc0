/** Loads models on demand: each language is a separate module, read once. */
import { checkType } from "../result.ts";
import type { TableStore } from "../tables.ts";
import { LANGUAGES } from "./languages.ts";
import { likeliest } from "./likely-languages.ts";
import { languageOfCode, languageOfState } from "./shares.ts";
import { bitsOfText } from "./split.ts";
import { keptTextModel, readTextModel, type TextModel } from "./text-model.ts";

let loaded: Map<string, Promise<TextModel>> | undefined;

/** Called with a language's code when its model is about to be loaded for the first time. */
export type OnLoad = (code: string) => void;

/**
 * The model of a language, by code; later calls return the same one. With a store, what was unpacked is kept there, and the next run
 * needs a tenth of the time.
 *
 * @throws RangeError if there is no such language.
 * @example (await loadModel("en")).language; // → en
 */
export function loadModel(code: string, onLoad?: OnLoad, store?: TableStore): Promise<TextModel> {
  if (onLoad) checkType(onLoad, "function", "onLoad");
  const language = languageOfCode(code);
  loaded ??= new Map();
  let model = loaded.get(code);
  if (!model) {
    onLoad?.(code);
    model = language.load().then(({ model }) => (store ? keptTextModel(model, store) : readTextModel(model)));
    model.catch(() => loaded?.delete(code));
    loaded.set(code, model);
  }
  return model;
}

/**
 * The model that a state number needs.
 *
 * @throws RangeError unless `state` is in 0 … states − 1.
 * @example (await loadModelOfState(0n, Cube.count(3))).language; // → en
 */
export function loadModelOfState(state: bigint, states: bigint): Promise<TextModel> {
  return loadModel(languageOfState(state, states).code);
}

/** A text that costs at most this many bits in English, plus this many per character, is not tried in other languages. */
const PLAIN_ENGLISH_BITS = 12;
const PLAIN_ENGLISH_BITS_PER_CHARACTER = 3;
const PLENTY = { low: 0n, width: 1n << 256n };
/** At most this many languages are tried beside English. */
const TRIED = 5;

/**
 * The models that a text may be written with. Part of the format: a pure function of the text. English always; if the text has
 * letters besides a … z, the languages that have any of them; otherwise, unless English is cheap, those of the Latin script. If there
 * are many, the five whose frequent trigrams occur most in the text.
 *
 * @throws TypeError for anything but a text.
 * @example (await loadModelsFor("Schöne Grüße")).map(({ language }) => language); // → en,de,nl,tr,fr,hu
 */
export async function loadModelsFor(text: string, onLoad?: OnLoad): Promise<readonly TextModel[]> {
  if (onLoad) checkType(onLoad, "function", "onLoad");
  checkType(text, "string", "text");
  const english = await loadModel("en", onLoad);
  const others = LANGUAGES.filter((each) => each.code !== "en");
  let chosen = others.filter((each) => each.letters.test(text));
  if (chosen.length === 0 && !isPlainEnglish(english, text)) chosen = others.filter((each) => each.latin);
  const codes = ["en", ...likeliest(chosen, text, TRIED).map((each) => each.code)];
  return Promise.all(codes.map((code) => loadModel(code, onLoad)));
}

function isPlainEnglish(english: TextModel, text: string): boolean {
  if (!/[A-Za-z]/.test(text) || /\p{Surrogate}/u.test(text)) return true;
  return (
    bitsOfText(english, text, PLENTY) <= PLAIN_ENGLISH_BITS + PLAIN_ENGLISH_BITS_PER_CHARACTER * text.length
  );
}
