/** What the search knows: every section of every page, and every member of an exported class under its full name (`Cube.rank`). */

/**
 * A class's members as places to link to.
 * @param {string} html of a page of the API
 */
export function withMembers(html) {
  return html.replaceAll(CLASS, (code, /** @type {string} */ name) =>
    code.replaceAll(
      MEMBER,
      (_, words, member) => `${words}<span id="${idOf(name, member)}">${member}</span>`,
    ),
  );
}

const CLASS =
  /<pre class="wrap"><code><span class="keyword">class<\/span> (?:<a [^>]*>)?(\w+)[\s\S]*?<\/pre>/g;
/** At the first level, so nothing inside a type; a name may be a word that code colors. */
const MEMBER =
  /(?<=\n {2})((?:<span class="keyword">(?:static|readonly|get)<\/span> )*(?:<span class="keyword">(?=\w+<\/span>[(]))?)(?!constructor)(\w+)(?=(?:<\/span>)?[(?:&])/g;

/** @param {string} name @param {string} member */
const idOf = (name, member) => `${name}.${member}`.toLowerCase();

/**
 * @param {import("./pages.mjs").Page} page
 * @param {string} html
 * @returns {import("./search.js").Entry[]}
 */
export function sectionsOf(page, html) {
  let isTypes = false;
  return html.split(/(?=<h[1234] )/).flatMap((part) => {
    const [, id, heading] = /^<h[1234] id="([^"]*)">(.*?)<a class="anchor"/.exec(part) ?? [];
    if (id === undefined) return [];
    const text = part.replace(/^.*<\/h[1234]>/, "");
    if (part.startsWith("<h2")) isTypes = page.section === "API" && heading === "Types";
    const about = { section: isTypes ? "Types" : page.section, page: page.title };
    const own = { ...about, url: `${page.url}.html#${id}`, heading: plain(heading), text: textOf(text) };
    return [own, ...(page.section === "API" ? membersOf(page, part, own.heading) : [])];
  });
}

/** @param {import("./pages.mjs").Page} page @param {string} html @param {string} name @returns {import("./search.js").Entry[]} */
function membersOf(page, html, name) {
  const members = html.matchAll(
    /((?:<span class="comment">\/\*\*[^<]*<\/span>\s*)?)(?:<span class="keyword">\w+<\/span> )*(?:<span class="keyword">)?<span id="([^"]*)">(\w+)<\/span>/g,
  );
  return [...members].map(([, comment, id, member]) => ({
    section: page.section,
    page: page.title,
    url: `${page.url}.html#${id}`,
    heading: `${name}.${member}`,
    text: textOf(comment.replaceAll(/\/\*\*|\*\/|\n\s*\*/g, " ")),
  }));
}

/** Long enough for what a section is about; the rest would double the index. */
const MAX_TEXT = 400;

/** @param {string} html */
function textOf(html) {
  return plain(html.replaceAll(/<[^>]*>/g, " "))
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, MAX_TEXT);
}

/** @param {string} html */
const plain = (html) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
