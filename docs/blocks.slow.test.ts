/**
 * Every ```js block in README and docs runs, so they cannot rot. A line `expression; // → value` must evaluate to
 * that value: compared as String(value), or as JSON for arrays and objects. Blocks of one page run separately.
 * Blocks of other languages: shell-blocks.slow.test.ts, examples, and the player's docs.browser.ts.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { inEachRun } from "../packages/core/test/samples.ts";
import { codeBlocks } from "./code-blocks.mjs";
import { tellValues } from "./tell-values.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Imports become dynamic imports of the sources; `x; // → v` becomes a recorded check. */
function prepare(code: string): string {
  const imported = code
    .replace(/^import \* as (\w+) from "([^"]+)";?$/gm, 'const $1 = await load("$2");')
    .replace(/^import \{([^}]+)\} from "([^"]+)";?$/gm, (_, names: string, from: string) => {
      return `const {${names.replaceAll(" as ", ": ")}} = await load("${from}");`;
    });
  return tellValues(imported, (value, expected) => `check(${value}, ${JSON.stringify(expected)})`);
}

function show(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    if (Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value))
      return JSON.stringify(value, (_, item) => (typeof item === "bigint" ? String(item) : item));
    if (ArrayBuffer.isView(value)) return JSON.stringify(Array.from(value as unknown as number[]));
  }
  return String(value);
}

/** Written by people: spaces, quotes and a BigInt's n do not matter. */
const plain = (text: string) => text.replaceAll(/\s|"/g, "").replaceAll(/\b(\d+)n\b/g, "$1");

/** Where a reader has the package; anything but its entries is loaded as it was built. */
const INSTALLED = "./node_modules/@cubegram/core/dist/";

async function load(specifier: string): Promise<unknown> {
  if (specifier.startsWith(INSTALLED))
    return import(/* @vite-ignore */ join(root, "packages/core/dist", specifier.slice(INSTALLED.length)));
  const door = specifier.replace(/^@cubegram\/core\/?/, "");
  if (specifier === door) return import(/* @vite-ignore */ specifier);
  return import(/* @vite-ignore */ join(root, "packages/core/src/doors", `${door || "index"}.ts`));
}

const blocks = codeBlocks("js");
/** In `npm test` the first of each page. */
const few = blocks.filter(({ where }, i) => pageOf(where) !== pageOf(blocks[i - 1]?.where));

function pageOf(where = ""): string {
  return where.split(":")[0];
}

describe("code in README and docs", () => {
  test("there is some", () => {
    expect(few.length).toBeGreaterThan(5);
  });

  test("all of it runs where the packages are installed: nothing else in this repository is imported", () => {
    const local = blocks.flatMap(({ code }) => [...code.matchAll(/^import .* from "(\.[^"]*)"/gm)]);
    expect(local.map(([, path]) => path).filter((path) => !path.startsWith(INSTALLED))).toEqual([]);
  });

  test.each(inEachRun(blocks, few).map(({ where, code }) => [where, code] as const))(
    "%s runs as written",
    async (_, code) => {
      const AsyncFunction = (async () => {}).constructor as new (
        ...parts: string[]
      ) => (...args: unknown[]) => Promise<void>;
      const run = new AsyncFunction("load", "check", prepare(code));
      await run(load, (value: unknown, expected: string) => expect(plain(show(value))).toBe(plain(expected)));
    },
  );
});
