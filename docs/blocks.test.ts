/**
 * Every ```js block in README and docs runs, so they cannot rot. A line `expression; // → value` must evaluate to
 * that value: compared as String(value), or as JSON for arrays and objects. Blocks of one page run separately.
 * Every ```sh block's lines `$ npm start -- …` are run too, and what follows up to the next `$` is the output.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

function pages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist" || entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pages(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

interface Block {
  readonly page: string;
  readonly line: number;
  readonly code: string;
}

function blocksOf(page: string): Block[] {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(/^```js\n([\s\S]*?)^```/gm)].map((match) => ({
    page: relative(root, page),
    line: text.slice(0, match.index).split("\n").length,
    code: match[1],
  }));
}

/** Imports become dynamic imports of the sources; `x; // → v` becomes a recorded check. */
function prepare(code: string): string {
  return code
    .replace(/^import \* as (\w+) from "([^"]+)";?$/gm, 'const $1 = await load("$2");')
    .replace(/^import \{([^}]+)\} from "([^"]+)";?$/gm, (_, names: string, from: string) => {
      return `const {${names.replaceAll(" as ", ": ")}} = await load("${from}");`;
    })
    .replace(/^(.*?);?[ \t]*\/\/ → (.*)$/gm, (_, statement: string, value: string) => {
      const declared = /^\s*(?:const|let) (\w+) =/.exec(statement);
      return declared
        ? `${statement}; check(${declared[1]}, ${JSON.stringify(value)});`
        : `check((${statement}), ${JSON.stringify(value)});`;
    });
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

async function load(specifier: string): Promise<unknown> {
  const door = specifier.replace(/^@cubegram\/core\/?/, "");
  if (specifier === door) return import(/* @vite-ignore */ specifier);
  return import(/* @vite-ignore */ join(root, "packages/core/src/doors", `${door || "index"}.ts`));
}

const blocks = pages(root).flatMap(blocksOf);

describe("code in README and docs", () => {
  test("there is some", () => {
    expect(blocks.length).toBeGreaterThan(5);
  });

  test.each(blocks.map((block) => [`${block.page}:${block.line}`, block] as const))(
    "%s runs as written",
    async (_, block) => {
      const AsyncFunction = (async () => {}).constructor as new (
        ...parts: string[]
      ) => (...args: unknown[]) => Promise<void>;
      const run = new AsyncFunction("load", "check", prepare(block.code));
      await run(load, (value: unknown, expected: string) => expect(plain(show(value))).toBe(plain(expected)));
    },
  );
});
