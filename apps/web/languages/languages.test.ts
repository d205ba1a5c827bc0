/** What every file of languages/ must hold to. What is missing is not wrong: it appears in English, and is counted. */
import { describe, expect, test } from "vitest";
import {
  completed,
  coverage,
  listLanguages,
  type Message,
  missingIn,
  offered,
  parseTexts,
  readTexts,
} from "../scripts/coverage.mjs";

const english = readTexts("en");
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

test("ten languages at least can be chosen, among them one from right to left", () => {
  const wanted = ["ar", "de", "en", "es", "fr", "ja", "ko", "pt", "ru", "zh"];
  expect(Object.keys(offered())).toEqual(expect.arrayContaining(wanted));
});

describe.each(listLanguages())("%s", (language) => {
  const texts = Object.entries(readTexts(language));
  const numbers = numbersByForm(language);
  const plurals = texts.filter(([key]) => typeof english[key] === "object");

  test("is the code of a language", () => {
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
    expect(new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(language)).toBeDefined();
  });

  test("says nothing that English does not", () => {
    expect(texts.map(([key]) => key).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
  });

  test("has the places of the English text in each, and a form that stands for one number may leave them out", () => {
    for (const [key, message] of texts) {
      const expected = places(forms(english[key]).at(-1)!);
      for (const [form, text] of Object.entries(typeof message === "string" ? { other: message } : message)) {
        const isOneNumber = typeof english[key] === "object" && numbers.get(form) === 1;
        expect(isOneNumber ? expected : places(text), `${key}, ${form}`).toEqual(expected);
        expect(text.trim(), key).not.toBe("");
      }
    }
  });

  test("has every form of number that its plural rules name, and no other, where English has forms", () => {
    const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of plurals) {
      const own = Object.keys(typeof message === "string" ? { other: message } : message);
      expect(own, key).toEqual(expect.arrayContaining([...numbers.keys()]));
      expect(known, key).toEqual(expect.arrayContaining(own));
    }
    const others = texts.filter(([key]) => typeof english[key] === "string");
    for (const [key, message] of others) expect(typeof message, key).toBe("string");
  });
});

test("what a language lacks is counted and listed", () => {
  for (const [language, percent] of Object.entries(coverage())) {
    const share = 1 - missingIn(language).length / Object.keys(english).length;
    expect(percent).toBe(Math.floor(100 * share));
  }
  expect(coverage().en).toBe(100);
});

test("descriptions and empty texts are not said, and one form alone is a text", () => {
  const file = {
    "a.plain": "A",
    "a.described": { description: "a word", other: "B" },
    "a.empty": "",
    "a.begun": { description: "a number", one: "", other: "" },
    "a.number": { one: "one", other: "{n}" },
  };
  expect(parseTexts(JSON.stringify(file))).toEqual({
    "a.plain": "A",
    "a.described": "B",
    "a.number": { one: "one", other: "{n}" },
  });
});

test("what a language lacks is English, in the form that is right for any number", () => {
  const english = { title: "Title", turns: { one: "one turn", other: "{n} turns" }, late: "Late" };
  expect(completed({ late: "Spät" }, english)).toEqual({ title: "Title", turns: "{n} turns", late: "Spät" });
});
