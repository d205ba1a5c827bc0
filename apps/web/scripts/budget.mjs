/**
 * `node apps/web/scripts/budget.mjs`: what a first visit loads, from the manifest of the build, as a table; fails when it is more
 * than allowed. First load: the page, the shell, the Write page and all they import at once, without workers and on-demand parts.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");
const FIRST_LOAD = 60_000;
const PAGE = 66_000;
const SHELL = "index.html";
const FIRST_PAGE = "src/pages/write/index.tsx";

if (!existsSync(join(dist, SHELL))) {
  process.stderr.write("There is no build: run npm start, or npx vite build apps/web.\n");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));

/** The files of a chunk and of everything it imports at once. */
function filesOf(name, seen = new Set()) {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  return seen;
}

const gzipped = (file) => gzipSync(readFileSync(join(dist, file))).length;
const total = (files) => [...files].reduce((sum, file) => sum + gzipped(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const shell = filesOf(SHELL).add(SHELL);
const first = filesOf(FIRST_PAGE, new Set(shell));
const pages = Object.keys(manifest).filter((name) => /^src\/pages\/[^/]+\/index\.tsx$/.test(name));
const beyond = (name) => new Set([...filesOf(name)].filter((file) => !shell.has(file)));
const rows = [
  { what: "first load (shell and Write)", bytes: total(first), most: FIRST_LOAD },
  { what: "shell alone", bytes: total(shell) },
  ...pages.map((name) => ({
    what: `page ${name.split("/")[2]}, beyond the shell`,
    bytes: total(beyond(name)),
    most: PAGE,
  })),
  ...Object.keys(manifest)
    .filter((name) => name.endsWith("player/src/index.ts"))
    .map((name) => ({ what: "player, on demand", bytes: total(beyond(name)) })),
];
const assets = readdirSync(dist, { recursive: true })
  .filter((file) => statSync(join(dist, file)).isFile() && !file.startsWith("."))
  .map((file) => file.replaceAll("\\", "/"));
rows.push({ what: `everything, for offline use (${assets.length} files)`, bytes: total(assets) });

let isOver = false;
for (const { what, bytes, most } of rows) {
  const over = most !== undefined && bytes > most;
  isOver ||= over;
  const limit = most === undefined ? "" : `  of ${kilobytes(most)}${over ? "  TOO LARGE" : ""}`;
  process.stdout.write(`${what.padEnd(48)} ${kilobytes(bytes).padStart(10)} gz${limit}\n`);
}
if (isOver) process.exit(1);
