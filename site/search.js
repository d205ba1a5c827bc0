/**
 * The search of the documentation: which sections a query means. Every word may be misspelled, begun or inside a name
 * (`rank` in `unrankCubies`); what is written exactly so comes first. No DOM, so that tests and the build can call it.
 */

/** @typedef {{ url: string, section: string, page: string, heading: string, text: string }} Entry a section of a page, and the part of the menu that it is in */
/** @typedef {{ entries: readonly Entry[], words: ReadonlyMap<string, ReadonlyMap<number, number>> }} Index word → entry → how much it says there */

/** What a word is worth by the place it stands in. */
const IN_HEADING = 8;
const IN_PAGE = 3;
const IN_TEXT = 1;
/** A heading of five words is less about each of them than a heading of one. */
const perWord = (/** @type {number} */ count) => 1 / Math.sqrt(count);

/** Who searches mostly wants to do something; reasons and decisions come after it. */
const WORTH = /** @type {Record<string, number>} */ ({
  Help: 1.5,
  Guide: 1.5,
  Recipes: 1.3,
  API: 1,
  Types: 0.7,
  Formats: 0.9,
  Mathematics: 0.6,
  Project: 0.6,
  Decisions: 0.3,
});

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** `rankCubies` is also found by each of its words. @param {string} text */
const partsOf = (text) =>
  (text.match(/[\p{L}\p{N}]*\p{Ll}\p{Lu}[\p{L}\p{N}]*/gu) ?? []).flatMap((name) =>
    wordsOf(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")),
  );

/** @param {readonly Entry[]} entries @returns {Index} */
export function indexOf(entries) {
  /** @type {Map<string, Map<number, number>>} */
  const words = new Map();
  /** @param {number} at @param {readonly string[]} found @param {number} weight */
  const add = (at, found, weight) => {
    for (const word of found) {
      const places = words.get(word) ?? new Map();
      words.set(word, places);
      places.set(at, Math.max(places.get(at) ?? 0, weight));
    }
  };
  for (const [at, { page, heading, text }] of entries.entries()) {
    const named = wordsOf(heading);
    add(at, named, IN_HEADING * perWord(named.length));
    add(at, partsOf(heading), IN_HEADING / 2);
    add(at, wordsOf(page), IN_PAGE);
    add(at, wordsOf(text), IN_TEXT);
    add(at, partsOf(text), IN_TEXT / 2);
  }
  return { entries, words };
}

/**
 * The best sections, best first.
 * @param {Index} index
 * @param {string} query
 * @param {number} [most]
 * @returns {Entry[]}
 */
export function find({ entries, words }, query, most = 12) {
  const asked = wordsOf(query);
  /** @type {Map<number, { score: number, known: number }>} */
  const scores = new Map();
  for (const [place, word] of asked.entries()) {
    const here = placesOf(words, word, place === asked.length - 1);
    // A word that is everywhere says little about what is meant.
    const rarity = Math.log(1 + entries.length / (here.size + 1));
    for (const [at, weight] of here) {
      const before = scores.get(at) ?? { score: 0, known: 0 };
      scores.set(at, { score: before.score + weight * rarity, known: before.known + 1 });
    }
  }
  const whole = asked.join(" ");
  return [...scores]
    .map(([at, { score, known }]) => ({
      entry: entries[at],
      score: score * worthOf(entries[at], whole, known / asked.length),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** @param {Entry} entry @param {string} whole the query in plain words @param {number} share of its words that the entry has */
function worthOf({ section, heading, text }, whole, share) {
  const named = wordsOf(heading).join(" ");
  const isExact = named === whole || named.endsWith(` ${whole}`) ? 2 : 1;
  const isSaid = whole.includes(" ") && wordsOf(text).join(" ").includes(whole) ? 1.5 : 1;
  return (WORTH[section] ?? 1) * isExact * isSaid * share ** 3;
}

/**
 * Where a word stands, and how well: as it is, as a beginning, inside a word, or, if it stands nowhere, misspelled.
 * @param {Index["words"]} words
 * @param {string} word
 * @param {boolean} isLast it may still be being typed
 * @returns {ReadonlyMap<number, number>}
 */
function placesOf(words, word, isLast) {
  /** @type {Map<number, number>} */
  const places = new Map();
  /** @param {string} known @param {number} weight */
  const add = (known, weight) => {
    for (const [at, there] of words.get(known) ?? [])
      places.set(at, Math.max(places.get(at) ?? 0, there * weight));
  };
  add(word, 1);
  const stem = word.length > 3 ? word.replace(/(?:s|ed|ing)$/, "") : word;
  for (const known of words.keys()) {
    if (known === word) continue;
    const rest = known.length - word.length;
    if (known.startsWith(word)) add(known, rest < 3 ? 0.8 : isLast ? 0.5 : 0.3);
    else if (stem.length > 2 && known.startsWith(stem) && known.length - stem.length < 4) add(known, 0.6);
    else if (word.length > 3 && known.includes(word)) add(known, 0.2);
  }
  const slips = slipsIn(word);
  if (places.size > 0 || slips === 0) return places;
  for (const known of words.keys()) {
    // A misspelled word may also have an ending, or be one that is still being typed.
    const { length } = word;
    const whole = distance(word, known, slips);
    const begun = Math.min(
      ...[0, 1].map((more) =>
        known.length > length + more ? distance(word, known.slice(0, length + more), slips) : slips + 1,
      ),
    );
    if (whole <= slips) add(known, 0.5 / whole);
    else if (begun <= slips && (isLast || known.length - length < 3)) add(known, 0.4 / begun);
  }
  return places;
}

/** How many letters may be wrong. @param {string} word */
const slipsIn = (word) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * How many letters are wrong, missing, too many or exchanged with the next one; more than `most` need not be exact.
 * @param {string} a
 * @param {string} b
 * @param {number} most
 */
export function distance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  /** @type {number[]} */
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length];
}
