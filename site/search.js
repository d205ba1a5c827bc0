/**
 * The search of the documentation: which sections a query means, by MiniSearch over whole sections. Words are compared by their stems
 * (`solving` is `solve`), `rankCubies` is found by each of its words, and a word that stands nowhere is taken as misspelled. The index is
 * made while the site is built. No DOM, so that tests and the build can call it.
 */
import MiniSearch from "minisearch";
import { stemmer } from "stemmer";

/** @typedef {{ url: string, section: string, page: string, heading: string, text: string }} Entry a section of a page, and the part of the menu that it is in */
/** @typedef {import("minisearch").default<Entry>} Index */

/** Who searches mostly wants to do something; reasons and decisions come after it. */
const WORTH = /** @type {Record<string, number>} */ ({
  Help: 1.5,
  Guide: 1.6,
  Recipes: 1.3,
  API: 1,
  Types: 0.7,
  Formats: 0.9,
  Mathematics: 0.25,
  Project: 0.5,
  Decisions: 0.2,
});
/** How much of a section is shown below its heading. */
const SHOWN = 80;

/** Words that are everywhere and mean nothing: a quarter of the index would be about them. */
const COMMON = new Set(
  "a an and are as at be but by for from has have if in into is it its not of on one or so than that the their then there they this to was what when where which with without".split(
    " ",
  ),
);

/** Numbers of up to three digits are measurements, which nobody looks for: a seventh of the words. */
const MEASURED = /^\d{1,3}$/;

/** @param {string} text */
const wordsOf = (text) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !COMMON.has(word) && !MEASURED.test(word),
  );

/** The words inside a name: `rankCubies` → `rank`, `cubies`. @param {string} text */
const partsOf = (text) =>
  (text.match(/[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu) ?? []).flatMap((name) =>
    wordsOf(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")),
  );

/** @type {import("minisearch").Options<Entry>} */
const OPTIONS = {
  idField: "id",
  fields: ["heading", "page", "text"],
  storeFields: ["url", "section", "page", "heading", "text"],
  tokenize: (text) => [...wordsOf(text), ...partsOf(text)],
  processTerm: stemmer,
  searchOptions: {
    tokenize: wordsOf,
    boost: { heading: 3, page: 1 },
    boostDocument: (_id, _term, stored) => WORTH[String(stored?.section)] ?? 1,
  },
};

/** The index as the site keeps it. @param {readonly Entry[]} entries */
export function packedIndex(entries) {
  const index = new MiniSearch({
    ...OPTIONS,
    extractField: (entry, field) => /** @type {any} */ (entry)[field],
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const packed = index.toJSON();
  for (const stored of Object.values(packed.storedFields)) stored.text = String(stored.text).slice(0, SHOWN);
  // A section's number is its own name here, so the list of them is made again where the index is read.
  return JSON.stringify({ ...packed, documentIds: undefined });
}

/** @param {string} packed @returns {Index} */
export function indexOf(packed) {
  const index = JSON.parse(packed);
  const documentIds = Object.fromEntries(Object.keys(index.storedFields).map((id) => [id, Number(id)]));
  return MiniSearch.loadJS({ ...index, documentIds }, OPTIONS);
}

/**
 * The best sections, best first; of each only the beginning of its text.
 * @param {Index} index
 * @param {string} query
 * @param {number} [most]
 * @returns {Entry[]}
 */
export function find(index, query, most = 12) {
  const typed = wordsOf(query);
  const words = typed.map((word, i) => meant(index, word, i === typed.length - 1));
  const whole = stems(words);
  /** @param {import("minisearch").SearchResult} result */
  const worth = ({ score, heading, queryTerms }) => {
    const named = stems(wordsOf(heading));
    const isExact = named === whole || named.endsWith(` ${whole}`) ? 3 : 1;
    return score * isExact * (new Set(queryTerms).size / words.length) ** 2;
  };
  return index
    .search(words.join(" "), { prefix: (_, i) => i === words.length - 1 })
    .map((result) => ({ result, score: worth(result) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ result: { url, section, page, heading, text } }) => ({ url, section, page, heading, text }));
}

/** @param {readonly string[]} words */
const stems = (words) => words.map((word) => stemmer(word)).join(" ");

/**
 * A word as it stands in the documentation: itself, or, if it stands nowhere, with two neighbors exchanged (`sovle`), or else the word
 * of the best section that differs in a letter or two.
 * @param {Index} index
 * @param {string} word
 * @param {boolean} isLast it may still be being typed
 */
function meant(index, word, isLast) {
  /** @param {string} one */
  const isKnown = (one) => index.search(one, { prefix: isLast }).length > 0;
  if (word.length < 4 || isKnown(word)) return word;
  const exchanged = Array.from(
    { length: word.length - 1 },
    (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2),
  );
  const [nearest] = index.search(word, { fuzzy: word.length < 8 ? 1 : 2 });
  return exchanged.find(isKnown) ?? nearest?.terms[0] ?? word;
}
