/**
 * Inflected forms that no line has, of words whose other forms are there: a Hunspell dictionary says which forms a word
 * has, the lines how frequent the word and the ending are.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const DICTIONARIES = { cs: "cs_CZ", ru: "ru_RU", uk: "uk_UA" };
const MOST = 160_000;
const LONGEST = 16;
const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu;
/** Until a form is seen, it is a fiftieth of a word that was seen twice. */
const UNSEEN = 0.02;
const PRIOR = 2;

/** How often each word occurs, in small letters. */
export function wordCounts(texts) {
  const counts = new Map();
  for (const text of texts)
    for (const word of text.toLowerCase().match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The likeliest unseen forms as { text, weight }. A form weighs √(occurrences of its word · share of its ending among
 * the words that can have it): words share forms, so a plain product trusts the frequent ones too much.
 * @param {string} language
 * @param {(name: string) => string} folder of a package
 * @param {Map<string, number>} seen from `wordCounts`
 * @param {Map<string, number>} listed frequent words with counts on the scale of `seen`
 */
export function inflections(language, folder, seen, listed) {
  if (!DICTIONARIES[language]) return [];
  const path = join(folder(`hunspell-${language}`), "usr/share/hunspell", DICTIONARIES[language]);
  const suffixes = readSuffixes(readFileSync(`${path}.aff`, "utf8"));
  const count = (word) => (seen.get(word) ?? 0) + (listed.get(word) ?? 0);
  const endings = new Map();
  const words = [];
  for (const line of readFileSync(`${path}.dic`, "utf8").split("\n")) {
    const [word, flags = ""] = line.split(/\s/)[0].split("/");
    if (!/^[\p{Ll}\p{M}']+$/u.test(word)) continue;
    const forms = formsOf(word, flags, suffixes, language === "cs");
    let times = 0;
    for (const form of forms.keys()) times += count(form);
    if (times === 0) continue;
    words.push({ forms, times });
    for (const [form, ending] of forms) {
      const row = endings.get(ending) ?? { own: 0, all: 0 };
      row.own += count(form);
      row.all += times;
      endings.set(ending, row);
    }
  }
  const weights = new Map();
  for (const { forms, times } of words)
    for (const [text, ending] of forms) {
      if (seen.has(text) || text.length > LONGEST) continue;
      const { own, all } = endings.get(ending);
      const weight = Math.sqrt((times * (own + UNSEEN)) / (all + PRIOR));
      if (weight > (weights.get(text) ?? 0)) weights.set(text, weight);
    }
  return [...weights]
    .map(([text, weight]) => ({ text, weight }))
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
    .slice(0, MOST);
}

/** Per flag its rules: what is taken off, what is put on, and what the word must end in. */
function readSuffixes(text) {
  const rules = new Map();
  for (const line of text.split("\n")) {
    const [kind, flag, off, on, condition = "."] = line.split(/\s+/);
    if (kind !== "SFX" || /^[YN]$/.test(off)) continue;
    const rule = {
      off: off === "0" ? "" : off,
      on: on.split("/")[0].replace(/^0$/, ""),
      condition: condition === "." ? undefined : new RegExp(`${condition}$`, "u"),
    };
    rules.set(flag, [...(rules.get(flag) ?? []), rule]);
  }
  return rules;
}

/** The forms of a word, each with the name of its ending; in Czech also negated ones. */
function formsOf(word, flags, suffixes, negates) {
  const forms = new Map([[word, ""]]);
  for (const flag of flags)
    for (const { off, on, condition } of suffixes.get(flag) ?? []) {
      if (!word.endsWith(off) || (condition && !condition.test(word))) continue;
      const form = word.slice(0, word.length - off.length) + on;
      if (!forms.has(form)) forms.set(form, `${flag} ${off.slice(-2)} ${on}`);
    }
  if (negates && flags.includes("N"))
    for (const [form, ending] of [...forms])
      if (!forms.has(`ne${form}`)) forms.set(`ne${form}`, `ne ${ending}`);
  return forms;
}
