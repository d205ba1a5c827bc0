import { ERROR_CODES } from "@cubegram/core/errors";
import { expect, test } from "vitest";
import { textsOn } from "../../../scripts/coverage.mjs";
import { APP_TEXTS, PROBLEM_TEXTS, problemTextOf } from "./codes.ts";

test("every code that the core can raise is told in words, and no other", () => {
  expect(Object.keys(PROBLEM_TEXTS).sort()).toEqual(Object.keys(ERROR_CODES).sort());
});

test("every sentence is some code's, and an unknown code has one, too", () => {
  const { details, ...sentences } = textsOn("en", "problem");
  expect(details).not.toBe("");
  const told = Object.keys(sentences).filter((key) => !key.startsWith("moves-"));
  expect(told.sort()).toEqual(
    [...new Set([...Object.values(PROBLEM_TEXTS), ...Object.values(APP_TEXTS)])].sort(),
  );
  expect(problemTextOf("part-missing")).toBe("part-missing");
  expect(["constructor", "", "new-one"].map(problemTextOf)).toEqual(["bug", "bug", "bug"]);
});
