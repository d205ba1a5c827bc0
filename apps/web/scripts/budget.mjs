/**
 * `node apps/web/scripts/budget.mjs`: what a first visit to each page loads, from the manifest of the build, as a table; fails
 * when it is more than allowed. First load: the document, the shell, the page and all they import at once, styles too. What a
 * browser really asks for, opened by a link too, is measured by test/weight.browser.ts against the same figure.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { dist, FIRST_LOAD, gzipped, kilobytes, playerIn, readManifest } from "./first-load.mjs";

const SHELL = "index.html";
const manifest = readManifest();

/** The files of a chunk and of everything it imports at once. @param {string} name @param {Set<string>} [seen] @returns {Set<string>} */
function filesOf(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

/** @param {Iterable<string>} files */
const total = (files) => [...files].reduce((sum, file) => sum + gzipped(readFileSync(join(dist, file))), 0);

const shell = filesOf(SHELL).add(SHELL);
const pages = Object.keys(manifest).filter((name) => /^src\/pages\/[^/]+\/index\.tsx$/.test(name));
const players = playerIn(manifest);
/** @param {string} name */
const beyond = (name) => new Set([...filesOf(name)].filter((file) => !shell.has(file)));

/** A page with every part that it may show later; not the player; other languages are no part of the manifest. @param {string} name @returns {Set<string>} */
function withParts(name, seen = new Set(shell), visited = new Set()) {
  if (visited.has(name) || players.includes(name)) return seen;
  visited.add(name);
  const chunk = manifest[name];
  if (!chunk || name === SHELL) return seen;
  for (const file of filesOf(name)) seen.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    if (!pages.includes(next)) withParts(next, seen, visited);
  return seen;
}

/** @type {{ what: string, bytes: number, most?: number, later?: number }[]} */
const rows = [
  { what: "shell, in every first load", bytes: total(shell) },
  ...pages.map((name) => ({
    what: `first load, ${name.split("/")[2]}`,
    bytes: total(filesOf(name, new Set(shell))),
    most: FIRST_LOAD,
    later: total(withParts(name)),
  })),
  {
    what: "player, when a page that shows it has come to rest",
    bytes: total(new Set(players.flatMap((name) => [...beyond(name)]))),
  },
];
const assets = readdirSync(dist, { recursive: true, encoding: "utf8" })
  .filter((file) => statSync(join(dist, file)).isFile() && !file.startsWith(".") && !file.endsWith(".gz"))
  .map((file) => file.replaceAll("\\", "/"));
const later = assets.filter((file) => /text-model-(?!en-)|\/texts-\w+\/[\w-]+\/(?!en\.)/.test(file));
const atOnce = assets.filter((file) => !later.includes(file));
rows.push(
  { what: `kept for offline use on the first visit (${atOnce.length} files)`, bytes: total(atOnce) },
  { what: `models and texts of other languages, kept later (${later.length} files)`, bytes: total(later) },
);

let isOver = false;
for (const { what, bytes, most, later } of rows) {
  const over = most !== undefined && bytes > most;
  isOver ||= over;
  const limit = most === undefined ? "" : `  of ${kilobytes(most)}${over ? "  TOO LARGE" : ""}`;
  const parts = later === undefined ? "" : `  (${kilobytes(later)} with all its parts)`;
  process.stdout.write(`${what.padEnd(50)} ${kilobytes(bytes).padStart(9)} gz${limit}${parts}\n`);
}
if (isOver) process.exit(1);
