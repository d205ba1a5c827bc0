/** The project's prose: Markdown within its width, and no word that was given up. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decisionsIndex, INDEX, lostCitations } from "./decisions.mjs";
import { ERRORS_PAGE, errorsPage } from "./error-codes.mjs";
import { pages, wrap } from "./markdown.mjs";
import { root } from "./setup.mjs";
import { findOldWords, oldWords } from "./words.mjs";

test("Markdown is wrapped at 120 characters (npm run format does it)", () => {
  const long = pages().filter((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return wrap(text) !== text;
  });
  expect(long).toEqual([]);
});

test("the index of decisions lists them all (npm run format does it)", () => {
  expect(wrap(decisionsIndex())).toBe(readFileSync(INDEX, "utf8"));
});

test("a decision is cited by the number of its file, and a section in it as 0258#0189", () => {
  expect(lostCitations()).toEqual([]);
});

test("the page of error codes is the lists of the sources (npm run format does it)", async () => {
  expect(wrap(await errorsPage())).toBe(readFileSync(ERRORS_PAGE, "utf8"));
});

test("old words have not come back (scripts/old-words.txt)", { tags: ["seconds"] }, () => {
  expect(findOldWords()).toEqual([]);
});

test("every old word is one that the pattern finds, and no new word has an old one in it", () => {
  for (const { pattern, instead } of oldWords().words) expect(instead).not.toMatch(pattern);
});

const LONG = "word ".repeat(40).trim();

test("wrapping splits paragraphs, items and quotations, each at its own indent", () => {
  expect(
    wrap(LONG)
      .split("\n")
      .map((line) => line.length),
  ).toEqual([119, 79]);
  expect(wrap(`- ${LONG}`)).toMatch(/^- word[^\n]*\n {2}word[^\n]*$/);
  expect(wrap(`> ${LONG}`)).toMatch(/^> word[^\n]*\n> word[^\n]*$/);
  expect(wrap(wrap(LONG))).toBe(wrap(LONG));
});

test("wrapping leaves code, tables, headings and hard breaks as they are", () => {
  for (const text of [
    `\`\`\`\n${LONG}\n\`\`\``,
    `| ${LONG} |`,
    `# ${LONG}`,
    `    ${LONG}`,
    `${LONG}  \nnext`,
  ]) {
    expect(wrap(text)).toBe(text);
  }
});

test("no line begins with what would start a list or a heading, and code keeps its blanks", () => {
  const start = "word ".repeat(23);
  expect(wrap(`${start}one - two ${LONG}`)).not.toMatch(/\n- /);
  expect(wrap(`${start}year 1. two ${LONG}`)).not.toMatch(/\n1\. /);
  expect(wrap(`${start}\`a b c\` ${LONG}`)).toMatch(/\n`a b c`/);
});
