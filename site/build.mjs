/**
 * `node site/build.mjs`: the documentation site, static files in site/dist. Every page is there as Markdown too, and llms.txt lists
 * them. Examples of core run in place. Fails on a dead link.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { Cube } from "@cubegram/core";
import { drawSvg } from "@cubegram/core/drawing";
import { coloringOf } from "@cubegram/core/state";
import { apiPages } from "./api.mjs";
import { liveBlocks } from "./live.mjs";
import { helpTopics, root, writtenPages } from "./pages.mjs";
import { render, slug } from "./render.mjs";
import { sectionsOf, withMembers } from "./search-index.mjs";
import { frame } from "./template.mjs";

const dist = join(root, "site/dist");
/** Where people read the sources, as the packages say it. */
const repository = JSON.parse(
  readFileSync(join(root, "packages/core/package.json"), "utf8"),
).repository.url.replace(/^git\+|\.git$/g, "");

const help = helpTopics();
const written = writtenPages();
const guideEnd = written.findLastIndex(({ section }) => section === "Formats") + 1;
const pages = [...written.slice(0, guideEnd), ...apiPages(), ...written.slice(guideEnd)];
const byFile = new Map(pages.flatMap((page) => (page.source ? [[page.source, page]] : [])));
const byUrl = new Map(pages.map((page) => [page.url, page]));
/** An exported name → where it is explained, the smaller room first. @type {Map<string, string>} */
const types = new Map();
for (const page of pages.filter(({ section }) => section === "API").reverse())
  for (const [, name] of page.markdown.matchAll(/^### (\w+)$/gm))
    types.set(name, `${page.url}.html#${slug(name)}`);

/** @type {{ from: string, href: string }[]} */
const links = [];
/** @type {Map<string, Set<string>>} */
const anchors = new Map();
/** @type {import("./search.js").Entry[]} */
const search = [];

rmSync(dist, { recursive: true, force: true });
const live = liveBlocks(dist);
for (const page of pages) {
  const up = "../".repeat(page.url.split("/").length - 1);
  const { html: plain, headings } = render(page.markdown, {
    hrefOf: (href) => hrefOf(page, href, up, "html"),
    linkOf: (name) => (types.has(name) ? up + types.get(name) : undefined),
    pictureOf: (href) => up + pictureOf(page, href),
    runOf: (code) => {
      const file = page.section === "API" ? undefined : live.fileOf(code);
      return file && up + file;
    },
  });
  const html = page.section === "API" ? withMembers(plain) : plain;
  anchors.set(page.url, new Set(headings.map(({ id }) => id)));
  put(`${page.url}.html`, frame({ page, html, headings, all: pages, help, up, repository }));
  put(`${page.url}.md`, twin(page, up));
  search.push(...sectionsOf(page, html));
}
search.push(
  ...help.map(({ id, title, text }) => ({
    section: "Help",
    page: "Help in the app",
    url: `../#/help/${id}`,
    heading: title,
    text,
  })),
);
live.finish();
put("search.json", JSON.stringify(search));
put("llms.txt", llms());
put("icon.svg", drawSvg(coloringOf(Cube.fromAlg("R U R' U'").state), { view: "cube" }));
for (const name of ["site.css", "site.js", "search.js"])
  copyFileSync(join(root, "site", name), join(dist, name));
copyFileSync(join(root, "packages/player/dist/cube-player.js"), join(dist, "cube-player.js"));

const broken = links.filter(({ href }) => {
  const [path, anchor] = href.split("#");
  const page = byUrl.get(path.replace(/\.html$/, ""));
  return path.endsWith(".html")
    ? !page || (anchor && !anchors.get(page.url)?.has(anchor))
    : !existsSync(join(dist, path));
});
for (const { from, href } of broken) process.stderr.write(`${from}: no ${href}\n`);
process.stderr.write(`${pages.length} pages, ${links.length} links, ${broken.length} of them broken\n`);
if (broken.length > 0) process.exitCode = 1;

/** @param {string} path @param {string} content */
function put(path, content) {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), content);
}

/**
 * A link from a repository file, as it is on the site: to a page, or to the file where people read the sources.
 * @param {import("./pages.mjs").Page} page
 * @param {string} href
 * @param {string} up
 * @param {"html" | "md"} ending
 */
function hrefOf(page, href, up, ending) {
  if (/^[a-z]+:/.test(href)) return href;
  const [path, anchor] = href.split("#");
  const hash = anchor ? `#${anchor}` : "";
  if (path === "") {
    note(page, `${page.url}.html${hash}`);
    return hash;
  }
  const file = posix.normalize(posix.join(posix.dirname(page.source ?? ""), path)).replace(/\/$/, "");
  const target = byFile.get(file) ?? byFile.get(`${file}/README.md`);
  if (target) {
    note(page, `${target.url}.html${hash}`);
    return `${up}${target.url}.${ending}${hash}`;
  }
  if (existsSync(join(root, file)) && page.source) return `${repository}/blob/main/${file}${hash}`;
  note(page, path);
  return href;
}

/** A picture from the repository, copied next to the pages. @param {import("./pages.mjs").Page} page @param {string} href */
function pictureOf(page, href) {
  const name = `pictures/${posix.basename(href)}`;
  mkdirSync(join(dist, "pictures"), { recursive: true });
  copyFileSync(join(root, posix.dirname(page.source ?? ""), href), join(dist, name));
  return name;
}

/** @param {import("./pages.mjs").Page} page @param {string} href */
function note(page, href) {
  links.push({ from: page.source ?? page.url, href });
}

/** The page as Markdown, with links between pages that lead to Markdown. @param {import("./pages.mjs").Page} page @param {string} up */
function twin(page, up) {
  return page.markdown.replaceAll(
    /\]\(([^)\s]+)\)/g,
    (_, /** @type {string} */ href) => `](${hrefOf(page, href, up, "md")})`,
  );
}

/** https://llmstxt.org: what there is, for programs that read. */
function llms() {
  const sections = [...new Set(pages.map(({ section }) => section))];
  const lists = sections.map((section) => {
    const items = pages
      .filter((page) => page.section === section)
      .map((page) => `- [${page.title}](${page.url}.md)`);
    return `## ${section}\n\n${items.join("\n")}`;
  });
  return `# Cubegram\n\n> Write a message on a real Rubik's cube and read it back; a TypeScript library in which every state of an N×N×N cube is a number.\n\n${lists.join("\n\n")}\n`;
}
