/** The built documentation site: every link leads somewhere, nothing comes from other hosts, and every page has its Markdown twin. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { writtenPages } from "./pages.mjs";
import { distance, find, indexOf } from "./search.js";

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

/** What people type → where they get first. */
const QUERIES = {
  rank: "api/core.html#cube.rank",
  "cube.rank": "api/core.html#cube.rank",
  unrank: "api/core.html#cube.unrank",
  rankCubies: "api/core-codec.html#rankcubies",
  camera: "guide/read.html#by-camera",
  camra: "guide/read.html#by-camera",
  "twisted corner": "guide/read.html#when-the-cube-cannot-exist",
  "flipped edge": "guide/read.html#when-the-cube-cannot-exist",
  "impossible cube": "guide/read.html#when-the-cube-cannot-exist",
  photo: "guide/read.html#from-photographs",
  password: "guide/write.html#passwords",
  pasword: "guide/write.html#passwords",
  mesage: "guide/write.html#write-a-message",
  "check digits": "guide/write.html#check-digits",
  "lost cubes": "guide/files.html#cubes-get-lost",
  solve: "guide/solve.html#solve",
  sovle: "guide/solve.html#solve",
  encodeMessage: "api/core-message.html#encodemessage",
  scramble: "recipes/solver.html#a-random-scramble",
  "hold the cube": "../#/help/hold",
  "found a cube": "../#/help/found",
  classroom: "../#/help/classroom",
  react: "guide/embed.html#react-preact-vue-svelte",
};

test("what people type, misspelled too, leads where they mean", () => {
  const json = read("search.json");
  const index = indexOf(JSON.parse(json));
  const found = Object.keys(QUERIES).map((query) => [query, find(index, query)[0]?.url]);
  expect(Object.fromEntries(found)).toEqual(QUERIES);
  expect(find(index, "qqqqqqqq")).toEqual([]);
  expect(find(index, "")).toEqual([]);
  const keys = Object.keys(QUERIES).flatMap((query) => [...query].map((_, i) => query.slice(0, i + 1)));
  const start = performance.now();
  for (const typed of keys) find(index, typed);
  const ms = (performance.now() - start) / keys.length;
  process.stdout.write(
    `search: ${index.entries.length} sections, ${index.words.size} words, ${gzipSync(json).length} bytes packed, ${ms.toFixed(2)} ms a key\n`,
  );
});

test("distance counts letters that are wrong, missing, too many or exchanged", () => {
  expect(distance("camra", "camera", 2)).toBe(1);
  expect(distance("sovle", "solve", 2)).toBe(1);
  expect(distance("kitten", "sitting", 3)).toBe(3);
  expect(distance("abcdef", "uvwxyz", 2)).toBeGreaterThan(2);
});

test("every page leads to the app, the repository and its neighbors in the order of the menu", () => {
  const { repository } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8"));
  const [menu] = /<nav id="menu"[\s\S]*?<\/nav>/.exec(read("index.html"))!;
  const links = [...menu.matchAll(/<li><a href="([^"]*)"/g)].map(([, href]) => href);
  // The menu names the list of decisions, which comes before them.
  const decisions = pages.filter((name) => /^decisions\/\d/.test(name)).toSorted();
  const inApp = links.filter((href) => href.startsWith("../"));
  expect(inApp.length).toBeGreaterThan(0);
  const order = links
    .filter((href) => !inApp.includes(href))
    .flatMap((href) => (href === "decisions/index.html" ? [href, ...decisions] : [href]));
  expect(order.toSorted()).toEqual(pages.toSorted());
  for (const [i, name] of order.entries()) {
    const html = read(name);
    const up = "../".repeat(name.split("/").length - 1);
    expect(html).toContain(`href="${up}../">App</a>`);
    expect(html).toContain(`href="${repository.url.replace(/^git\+|\.git$/g, "")}">Repository</a>`);
    const steps = [...html.matchAll(/<a href="([^"]*)" rel="(?:prev|next)"/g)].map(([, href]) => href);
    const near = [order[i - 1], order[i + 1]].filter(Boolean);
    expect(steps, name).toEqual(near.map((href) => up + href));
  }
});
