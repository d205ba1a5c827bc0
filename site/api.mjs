/**
 * The API reference, a page for each entry of the packages, from the published declarations: what TypeScript resolves an
 * export to, its docstring, and its declaration as a program sees it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./pages.mjs";

const CORE = join(root, "packages/core");

/** Entry → its declarations. @returns {Map<string, string>} */
function entries() {
  const { exports } = JSON.parse(readFileSync(join(CORE, "package.json"), "utf8"));
  const doors = Object.entries(exports).flatMap(([path, { types }]) =>
    types ? [/** @type {[string, string]} */ ([`@cubegram/core${path.slice(1)}`, join(CORE, types)])] : [],
  );
  const others = /** @type {const} */ ([
    ["@cubegram/player", "packages/player/dist/index.d.ts"],
    ["@cubegram/smart", "packages/smart/dist/index.d.ts"],
    ["@cubegram/smart/simulator", "packages/smart/dist/simulator.d.ts"],
    ["@cubegram/cubing", "packages/cubing/dist/index.d.ts"],
  ]);
  return new Map([
    ...doors,
    ...others.map(([entry, path]) => /** @type {const} */ ([entry, join(root, path)])),
  ]);
}

/** @param {string} entry */
const urlOfEntry = (entry) => `api/${entry.replace("@cubegram/", "").replace("/", "-")}`;

/** The front door's file, which says what an entry offers. @param {string} entry */
function sourceOf(entry) {
  const [, name, door = "index"] = entry.split("/");
  return `packages/${name}/src/${name === "core" ? "doors/" : ""}${door}.ts`;
}

/** @returns {import("./pages.mjs").Page[]} */
export function apiPages() {
  const paths = entries();
  const program = ts.createProgram([...paths.values()], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    types: [],
    noEmit: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const pages = [...paths].map(([entry, path]) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${path}: expected a module; run npm run build`);
    const named = checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      symbol: symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    }));
    return { entry, about: aboutOf(source), named };
  });
  return pages.map(({ entry, about, named }) => ({
    url: urlOfEntry(entry),
    section: "API",
    title: entry,
    made: sourceOf(entry),
    markdown: pageOf(entry, about, named, checker),
  }));
}

/** The comment at the head of an entry. @param {ts.SourceFile} source */
function aboutOf(source) {
  const text = source.getFullText();
  const [range] = ts.getLeadingCommentRanges(text, 0) ?? [];
  return range ? plainComment(text.slice(range.pos, range.end)) : "";
}

/** @param {string} comment */
const plainComment = (comment) =>
  comment
    .replace(/^\/\*\*?|\*\/$/g, "")
    .replaceAll(/^\s*\* ?/gm, "")
    .trim();

const KINDS = /** @type {const} */ ([
  ["Functions", ts.SymbolFlags.Function],
  ["Classes", ts.SymbolFlags.Class],
  ["Constants", ts.SymbolFlags.Variable],
  ["Types", ts.SymbolFlags.Type],
]);

/**
 * @param {string} entry
 * @param {string} about
 * @param {{ name: string, symbol: ts.Symbol }[]} named
 * @param {ts.TypeChecker} checker
 */
function pageOf(entry, about, named, checker) {
  const left = new Set(named);
  const sections = KINDS.map(([heading, flag]) => {
    const own = [...left].filter(({ symbol }) => symbol.flags & flag);
    for (const one of own) left.delete(one);
    if (own.length === 0) return "";
    own.sort((a, b) => a.name.localeCompare(b.name));
    return `## ${heading}\n\n${own.map(({ name, symbol }) => exportOf(name, symbol, checker)).join("\n")}`;
  });
  return `# ${entry}\n\n${about}\n\n\`\`\`ts\nimport { … } from "${entry}";\n\`\`\`\n\n${sections.filter(Boolean).join("\n")}`;
}

/** @param {string} name @param {ts.Symbol} symbol @param {ts.TypeChecker} checker */
function exportOf(name, symbol, checker) {
  const about = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol
    .getJsDocTags(checker)
    .map((tag) => tagLine(tag.name, ts.displayPartsToString(tag.text)));
  const code = (symbol.declarations ?? []).map(declarationOf).join("\n");
  return `### ${name}\n\n${about}\n\n${tags.join("\n")}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
}

/** @param {string} tag @param {string} text */
function tagLine(tag, text) {
  if (tag === "example")
    return `\nExample:\n\n${text.includes("```") ? text : `\`\`\`js\n${text}\n\`\`\``}\n`;
  const [, name, about] = /^(\S+)\s*[-–]?\s*([\s\S]*)$/.exec(text) ?? [];
  if (tag === "param") return `- \`${name}\`: ${about}`;
  return `- **${tag}** ${text}`;
}

/** A declaration as it is published, without what is private and without its own docstring. @param {ts.Declaration} declaration */
function declarationOf(declaration) {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const source = node.getSourceFile().text;
  let text = source.slice(node.getStart(undefined, false), node.end);
  text = text.replace(/^export (?:declare )?/, "").replace(/^declare /, "");
  return text
    .split("\n")
    .filter((line) => !/^\s*(?:#private|private )/.test(line))
    .join("\n")
    .replaceAll(/^ {4}/gm, "  ");
}
