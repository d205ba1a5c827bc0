/** In which of the Latin-script languages a text probably is, by its trigrams, so that few models are loaded. */
import type { Language } from "./languages.ts";
import { TRIGRAMS } from "./trigrams.ts";

/** The trigrams of a text, small letters only, a space for whatever is between words. */
export function trigramsOf(text: string): string[] {
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim()} `;
  const characters = Array.from(plain);
  return characters.slice(2).map((_, index) => characters.slice(index, index + 3).join(""));
}

/** The `count` languages whose frequent trigrams occur most in the text; among equals, the earlier. */
export function likeliest(languages: readonly Language[], text: string, count: number): Language[] {
  const found = trigramsOf(text);
  const scored = languages.map((language, index) => ({
    language,
    index,
    score: scoreOf(language.code, found),
  }));
  scored.sort((a, b) => b.score - a.score || a.index - b.index);
  return scored.slice(0, count).map(({ language }) => language);
}

/** Frequent trigrams count more: the first of the list three times as much as the last. */
function scoreOf(code: string, found: readonly string[]): number {
  const all = Array.from(TRIGRAMS[code] ?? "");
  const rank = new Map<string, number>();
  for (let i = 0; i + 2 < all.length; i += 3) rank.set(all.slice(i, i + 3).join(""), i / 3);
  let score = 0;
  for (const trigram of found) {
    const place = rank.get(trigram);
    if (place !== undefined) score += 480 - 2 * place;
  }
  return score;
}
