/**
 * The public surface, by room: every name and signature is written down in `api/`, so that a change of it is seen in review.
 * `npx vitest run --project fast packages/core/test/public-api -u` writes it again. Every export says what it is, and the examples
 * in docstrings are run.
 */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ENTRIES, load, type PublicName, publicNames } from "./public-api.ts";
import { inEachRun } from "./samples.ts";

test("every method of Cube that refuses something says so", () => {
  const source = readFileSync(new URL("../src/cube.ts", import.meta.url), "utf8");
  const methods = [
    ...source.matchAll(
      /(?<doc>\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)? {2}(?:static )?(?<name>\w+)\((?<body>[\s\S]*?)\n {2}\}\n/g,
    ),
  ];
  expect(methods.length).toBeGreaterThan(15);
  const silent = methods.filter(
    ({ groups }) =>
      /\bthrow |readAlg\(|unwrap\(|stateCount\(|solvedState\(n|cubiesOf\(/.test(groups!.body) &&
      !/@throws/.test(groups!.doc ?? ""),
  );
  expect(silent.map(({ groups }) => groups!.name)).toEqual([]);
});

describe.each(ENTRIES)("%s", (room, types) => {
  const names = publicNames(types);

  test("its surface is the one that is written down", async () => {
    const text = names.map(({ declaration }) => declaration).join("\n");
    await expect(`${text}\n`).toMatchFileSnapshot(`./api/${room}.txt`);
  });

  test("every value that it offers is among the names that were read", async () => {
    const known = new Set(names.map(({ name }) => name));
    expect(Object.keys(await load(room)).filter((name) => !known.has(name))).toEqual([]);
  });

  test("every export says what it is, every function shows an example, and says what it throws", () => {
    expect(names.filter(({ doc }) => doc === "").map(({ name }) => name)).toEqual([]);
    const functions = names.filter(({ declaration }) => /^(?:function|class) /.test(declaration));
    expect(functions.filter(({ doc }) => !doc.includes("@example")).map(({ name }) => name)).toEqual([]);
    const silent = functions.filter(({ name, doc }) => throwsItself(name) && !doc.includes("@throws"));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  const examples = names.flatMap((name) => examplesOf(name).map((code) => [name.name, code] as const));
  if (examples.length > 0)
    // A password's key takes seconds.
    test.each(
      inEachRun(
        examples,
        examples.filter(([name]) => !["messageKey", "writeLetters"].includes(name)),
      ),
    )("example of %s", async (_, code) => {
      await runExample(code, { ...(await load("index")), ...(await load(room)) });
    });
});

/** What stands behind `@example`, up to the next tag. */
function examplesOf({ doc }: PublicName): string[] {
  return [...doc.matchAll(/@example\s([\s\S]*?)(?=\n@|$)/g)].map(([, code]) => code.trim());
}

const sources = readdirSync(new URL("../src", import.meta.url), { recursive: true, encoding: "utf8" })
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8"))
  .join("\n");

/** Whether an exported function refuses something in its own body, not only in one that it calls. */
function throwsItself(name: string): boolean {
  const body =
    new RegExp(`^export (?:async )?function\\*? ${name}\\b[\\s\\S]*?\\n}$`, "m").exec(sources)?.[0] ?? "";
  const own = body.replaceAll(/\n {2}(?:async )?function[\s\S]*?\n {2}\}/g, "");
  return /^ {2,4}(?:if .*)?(?:throw |check[A-Z]\w+\()/m.test(own);
}

/** Runs an example; a line `expression; // → value` must evaluate to that value, compared as String(value). */
async function runExample(code: string, names: Record<string, unknown>): Promise<void> {
  const imported = [...code.matchAll(/^import \{(.*)\}/gm)].flatMap(([, list]) =>
    list.split(",").map((name) => name.trim()),
  );
  const body = code
    .replaceAll(/^import (\{.*\}) from "@cubegram\/core\/(\w+)";$/gm, 'const $1 = await load("$2");')
    .replaceAll(/^(.*?);?[ \t]*\/\/ (?:→ )?(.*)$/gm, (_, statement: string, value: string) => {
      const declared = /^\s*(?:const|let) (\w+) =/.exec(statement);
      const shown = JSON.stringify(value);
      return declared ? `${statement}; check(${declared[1]}, ${shown});` : `check((${statement}), ${shown});`;
    });
  const check = (got: unknown, value: string) => expect(String(got)).toBe(value);
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...args: unknown[]) => unknown;
  const used = Object.keys(names).filter((name) => name !== "default" && !imported.includes(name));
  await new AsyncFunction("check", "load", ...used, body)(check, load, ...used.map((name) => names[name]));
}
