/** The list of error codes against the sources: every code that is raised is in it, and none that is not. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FAULT_CODES } from "@cubegram/core/diagnosis";
import { ERROR_CODES } from "@cubegram/core/errors";
import { describe, expect, test } from "vitest";

const core = fileURLToPath(new URL("../src", import.meta.url));

/** Codes that are none of errors: those of languages, and the cases of a lesson. */
const OTHER_CODES = /languages\.ts$|solve\/layers\/|error-codes\.ts$/;

function codesOfCore(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (code: string, room: string) => found.set(code, (found.get(code) ?? new Set()).add(room));
  for (const code of FAULT_CODES) add(code, "diagnosis");
  for (const name of readdirSync(core, { recursive: true, encoding: "utf8" })) {
    if (!/\.ts$/.test(name) || /\.test\.ts$/.test(name) || OTHER_CODES.test(name)) continue;
    const source = readFileSync(join(core, name), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    const room = name.replace(/^cube\.ts$/, "Cube").split("/")[0];
    for (const [, code] of source.matchAll(/\bcode: "([a-z-]+)"/g)) add(code, room);
    // Unions of codes, and lists of them.
    for (const [, list] of source.matchAll(/(?:ProblemCode =|_PROBLEMS = \[)([^;\]]*)/g))
      for (const [, code] of list.matchAll(/"([a-z-]+)"/g)) add(code, room);
  }
  return found;
}

describe("the list of error codes", () => {
  const raised = codesOfCore();

  test("has every code that the sources raise, and no other", () => {
    // As many as there were when this was written, or the search has gone blind.
    expect(raised.size).toBeGreaterThan(95);
    expect(Object.keys(ERROR_CODES).sort()).toEqual([...raised.keys()].sort());
  });

  test.each(Object.entries(ERROR_CODES))("%s: its rooms raise it", (code, text) => {
    const [, rooms, meaning] = /^([\w, ]+): (.+[^.])$/.exec(text)!;
    expect(meaning.length).toBeGreaterThan(10);
    const named = rooms.split(", ");
    if (rooms === "all") return;
    // What `search`, `drawing` and `letters` raise comes out at another door, and so do tables.
    const door: Record<string, string> = {
      search: "solve",
      drawing: "sheet",
      letters: "message",
      "tables.ts": "solve",
    };
    const doors = [...raised.get(code)!].map((room) => door[room] ?? room);
    expect(named.filter((room) => !doors.includes(room))).toEqual([]);
    expect(doors.filter((room) => !named.includes(room))).toEqual([]);
  });
});
