import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ERROR_CODES } from "@cubegram/core/errors";
import { expect, test } from "vitest";
import { COMMAND_ERROR_CODES } from "./error-codes.ts";

const source = fileURLToPath(new URL("..", import.meta.url));

test("the list has every code that the command line raises besides core's, and no other", () => {
  const raised = new Set<string>();
  for (const name of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!/\.ts$/.test(name) || /\.test\.ts$/.test(name)) continue;
    for (const [, code] of readFileSync(join(source, name), "utf8").matchAll(/\bcode: "([a-z][a-z0-9-]+)"/g))
      raised.add(code);
  }
  const own = [...raised].filter((code) => Object.hasOwn(COMMAND_ERROR_CODES, code));
  expect([...raised].filter((code) => !own.includes(code) && !Object.hasOwn(ERROR_CODES, code))).toEqual([]);
  expect(own.sort()).toEqual(Object.keys(COMMAND_ERROR_CODES).sort());
});
