/**
 * Compiles the kernels in `assembly/` and writes them into the sources as text, so that whoever builds or bundles this package needs
 * no compiler for them and no file beside the code. `--check` only compares.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = "assembly/optimal.ts";
const TARGET = here("src/solve/optimal/vector-code.ts");

/** The text of `vector-code.ts` as it follows from the kernel's source. */
export async function kernelModule() {
  const { default: asc } = await import("assemblyscript/asc");
  const { binary, error, stderr } = await compile(asc);
  if (error || !binary) throw new Error(`${SOURCE}: ${stderr}`);
  const hex = Buffer.from(binary).toString("hex");
  const lines = (hex.match(/.{1,96}/g) ?? []).map((line) => `  "${line}",`);
  return `/** Made from \`${SOURCE}\` by \`npm run build:kernels\`: WebAssembly in hexadecimal digits, ${binary.length} bytes. */\nexport const VECTOR_CODE: readonly string[] = [\n${lines.join("\n")}\n];\n`;
}

/** @param {typeof import("assemblyscript/asc").default} asc */
async function compile(asc) {
  /** @type {Uint8Array | undefined} */
  let binary;
  const options = [
    "optimal.ts",
    "--outFile=optimal.wasm",
    "--runtime=stub",
    "--importMemory",
    "--sharedMemory",
    "--initialMemory=1",
    "--maximumMemory=65536",
    "--enable=simd,threads,bulk-memory",
    "--noAssert",
    "-O3",
  ];
  const { error, stderr } = await asc.main(options, {
    readFile: (/** @type {string} */ name) =>
      name === "optimal.ts" ? readFileSync(here(SOURCE), "utf8") : null,
    writeFile: (/** @type {string} */ name, /** @type {any} */ data) => {
      if (name === "optimal.wasm") binary = data;
    },
    listFiles: () => [],
  });
  return { binary, error, stderr: stderr.toString() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await kernelModule();
  if (!process.argv.includes("--check")) writeFileSync(TARGET, text);
  else if (text !== readFileSync(TARGET, "utf8")) {
    console.error("vector-code.ts is not what the kernel's source gives; run npm run build:kernels");
    process.exit(1);
  }
}
