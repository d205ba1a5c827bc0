/**
 * The index of decisions, from their titles: `node scripts/decisions.mjs` writes docs/decisions/README.md. A page may hold several, as
 * sections; these are cited with their page, as 0258#0189, so that a citation is found by the name of a file.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { slug } from "../site/html.mjs";
import { filesOf, root } from "./setup.mjs";

const folder = join(root, "docs/decisions");
export const INDEX = join(folder, "README.md");

export function decisionsIndex() {
  const rows = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const own = text.match(/^# (\d{4}) (.*)$/m);
      const inside = [...text.matchAll(/^## ((\d{4}) (.*))$/gm)];
      if (own === null)
        throw new Error(`docs/decisions/${name}: expected a first line "# ${name.slice(0, 4)} Title"`);
      return [
        `- ${own[1]} [${own[2]}](${name})`,
        ...inside.map(([, all, number, title]) => `  - ${number} [${title}](${name}#${slug(all)})`),
      ];
    });
  return `# Decisions

One page for each subject: what was decided, why, and what else was considered. A number is never used again; a page may hold several,
and 0258#0189 is the section 0189 of the page 0258. This list is made by \`npm run format\`.

${rows.join("\n")}
`;
}

const CITED = /\b(?:ADRs?|[Dd]ecisions?:?) ((?:\d{4}(?:#\d{4})?(?:, | and )?)+)/g;

/** What is wrong with how files cite decisions, as sentences. A page may cite its own sections by their numbers. */
export function lostCitations() {
  const names = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));
  /** @param {string} page */
  const sectionsOf = (page) =>
    names
      .filter((name) => name.startsWith(page))
      .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/^## (\d{4}) /gm)])
      .map(([, number]) => number);
  return filesOf("*.ts", "*.tsx", "*.mjs", "*.js", "*.md").flatMap((path) => {
    const own = path.startsWith("docs/decisions/") ? sectionsOf(path.split("/")[2]) : [];
    const cited = [...readFileSync(join(root, path), "utf8").matchAll(CITED)];
    return cited
      .flatMap(([, list]) => list.match(/\d{4}(?:#\d{4})?/g) ?? [])
      .filter((citation) => {
        const [page, section] = citation.split("#");
        if (own.includes(citation)) return false;
        return (
          !names.some((name) => name.startsWith(page)) || (section && !sectionsOf(page).includes(section))
        );
      })
      .map((citation) => `${path} cites ${citation}, expected the number of a file, or FILE#SECTION`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(INDEX, decisionsIndex());
