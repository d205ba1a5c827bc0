/** Code with colors, by Shiki's grammars while the site is built: classes that the style sheet gives its colors to, and nothing to load. */
import { createCssVariablesTheme, createHighlighter } from "shiki";
import { escapeHtml } from "./html.mjs";

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
export function colored(code, language, linkOf, places = new Map()) {
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
