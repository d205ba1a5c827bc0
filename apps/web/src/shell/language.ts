/** The language of the app, and its texts: English is part of a page, the other languages are loaded when chosen. */

import coverage, { load as loadTexts } from "virtual:languages";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type english from "../../languages/en.json";
import { type Catalog, formatMessage, formatValue, type Language, type Values } from "./message.ts";
import { readStored, store } from "./storage.ts";

export type { Language } from "./message.ts";

/** The languages that can be chosen, English first. */
export const LANGUAGES: readonly Language[] = Object.keys(coverage);

/** What a language calls itself: `Deutsch`. */
export function languageName(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return capitalized(name, code);
}

/** Scripts that run from right to left; those of living languages. */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"];

const chosen = signal<Language>(firstLanguage());
export const language: ReadonlySignal<Language> = chosen;

type Key = keyof typeof english;
/** What comes before the dot of a key: a page, or a part that pages share. */
type Page = Key extends `${infer Page}.${string}` ? Page : never;
/** What comes after it. */
export type TextKey<P extends Page> = Key extends infer Each
  ? Each extends `${P}.${infer Rest}`
    ? Rest
    : never
  : never;

/**
 * The texts of a page: `const t = texts("write")`, and `t("title")` is `write.title` in languages/<code>.json, in the chosen language; a
 * component that calls it is redrawn when the language changes. The build puts what `catalog` makes in the place of such a line
 * (plugins/texts.ts).
 */
export function texts<P extends Page>(page: P): (key: TextKey<P>, values?: Values) => string {
  throw new Error(
    `texts("${page}"): expected a line of its own, const t = texts("${page}"), and plugins/texts.ts in the build`,
  );
}

/** How each catalog loads a language. */
const registered: ((language: Language) => Promise<void>)[] = [];
let pending: Promise<unknown> = Promise.resolve();

/**
 * For what plugins/texts.ts makes of languages/*.json: the English texts of a page; without them English is loaded as the other
 * languages are. A text that could not be loaded appears in English.
 */
export function catalog(page: string, english?: Catalog): (key: string, values?: Values) => string {
  const loaded: Record<Language, Catalog | undefined> = { en: english };
  const load = async (wanted: Language) => {
    loaded[wanted] ??= (await loadTexts(page, wanted)).default;
  };
  registered.push(load);
  pending = Promise.all([pending, load(chosen.peek()).catch(() => undefined)]);
  return (key, values) =>
    formatMessage(loaded[chosen.value]?.[key] ?? english?.[key] ?? key, chosen.value, values);
}

/** Resolves when all catalogs known so far can be used. */
export async function catalogs(): Promise<void> {
  await pending;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await Promise.all(registered.map((load) => load(wanted).catch(() => undefined)));
  chosen.value = wanted;
  store("language", wanted);
}

/** A text that begins a sentence. */
export function capitalized(text: string, code: Language = chosen.value): string {
  return text === "" ? "" : text[0].toLocaleUpperCase(code) + text.slice(1);
}

/** A number as the language writes it. */
export function formatNumber(value: number | bigint): string {
  return formatValue(value, chosen.value);
}

effect(() => {
  const { script = "" } = new Intl.Locale(chosen.value).maximize();
  document.documentElement.lang = chosen.value;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr";
});

function firstLanguage(): Language {
  const wanted = [readStored("language"), ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]])];
  return wanted.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? "en";
}
