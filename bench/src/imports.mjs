/** What an import weighs in a page, bundled, minified and gzipped, and how long Node takes to load it, in a process of its own each time. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { median } from "../figures.mjs";

export const title = "What an import weighs, and the milliseconds until it is there";

const PROGRAMS = {
  "a number for every cube": 'export { Cube } from "@cubegram/core";',
  "read and print moves": 'export { parseAlg, printAlg } from "@cubegram/core";',
  "solve a cube": 'export { solve } from "@cubegram/core/solve";',
  "write and read a message": 'export { decodeMessage, writeMessage } from "@cubegram/core/message";',
};
const TIMES = 9;
const PROGRAM = "program.mjs";
const VIRTUAL = `\0${PROGRAM}`;
const here = fileURLToPath(new URL(".", import.meta.url));

export async function run() {
  const rows = [];
  for (const [what, code] of Object.entries(PROGRAMS)) {
    const { first, later } = await weigh(code);
    rows.push({
      what,
      program: code,
      "kB at once": first,
      "kB when needed": later,
      "ms in Node": msOf(code),
    });
  }
  return rows;
}

/** The kB of the file that is loaded at once, and of those that follow when they are needed. @param {string} code */
async function weigh(code) {
  const made = await build({
    configFile: false,
    root: here,
    logLevel: "error",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id.endsWith(PROGRAM) ? VIRTUAL : null),
        load: (id) => (id === VIRTUAL ? code : null),
      },
    ],
    build: {
      write: false,
      lib: { entry: `./${PROGRAM}`, formats: ["es"], fileName: "program" },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const files = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunks = files.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const atOnce = new Set(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
  for (const name of atOnce)
    for (const { fileName, imports } of chunks)
      if (fileName === name) for (const one of imports) atOnce.add(one);
  const sizes = chunks.map(({ fileName, code }) => ({
    isFirst: atOnce.has(fileName),
    bytes: gzipSync(code).length,
  }));
  /** @param {boolean} first */
  const sum = (first) =>
    sizes.filter(({ isFirst }) => isFirst === first).reduce((all, { bytes }) => all + bytes, 0);
  return { first: (sum(true) / 1000).toFixed(1), later: (sum(false) / 1000).toFixed(0) };
}

/** @param {string} code */
function msOf(code) {
  const [, name] = /from "(.*)"/.exec(code) ?? [];
  const program = `const start = performance.now(); await import("${name}"); console.log(performance.now() - start);`;
  const times = Array.from({ length: TIMES }, () =>
    Number(
      execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: here, encoding: "utf8" }),
    ),
  );
  return median(times).toFixed(0);
}
