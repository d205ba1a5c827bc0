/** The site's pages in the order of its menu: each is a Markdown file of the repository or made from the sources. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { textsOn } from "../apps/web/scripts/coverage.mjs";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * @typedef {object} Page
 * @property {string} url where it is on the site, without `.html`
 * @property {string} title
 * @property {string} section
 * @property {string} markdown
 * @property {string} [source] its file in the repository
 * @property {string} [made] the file of the repository that it is made from
 */

/** Section → [url, file]. */
const SECTIONS = /** @type {const} */ ([
  [
    "Guide",
    [
      ["index", "docs/index.md"],
      ["guide/write", "docs/guide/write.md"],
      ["guide/read", "docs/guide/read.md"],
      ["guide/hide", "docs/guide/hide.md"],
      ["guide/files", "docs/guide/files.md"],
      ["guide/solve", "docs/guide/solve.md"],
      ["guide/embed", "docs/guide/embed.md"],
      ["guide/agents", "docs/guide/agents.md"],
    ],
  ],
  [
    "Recipes",
    [
      ["recipes/player", "docs/player.md"],
      ["recipes/solver", "docs/recipes.md"],
      ["recipes/steps", "docs/solver-steps.md"],
      ["recipes/examples", "examples/README.md"],
      ["recipes/web", "docs/web.md"],
      ["recipes/hosting", "docs/hosting.md"],
      ["recipes/many", "docs/many-machines.md"],
      ["recipes/metrics", "docs/metrics.md"],
      ["recipes/scrambles", "docs/scrambles.md"],
      ["recipes/errors", "docs/errors.md"],
      ["recipes/reading", "docs/reading-benchmark.md"],
      ["recipes/provenance", "docs/provenance.md"],
      ["recipes/roadmap", "docs/roadmap.md"],
    ],
  ],
  [
    "Formats",
    [
      ["formats/message", "docs/message-format.md"],
      ["formats/archive", "docs/archive-format.md"],
      ["formats/text-model", "docs/text-model-format.md"],
    ],
  ],
  [
    "Mathematics",
    folder("docs/math", "math", [
      "geometry",
      "parity",
      "ranking",
      "order",
      "messages",
      "text",
      "held-sides",
      "error-correction",
      "two-phase",
      "fewest-moves",
      "optimal",
      "nxn-solving",
      "models",
    ]),
  ],
  [
    "Project",
    [
      ["project/comparison", "docs/comparison.md"],
      ["project/architecture", "ARCHITECTURE.md"],
      ["project/glossary", "GLOSSARY.md"],
      ["project/contributing", "CONTRIBUTING.md"],
      ["project/changelog", "CHANGELOG.md"],
      ["project/security", "SECURITY.md"],
    ],
  ],
  ["Decisions", folder("docs/decisions", "decisions", ["README"])],
]);

/**
 * The pages of a folder: first the named ones, in that order, then the others.
 * @param {string} path
 * @param {string} url
 * @param {readonly string[]} first
 * @returns {[string, string][]}
 */
function folder(path, url, first = []) {
  /** @param {string} name */
  const place = (name) => (first.indexOf(name.slice(0, -3)) + first.length + 1) % (first.length + 1);
  return readdirSync(join(root, path))
    .filter((name) => name.endsWith(".md"))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map((name) => [`${url}/${name === "README.md" ? "index" : name.slice(0, -3)}`, `${path}/${name}`]);
}

/** @param {string} markdown */
const titleOf = (markdown) => /^# (.*)$/m.exec(markdown)?.[1].replaceAll(/[`*]/g, "") ?? "";

/** The app's help, in English: titles and texts by topic, and where the app shows them. @returns {{ id: string, title: string, text: string }[]} */
export function helpTopics() {
  const texts = /** @type {Record<string, string>} */ (textsOn("en", "help"));
  return Object.keys(texts)
    .filter((key) => `${key}-1` in texts)
    .map((id) => ({
      id,
      title: texts[id],
      text: Object.keys(texts)
        .filter((key) => key.startsWith(`${id}-`))
        .map((key) => texts[key])
        .join(" "),
    }));
}

/** The page that lists the decisions. */
export const DECISIONS = "decisions/index";

/** A decision's page: the repository's log, which the site shows and does not copy as Markdown. @param {Page} page */
export const isLog = ({ section, url }) => section === "Decisions" && url !== DECISIONS;

/** The written pages. @returns {Page[]} */
export function writtenPages() {
  return SECTIONS.flatMap(([section, entries]) =>
    entries.map(([url, source]) => {
      const markdown = readFileSync(join(root, source), "utf8");
      return { url, section, source, markdown, title: titleOf(markdown) };
    }),
  );
}
