/** Paragraphs to clean sentences: one spelling of quotes and dashes, no markup, nothing rude, nothing evaluated. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const PLAIN = [
  [/[\u201C\u201D\u201E\u201F]/g, '"'],
  [/[\u2018\u2019\u201A\u201B\u00B4`]/g, "'"],
  [/\u2026/g, "..."],
  [/[\u2010-\u2015]/g, "-"],
  [/[\u00A0\u2007\u202F\t\r\n]+/g, " "],
  [/[\u00AD\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, ""],
];
const MARKUP = /<[^<>]*>|&\w+;|\$\|?[\w.]+|%[sd1-9]/;

/** Sentences of 2 … 400 characters. Lines with program text or markup are dropped whole. */
export function sentencesOf(paragraph) {
  let text = paragraph;
  for (const [pattern, replacement] of PLAIN) text = text.replace(pattern, replacement);
  text = text
    .replace(/<\/?\w+(=[^>]*)?>/g, "")
    .replace(/ {2,}/g, " ")
    .trim();
  const found = [];
  for (const piece of text.split(/(?<=[.!?]["')\]]?)\s+(?=["'(¿¡\p{Lu}\p{Lo}])|(?<=[。！？][」』]?)/u)) {
    const sentence = piece
      .trim()
      .replace(/^[-*"'(\s]+(?=\p{L})/u, "")
      .replace(/(?<=\p{L}[.!?]?)["')]+$/u, "");
    if (isSentence(sentence)) found.push(sentence);
  }
  return found;
}

function isSentence(text) {
  if (text.length < 2 || text.length > 400 || MARKUP.test(text) || /[\\{}|~_^=]|::|\/\//.test(text))
    return false;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return letters >= 0.65 * [...text].filter((character) => character !== " ").length;
}

/** Everyday words that begin like a rude word of another language. */
const HARMLESS = {
  sv: /^(fick|slut|fart|skit)/,
  id: /^(suka|anjing|negeri|sementara|putar)/,
  fr: /^(retard|nique$)/,
  pt: /^fica/,
  nl: /^vergader/,
  de: /^verga/,
  it: /^(verga$|molest)/,
};

/** Stems of rude words, kept as the first 40 bits of their SHA-256 so that nobody has to read them. */
export function rudeFilter(path, language) {
  const stems = new Set(
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => line && !line.startsWith("#")),
  );
  const known = new Map();
  const hash = (word) => createHash("sha256").update(word).digest("hex").slice(0, 10);
  const isRude = (word) => {
    if (HARMLESS[language]?.test(word)) return false;
    if (stems.has(hash(`=${word}`)) || stems.has(hash(`${language}=${word}`))) return true;
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word)) return hasRudePart(word);
    for (let length = 3; length <= Math.min(10, word.length); length++)
      if (stems.has(hash(word.slice(0, length))) || stems.has(hash(`${language}:${word.slice(0, length)}`)))
        return true;
    return false;
  };
  const hasRudePart = (word) => {
    for (let start = 0; start < word.length; start++)
      for (let length = 1; length <= 4; length++)
        if (stems.has(hash(`*${word.slice(start, start + length)}`))) return true;
    return false;
  };
  return (text) => {
    for (const word of text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []) {
      if (!known.has(word)) known.set(word, isRude(word));
      if (known.get(word)) return true;
    }
    return false;
  };
}
