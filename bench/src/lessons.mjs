/**
 * The lessons of "Solve your first cube": words that are read before the first turn, moves written as letters among them, and keys with
 * letters on the screen of the exercise. Before: the same count at commit 9c11f11a, whose texts had one paragraph a lesson.
 */
import { listLanguages, textsOn } from "../../apps/web/scripts/coverage.mjs";

const LESSONS = ["turns", "cross", "corners", "middle", "yellow-cross", "yellow-top", "order"];
const PARTS = ["name", "idea", "watch", "do"];
/** Counted by the functions below from name, idea and task; 18 keys stood under every cube. */
const BEFORE = {
  words: [46, 37, 37, 45, 51, 37, 36],
  letters: [6, 0, 6, 8, 14, 7, 0],
  keys: 18,
};

export const title = "Lessons: words and letters before the first turn";

export async function run() {
  const texts = Object.fromEntries(
    listLanguages().map((language) => [language, textsOn(language, "course")]),
  );
  return LESSONS.map((lesson, i) => {
    /** @param {string} language */
    const read = (language) => PARTS.map((part) => texts[language][`${lesson}-${part}`] ?? "").join(" ");
    return {
      lesson,
      "words before": BEFORE.words[i],
      "words now": wordsIn(read("en")),
      "most, of languages with blanks": Math.max(
        ...Object.keys(texts)
          .filter((language) => !["ja", "zh"].includes(language))
          .map((language) => wordsIn(read(language))),
      ),
      "letters before": BEFORE.letters[i],
      "letters now, of all languages": Math.max(...Object.keys(texts).map((one) => lettersIn(read(one)))),
      "keys before": BEFORE.keys,
      "keys now": 0,
    };
  });
}

/** @param {string} text */
export function wordsIn(text) {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** Moves in notation. @param {string} text */
export function lettersIn(text) {
  return (text.match(/(?<![\p{L}\p{N}'])[URFDLB](?:2|')?(?![\p{L}\p{N}’])/gu) ?? []).length;
}
