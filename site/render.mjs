/** Markdown → HTML: headings with anchors, code with colors, links that fit the site, live players where a page has one. */
import { marked, Renderer } from "marked";

/** @param {string} text */
export const escapeHtml = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** As GitHub makes anchors. @param {string} text */
export const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

const KEYWORDS =
  "abstract as async await break case class const continue declare default do else export extends false for from function get if implements import in infer instanceof interface is keyof let new null of private protected readonly return satisfies set static super switch this throw true try type typeof undefined unique var void while yield";
const TOKENS = new RegExp(
  [
    "(?<comment>//[^\\n]*|/\\*[\\s\\S]*?\\*/)",
    "(?<string>\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|`(?:\\\\.|[^`\\\\])*`)",
    "(?<number>\\b\\d[\\d_.]*n?\\b)",
    `(?<keyword>\\b(?:${KEYWORDS.replaceAll(" ", "|")})\\b)`,
    "(?<name>\\b[A-Z][A-Za-z0-9]+\\b)",
  ].join("|"),
  "g",
);
const SHELL = /(?<prompt>^\$ )|(?<comment>(?:^|\s)#[^\n]*)|(?<string>"[^"\n]*"|(?<=\s)'[^'\n]*')/gm;

/**
 * @param {string} code
 * @param {string} language
 * @param {(name: string) => string | undefined} linkOf a type's page
 */
function colored(code, language, linkOf) {
  const tokens = /^(?:js|ts|tsx|jsx|mjs|json)$/.test(language)
    ? TOKENS
    : language === "sh"
      ? SHELL
      : undefined;
  if (!tokens) return escapeHtml(code);
  let html = "";
  let end = 0;
  for (const match of code.matchAll(tokens)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ["", ""];
    html += escapeHtml(code.slice(end, match.index));
    end = match.index + match[0].length;
    const link = kind === "name" ? linkOf(match[0]) : undefined;
    if (link) html += `<a href="${link}">${escapeHtml(match[0])}</a>`;
    else
      html += kind === "name" ? escapeHtml(match[0]) : `<span class="${kind}">${escapeHtml(match[0])}</span>`;
  }
  return html + escapeHtml(code.slice(end));
}

/**
 * @typedef {{ level: number, text: string, id: string }} Heading
 * @param {string} markdown
 * @param {{ hrefOf: (href: string) => string, linkOf: (name: string) => string | undefined, pictureOf: (href: string) => string, runOf?: (code: string) => string | undefined }} links
 * @returns {{ html: string, headings: Heading[] }}
 */
export function render(markdown, { hrefOf, linkOf, pictureOf, runOf }) {
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
    const live = language === "html" && /<cube-player/.test(text) && !/<script|<!doctype/i.test(text);
    const figure = live ? `<div class="live">${text}</div>` : "";
    const run = language === "js" ? runOf?.(text) : undefined;
    return `<div class="code"${run ? ` data-run="${escapeHtml(run)}"` : ""}><pre${language === "ts" ? ' class="wrap"' : ""}><code>${colored(text, language, linkOf)}</code></pre></div>${figure}\n`;
  };
  const table = renderer.table;
  renderer.table = function (token) {
    return `<div class="table">${table.call(this, token)}</div>`;
  };
  return { html: marked.parse(markdown, { renderer, async: false }), headings };
}

/** @param {string} text */
const plainText = (text) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
