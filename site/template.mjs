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
 * @param {string} page.up the path from this page to the site's root: "" or "../"
 */
export function frame({ page, html, headings, all, up }) {
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
<a class="home" href="${up}index.html"><img src="${up}icon.svg" alt="" width="28" height="28"> Cubegram</a>
<div class="search"><input type="search" id="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found"><ul id="found" role="listbox" aria-label="What was found" hidden></ul></div>
<button id="theme" type="button" aria-label="Light or dark">◐</button>
</header>
<div class="columns">
<nav aria-label="Pages"><details class="menu" open><summary>Pages</summary>
${menu(all, page, up)}
</details></nav>
<main id="content">
${html}
<footer>
<p class="steps">${before ? `<a href="${up}${before.url}.html">← ${escapeHtml(before.title)}</a>` : "<span></span>"}${after ? `<a href="${up}${after.url}.html">${escapeHtml(after.title)} →</a>` : ""}</p>
<p><a href="${up}${page.url}.md">This page as Markdown</a></p>
</footer>
</main>
${contents(headings)}
</div>
</body>
</html>
`;
}

/** @param {readonly import("./pages.mjs").Page[]} all @param {import("./pages.mjs").Page} page @param {string} up */
function menu(all, page, up) {
  const sections = [...new Set(all.map(({ section }) => section))];
  return sections
    .map((section) => {
      const links = all
        .filter((one) => one.section === section)
        .map((one) => {
          const here = one === page ? ' aria-current="page"' : "";
          const shown = one.url === "index" ? "Start" : one.title.replace("@cubegram/", "");
          return `<li><a href="${up}${one.url}.html"${here}>${escapeHtml(shown)}</a></li>`;
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
