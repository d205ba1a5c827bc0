import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Catalog, Message } from "./messages.ts";

const source = fileURLToPath(new URL("..", import.meta.url));

/** Every folder named `messages` below src. */
function messageFolders(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) =>
      path.endsWith("/messages") && readdirSync(path).includes("en.ts") ? [path] : messageFolders(path),
    );
}

const languagesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^[a-z-]+\.ts$/i.test(name) && name !== "index.ts")
    .map((name) => name.slice(0, -".ts".length));

/** Those of the shell are the app's: language.ts finds them there. */
const LANGUAGES = languagesOf(`${source}app/messages`);

const catalog = async (folder: string, language: string): Promise<Catalog> =>
  (await import(`${folder}/${language}.ts`)).default;

const forms = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values(message);
const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

/** A form for exactly one or two may say the number in words. */
const isWord = (form: string, language: string) =>
  form === "zero" || form === "one" || (form === "two" && language === "ar");

test("six languages at least, among them one from right to left; a new one is at most 21 files", () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "de", "fr", "es", "zh", "ar"]));
  expect(messageFolders(source).length).toBeLessThanOrEqual(21);
});

describe.each(messageFolders(source))("messages of %s", (folder) => {
  test("are there in every language that the shell has", () => {
    expect(languagesOf(folder).sort()).toEqual([...LANGUAGES].sort());
  });

  test.each(LANGUAGES.filter((language) => language !== "en"))(
    "%s says everything English does",
    async (language) => {
      const english = await catalog(folder, "en");
      const other = await catalog(folder, language);
      expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
      for (const [key, message] of Object.entries(other)) {
        const expected = places(forms(english[key]).at(-1)!);
        expect(typeof message, key).toBe(typeof english[key]);
        if (typeof message === "string") expect(places(message), key).toEqual(expected);
        else
          for (const [form, text] of Object.entries(message))
            expect(isWord(form, language) ? expected : places(text), `${key}.${form}`).toEqual(expected);
        for (const text of forms(message)) expect(text.trim(), key).not.toBe("");
      }
    },
  );

  test.each(LANGUAGES)("%s has every form of number its plural rules name", async (language) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, message] of Object.entries(await catalog(folder, language))) {
      if (typeof message === "string") continue;
      const isCovered = needed.every((form) => form in message || form === "many");
      if (language === "ar")
        expect(
          needed.filter((form) => !(form in message)),
          key,
        ).toEqual([]);
      else expect(isCovered, `${key} needs ${needed}`).toBe(true);
    }
  });
});
