/**
 * `npm run bench [-- name …]`: every module in bench/src exports `title` and `run({ log })`, which returns rows.
 * Ours and theirs are measured in the same run, so ratios can be compared even where times cannot.
 */
import { readdirSync } from "node:fs";
import { cpus } from "node:os";
import { table } from "./figures.mjs";

const folder = new URL("./src/", import.meta.url);
const all = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => name.slice(0, -4));
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`bench: no ${unknown.join(", ")}; there are: ${all.join(", ")}\n`);
  process.exit(2);
}

process.stdout.write(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}\n`,
);
for (const name of asked.length > 0 ? asked : all) {
  const { title, run } = await import(new URL(`${name}.mjs`, folder).href);
  process.stdout.write(`\n## ${title}\n\n`);
  const rows = await run({ log: (/** @type {string} */ text) => process.stderr.write(`${text}\n`) });
  process.stdout.write(`${table(rows)}\n`);
}
// A peer may leave a worker behind (cubing.js does), which would keep the process alive.
process.stdout.write("", () => process.exit());
