/** What the search knows: every section of every page, and every member of an exported class under its full name (`Cube.rank`). */
import { plainText } from "./html.mjs";

/** At the first level, so nothing inside a type, below its docstring. */
const MEMBER =
  /(?:^ {2}\/\*\*(?<about>[\s\S]*?)\*\/\n)?^ {2}(?:(?:static|readonly|get) )*(?!constructor)(?<name>\w+)(?=[(:?<])/gm;

/**
 * The members of a class, if that is what the code declares.
 * @param {string} code
 * @returns {{ name: string, id: string, offset: number, about: string }[]}
 */
function membersOf(code) {
  const [, owner] = /^class (\w+)/.exec(code) ?? [];
  if (!owner) return [];
  return [...code.matchAll(MEMBER)].map(({ 0: all, index, groups }) => {
    const { name, about = "" } = /** @type {{ name: string, about?: string }} */ (groups);
    const offset = index + all.length - name.length;
    return {
      name: `${owner}.${name}`,
      id: `${owner}.${name}`.toLowerCase(),
      offset,
      about: about.replaceAll(/\n\s*\*/g, " "),
    };
  });
}

/** Where the members of a class begin: what a link leads to. @param {string} code */
export const placesOf = (code) => new Map(membersOf(code).map(({ offset, id }) => [offset, id]));

/**
 * @param {import("./pages.mjs").Page} page
 * @param {string} html
 * @returns {import("./search.js").Entry[]}
 */
export function sectionsOf(page, html) {
  const isApi = page.section === "API";
  let isTypes = false;
  const sections = html.split(/(?=<h[1234] )/).flatMap((part) => {
    const [, id, heading] = /^<h[1234] id="([^"]*)">(.*?)<a class="anchor"/.exec(part) ?? [];
    if (id === undefined) return [];
    if (part.startsWith("<h2")) isTypes = isApi && heading === "Types";
    return [
      {
        section: isTypes ? "Types" : page.section,
        page: page.title,
        url: `${page.url}.html#${id}`,
        heading: plainText(heading),
        text: textOf(part.replace(/^.*<\/h[1234]>/, "")).slice(
          0,
          page.section === "Decisions" ? MAX_LOG : undefined,
        ),
      },
    ];
  });
  if (!isApi) return sections;
  const classes = page.markdown.matchAll(/^```ts\n(class [\s\S]*?)^```/gm);
  const members = [...classes].flatMap(([, code]) =>
    membersOf(code).map(({ name, id, about }) => ({
      section: page.section,
      page: page.title,
      url: `${page.url}.html#${id}`,
      heading: name,
      text: about.replaceAll(/\s+/g, " ").trim(),
    })),
  );
  return [...sections, ...members];
}

/** @param {string} html */
const textOf = (html) =>
  plainText(html.replaceAll(/<(?!\/?(?:span|a|code|em|strong)\b)[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim();

/** Of a decision, what it begins with: the logs of experiments are a third of all words, and the package has a budget. */
const MAX_LOG = 400;

/**
 * What a page is about, in a line for those who list it: its first sentences that say something.
 * @param {string} html
 */
export function aboutOf(html) {
  const paragraphs = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, inner]) => textOf(inner));
  const first = paragraphs.find((text) => text.length > 30 && !/^Status:/.test(text)) ?? paragraphs[0] ?? "";
  return first.length <= MAX_ABOUT ? first : `${first.slice(0, MAX_ABOUT).replace(/\s+\S*$/, "")} …`;
}
/** Search engines show no more. */
const MAX_ABOUT = 160;
