import { Cube } from "@cubegram/core";
import { expect, test } from "vitest";
import { listLanguages, textsOn } from "../../../scripts/coverage.mjs";
import { PAGES, parseLink, printLink } from "../../shell/link.ts";
import { ALL, STATES, TOPICS } from "./topics.ts";

/** What is not of a topic. */
const SHARED = ["lead", "all", "print", "topics", "next", "go"];

const english = textsOn("en", "help");

test("the help has a title and every paragraph for each topic, and nothing else", () => {
  const needed = TOPICS.flatMap(({ id, paragraphs }) => [
    id,
    ...Array.from({ length: paragraphs }, (_, i) => `${id}-${i + 1}`),
  ]);
  expect(Object.keys(english).sort()).toEqual([...SHARED, ...needed].sort());
});

test.each(listLanguages())("the help in %s is short, and in its own words", (language) => {
  for (const [key, text] of Object.entries(textsOn(language, "help"))) {
    expect(text.length, key).toBeLessThanOrEqual(270);
    if (language !== "en") expect(text, key).not.toBe(english[key]);
  }
});

test("the texts are in the order of the topics, as the documentation lists them", () => {
  expect(Object.keys(english).filter((key) => `${key}-1` in english)).toEqual(TOPICS.map(({ id }) => id));
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
