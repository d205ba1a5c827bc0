/** The code in README and docs, for the tests that run it. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What is installed, built or left behind by a failed test is not ours to read. */
const NOT_OURS = /^(node_modules|dist|release|test-results|coverage|\..*)$/;

/** All pages of Markdown below a folder. @param {string} folder @returns {string[]} */
function pages(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pages(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

/**
 * The fenced blocks of some languages, with where they stand: "docs/web.md:12".
 * @param {...string} languages
 * @returns {{ where: string, language: string, code: string }[]}
 */
export function codeBlocks(...languages) {
  const fence = new RegExp(`^\`\`\`(${languages.join("|")})\\n([\\s\\S]*?)^\`\`\``, "gm");
  return pages(root).flatMap((page) => {
    const text = readFileSync(page, "utf8");
    return [...text.matchAll(fence)].map(({ 1: language, 2: code, index }) => ({
      where: `${relative(root, page)}:${text.slice(0, index).split("\n").length}`,
      language,
      code,
    }));
  });
}
