/** The language of the app, and the door to message catalogs: English is at hand, the others are loaded when chosen. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Values } from "./messages.ts";
import { type Catalog, formatMessage, formatValue, LANGUAGES, type Language, type Like } from "./messages.ts";
import { readStored, store } from "./storage.ts";

export { type Catalog, LANGUAGES, type Language, type Like } from "./messages.ts";

/** What the languages call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  zh: "中文",
  ar: "العربية",
};

const chosen = signal<Language>(firstLanguage());
export const language: ReadonlySignal<Language> = chosen;

type Loaders<English extends Catalog> = Readonly<
  Record<Exclude<Language, "en">, () => Promise<{ readonly default: Like<English> }>>
>;

/** The text of a message in the chosen language; a component that calls it is drawn again when the language changes. */
export type Translate<English extends Catalog> = (key: keyof English & string, values?: Values) => string;

/** Every catalog's way to load a language. */
const registered: ((language: Language) => Promise<void>)[] = [];
let pending: Promise<unknown> = Promise.resolve();

/** A catalog: the English messages, and where the other languages are. */
export function messages<const English extends Catalog>(
  english: English,
  loaders: Loaders<English>,
): Translate<English> {
  const loaded: Partial<Record<Language, Catalog>> = { en: english };
  const load = async (wanted: Language) => {
    if (wanted !== "en") loaded[wanted] ??= (await loaders[wanted]()).default;
  };
  registered.push(load);
  pending = Promise.all([pending, load(chosen.peek()).catch(() => undefined)]);
  return (key, values) =>
    formatMessage((loaded[chosen.value] ?? english)[key] ?? english[key], chosen.value, values);
}

/** Resolves when the catalogs that are known by now can be used. */
export async function catalogs(): Promise<void> {
  await pending;
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await Promise.all(registered.map((load) => load(wanted).catch(() => undefined)));
  chosen.value = wanted;
  store("language", wanted);
}

/** A number as the language writes it. */
export function formatNumber(value: number | bigint): string {
  return formatValue(value, chosen.value);
}

effect(() => {
  document.documentElement.lang = chosen.value;
  document.documentElement.dir = chosen.value === "ar" ? "rtl" : "ltr";
});

function firstLanguage(): Language {
  const wanted = [readStored("language"), ...navigator.languages.map((tag) => tag.split("-")[0])];
  return wanted.flatMap((tag) => LANGUAGES.filter((known) => known === tag))[0] ?? "en";
}
