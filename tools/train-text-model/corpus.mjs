/** The weighted lines a language is trained on, and a small part held out for choosing parameters. */
import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  isOwnKeptAside,
  isTraditional,
  keptAside,
  letters,
  nearFilter,
  ownLines,
  plainSpelling,
  shortSentences,
} from "../../bench/text/short-sentences.mjs";
import { packageFolder } from "./packages.mjs";
import { inflections, wordCounts } from "./paradigms.mjs";
import {
  catalogues,
  ding,
  endlessSky,
  fakerNovel,
  fillets,
  fortunes,
  freedict,
  hedgewars,
  wordnetExamples,
} from "./readers.mjs";
import { rudeFilter, sentencesOf } from "./sentences.mjs";
import { templateLines } from "./templates.mjs";

const here = (path) => new URL(path, import.meta.url).pathname;
const CAMPAIGNS = "data did dm dw ei httt l low nr sof sota sotbe thot trow tsg ttb utbs".split(" ");
const FORTUNES = { de: "de", es: "es", it: "it", pl: "pl", pt: "br", ru: "ru", cs: "cs", zh: "zh" };
const NOVELS = { cs: "cs_CZ", ru: "ru_RU", uk: "uk_UA" };
const PLACES = { pt: ["pt_BR", "pt"], zh: ["zh_CN"], zh_TW: ["zh_TW"], nb: ["nb", "nb_NO"] };

/** Longer sentences hardly ever fit one cube. */
const LENGTHY = 42;

const GENERATED = ["templates", "numbers"];

/** Languages whose further Common Voice lists are debates, poetry or scripture: not how messages are written. */
const BOOKISH = ["fr", "ar"];

/**
 * One source for a language; weights were chosen on held-out lines.
 * @typedef {[name: string, weight: number, paragraphs: () => string[]]} Source
 * @param {string} language
 * @param {string} cache
 * @param {string} [corpora]
 */
function sources(language, cache, corpora) {
  const folder = (name) => packageFolder(cache, name);
  const places = PLACES[language] ?? [language];
  const games = () =>
    places.flatMap((place) => CAMPAIGNS.flatMap((name) => catalogues(folder(`wesnoth-1.16-${name}`), place)));
  /** @type {Source[]} */
  const list = [
    ["fillets", 1, () => places.flatMap((place) => fillets(folder("fillets-ng-data"), place))],
    ["hedgewars", 0.5, () => places.flatMap((place) => hedgewars(folder("hedgewars-data"), place))],
    ["freedink", 1, () => places.flatMap((place) => catalogues(folder("freedink-data"), place))],
    ["wesnoth", 0.5, games],
  ];
  /** @param {string} name @param {number} weight @returns {Source} */
  const wordy = (name, weight) => [
    name,
    weight,
    () => places.flatMap((place) => catalogues(folder(name), place)),
  ];
  if (language === "en") {
    const files = /games\/fortunes\/[\w-]+$/;
    list.push(["fortunes", 1.5, () => fortunes(folder("fortunes"), files)]);
    list.push(["endless-sky", 0.5, () => endlessSky(folder("endless-sky-data"))]);
    list.push(["ding", 0.5, () => ding(folder("trans-de-en"), "en")]);
    list.push(["wordnet", 0.25, () => wordnetExamples(folder("wordnet-base"))]);
    list.push(["shabdanjali", 0.25, () => freedictQuotes(folder("dict-freedict-eng-hin"))]);
  } else list.push(wordy("pidgin-data", 0.5));
  if (language === "de") list.push(["ding", 0.5, () => ding(folder("trans-de-en"), "de")]);
  if (FORTUNES[language])
    list.push([
      "fortunes",
      1,
      () => fortunes(folder(`fortunes-${FORTUNES[language]}`), /games\/fortunes\/(?!.*\.(dat|u8)$).*$/),
    ]);
  if (["ja", "ko", "zh", "ar", "he", "hi"].includes(language))
    list.push(wordy("evolution-common", 0.5), wordy("libgtk-3-common", 0.5));
  if (existsSync(sentencesFile(language)))
    list.push(["sentences", 1, () => readFileSync(sentencesFile(language), "utf8").split("\n")]);
  if (corpora) {
    // Beyond this many, a model of 180 KB learns nothing more.
    const most = language === "en" ? Infinity : 70_000;
    list.push(["tatoeba", 1, () => shortSentences(corpora, language).slice(0, most)]);
    if (!BOOKISH.includes(language))
      list.push([
        "common-voice",
        language === "en" || language === "zh" ? 1 : 0.5,
        () => shortSentences(corpora, language, `extra/${language}.cv.txt.gz`),
      ]);
  }
  if (NOVELS[language]) list.push(["novel", 2, () => fakerNovel(folder("php-faker"), NOVELS[language])]);
  if (language === "hi")
    list.push(["freedict", 0.5, () => freedict(folder("dict-freedict-eng-hin"), /\p{sc=Devanagari}/u)]);
  return list;
}

