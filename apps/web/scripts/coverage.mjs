/**
 * `npm run texts`: how much of English each language of the app says. `npm run texts -- de` lists the keys that German lacks.
 * The build and the tests read the files of languages/ through this module, too.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const LANGUAGES_FOLDER = fileURLToPath(new URL("../languages/", import.meta.url));
/** Percent of the texts: from here on a language can be chosen, and from here on it may be released. */
const OFFERED_FROM = 90;
export const RELEASED_FROM = 95;

/** One text, or one for each form of the number `n`, by the names of CLDR. @typedef {string | Record<string, string>} Message */

/** The languages that have a file, English first. @returns {string[]} */
export function listLanguages() {
  const others = readdirSync(LANGUAGES_FOLDER).flatMap(
    (name) => /^(?!en\b)([\w-]+)\.json$/.exec(name)?.[1] ?? [],
  );
  return ["en", ...others.sort()];
}

/** What was read, and when its file had been changed: a build asks for each language a hundred times. @type {Map<string, { changed: number, texts: Record<string, Message> }>} */
const known = new Map();

/** The file of a language. @param {string} language @returns {Record<string, Message>} */
export function readTexts(language) {
  const path = join(LANGUAGES_FOLDER, `${language}.json`);
  const changed = statSync(path).mtimeMs;
  const last = known.get(language);
  if (last?.changed === changed) return last.texts;
  const texts = parseTexts(readFileSync(path, "utf8"));
  known.set(language, { changed, texts });
  return texts;
}

/** A file's texts without descriptions, and without those that are still empty. @param {string} file @returns {Record<string, Message>} */
export function parseTexts(file) {
  return Object.fromEntries(
    Object.entries(JSON.parse(file)).flatMap(([key, message]) => {
      const { description: _, ...forms } = typeof message === "string" ? { other: message } : message;
      const filled = Object.entries(forms).filter(([, text]) => text !== "");
      if (filled.length === 0) return [];
      return [[key, filled.length === 1 && forms.other ? forms.other : Object.fromEntries(filled)]];
    }),
  );
}

/** Own texts, and English where there are none; of forms of number the general one, since the others fit no other language. @param {Record<string, Message>} own @param {Record<string, Message>} english @returns {Record<string, Message>} */
export function completed(own, english) {
  const general = Object.entries(english).map(([key, message]) => [
    key,
    typeof message === "string" ? message : message.other,
  ]);
  return { ...Object.fromEntries(general), ...own };
}

/** What a language says on a page: its texts under `page.`, by the rest of their keys. @param {string} language @param {string} page @returns {Record<string, Message>} */
export function textsOn(language, page) {
  return Object.fromEntries(
    Object.entries(readTexts(language)).flatMap(([key, message]) =>
      key.startsWith(`${page}.`) ? [[key.slice(page.length + 1), message]] : [],
    ),
  );
}

/** @param {string} language @returns {string[]} keys of English, in its order */
export function missingIn(language) {
  const texts = readTexts(language);
  return Object.keys(readTexts("en")).filter((key) => !(key in texts));
}

/** How many percent of the English texts each language has, rounded down. @returns {Record<string, number>} */
export function coverage() {
  const all = Object.keys(readTexts("en")).length;
  return Object.fromEntries(
    listLanguages().map((language) => [
      language,
      Math.floor((100 * (all - missingIn(language).length)) / all),
    ]),
  );
}

/** The languages that can be chosen, with their coverage. */
export function offered() {
  return Object.fromEntries(Object.entries(coverage()).filter(([, percent]) => percent >= OFFERED_FROM));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [language] = process.argv.slice(2);
  const lines = language
    ? missingIn(language)
    : Object.entries(coverage()).map(
        ([code, percent]) =>
          `${code.padEnd(6)} ${String(percent).padStart(3)} %${percent < OFFERED_FROM ? "  not offered yet" : percent < RELEASED_FROM ? "  too little for a release" : ""}`,
      );
  process.stdout.write(`${lines.join("\n")}\n`);
}
