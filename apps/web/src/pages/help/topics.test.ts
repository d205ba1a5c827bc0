import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Cube } from "@cubegram/core";
import { describe, expect, test } from "vitest";
import { PAGES, parseLink, printLink } from "../../app/link.ts";
import { ALL, STATES, TOPICS } from "./topics.ts";

const folder = fileURLToPath(new URL("../../languages/", import.meta.url));
const LANGUAGES = readdirSync(folder).filter((name) => !name.includes("."));
const textsOf = async (language: string): Promise<Readonly<Record<string, string>>> =>
  (await import(`../../languages/${language}/help.ts`)).default;

/** What is not of a topic. */
const SHARED = ["lead", "all", "print", "topics", "next", "go"];

describe.each(LANGUAGES)("the help in %s", (language) => {
  test("has a title and every paragraph for each topic, and nothing else", async () => {
    const needed = TOPICS.flatMap(({ id, paragraphs }) => [
      id,
      ...Array.from({ length: paragraphs }, (_, i) => `${id}-${i + 1}`),
    ]);
    expect(Object.keys(await textsOf(language)).sort()).toEqual([...SHARED, ...needed].sort());
  });

  test("is short, and in its own words", async () => {
    const [texts, english] = await Promise.all([textsOf(language), textsOf("en")]);
    for (const [key, text] of Object.entries(texts)) {
      expect(text.length, key).toBeLessThanOrEqual(270);
      if (language !== "en") expect(text, key).not.toBe(english[key]);
    }
  });
});

test("the texts are in the order of the topics, as the documentation lists them", async () => {
  const texts = await textsOf("en");
  expect(Object.keys(texts).filter((key) => `${key}-1` in texts)).toEqual(TOPICS.map(({ id }) => id));
});

test("pictures belong to paragraphs that are there, and pages exist", () => {
  for (const { paragraphs, pictures, page } of TOPICS) {
    for (const n of Object.keys(pictures ?? {})) expect(Number(n)).toBeLessThanOrEqual(paragraphs);
    if (page) expect(PAGES).toContain(page);
  }
});

test("every topic has an address that leads back to it", () => {
  for (const topic of [...TOPICS.map(({ id }) => id), ALL]) {
    const link = printLink("help", { topic });
    expect(link).toBe(`#/help/${topic}`);
    expect(parseLink(link)).toMatchObject({ page: "help", parameters: { topic } });
  }
  expect(printLink("help")).toBe("#/help");
  for (const link of ["#/help", "#/help/", "help"]) expect(parseLink(link).page).toBe("help");
  for (const link of ["#/helpless", "#/help/a/b", "#/help/%3Cscript%3E", "#/write/hold"])
    expect(parseLink(link).page).toBe(PAGES[0]);
});

test("the number of states is the cube's", () => {
  expect(STATES).toBe(Cube.count(3));
});
