/**
 * `npm run build:kernels`: compiles the kernels in this folder and writes them into the sources as text, so that whoever builds or
 * bundles core needs no compiler for them and no file beside the code. `--check` only compares. The compiler, 100 MB, is installed
 * at its first use, from the lock file beside this one.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installIn } from "../../../scripts/setup.mjs";

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SOURCE = "assembly/optimal.ts";
const TARGET = here("../src/solve/optimal/vector-code.ts");
const SIZES = here("sizes.ts");

/** The text of `vector-code.ts` as it follows from the kernel's source. */
export async function kernelModule() {
  installIn("packages/core/assembly");
  const { default: asc } = await import("assemblyscript/asc");
  const { binary, error, stderr } = await compile(asc);
  if (error || !binary) throw new Error(`${SOURCE}: ${stderr}`);
  const hex = Buffer.from(binary).toString("hex");
  const lines = (hex.match(/.{1,96}/g) ?? []).map((line) => `  "${line}",`);
  return `/** Made from \`${SOURCE}\` by \`npm run build:kernels\`: WebAssembly in hexadecimal digits, ${binary.length} bytes. */\nexport const VECTOR_CODE: readonly string[] = [\n${lines.join("\n")}\n];\n`;
}

/**
 * The text of `assembly/sizes.ts`: how many values the coordinates have, as the sources of the package derive them (from its last
 * build).
 */
export async function sizesModule() {
  const search = await import(here("../dist/search/index.js"));
  const { SYMMETRY_COUNT } = await import(here("../dist/geometry/index.js"));
  const { ARRANGEMENTS } = await import(here("../dist/solve/optimal/edge-slices.js"));
  const { EDGE_CLASSES } = await import(here("../dist/solve/optimal/sym-edges.js"));
  const { cornerClasses } = await import(here("../dist/solve/optimal/corner-classes.js"));
  const { cornerCosets, cornerOrderMoves } = await import(here("../dist/solve/optimal/corner-orders.js"));
  // Of the smallest group there is.
  const corners = cornerCosets("squares", cornerOrderMoves());
  const twist = search.orientationCoordinate("twist", 3, search.orbitIndex(3, "corner"));
  const { count, stabilizer } = cornerClasses(corners, search.moveTable(twist));
  const sizes = {
    MOVES: search.MOVE_COUNT,
    SETS: search.EDGE_SETS,
    TWISTS: search.TWISTS,
    FLIPS: search.FLIPS,
    ORDERS: search.ORDERS_OF_EIGHT,
    CORNER_COSETS: corners.count,
    CLASSES: count,
    // Of each class that symmetries keep, those symmetries and a 0, and another 0 for the rest.
    STABILIZER_BYTES: 1 + [...stabilizer.values()].reduce((sum, kept) => sum + kept.length + 1, 0),
    ARRANGEMENTS,
    EDGE_CLASSES,
    SYMMETRIES: SYMMETRY_COUNT,
  };
  const lines = Object.entries(sizes).map(([name, size]) => `export const ${name}: u32 = ${size};`);
  return `/** Sizes of the coordinates, made from the package's own by \`npm run build:kernels\`. */\n${lines.join("\n")}\n`;
}

/** @param {any} asc AssemblyScript's compiler */
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
      ["optimal.ts", "sizes.ts"].includes(name) ? readFileSync(here(name), "utf8") : null,
    writeFile: (/** @type {string} */ name, /** @type {any} */ data) => {
      if (name === "optimal.wasm") binary = data;
    },
    listFiles: () => [],
  });
  return { binary, error, stderr: stderr.toString() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = await sizesModule();
  if (!process.argv.includes("--check")) writeFileSync(SIZES, sizes);
  const isOld = sizes !== readFileSync(SIZES, "utf8");
  const text = await kernelModule();
  if (!process.argv.includes("--check")) writeFileSync(TARGET, text);
  else if (isOld || text !== readFileSync(TARGET, "utf8")) {
    console.error(
      "vector-code.ts or sizes.ts is not what the kernel's source gives; run npm run build:kernels",
    );
    process.exit(1);
  }
}
