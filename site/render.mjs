/** Markdown → HTML: headings with anchors, code with colors, links that fit the site, live players where a page has one. */
import { marked, Renderer } from "marked";
import { createCssVariablesTheme, createHighlighter } from "shiki";
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

// Code with colors, by Shiki's grammars while the site is built: classes that the style sheet gives its colors to, and nothing to load.

const theme = createCssVariablesTheme();
const LANGUAGES = /** @type {const} */ (["html", "js", "json", "shellscript", "shellsession", "ts", "tsx"]);
const highlighter = await createHighlighter({ themes: [theme], langs: [...LANGUAGES] });

/** What the grammars tell apart → what the style sheet does. @type {Readonly<Record<string, string>>} */
const CLASSES = {
  comment: "comment",
  constant: "number",
  function: "function",
  keyword: "keyword",
  string: "string",
  "string-expression": "string",
};

/** @param {string} language as a block says it @param {string} code */
function grammarOf(language, code) {
  if (language === "sh") return code.startsWith("$ ") ? "shellsession" : "shellscript";
  return LANGUAGES.find((one) => one === language);
}

/**
 * Shiki's tokens with the class of each.
 * @param {string} code
 * @param {string} language
 * @returns {{ text: string, kind: string | undefined }[]}
 */
function tokensOf(code, language) {
  const lang = grammarOf(language, code);
  if (!lang) return [{ text: code, kind: undefined }];
  const lines = highlighter.codeToTokensBase(code, { lang, theme });
  return lines.flatMap((line, i) => [
    ...(i > 0 ? [{ text: "\n", kind: undefined }] : []),
    ...line.map(({ content, color = "" }) => ({
      text: content,
      kind: CLASSES[/^var\(--shiki-token-([\w-]+)\)$/.exec(color)?.[1] ?? ""],
    })),
  ]);
}

/**
 * @param {string} code
 * @param {string} language
 * @param {(name: string) => string | undefined} linkOf a type's page
 * @param {ReadonlyMap<number, string>} [places] offset → the id of the word that begins there
 */
function colored(code, language, linkOf, places = new Map()) {
  let html = "";
  let open = "";
  let at = 0;
  const close = () => {
    if (open) html += "</span>";
    open = "";
  };
  for (const { text, kind = "" } of tokensOf(code, language)) {
    // One element for a run of tokens of one kind, with the blanks between them.
    if (kind !== open && (text.trim() !== "" || text.includes("\n"))) {
      close();
      if (kind) html += `<span class="${kind}">`;
      open = kind;
    }
    const isCode = kind !== "comment" && kind !== "string";
    html += text.replaceAll(/\w+|\W+/g, (word, /** @type {number} */ offset) => {
      const id = places.get(at + offset);
      const link = isCode && /^[A-Z]\w/.test(word) ? linkOf(word) : undefined;
      const inner = link ? `<a href="${link}">${word}</a>` : escapeHtml(word);
      return id ? `<span id="${id}">${inner}</span>` : inner;
    });
    at += text.length;
  }
  close();
  return html;
}