/** Everyday sentences of our own, for languages that have few. */
function sentencesFile(language) {
  return here(`sentences/${language}.txt`);
}

function freedictQuotes(folder) {
  return freedict(folder, /^\s*"[\x20-\x7e]*$/).map((text) => text.trim().replace(/^"|"$/g, ""));
}

/**
 * Lines as { text, weight, source }, without rude ones, evaluation texts and repetitions.
 * @param {string} language
 * @param {{ cache: string, corpora?: string | undefined, reserved: Set<string>, weights?: Record<string, number>, most: number, longest: number, stops: number, lengthy: number, log?: (line: string) => void }} options
 */
export function corpus(
  language,
  { cache, corpora, reserved, weights = {}, most, longest, stops, lengthy, log = () => {} },
) {
  const isRude = rudeFilter(here("rude-stems.txt"), language);
  const seen = new Set(reserved);
  const lines = [];
  const own = [
    ...ownLines(language)
      .filter((text) => !isOwnKeptAside(text))
      .map((text) => ({ text })),
    ...templateLines(language),
  ];
  const all = corpora ? shortSentences(corpora, language) : [];
  const isNear = nearFilter([...keptAside(all), ...(language === "zh" ? keptAside(all, true) : [])]);
  const add = (text, weight, source, mayRepeat) => {
    const key = letters(text);
    if (isNear(text) && source !== "own") return 0;
    if (reserved.has(key) || (!mayRepeat && key.length > 3 && seen.has(key)) || isRude(text)) return 0;
    seen.add(key);
    lines.push({ text, weight, source });
    return 1;
  };
  const ownWeight = weights.own ?? 6;
  let count = 0;
  for (const { text, weight, source } of own)
    count += add(text, (weight ?? 1) * ownWeight, source ?? "own", true);
  log(`own ${count}`);
  for (const [name, weight, paragraphs] of sources(language, cache, corpora)) {
    count = 0;
    for (const paragraph of unwanted(paragraphs()))
      for (const sentence of sentencesOf(paragraph)) {
        if (language !== "en" && (sentence.length > longest || (name !== "tatoeba" && count >= most)))
          continue;
        count += add(
          variant(withoutRuns(plainSpelling(sentence)), stops),
          (weights[name] ?? weight) * worth(language, sentence) * (sentence.length > LENGTHY ? lengthy : 1),
          name,
          false,
        );
      }
    log(`${name} ${count}`);
  }
  return lines;
}

function unwanted(paragraphs) {
  return paragraphs.filter((paragraph) => !/https?:|@/.test(paragraph));
}

/** The forms of "Tom". In Spanish and Portuguese "Toma", "Tome" and "Tomás" are other words. */
const TOM = {
  cs: /Tom(a|e|em|u|ův|ov\p{Ll}{1,3})?/u,
  es: /Tom/u,
  fi: /Tom(i\p{Ll}{0,4}|mi)?/u,
  hu: /Tom(i\p{Ll}{0,3}|ot|nak|mal|ra|ról|tól|hoz|ban|ba|é)?/u,
  pl: /Tom(a|em|ie|owi|ek|k\p{Ll}{1,3})?/u,
  pt: /Tom/u,
  other: /Tom(?!o)\p{Ll}{0,2}/u,
};
/** Names that fill collections of example sentences, given little weight so that random cubes do not talk about them. */
const names = Object.fromEntries(
  Object.entries(TOM).map(([language, tom]) => [
    language,
    new RegExp(
      String.raw`(?<!\p{L})(${tom.source}|Mary|Maria|Marie|Mária|Mari|Том(а|е|ом)?|Мэри|Марія)(?!\p{L})|トム|メアリー|汤姆|湯姆|玛丽|瑪麗|톰|메리|(?<!\p{L})[وفبلك]{0,2}(سامي|ليلى|توم|ماري)(?!\p{L})|(?<!\p{L})[ולבשמכה]{0,2}(תום|מרי)(?!\p{L})|टॉम|Τομ|Μαίρη`,
      "u",
    ),
  ]),
);

function worth(language, sentence) {
  if ((names[language] ?? names.other).test(sentence)) return 0.2;
  return language === "zh" && isTraditional(sentence) ? 0.25 : 1;
}

/** The frequent words of a language with their counts: { text, weight, times }, without a message around them. */
export function frequentWords(language, corpora, share) {
  const isRude = rudeFilter(here("rude-stems.txt"), language);
  const words = listedWords(language, corpora).filter(
    ({ text }) => !isRude(text) && worth(language, text) === 1,
  );
  const known = new Map(words.map(({ text, count }) => [text, count]));
  // A capital that a word usually lacks marks the start of a sentence.
  const within = words.filter(
    ({ text, count }) => !((known.get(text.toLowerCase()) ?? 0) > count / 10) || text === text.toLowerCase(),
  );
  const total = within.reduce((sum, { count }) => sum + count ** 0.8, 0);
  return within.map(({ text, count }) => ({
    text,
    weight: (share * count ** 0.8) / total,
    times: Math.min(8, count),
    inner: true,
  }));
}

function listedWords(language, corpora) {
  const path = `${corpora}/extra/${language}.tatoeba-words.txt.gz`;
  if (!corpora || !existsSync(path)) return [];
  return gunzipSync(readFileSync(path))
    .toString("utf8")
    .split("\n")
    .map((line) => line.split(" "))
    .map(([word, count]) => ({ text: plainSpelling(word), count: Number(count) }))
    .filter(({ text, count }) => /^[\p{L}\p{M}']+$/u.test(text) && count > 1);
}

/** Forms that no line has, of words that the lines or the list of frequent words have: as `frequentWords`. */
export function unseenForms(language, lines, { cache, corpora, share }) {
  const isRude = rudeFilter(here("rude-stems.txt"), language);
  const seen = wordCounts(lines.filter(({ source }) => !GENERATED.includes(source)).map(({ text }) => text));
  const all = [...seen.values()].reduce((sum, count) => sum + count, 0);
  const list = listedWords(language, corpora);
  const scale = (0.5 * all) / list.reduce((sum, { count }) => sum + count, 0);
  const listed = new Map();
  for (const { text, count } of list) {
    const word = text.toLowerCase();
    listed.set(word, (listed.get(word) ?? 0) + scale * count);
  }
  const forms = inflections(language, (name) => packageFolder(cache, name), seen, listed).filter(
    ({ text }) => !isRude(text),
  );
  const total = forms.reduce((sum, { weight }) => sum + weight, 0);
  return forms.map(({ text, weight }) => ({ text, weight: (share * weight) / total, times: 1, inner: true }));
}

/** At most three of a character in a row: a model that has seen twenty exclamation marks writes hundreds. */
function withoutRuns(sentence) {
  return sentence.replace(/([^\d])\1{3,}/gu, "$1$1$1");
}

/** People often leave out the final period: one sentence in `stops` loses it, chosen by its own characters. */
function variant(sentence, stops) {
  if (!/[^.]\.$|[。।]$/.test(sentence)) return sentence;
  let hash = 7;
  for (const character of sentence) hash = (hash * 31 + character.codePointAt(0)) % 1009;
  return hash % stops ? sentence : sentence.slice(0, -1);
}

/** Keys of every text that must not be trained on. */
export function reservedKeys(paths, sentences = []) {
  const keys = new Set(sentences.map(letters));
  for (const path of paths)
    for (const line of readFileSync(path, "utf8").split("\n"))
      if (line) keys.add(letters(line.split("\t").pop()));
  return keys;
}
