/** Old words that came back: reads old-words.txt and every file of the project that contains English prose. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf, root } from "./setup.mjs";

const KINDS = /\.(?:md|ts|tsx|mjs|js|css|html)$|\/languages\/en\.json$/;
/** Text that others wrote, and what earlier versions said. */
const FOREIGN = /^tools\/train-text-model\/|^bench\/text\/|^CHANGELOG\.md$|\/assembly\//;

/**
 * @typedef {{ pattern: RegExp, instead: string }} OldWord
 * @returns {{ words: OldWord[], exceptions: string[], allowances: { path: string, words: RegExp }[] }}
 */
export function oldWords() {
  const words = [];
  const exceptions = [];
  const allowances = [];
  for (const line of readFileSync(join(root, "scripts/old-words.txt"), "utf8").split("\n")) {
    const exception = /^except (.+)$/.exec(line);
    const [, path, allowed] = /^allow (\S+) (.+)$/.exec(line) ?? [];
    const [, pattern, instead] = /^(?!#)(\S+)\s+(.+)$/.exec(line) ?? [];
    if (exception) exceptions.push(exception[1]);
    else if (path) allowances.push({ path, words: new RegExp(allowed, "g") });
    else if (pattern) words.push({ pattern: new RegExp(pattern, /[A-Z]/.test(pattern) ? "" : "i"), instead });
  }
  return { words, exceptions, allowances };
}

/** @returns {string[]} `file:line: old word; say …` */
export function findOldWords() {
  const { words, exceptions, allowances } = oldWords();
  const found = [];
  // Nearly every file has none of them, in any case, so one search of the whole file comes first.
  const any = new RegExp(words.map(({ pattern }) => pattern.source).join("|"), "im");
  for (const path of filesOf().filter((path) => KINDS.test(path) && !FOREIGN.test(path))) {
    const text = readFileSync(join(root, path), "utf8");
    if (!any.test(text)) continue;
    for (const [index, written] of text.split("\n").entries()) {
      if (!words.some(({ pattern }) => pattern.test(written))) continue;
      const plain = exceptions.reduce((rest, exception) => rest.replaceAll(exception, ""), written);
      const line = allowances.reduce(
        (rest, allowance) => (path.startsWith(allowance.path) ? rest.replaceAll(allowance.words, "") : rest),
        plain,
      );
      for (const { pattern, instead } of words) {
        const match = pattern.exec(line);
        if (match) found.push(`${path}:${index + 1}: ${match[0]}; say ${instead}`);
      }
    }
  }
  return found;
}
