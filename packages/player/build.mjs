/**
 * Builds dist/cube-player.js, the one file for a plain HTML page, from the compiled modules, and prints what it weighs.
 * Fails when it is over its budget, or needs another file before it draws. What it loads when someone asks for a film is
 * dist/cube-player-gif.js, which stands alone too.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
/** Bytes, gzip level 9. */
const BUDGET = 27_000;

/** Blanks between the lines of the style sheet and the shaders are for readers of the source. */
/** @type {import("vite").Plugin} */
const tightenTexts = {
  name: "tighten-texts",
  transform(source, id) {
    if (!/(styles|shaders)\.js$/.test(id)) return undefined;
    // In a style sheet, a blank beside an operator may mean something.
    const idle = id.endsWith("shaders.js") ? / ?([{};,()=+*/<>-]) ?/g : / ?([{};,]) ?/g;
    const tight = source.replaceAll(/`[^`]*`/g, (text) =>
      // A shader's first line is a directive and keeps its line break.
      text
        .replaceAll(/\s*\/\/.*$/gm, "")
        .replaceAll(/\n\s*/g, "\n")
        .replaceAll(/(?<!es)\n/g, " ")
        .replaceAll(idle, "$1"),
    );
    return { code: tight, map: null };
  },
};

const FILM = "cube-player-gif.js";

/** The one file leaves the film to the other, beside it. */
/** @type {import("vite").Plugin} */
const filmBeside = {
  name: "film-beside",
  enforce: "pre",
  resolveId: (source) => (source.endsWith("/save-film.js") ? { id: `./${FILM}`, external: true } : null),
};

await bundle("auto.js", "cube-player.js", [tightenTexts, filmBeside]);
await bundle("element/save-film.js", FILM, []);

/** @type {(entry: string, fileName: string, plugins: import("vite").Plugin[]) => Promise<unknown>} */
function bundle(entry, fileName, plugins) {
  return build({
    configFile: false,
    plugins,
    root: here,
    logLevel: "warn",
    build: {
      outDir: "dist",
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: join(here, "dist", entry), formats: ["es"], fileName: () => fileName },
      // A library build keeps its blanks unless told otherwise.
      rolldownOptions: { output: { minify: true, codeSplitting: false } },
    },
  });
}

// The one file is `auto`, so it has the types of `auto`.
writeFileSync(join(here, "dist/cube-player.d.ts"), 'export * from "./auto.js";\n');
writeFileSync(join(here, "dist/cube-player-gif.d.ts"), 'export * from "./element/save-film.js";\n');

const code = readFileSync(join(here, "dist/cube-player.js"));
const packed = gzipSync(code, { level: 9 }).length;
process.stderr.write(`cube-player.js: ${code.length} bytes, ${packed} gzipped; the budget is ${BUDGET}\n`);
if (packed > BUDGET) fail("cube-player.js is over its budget");
// What is loaded later, by import(), may be another file.
if (/\bimport\s*(?:[{"'*]|\w+\s+from)|\bfrom\s*["']/.test(code.toString("utf8")))
  fail("cube-player.js imports something; it has to stand alone");

/** @param {string} why */
function fail(why) {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
  // What failed does not count as built: the next build tries again.
  rmSync(join(here, "dist/.tsbuildinfo"), { force: true });
}
