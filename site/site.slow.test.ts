/** The built documentation site: every link leads somewhere, nothing comes from other hosts, and every page has its Markdown twin. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeRunTest } from "../packages/core/test/samples.ts";
import { writtenPages } from "./pages.mjs";
import { programOf } from "./playground.js";
import { find, indexOf } from "./search.js";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Of its own, since other tests pack and serve what is in site/dist. */
const dist = mkdtempSync(join(tmpdir(), "cubegram-site-"));
afterAll(() => rmSync(dist, { recursive: true }));
let pages: string[] = [];

beforeAll(() => {
  // Fails on a dead link.
  execFileSync(process.execPath, [join(root, "site/build.mjs"), dist], { stdio: "pipe" });
  pages = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".html") && name !== "404.html",
  );
});

const read = (name: string) => readFileSync(join(dist, name), "utf8");

test("there is a page for every front door, and Markdown of every page, of the decisions in the repository", () => {
  const { exports } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8"));
  const doors = Object.keys(exports)
    .filter((path) => /^\.\/\w+$/.test(path))
    .map((path) => `api/core-${path.slice(2)}.html`);
  expect(doors.length).toBeGreaterThan(10);
  expect(pages).toEqual(expect.arrayContaining(["index.html", "api/core.html", "api/player.html", ...doors]));
  const listed = [...read("llms.txt").matchAll(/\]\((.*?)\)/g)].map(([, path]) => path);
  expect(listed).toHaveLength(pages.length);
  for (const path of listed) {
    const inRepository = /\/blob\/main\/(docs\/decisions\/\d{4}.*)$/.exec(path)?.[1];
    expect(existsSync(inRepository ? join(root, inRepository) : join(dist, path)), path).toBe(true);
  }
  const linked = pages.filter((page) => read(page).includes('rel="alternate" type="text/markdown"'));
  for (const page of linked) expect(existsSync(join(dist, page.replace(/html$/, "md"))), page).toBe(true);
});

test("every page of docs is on the site", () => {
  const written = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  expect(written.length).toBeGreaterThan(70);
  const sources = new Set(writtenPages().map(({ source }) => source));
  expect(written.filter((name) => !sources.has(`docs/${name}`))).toEqual([]);
});

