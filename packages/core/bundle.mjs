/**
 * Makes dist/rooms: each room of the compiled core as one file that imports other rooms (ADR 0166). A module loads in half a
 * millisecond wherever it lies; the solver's sixty of them took longer than half of its tables.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const dist = join(dirname(fileURLToPath(import.meta.url)), "dist");
const rooms = join(dist, "rooms");

/** The room of a compiled module: its folder, or the module itself where it stands beside the folders. @param {string} path */
function roomOf(path) {
  return relative(dist, path).split(sep)[0].replace(/\.js$/, "");
}

/** room → its entry module. @returns {Map<string, string>} */
function entries() {
  const found = readdirSync(dist, { withFileTypes: true }).flatMap((item) => {
    const path = item.isDirectory() ? join(dist, item.name, "index.js") : join(dist, item.name);
    return item.name !== basename(rooms) && path.endsWith(".js") && existsSync(path)
      ? [/** @type {[string, string]} */ ([roomOf(path), path])]
      : [];
  });
  return new Map(found);
}

/**
 * Modules of the same room come in; other rooms stay outside as the files that they become, and what is loaded only when it is
 * wanted (text models) stays where it is.
 * @param {string} room
 * @returns {import("vite").Plugin}
 */
function onlyRoom(room) {
  return {
    name: "only-room",
    enforce: "pre",
    resolveId(id, importer, { kind }) {
      if (!importer) return null;
      if (!id.startsWith(".")) return { id, external: true };
      const path = resolve(dirname(importer), id);
      if (kind === "dynamic-import") return { id: `../${relative(dist, path)}`, external: true };
      return roomOf(path) === room ? path : { id: `./${roomOf(path)}.js`, external: true };
    },
  };
}

/**
 * @param {string} room
 * @param {string} entry
 */
async function bundle(room, entry) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [onlyRoom(room)],
    build: {
      write: false,
      minify: false,
      target: "es2023",
      lib: { entry, formats: ["es"], fileName: room },
      rolldownOptions: { treeshake: { moduleSideEffects: false }, output: { codeSplitting: false } },
    },
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput[]} */ (built)[0];
  if (output.length !== 1) throw new Error(`room ${room} became ${output.length} files`);
  return output[0].code;
}

const bundled = [];
for (const [room, entry] of entries()) bundled.push([`${room}.js`, await bundle(room, entry)]);
mkdirSync(rooms, { recursive: true });
for (const [name, code] of bundled) {
  // Whoever reads it meanwhile gets the old file or the new one.
  const half = join(rooms, `.${name}.${process.pid}`);
  writeFileSync(half, code);
  renameSync(half, join(rooms, name));
}
for (const name of readdirSync(rooms))
  if (!name.startsWith(".") && !bundled.some(([written]) => written === name)) rmSync(join(rooms, name));
