/** The texts on which models are judged, never trained on: our own messages (set A), and sentences of others (set B). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, packageFolder } from "../../tools/train-text-model/packages.mjs";

/** Set A: messages of the kind that people put on a cube. */
export function englishMessages() {
  return readFileSync(new URL("english.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);
}

const FILES = [
  ["fortunes-min", "usr/share/games/fortunes/fortunes"],
  ["fortunes-min", "usr/share/games/fortunes/literature"],
  ["tfortunes", "usr/share/games/tfortunes/epigrams/en.tfortunes"],
];

/**
 * Set B: sentences of 8–40 characters from Debian's `fortunes-min` (fortunes, literature) and `tfortunes`, read from the packages at
 * bench time because the licenses of individual quotations are unclear. Distinct ones in order; undefined if the packages are not
 * available.
 */
export function reservedSentences(cache = CACHE) {
  const found = new Set();
  for (const [name, path] of FILES) {
    let folder = "";
    try {
      folder = packageFolder(cache, name);
    } catch {
      return undefined;
    }
    for (const entry of readFileSync(join(folder, path), "utf8").split(/^(?:%|----).*$/m))
      for (const sentence of sentencesOf(entry)) found.add(sentence);
  }
  return [...found];
}

function sentencesOf(entry) {
  const text = entry
    .replace(/\s+--\s.*$/s, "")
    .replace(/^tags:.*$/gim, "")
    .replace(/\s+/g, " ")
    .trim();
  return text
    .split(/(?<=[.!?]["']?)\s+(?=["']?[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= 8 && sentence.length <= 40 && /^["']?[A-Z].*[.!?]["']?$/.test(sentence),
    );
}
