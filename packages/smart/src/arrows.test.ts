/** The files of this package in reading order: each imports only those before it, and of core only states and geometry. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ORDER = [
  ...["fields", "envelopes", "brand", "codes"],
  ...["gan", "moyu", "qiyi", "gocube", "giiker", "brands"],
  ...["tracker", "simulator"],
  ...["errors", "bluetooth", "address", "link", "smart-cube", "session", "connect", "index"],
];
const OUTSIDE = /^@cubegram\/core\/(geometry|state)$|^@noble\/ciphers\/aes\.js$/;
const folder = new URL(".", import.meta.url);

test("every file has its place", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  expect(files.sort()).toEqual(ORDER.map((name) => `${name}.ts`).sort());
});

test.each(ORDER)("%s imports only what is before it", (name) => {
  const source = readFileSync(new URL(`${name}.ts`, folder), "utf8");
  const targets = [...source.matchAll(/\bfrom "([^"]+)"/g)].map(([, target]) => target);
  const known = ORDER.slice(0, ORDER.indexOf(name)).map((each) => `./${each}.ts`);
  expect(targets.filter((target) => !known.includes(target) && !OUTSIDE.test(target))).toEqual([]);
});
