/**
 * The public surface, by room: every name and signature is written down in `api/`, so that a change of it is seen in review.
 * `npx vitest run --project fast packages/core/test/public-api -u` writes it anew. Every export says what it is, and the examples
 * in docstrings are run.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type PublicName, publicNames } from "./public-api.ts";

const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  exports: Record<string, { readonly types: string } | string | null>;
};

/** Rooms whose surface is not settled: it may change without being written down. */
const UNSETTLED: readonly string[] = [];

const ENTRIES: [room: string, types: string][] = Object.entries(exports).flatMap(([path, target]) =>
  typeof target === "object" && target !== null
    ? [[path === "." ? "index" : path.slice(2), target.types.replace("./dist/", "")] as [string, string]]
    : [],
);

/** Rooms whose every export has a docstring. The others are on their way here. */
const DOCUMENTED = [
  "archive",
  "cubecode",
  "diagnosis",
  "fewest",
  "message",
  "models",
  "notation",
  "order",
  "perm",
  "secret",
  "solve",
  "state",
  "worker",
];

const load = (room: string) =>
  import(/* @vite-ignore */ room === "index" ? "@cubegram/core" : `@cubegram/core/${room}`) as Promise<
    Record<string, unknown>
  >;

describe.each(ENTRIES)("%s", (room, types) => {
  const names = publicNames(types);

  test.skipIf(UNSETTLED.includes(room))("its surface is the one that is written down", async () => {
    const text = names.map(({ declaration }) => declaration).join("\n");
    await expect(`${text}\n`).toMatchFileSnapshot(`./api/${room}.txt`);
  });

  test("every value that it offers is among the names that were read", async () => {
    const known = new Set(names.map(({ name }) => name));
    expect(Object.keys(await load(room)).filter((name) => !known.has(name))).toEqual([]);
  });

  test.runIf(DOCUMENTED.includes(room))("every export says what it is", () => {
    expect(names.filter(({ doc }) => doc === "").map(({ name }) => name)).toEqual([]);
  });

  const examples = names.flatMap((name) => examplesOf(name).map((code) => [name.name, code] as const));
  if (examples.length > 0)
    test.each(examples)("example of %s", async (_, code) => {
      await runExample(code, { ...(await load("index")), ...(await load(room)) });
    });
});

/** What stands behind `@example`, up to the next tag. */
function examplesOf({ doc }: PublicName): string[] {
  return [...doc.matchAll(/@example\s([\s\S]*?)(?=\n@|$)/g)].map(([, code]) => code.trim());
}

/** Runs an example; a line `expression; // → value` must evaluate to that value, compared as String(value). */
async function runExample(code: string, names: Record<string, unknown>): Promise<void> {
  const body = code.replaceAll(/^(.*?);?[ \t]*\/\/ (?:→ )?(.*)$/gm, (_, statement: string, value: string) => {
    const declared = /^\s*(?:const|let) (\w+) =/.exec(statement);
    const shown = JSON.stringify(value);
    return declared ? `${statement}; check(${declared[1]}, ${shown});` : `check((${statement}), ${shown});`;
  });
  const check = (got: unknown, value: string) => expect(String(got)).toBe(value);
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...args: unknown[]) => unknown;
  const used = Object.keys(names).filter((name) => name !== "default");
  await new AsyncFunction("check", ...used, body)(check, ...used.map((name) => names[name]));
}
