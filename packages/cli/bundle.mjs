/**
 * Makes dist/mcp/sdk.js out of what `mcp` uses of the protocol's SDK, in place of the compiled file that would import it from
 * packages that nobody has installed (ADR 0278), and writes down their licenses beside it.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, "dist/mcp/sdk.js");

/**
 * A third of the SDK's code is a validator of JSON Schema, for forms that a server may ask its client to fill in. Ours asks nothing.
 * @type {import("vite").Plugin}
 */
const withoutValidator = {
  name: "without-validator",
  enforce: "pre",
  resolveId: (id) => (/\bajvProvider\b/.test(id) ? "\0no-validator" : null),
  load: (id) => (id === "\0no-validator" ? "export class n {}" : null),
};

const built = await build({
  configFile: false,
  root: here,
  logLevel: "warn",
  plugins: [withoutValidator],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    write: false,
    target: "es2023",
    lib: { entry: join(here, "src/mcp/sdk.ts"), formats: ["es"] },
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      output: { minify: true, codeSplitting: false },
    },
  },
});
const { output } = /** @type {import("vite").Rolldown.RolldownOutput} */ (
  Array.isArray(built) ? built[0] : built
);
const [chunk] = output;
const strangers = [...chunk.imports, ...chunk.dynamicImports].filter((name) => !name.startsWith("node:"));
if (output.length !== 1 || strangers.length > 0)
  throw new Error(`sdk.js has to stand alone, but imports ${strangers.join(", ") || "a second file"}.`);

/** The packages whose modules went in. */
const packages = new Set(
  chunk.moduleIds.flatMap(
    (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll("\\", "/"))?.[1] ?? [],
  ),
);
const licenses = [...packages].sort().map((folder) => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const path = join(folder, "LICENSE");
  return `${name} ${version} (${license})\n\n${existsSync(path) ? readFileSync(path, "utf8") : ""}`;
});
writeFileSync(join(here, "dist/mcp/licenses.txt"), licenses.join(`\n${"-".repeat(80)}\n\n`));

// Whoever reads it meanwhile gets the old file or the new one.
const half = `${target}.${process.pid}`;
writeFileSync(half, `/*! Licenses: licenses.txt */\n${chunk.code}`);
renameSync(half, target);
