/** The index of decisions, from their titles: `node scripts/decisions.mjs` writes docs/decisions/README.md. A page may hold several. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./setup.mjs";

const folder = join(root, "docs/decisions");
export const INDEX = join(folder, "README.md");

/** The anchor of a heading, as GitHub makes it. @param {string} heading */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

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
        ...inside.map(([, all, number, title]) => `  - ${number} [${title}](${name}#${anchor(all)})`),
      ];
    });
  return `# Decisions

One page each: what was decided, why, and what else was considered. A number is never used again; a page may hold several.
This list is made by \`npm run format\`.

${rows.join("\n")}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(INDEX, decisionsIndex());
