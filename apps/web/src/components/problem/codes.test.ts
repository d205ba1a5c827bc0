import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FAULT_CODES } from "@cubegram/core/diagnosis";
import { expect, test } from "vitest";
import english from "../../languages/en/problem.ts";
import { PROBLEM_TEXTS, problemTextOf } from "./codes.ts";

const core = fileURLToPath(new URL("../../../../../packages/core/src/", import.meta.url));

/** Every `code: "…"` in the core's sources but the languages' (`code: "de"`) and the cases of a lesson, and those that are passed on by name. */
function codesOfCore(): Set<string> {
  const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      name.endsWith(".ts") && !name.endsWith(".test.ts") && !/languages\.ts$|solve\/layers\//.test(name),
  );
  const codes = new Set<string>(FAULT_CODES);
  for (const file of files) {
    const source = readFileSync(core + file, "utf8");
    for (const [, code] of source.matchAll(/\bcode: "([a-z-]+)"/g)) codes.add(code);
    // Unions of codes, and lists of them.
    for (const [, list] of source.matchAll(/(?:ProblemCode =|_PROBLEMS = \[)([^;\]]*)/g))
      for (const [, code] of list.matchAll(/"([a-z-]+)"/g)) codes.add(code);
  }
  return codes;
}

test("every code that the core can raise is told in words", () => {
  const codes = codesOfCore();
  // As many as there were when this was written, or the search has gone blind.
  expect(codes.size).toBeGreaterThan(85);
  expect([...codes].filter((code) => !Object.hasOwn(PROBLEM_TEXTS, code))).toEqual([]);
});

test("every sentence is some code's, and an unknown code has one, too", () => {
  const { details, ...sentences } = english;
  expect(details).not.toBe("");
  expect(Object.keys(sentences).sort()).toEqual([...new Set(Object.values(PROBLEM_TEXTS))].sort());
  expect(["constructor", "", "new-one"].map(problemTextOf)).toEqual(["bug", "bug", "bug"]);
});
