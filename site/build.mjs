/**
 * `node site/build.mjs [FOLDER]`: the documentation site, static files in site/dist. Every page but the decisions is there as Markdown too, and
 * llms.txt lists them. Examples of core run in place. Fails on a dead link. CUBEGRAM_SITE is the address that the app is hosted at, with the documentation
 * in docs/ below it, for what needs whole addresses: the map of the site, previews of links, and the page for what does not exist.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { Cube } from "@cubegram/core";
import { drawSvg } from "@cubegram/core/drawing";
import { coloringOf } from "@cubegram/core/state";
import { build } from "vite";
import { apiPages } from "./api.mjs";
import { slug } from "./html.mjs";
import { copyRooms, isLive, liveDoors } from "./live.mjs";
import { helpTopics, isLog, root, writtenPages } from "./pages.mjs";
import { render } from "./render.mjs";
import { packedIndex } from "./search.js";
import { aboutOf, placesOf, sectionsOf } from "./search-index.mjs";
import { frame } from "./template.mjs";

/** Another folder for a test: then the one that is packed and served stays whole. */
const dist = process.argv[2] ?? join(root, "site/dist");
const { repository: source, version } = JSON.parse(
  readFileSync(join(root, "packages/core/package.json"), "utf8"),
);
/** Where people read the sources, as the packages say it. */
const repository = source.url.replace(/^git\+|\.git$/g, "");
const [owner, name] = new URL(repository).pathname.slice(1).split("/");
/** Without CUBEGRAM_SITE, where .github/workflows/pages.yml puts it; the page for what does not exist is then that of `cubegram serve`. */
const host = process.env.CUBEGRAM_SITE;
const address = new URL("docs/", host ?? `https://${owner}.github.io/${name}/`).href;
const project = { repository, version, address };

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
for (const page of pages) {
  const up = "../".repeat(page.url.split("/").length - 1);
  put(`${page.url}.html`, htmlOf(page, up));
  if (!isLog(page)) put(`${page.url}.md`, twin(page, up));
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
copyRooms(dist);
put("404.html", missingPage());
put("search.json", packedIndex(search));
put("llms.txt", llms());
put("sitemap.xml", sitemap());
put("icon.svg", drawSvg(coloringOf(Cube.fromAlg("R U R' U'").state), { view: "cube" }));
copyFileSync(join(root, "site/theme.js"), join(dist, "theme.js"));
const sheets = ["apps/web/src/shell/style/tokens.css", "site/site.css"];
writeFileSync(
  join(dist, "site.css"),
  sheets.map((sheet) => readFileSync(join(root, sheet), "utf8")).join("\n"),
);
for (const name of ["cube-player.js", "cube-player-gif.js"])
  copyFileSync(join(root, "packages/player/dist", name), join(dist, name));
await build({
  configFile: false,
  root: join(root, "site"),
  logLevel: "warn",
  build: {
    outDir: dist,
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: join(root, "site/site.js"), formats: ["es"], fileName: () => "site.js" },
    rolldownOptions: { output: { minify: true, chunkFileNames: "[name].js" } },
  },
});

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

/** @param {import("./pages.mjs").Page} page @param {string} up */
function htmlOf(page, up) {
  const isApi = page.section === "API";
  const { html, headings } = render(page.markdown, {
    hrefOf: (href) => hrefOf(page, href, up, "html"),
    linkOf: (name) => (types.has(name) ? up + types.get(name) : undefined),
    pictureOf: (href) => up + pictureOf(page, href),
    placesOf: (code) => (isApi ? placesOf(code) : new Map()),
    isLive: (code) => !isApi && isLive(code),
  });
  if (byUrl.has(page.url)) {
    anchors.set(page.url, new Set(headings.map(({ id }) => id)));
    search.push(...sectionsOf(page, html));
  }
  return frame({
    page,
    html,
    headings,
    all: pages,
    help,
    up,
    about: aboutOf(html),
    markdown: byUrl.has(page.url) ? markdownOf(page, up) : undefined,
    doors: liveDoors,
    project,
  });
}

/** For every address that has no page, however deep, so its links begin at the host's root. */
function missingPage() {
  const up = new URL("docs/", host ?? "http://localhost/").pathname;
  const markdown = `# There is no such page\n\nNothing is at this address. It may have moved: the search above knows every section, and everything begins on [the first page](${up}index.html).`;
  return htmlOf({ url: "404", title: "There is no such page", section: "", markdown }, up);
}

/** https://www.sitemaps.org/protocol.html */
function sitemap() {
  const items = pages.map(({ url }) => `<url><loc>${new URL(`${url}.html`, address).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join("\n")}\n</urlset>\n`;
}

/** @param {string} path @param {string | Uint8Array} content */
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
  if (/^(?:[a-z]+:|\/)/.test(href)) return href;
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
    return (ending === "md" ? markdownOf(target, up) : `${up}${target.url}.html`) + hash;
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

/** Where a page is as Markdown; the decisions only in the repository. @param {import("./pages.mjs").Page} page @param {string} up */
function markdownOf(page, up) {
  return isLog(page) ? `${repository}/blob/main/${page.source}` : `${up}${page.url}.md`;
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
      .map((page) => `- [${page.title}](${markdownOf(page, "")})`);
    return `## ${section}\n\n${items.join("\n")}`;
  });
  return `# Cubegram\n\n> Write a message on a real Rubik's cube and read it back; a TypeScript library in which every state of an N×N×N cube is a number.\n\n${lists.join("\n\n")}\n`;
}