test("no page loads anything from elsewhere or runs an inline script", () => {
  for (const page of [...pages, "404.html"]) {
    const html = read(page);
    expect(html, page).not.toMatch(/<(?:script|img|link|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//);
    expect(html, page).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
    expect(html, page).toContain("default-src 'none'; script-src 'self'; ");
  }
});

test("the API of the door has its docstrings and links to types", () => {
  const html = read("api/core-solve.html");
  expect(html).toContain('id="solve"');
  expect(html).toMatch(/<a href="\.\.\/api\/core-solve\.html#solveoptions">SolveOptions<\/a>/);
});

test("the search knows every page", () => {
  const { storedFields } = JSON.parse(read("search.json")) as {
    storedFields: Record<string, { url: string }>;
  };
  const known = new Set(Object.values(storedFields).map(({ url }) => url.split("#")[0]));
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
  const index = indexOf(json);
  const found = Object.keys(QUERIES).map((query) => [query, find(index, query)[0]?.url]);
  expect(Object.fromEntries(found)).toEqual(QUERIES);
  expect(find(index, "qqqqqqqq")).toEqual([]);
  expect(find(index, "")).toEqual([]);
  // Measurements are no words; sizes and the numbers of decisions are.
  expect(find(index, "20")).toEqual([]);
  expect(find(index, "solve 20")).toEqual(find(index, "solve"));
  expect(find(index, "4x4")[0]).toBeDefined();
  expect(find(index, "0258")[0]).toBeDefined();
  const keys = Object.keys(QUERIES).flatMap((query) => [...query].map((_, i) => query.slice(0, i + 1)));
  const start = performance.now();
  for (const typed of keys) find(index, typed);
  const ms = (performance.now() - start) / keys.length;
  process.stdout.write(
    `search: ${index.documentCount} sections, ${index.termCount} words, ${gzipSync(json).length} bytes packed, ${ms.toFixed(2)} ms a key\n`,
  );
});

test("the search knows whole sections, and words by their stems", () => {
  const index = indexOf(read("search.json"));
  // The last words of long sections.
  const long = pages
    .filter((name) => /^(?:guide|recipes|formats)/.test(name))
    .flatMap((name) => {
      const parts = read(name)
        .split("<footer>")[0]
        .split("<main id")[1]
        .split(/(?=<h[1-4] id="[^"]+">)/);
      return parts.map((part) => ({
        url: `${name}#${/id="([^"]+)"/.exec(part)?.[1]}`,
        text: part.replaceAll(/<[^>]*>/g, " "),
      }));
    })
    .filter(({ text }) => text.length > 1500);
  expect(long.length).toBeGreaterThan(5);
  for (const { url, text } of long) {
    const last = (text.match(/\p{L}{3,}/gu) ?? []).slice(-6).join(" ");
    expect(
      find(index, last, 40).map((entry) => entry.url),
      last,
    ).toContain(url);
  }
  for (const [one, other] of [
    ["repair", "repairing"],
    ["misspelled", "misspelling"],
    ["scrambles", "scrambled"],
  ])
    expect(find(index, one).map(({ url }) => url)).toEqual(find(index, other).map(({ url }) => url));
});

test("a program that a reader wrote runs, or is told what it cannot have", () => {
  const doors = ["index", "solve"];
  const program = (code: string) => programOf(code, doors, "https://example.org/core/");
  expect(program('import { Cube } from "@cubegram/core";\nCube.count(2); // → 3674160')).toEqual({
    program: expect.stringMatching(
      /^[\s\S]*import \{ Cube \} from "https:\/\/example\.org\/core\/doors\/index\.js";\ntell\("Cube\.count\(2\)", \(Cube\.count\(2\)\)\);\n/,
    ),
  });
  for (const code of [
    'import { readText } from "@cubegram/core/text";',
    'import fs from "node:fs";',
    'import { Cube } from "@cubegram/core"; import "elsewhere";',
  ])
    expect(program(code)).toEqual({
      problem: expect.stringMatching(/does not run on this page|^Expected import/),
    });
});

test("every page says its version, what it is about and where it is changed, and is on the map", () => {
  const { version, repository } = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8"));
  const home = repository.url.replace(/^git\+|\.git$/g, "");
  const addresses = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(addresses.map((url) => url.replace(/^https:\/\/[^/]+\/\w+\/docs\//, "")).toSorted()).toEqual(
    pages.toSorted(),
  );
  for (const page of pages) {
    const html = read(page);
    const content = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
    expect(content("description").length, page).toBeGreaterThan(15);
    expect(content("description").length, page).toBeLessThanOrEqual(200);
    expect(content("og:description"), page).toBe(content("description"));
    expect(addresses).toContain(content("og:url"));
    expect(html).toContain(`>${version}</a>`);
    const [, edited] = /<a href="([^"]*)">Edit this page<\/a>/.exec(html) ?? [];
    expect(edited, page).toMatch(`${home}/edit/main/`);
    expect(existsSync(join(root, edited.slice(`${home}/edit/main/`.length))), edited).toBe(true);
  }
  expect(read("index.html")).toMatch(/og:image" content="https:\/\/[^"]*\/icon-512\.png"/);
});

test("the look is set before anything is drawn, and decisions are one entry of the menu", () => {
  for (const page of pages) {
    const html = read(page);
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head.search(/<script src="[^"]*theme\.js">/), page).toBeLessThan(
      head.indexOf('<link rel="stylesheet'),
    );
    const [menu] = /<nav id="menu"[\s\S]*?<\/nav>/.exec(html)!;
    expect(menu.match(/href="(?:\.\.\/)*decisions\/[^"]*"/g), page).toHaveLength(1);
  }
});

test("the links of the page for what does not exist begin at the root", () => {
  const html = read("404.html");
  for (const [, path] of html.matchAll(/(?:href|src)="([^"#]*)"/g))
    expect(path).toMatch(/^(?:\/docs\/|https:)/);
});

wholeRunTest("what needs the address of the site takes it from CUBEGRAM_SITE", () => {
  const there = join(dist, "there");
  execFileSync(process.execPath, [join(root, "site/build.mjs"), there], {
    stdio: "pipe",
    env: { ...process.env, CUBEGRAM_SITE: "https://example.org/cubes/" },
  });
  expect(read("there/404.html")).toContain('href="/cubes/docs/index.html"');
  expect(read("there/sitemap.xml")).toContain("<loc>https://example.org/cubes/docs/guide/write.html</loc>");
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
