/** Readers of the corpora: each takes a package folder and gives plain paragraphs of text. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** Left out entirely: rude, dated, or drawings. */
const UNWANTED = /\/(off|art|ascii-art|ethnic|translate-me)(\/|$)/;

/** Every file below a folder whose path matches, in path order. */
export function filesBelow(folder, pattern) {
  const found = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)
      found.push(...filesBelow(path, pattern));
    else if (pattern.test(path)) found.push(path);
  }
  return found;
}

/** Fortune files: entries between lines of a single `%`; an attribution (`-- someone`) is left out. */
export function fortunes(folder, pattern) {
  const entries = [];
  for (const path of filesBelow(folder, pattern)) {
    if (UNWANTED.test(path)) continue;
    const text = new TextDecoder().decode(readFileSync(path));
    for (const entry of text.split(/^%\s*$/m)) {
      const kept = entry.replace(/\s+--\s.*$/s, "").replace(/\[[^\]]*\]/g, " ");
      entries.push(...kept.split(/\n\s*\n/));
    }
  }
  return entries;
}

/** Pairs [original, translation] of a GNU .mo catalog. */
export function catalogue(path) {
  const bytes = readFileSync(path);
  const big = bytes.readUInt32BE(0) === 0x950412de;
  const word = (at) => (big ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  const string = (table, index) => {
    const length = word(table + 8 * index);
    const start = word(table + 8 * index + 4);
    return bytes.toString("utf8", start, start + length);
  };
  const pairs = [];
  for (let i = 0; i < word(8); i++) pairs.push([string(word(12), i), string(word(16), i)]);
  return pairs;
}

/** Translations into one language, or the originals for "en" (from the German catalogs, which are complete). */
export function catalogues(folder, language) {
  const place = language === "en" ? "de" : language;
  const texts = [];
  for (const path of filesBelow(folder, new RegExp(`/${place}/LC_MESSAGES/[^/]*\\.mo$`)))
    for (const [original, translation] of catalogue(path)) {
      if (original === "") continue;
      const source = original
        .split("\x04")
        .pop()
        .replace(/^[^^]*\^/, "");
      if (language === "en") texts.push(...source.split("\0"));
      else if (translation !== source) texts.push(...translation.split("\0"));
    }
  return texts;
}

/** Dialogues of Fish Fillets: `dialogId("id", "font", "text")` for English, `dialogStr("text")` for others. */
export function fillets(folder, language) {
  const call =
    language === "en" ? /dialogId\(.*?"((?:[^"\\]|\\.)*)"\)/g : /dialogStr\("((?:[^"\\]|\\.)*)"\)/g;
  const texts = [];
  for (const path of filesBelow(folder, new RegExp(`dialogs_${language}\\.lua$`)))
    for (const match of readFileSync(path, "utf8").matchAll(call))
      texts.push(match[1].replace(/\\(.)/g, "$1"));
  return texts;
}

/** Hedgewars: `["english"] = "translation"`. */
export function hedgewars(folder, language) {
  const place = language === "en" ? "de" : language;
  const texts = [];
  for (const path of filesBelow(folder, new RegExp(`Locale/${place}\\.lua$`)))
    for (const match of readFileSync(path, "utf8").matchAll(
      /^\s*\["((?:[^"\\]|\\.)*)"\]\s*=\s*"((?:[^"\\]|\\.)*)"/gm,
    ))
      texts.push((language === "en" ? match[1] : match[2]).replace(/\\n/g, " ").replace(/\\(.)/g, "$1"));
  return texts;
}

/** Endless Sky: quoted or back-quoted strings of a sentence's length in its data files. */
export function endlessSky(folder) {
  const texts = [];
  for (const path of filesBelow(folder, /endless-sky\/data\/.*\.txt$/))
    for (const match of readFileSync(path, "utf8").matchAll(/`([^`\n]*)`|"([^"\n]*[a-z] [^"\n]*[.!?])"/g))
      texts.push(match[1] ?? match[2]);
  return texts;
}

/** The German–English dictionary of TU Chemnitz: its example sentences, one side. */
export function ding(folder, language) {
  const texts = [];
  for (const path of filesBelow(folder, /trans\/de-en$/))
    for (const line of readFileSync(path, "utf8").split("\n")) {
      if (line.startsWith("#")) continue;
      const side = line.split(" :: ")[language === "de" ? 0 : 1] ?? "";
      for (const part of side.split(/[|;]/)) {
        const text = part.replace(/\{[^}]*\}|\[[^\]]*\]|\([^)]*\)|\/[^/]*\//g, "").trim();
        if (/^\p{Lu}.*[.!?]$/u.test(text)) texts.push(text);
      }
    }
  return texts;
}

/** WordNet: the quoted examples in the glosses. */
export function wordnetExamples(folder) {
  const texts = [];
  for (const path of filesBelow(folder, /data\.(noun|verb|adj|adv)$/))
    for (const match of readFileSync(path, "utf8").matchAll(/; "([^"\n]+)"/g)) texts.push(match[1]);
  return texts;
}

/** FreeDict (dictzip): the translations, which follow the headword's line. */
export function freedict(folder, script) {
  const texts = [];
  for (const path of filesBelow(folder, /\.dict\.dz$/))
    for (const line of gunzipSync(readFileSync(path)).toString("utf8").split("\n"))
      for (const part of line.split(/[;,]/)) if (script.test(part)) texts.push(part.replace(/^[\d.\s]+/, ""));
  return texts;
}

/** The novel from which Faker for PHP makes sample text in a language: its paragraphs. */
export function fakerNovel(folder, place) {
  return filesBelow(folder, new RegExp(`Provider/${place}/Text\\.php$`)).flatMap((path) => {
    const [, text = ""] = readFileSync(path, "utf8").split(/<<<'EOT'\n|\nEOT;/);
    return text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, " "));
  });
}
