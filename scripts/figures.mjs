/**
 * `node scripts/figures.mjs [tree …]`: lines, files and exported names by room, exports with a docstring, and sizes of the builds,
 * for each tree (this one by default), side by side. Without builds the sizes stay empty.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./setup.mjs";

/** The last TypeScript with a programming interface: the one that makes the API pages. */
const ts = /** @type {typeof import("../site/node_modules/typescript/lib/typescript.js")} */ (
  createRequire(join(root, "site/package.json"))("typescript")
);
const PLACES = [
  "packages/core/src",
  "packages/cli/src",
  "packages/player/src",
  "apps/web/src",
  "bench",
  "scripts",
  "site",
  "tools",
];
const SOURCE = /\.(?:ts|tsx|mjs|js|css)$/;

/** @typedef {Record<string, string | number>} Row */

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (/^(?:node_modules|dist|\..*)$/.test(item.name)) return [];
    const path = join(folder, item.name);
    return item.isDirectory() ? filesIn(path) : SOURCE.test(item.name) ? [path] : [];
  });
}

/** @param {string} path */
const isTest = (path) => /\.(?:test|browser)\.ts$/.test(path) || path.includes("/test/");
/** @param {string} path */
const linesOf = (path) => readFileSync(path, "utf8").split("\n").length - 1;

/**
 * Room → its sources. In core, the app and the player a room is a folder of `src`; elsewhere the whole package.
 * @param {string} tree
 */
function roomsOf(tree) {
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  for (const place of PLACES)
    for (const path of filesIn(join(tree, place))) {
      if (isTest(path)) continue;
      const inside = relative(join(tree, place), path).split("/");
      const folder = inside.length > 1 && place.endsWith("src") ? `/${inside[0]}` : "";
      const room = place.replace(/^(?:packages|apps)\//, "").replace(/\/src$/, "") + folder;
      rooms.set(room, [...(rooms.get(room) ?? []), path]);
    }
  return rooms;
}

/**
 * What a front door publishes, or in a tree without doors the `index.ts` of a room: [names that exist at run time, types, how many of them have a docstring].
 * @param {string} tree
 * @returns {Map<string, [number, number, number]>}
 */
function exportsOf(tree) {
  const entries = ["packages/core/src", "packages/player/src"].flatMap((place) =>
    filesIn(join(tree, place))
      .filter((path) =>
        existsSync(join(tree, place, "doors"))
          ? /\/src\/doors\//.test(path)
          : /\/src\/(?:[^/]+\/)?index\.ts$/.test(path),
      )
      .filter((path) => !isInternal(tree, place, path)),
  );
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const found = new Map();
  for (const path of entries) {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) continue;
    const room = relative(join(tree, "packages"), path)
      .replace("/src", "")
      .replace("/doors", "")
      .replace(/(?:\/index)?\.ts$/, "");
    let [values, types, described] = [0, 0, 0];
    for (const symbol of checker.getExportsOfModule(module)) {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (real.flags & ts.SymbolFlags.Value) values++;
      else types++;
      if (real.getDocumentationComment(checker).length > 0) described++;
    }
    found.set(room, [values, types, described]);
  }
  return found;
}

/** Whether the package's `exports` keep a room private. @param {string} tree @param {string} place @param {string} path */
function isInternal(tree, place, path) {
  const { exports } = JSON.parse(readFileSync(join(tree, place, "../package.json"), "utf8"));
  return exports[`./${relative(join(tree, place), path).split("/")[0]}`] === null;
}

/** @param {string} path */
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/** @param {string} tree @returns {[what: string, bytes: number][]} */
function weights(tree) {
  const rooms = join(tree, "packages/core/dist/rooms");
  const player = join(tree, "packages/player/dist/cube-player.js");
  const app = join(tree, "apps/web/dist");
  /** @type {[string, number][]} */
  const found = [];
  if (existsSync(rooms))
    for (const name of readdirSync(rooms).filter((name) => /^[^.].*\.js$/.test(name)))
      found.push([`core/${name}, gzipped`, gzipped(join(rooms, name))]);
  if (existsSync(player)) found.push(["cube-player.js, gzipped", gzipped(player)]);
  if (existsSync(join(app, ".vite/manifest.json"))) found.push(...firstLoads(app));
  return found;
}

/** @param {string} app @returns {[string, number][]} */
function firstLoads(app) {
  const manifest = JSON.parse(readFileSync(join(app, ".vite/manifest.json"), "utf8"));
  /** @param {string} name @param {Set<string>} files */
  const load = (name, files) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return files;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const next of chunk.imports ?? []) load(next, files);
    return files;
  };
  return Object.keys(manifest)
    .filter((name) => /^src\/pages\/[^/]+\/index\.tsx$/.test(name))
    .map((name) => {
      const files = load(name, load("index.html", new Set(["index.html"])));
      const bytes = [...files].reduce((sum, file) => sum + gzipped(join(app, file)), 0);
      return [`first load, ${name.split("/")[2]}, gzipped`, bytes];
    });
}

/** @param {string} tree @returns {Map<string, Row>} */
function figures(tree) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  const published = exportsOf(tree);
  const sum = { files: 0, lines: 0, values: 0, types: 0, described: 0 };
  for (const [room, paths] of [...roomsOf(tree)].sort(([a], [b]) => a.localeCompare(b))) {
    const [values, types, described] = published.get(room) ?? [0, 0, 0];
    const row = {
      files: paths.length,
      lines: paths.reduce((all, path) => all + linesOf(path), 0),
      values,
      types,
      described,
    };
    for (const key of /** @type {(keyof typeof sum)[]} */ (Object.keys(sum))) sum[key] += row[key];
    rows.set(room, row);
  }
  rows.set("all", sum);
  for (const [what, bytes] of weights(tree)) rows.set(what, { bytes });
  return rows;
}

const trees = process.argv.length > 2 ? process.argv.slice(2) : [root];
for (const tree of trees) if (!statSync(tree).isDirectory()) throw new Error(`${tree}: expected a folder`);
const all = trees.map(figures);
const columns = ["files", "lines", "values", "types", "described", "bytes"];
process.stdout.write(
  `| room | ${columns.map((name) => (trees.length > 1 ? `${name} (${trees.map((_, i) => i + 1).join(" → ")})` : name)).join(" | ")} |\n` +
    `|---|${columns.map(() => "--:").join("|")}|\n`,
);
for (const room of new Set(all.flatMap((rows) => [...rows.keys()]))) {
  const cells = columns.map((column) => {
    const values = all.map((rows) => rows.get(room)?.[column] ?? "–");
    return values.every((value) => value === "–") ? "" : values.join(" → ");
  });
  process.stdout.write(`| ${room} | ${cells.join(" | ")} |\n`);
}
