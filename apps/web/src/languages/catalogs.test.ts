import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Catalog, Message } from "./message.ts";

const here = fileURLToPath(new URL(".", import.meta.url));

const namesIn = (folder: string) => readdirSync(folder).sort();

/** A language is a folder, and a file in it a room's catalog. */
const LANGUAGES = namesIn(here).filter((name) => !name.includes("."));
const CATALOGS = namesIn(`${here}en`);

const catalog = async (language: string, name: string): Promise<Catalog> =>
  (await import(`./${language}/${name.slice(0, -".ts".length)}.ts`)).default;

const forms = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** How many of the numbers 0 … 200 take each form: a form for a single number may say it in words. */
function numbersByForm(language: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(language);
  const counts = new Map<string, number>();
  for (let n = 0; n <= 200; n++) counts.set(rules.select(n), (counts.get(rules.select(n)) ?? 0) + 1);
  return counts;
}

test("a new language is 22 files at most", () => {
  expect(CATALOGS.length).toBeLessThanOrEqual(22);
});

test("ten languages at least, among them one from right to left", () => {
  const wanted = ["ar", "de", "en", "es", "fr", "ja", "ko", "pt", "ru", "zh"];
  expect(LANGUAGES).toEqual(expect.arrayContaining(wanted));
});

describe.each(LANGUAGES)("%s", (language) => {
  test("has every catalog that English has", () => {
    expect(namesIn(`${here}${language}`)).toEqual(CATALOGS);
  });

  test.each(CATALOGS)("says everything in %s", async (name) => {
    const english = await catalog("en", name);
    const other = await catalog(language, name);
    const numbers = numbersByForm(language);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(other)) {
      const expected = places(forms(english[key]).at(-1)!);
      expect(typeof message, key).toBe(typeof english[key]);
      if (typeof message === "string") expect(places(message), key).toEqual(expected);
      else
        for (const [form, text] of Object.entries(message))
          expect(numbers.get(form) === 1 ? expected : places(text), `${key}.${form}`).toEqual(expected);
      for (const text of forms(message)) expect(text.trim(), key).not.toBe("");
    }
  });

  test.each(CATALOGS)("has every form of number that its plural rules name in %s", async (name) => {
    const needed = [...numbersByForm(language).keys()];
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(await catalog(language, name))) {
      if (typeof message === "string") continue;
      expect(Object.keys(message), key).toEqual(expect.arrayContaining(needed));
      expect(known, key).toEqual(expect.arrayContaining(Object.keys(message)));
    }
  });
});
