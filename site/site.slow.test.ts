/** The built documentation site: every link leads somewhere, nothing comes from other hosts, and every page has its Markdown twin. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { writtenPages } from "./pages.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "site/dist");
let pages: string[] = [];

beforeAll(() => {
  // Fails on a dead link.
  execFileSync(process.execPath, [join(root, "site/build.mjs")], { stdio: "pipe" });
  pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
});

const read = (name: string) => readFileSync(join(dist, name), "utf8");

test("there is a page for every front door, and a twin in Markdown for every page", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8"));
  const doors = Object.keys(exports)
    .filter((path) => /^\.\/\w+$/.test(path))
    .map((path) => `api/core-${path.slice(2)}.html`);
  expect(doors.length).toBeGreaterThan(10);
  expect(pages).toEqual(expect.arrayContaining(["index.html", "api/core.html", "api/player.html", ...doors]));
  for (const page of pages) expect(existsSync(join(dist, page.replace(/html$/, "md"))), page).toBe(true);
  for (const [, path] of read("llms.txt").matchAll(/\]\((.*?)\)/g))
    expect(existsSync(join(dist, path)), path).toBe(true);
});

test("every page of docs is on the site", () => {
  const written = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  expect(written.length).toBeGreaterThan(100);
  const sources = new Set(writtenPages().map(({ source }) => source));
  expect(written.filter((name) => !sources.has(`docs/${name}`))).toEqual([]);
});

test("no page loads anything from elsewhere or runs an inline script", () => {
  for (const page of pages) {
    const html = read(page);
    expect(html, page).not.toMatch(/<(?:script|img|link|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//);
    expect(html, page).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
    expect(html, page).toContain("default-src &#39;none&#39;".replaceAll("&#39;", "'"));
  }
});

test("the API of the door has its docstrings and links to types", () => {
  const html = read("api/core-solve.html");
  expect(html).toContain('id="solve"');
  expect(html).toMatch(/<a href="\.\.\/api\/core-solve\.html#solveoptions">SolveOptions<\/a>/);
});

test("the search knows every page", () => {
  const entries = JSON.parse(read("search.json")) as { url: string }[];
  const known = new Set(entries.map(({ url }) => url.split("#")[0]));
  expect(pages.filter((page) => !known.has(page))).toEqual([]);
});
