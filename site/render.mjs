/** Markdown → HTML: headings with anchors, code with colors, links that fit the site, live players where a page has one. */
import { marked, Renderer } from "marked";
import { colored } from "./code.mjs";
import { escapeHtml, plainText, slug } from "./html.mjs";

/**
 * @typedef {{ level: number, text: string, id: string }} Heading
 * @param {string} markdown
 * @param {object} links
 * @param {(href: string) => string} links.hrefOf
 * @param {(name: string) => string | undefined} links.linkOf a type's page
 * @param {(href: string) => string} links.pictureOf
 * @param {(code: string) => ReadonlyMap<number, string>} links.placesOf offset → the id of what begins there in a block of TypeScript
 * @param {(code: string) => boolean} links.isLive whether a block runs in the page
 * @returns {{ html: string, headings: Heading[] }}
 */
export function render(markdown, { hrefOf, linkOf, pictureOf, placesOf, isLive }) {
  /** @type {Heading[]} */
  const headings = [];
  const used = new Map();
  const renderer = new Renderer();
  renderer.heading = function ({ tokens, depth }) {
    const inner = this.parser.parseInline(tokens);
    const text = inner.replaceAll(/<[^>]*>/g, "");
    const plain = slug(plainText(text));
    const count = used.get(plain) ?? 0;
    used.set(plain, count + 1);
    const id = count === 0 ? plain : `${plain}-${count}`;
    headings.push({ level: depth, text, id });
    return `<h${depth} id="${id}">${inner}<a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
  };
  renderer.link = function ({ href, tokens }) {
    return `<a href="${escapeHtml(hrefOf(href))}">${this.parser.parseInline(tokens)}</a>`;
  };
  renderer.image = ({ href, text }) => `<img src="${escapeHtml(pictureOf(href))}" alt="${escapeHtml(text)}">`;
  renderer.code = ({ text, lang }) => {
    const language = (lang ?? "").split(/\s/)[0];
    // What an example with a player shows is shown below it, unless it is a whole page or needs a script.
    const isPicture = language === "html" && /<cube-player/.test(text) && !/<script|<!doctype/i.test(text);
    const figure = isPicture ? `<div class="live">${text}</div>` : "";
    const live = language === "js" && isLive(text) ? " data-run" : "";
    const wrap = language === "ts" ? ' class="wrap"' : "";
    const places = language === "ts" ? placesOf(text) : undefined;
    return `<div class="code"${live}><pre${wrap}><code>${colored(text, language, linkOf, places)}</code></pre></div>${figure}\n`;
  };
  const table = renderer.table;
  renderer.table = function (token) {
    return `<div class="table">${table.call(this, token)}</div>`;
  };
  return { html: marked.parse(markdown, { renderer, async: false }), headings };
}
