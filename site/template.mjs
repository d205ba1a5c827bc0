/** The frame of a page: menu, content, contents of the page. No inline script, so a strict policy holds. */
import { escapeHtml } from "./html.mjs";
import { DECISIONS } from "./pages.mjs";

/**
 * Nothing from other hosts; the page itself draws the player's picture. Where a reader may change an example and run it, a worker may be
 * made from that text; it is bound by the same policy.
 * @param {boolean} isLive
 */
const policyOf = (isLive) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'${isLive ? " blob:" : ""}; base-uri 'none'; form-action 'none'`;

/**
 * @param {object} page
 * @param {import("./pages.mjs").Page} page.page
 * @param {string} page.html
 * @param {import("./render.mjs").Heading[]} page.headings
 * @param {readonly import("./pages.mjs").Page[]} page.all
 * @param {readonly { id: string, title: string }[]} page.help the topics of the app's help
 * @param {string} page.up the path from this page to the site's root: "" or "../"
 * @param {string} page.about a line that says what the page is about
 * @param {string | undefined} page.markdown where the page is as Markdown; of a page that is not in the menu, nowhere
 * @param {readonly string[]} page.doors of core, which an example may import
 * @param {{ repository: string, version: string, address: string }} page.project where people read the sources, the packages' version, and
 * where the documentation is hosted
 */
export function frame({ page, html, headings, all, help, up, about, markdown, doors, project }) {
  const { repository, version, address } = project;
  const isLive = html.includes(" data-run>");
  const edited = page.source ?? page.made;
  const title = page.url === "index" ? "Cubegram" : `${page.title} · Cubegram`;
  const at = all.indexOf(page);
  const [before, after] = at < 0 ? [] : [all[at - 1], all[at + 1]];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policyOf(isLive)}">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(about)}">
<meta property="og:site_name" content="Cubegram">
<meta property="og:type" content="article">
<meta property="og:title" content="${escapeHtml(page.title)}">
<meta property="og:description" content="${escapeHtml(about)}">
<meta property="og:url" content="${escapeHtml(`${address}${page.url}.html`)}">
<meta property="og:image" content="${escapeHtml(new URL("../icon-512.png", address).href)}">
<meta property="og:image:alt" content="A cube">
<meta name="twitter:card" content="summary">
<script src="${up}theme.js"></script>
<link rel="icon" href="${up}icon.svg">
${markdown?.startsWith("http") === false ? `<link rel="alternate" type="text/markdown" href="${markdown}">\n` : ""}<link rel="stylesheet" href="${up}site.css">
<script type="module" src="${up}site.js"></script>${html.includes("<cube-player") ? `\n<script type="module" src="${up}cube-player.js"></script>` : ""}
</head>
<body data-up="${up}"${isLive ? ` data-doors="${doors.join(" ")}"` : ""}>
<a class="skip" href="#content">Skip to the content</a>
<header>
<button id="pages" type="button" aria-haspopup="dialog" aria-label="Pages"><span aria-hidden="true">☰</span></button>
<a class="home" href="${up}index.html" aria-label="Cubegram"><img src="${up}icon.svg" alt="" width="28" height="28"> <span>Cubegram</span></a>
<a class="version" href="${up}project/changelog.html" aria-label="Version ${version}: what has changed">${version}</a>
<div class="search"><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><div id="found" role="listbox" aria-label="What was found" hidden></div></div>
<a class="elsewhere" href="${up}../">App</a>
<a class="elsewhere wide" href="${escapeHtml(repository)}">Repository</a>
<button id="theme" type="button" aria-label="Look: system">◐</button>
</header>
<dialog id="drawer" aria-label="Pages"><button type="button" class="close" aria-label="Close"><span aria-hidden="true">✕</span></button></dialog>
<div id="said" role="status"></div>
<div class="columns">
<nav id="menu" aria-label="Pages">
${menu(all, page, up)}
<details open><summary>Help in the app</summary><ul>${help.map(({ id, title }) => `<li><a href="${up}../#/help/${id}">${escapeHtml(title)}</a></li>`).join("")}</ul></details>
<p class="narrow"><a href="${escapeHtml(repository)}">Repository</a></p>
</nav>
<main id="content">
${html}
<footer>
<div class="steps">${step(before, "Previous", "prev", up)}${step(after, "Next", "next", up)}</div>
<p>${[
    ...(edited ? [`<a href="${escapeHtml(`${repository}/edit/main/${edited}`)}">Edit this page</a>`] : []),
    ...(markdown ? [`<a href="${escapeHtml(markdown)}">This page as Markdown</a>`] : []),
    `Cubegram ${version}`,
  ].join(" · ")}</p>
</footer>
</main>
${contents(headings)}
</div>
</body>
</html>
`;
}

/** @param {import("./pages.mjs").Page | undefined} page @param {string} word @param {"prev" | "next"} rel @param {string} up */
function step(page, word, rel, up) {
  if (!page) return "";
  return `<a href="${up}${page.url}.html" rel="${rel}"><small>${word}</small> ${escapeHtml(shortTitle(page))}</a>`;
}

/** @param {import("./pages.mjs").Page} page */
const shortTitle = (page) => (page.url === "index" ? "Start" : page.title.replace("@cubegram/", ""));

/**
 * Of the decisions, more than a menu should hold, only their list, with the project's pages.
 * @param {readonly import("./pages.mjs").Page[]} all
 * @param {import("./pages.mjs").Page} page
 * @param {string} up
 */
function menu(all, page, up) {
  const list = all.find(({ url }) => url === DECISIONS);
  /** @param {import("./pages.mjs").Page} one */
  const sectionOf = (one) => (one.section === "Decisions" ? "Project" : one.section);
  const here = page.section === "Decisions" ? list : page;
  const shown = all.filter((one) => one === list || one.section !== "Decisions");
  const sections = [...new Set(shown.map(sectionOf))];
  return sections
    .map((section) => {
      const links = shown
        .filter((one) => sectionOf(one) === section)
        .map((one) => {
          const current = one === page ? ' aria-current="page"' : one === here ? ' aria-current="true"' : "";
          return `<li><a href="${up}${one.url}.html"${current}>${escapeHtml(shortTitle(one))}</a></li>`;
        })
        .join("");
      const isOpen = section === sectionOf(page) || /^(?:Guide|Recipes|Formats)$/.test(section);
      return `<details${isOpen ? " open" : ""}><summary>${section}</summary><ul>${links}</ul></details>`;
    })
    .join("\n");
}

/** @param {import("./render.mjs").Heading[]} headings */
function contents(headings) {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (shown.length < 2) return "";
  const items = shown.map(
    ({ level, text, id }) => `<li class="level-${level}"><a href="#${id}">${text}</a></li>`,
  );
  return `<aside aria-label="On this page"><p>On this page</p><ul>${items.join("")}</ul></aside>`;
}
