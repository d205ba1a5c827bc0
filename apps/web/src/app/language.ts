/** The language of the app, and access to the message catalogs: English is built in, the others are loaded when chosen. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import {
  type Catalog,
  formatMessage,
  formatValue,
  type Language,
  type Like,
  type Values,
} from "../languages/message.ts";
import { readStored, store } from "./storage.ts";

export type { Language } from "../languages/message.ts";

/** A language is a folder; catalogs.test.ts checks that none lacks a file. */
const FOLDERS = Object.keys(import.meta.glob("../languages/*/app.ts"));

/** The languages the app speaks: English, and every other one that has a folder. */
export const LANGUAGES: readonly Language[] = [
  "en",
  ...FOLDERS.map((path) => path.split("/").at(-2)!).filter((code) => code !== "en"),
];

/** What a language calls itself: `Deutsch`. */
export function languageName(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return capitalized(name, code);
}

/** Scripts that run from right to left; those of living languages. */
const RIGHT_TO_LEFT = ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"];

function directionOf(code: Language): "rtl" | "ltr" {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(code).maximize().script ?? "") ? "rtl" : "ltr";
}

const chosen = signal<Language>(firstLanguage());
export const language: ReadonlySignal<Language> = chosen;

/** What `import.meta.glob` returns: how to load `../languages/de/app.ts`, and so on. catalogs.test.ts checks their keys. */
type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** The text of a message in the chosen language; a component that calls it is redrawn when the language changes. */
export type Translate<English extends Catalog> = (key: keyof English & string, values?: Values) => string;

/** How each catalog loads a language. */
const registered: ((language: Language) => Promise<void>)[] = [];
let pending: Promise<unknown> = Promise.resolve();

/**
 * A catalog: the English messages, and the files of the other languages. A text missing in a language appears in English. Without
 * the messages the files are those of all languages, English too: for long texts of a part that is loaded late, which waits for
 * its `catalogs`; nobody then loads them in two languages.
 */
export function messages<const English extends Catalog>(
  english: English | undefined,
  files: Files,
): Translate<English> {
  const loaded: Record<Language, Catalog | undefined> = { en: english };
  const load = async (wanted: Language) => {
    const file = Object.keys(files).find((path) => path.split("/").at(-2) === wanted);
    loaded[wanted] ??= (
      (await files[file ?? ""]?.()) as { readonly default: Like<English> } | undefined
    )?.default;
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
  document.documentElement.lang = chosen.value;
  document.documentElement.dir = directionOf(chosen.value);
});

function firstLanguage(): Language {
  const wanted = [readStored("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wanted.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? "en";
}
