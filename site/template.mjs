/** The frame of a page: menu, content, contents of the page. No inline script, so a strict policy holds. */
import { escapeHtml } from "./render.mjs";

/** Nothing from other hosts; the page itself draws the player's picture. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * @param {object} page
 * @param {import("./pages.mjs").Page} page.page
 * @param {string} page.html
 * @param {import("./render.mjs").Heading[]} page.headings
 * @param {readonly import("./pages.mjs").Page[]} page.all
 * @param {readonly { id: string, title: string }[]} page.help the topics of the app's help
 * @param {string} page.up the path from this page to the site's root: "" or "../"
 * @param {string} page.repository where people read the sources
 */
export function frame({ page, html, headings, all, help, up, repository }) {
  const title = page.url === "index" ? "Cubegram" : `${page.title} · Cubegram`;
  const at = all.indexOf(page);
  const [before, after] = [all[at - 1], all[at + 1]];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(POLICY)}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${up}icon.svg">
<link rel="alternate" type="text/markdown" href="${up}${page.url}.md">
<link rel="stylesheet" href="${up}site.css">
<script type="module" src="${up}site.js"></script>${html.includes("<cube-player") ? `\n<script type="module" src="${up}cube-player.js"></script>` : ""}
</head>
<body data-up="${up}">
<a class="skip" href="#content">Skip to the content</a>
<header>
<button id="pages" type="button" aria-haspopup="dialog" aria-label="Pages"><span aria-hidden="true">☰</span></button>
<a class="home" href="${up}index.html" aria-label="Cubegram"><img src="${up}icon.svg" alt="" width="28" height="28"> <span>Cubegram</span></a>
<div class="search"><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><ul id="found" role="listbox" aria-label="What was found" hidden></ul></div>
<a class="elsewhere" href="${up}../">App</a>
<a class="elsewhere wide" href="${escapeHtml(repository)}">Repository</a>
<button id="theme" type="button" aria-label="Light or dark">◐</button>
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
<p><a href="${up}${page.url}.md">This page as Markdown</a></p>
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
 * Of the decisions, more than a menu should hold, only their list and the open one.
 * @param {readonly import("./pages.mjs").Page[]} all
 * @param {import("./pages.mjs").Page} page
 * @param {string} up
 */
function menu(all, page, up) {
  const sections = [...new Set(all.map(({ section }) => section))];
  return sections
    .map((section) => {
      const links = all
        .filter((one) => one.section === section)
        .filter((one) => section !== "Decisions" || one === page || one.url.endsWith("/index"))
        .map((one) => {
          const here = one === page ? ' aria-current="page"' : "";
          return `<li><a href="${up}${one.url}.html"${here}>${escapeHtml(shortTitle(one))}</a></li>`;
        })
        .join("");
      const open = section === page.section || /^(?:Guide|Recipes|Formats)$/.test(section) ? " open" : "";
      return `<details${open}><summary>${section}</summary><ul>${links}</ul></details>`;
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
