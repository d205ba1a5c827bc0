/**
 * Markdown is wrapped at 120 characters: `node scripts/markdown.mjs` does it. Only paragraphs, list items and quotations with a line
 * that is too long are touched: code, tables, headings and link definitions stay as they are.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { filesOf, root } from "./setup.mjs";

const WIDTH = 120;
const ITEM = /^(\s*(?:[-*+]|\d+[.)])\s+)(.*)$/;
const QUOTE = /^(\s*>\s?)(.*)$/;
/** A line that begins like this would not be read as the middle of a paragraph. */
const BEGINS_A_BLOCK = /^(?:[-*+>|#=]|\d+[.)]$|```|~~~)/;
const STANDS_ALONE = /^\s*(?:#{1,6}\s|\||<|\[[^\]]+\]:|[-*_=]{3,}\s*$)/;

/** @param {string} text */
const width = (text) => [...text].length;

/**
 * Words between which a line may break: code in backticks keeps its blanks, and a word that would begin a block stays with the one before it.
 * @param {string} text
 */
function words(text) {
  /** @type {string[]} */
  const found = [];
  for (const word of text.match(/(?:`+[^`]*`+|\S)+/g) ?? []) {
    if (found.length > 0 && BEGINS_A_BLOCK.test(word)) found.push(`${found.pop()} ${word}`);
    else found.push(word);
  }
  return found;
}

/**
 * @param {string} text one paragraph
 * @param {string} first what its first line begins with
 * @param {string} rest what every other line begins with
 */
function fill(text, first, rest) {
  const lines = [];
  let line = first;
  let empty = true;
  for (const word of words(text)) {
    if (!empty && width(line) + 1 + width(word) > WIDTH) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}

/**
 * The text with every paragraph within the width.
 * @param {string} text
 */
export function wrap(text) {
  /** @type {string[]} */
  const out = [];
  /** @type {{ lines: string[], first: string, rest: string } | undefined} */
  let block;
  let fence = "";
  const close = () => {
    if (block === undefined) return;
    const { lines, first, rest } = block;
    block = undefined;
    const bodies = lines.map((line, k) => line.slice((k === 0 ? first : rest).length).trim());
    const broken = lines.some((line) => / {2}$/.test(line));
    if (broken || lines.every((line) => width(line) <= WIDTH)) out.push(...lines);
    else out.push(...fill(bodies.join(" "), first, rest));
  };
  for (const line of text.split("\n")) {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (fence !== "" || mark !== undefined) {
      close();
      out.push(line);
      if (fence === "") fence = mark ?? "";
      else if (mark?.startsWith(fence)) fence = "";
      continue;
    }
    const item = ITEM.exec(line);
    const quote = QUOTE.exec(line);
    const indented = block === undefined && /^ {4}/.test(line) && item === null;
    if (line.trim() === "" || STANDS_ALONE.test(line) || indented) {
      close();
      out.push(line);
    } else if (item !== null) {
      close();
      block = { lines: [line], first: item[1], rest: " ".repeat(item[1].length) };
    } else if (quote !== null && block?.rest !== quote[1]) {
      close();
      block = { lines: [line], first: quote[1], rest: quote[1] };
    } else if (block === undefined) {
      const indent = /^\s*/.exec(line)?.[0] ?? "";
      block = { lines: [line], first: indent, rest: indent };
    } else {
      block.lines.push(quote === null ? block.rest + line.trimStart() : line);
    }
  }
  close();
  return out.join("\n");
}

/** Paths of the project's own pages. */
export const pages = () => filesOf("*.md");

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const path of pages()) {
    const text = readFileSync(join(root, path), "utf8");
    const wrapped = wrap(text);
    if (wrapped !== text) writeFileSync(join(root, path), wrapped);
  }
