/**
 * Makes dist/rooms: each room of the compiled core as one file that imports other rooms (ADR 0231#0166). A module loads in half a
 * millisecond wherever it lies; the solver's sixty of them took longer than half of its tables.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const dist = join(dirname(fileURLToPath(import.meta.url)), "dist");
const rooms = join(dist, "rooms");

/** The folder of the front doors, which pass on names of rooms. */
const DOORS = "doors";

/** Another room's file, until it is known which file names it. */
const ANOTHER = "room:";

/** The room of a compiled module: its folder, or the module itself where it stands beside the folders. @param {string} path */
function roomOf(path) {
  return relative(dist, path).split(sep)[0].replace(/\.js$/, "");
}

/** File to be made → its entry module: every room, every module beside the rooms, every front door. @returns {Map<string, string>} */
function entries() {
  const found = readdirSync(dist, { withFileTypes: true }).flatMap((item) => {
    const path = item.isDirectory() ? join(dist, item.name, "index.js") : join(dist, item.name);
    return ![basename(rooms), DOORS].includes(item.name) && path.endsWith(".js") && existsSync(path)
      ? [/** @type {[string, string]} */ ([roomOf(path), path])]
      : [];
  });
  const doors = readdirSync(join(dist, DOORS))
    .filter((name) => name.endsWith(".js"))
    .map(
      (name) =>
        /** @type {[string, string]} */ ([`${DOORS}/${basename(name, ".js")}`, join(dist, DOORS, name)]),
    );
  return new Map([...found, ...doors]);
}

/**
 * Modules of the same room come in; other rooms stay outside as the files that they become, also where they are loaded only when
 * they are wanted. What a room loads so of its own (text models) becomes a file in a folder of the room's name.
 * @param {string} room
 * @returns {import("vite").Plugin}
 */
function onlyRoom(room) {
  return {
    name: "only-room",
    enforce: "pre",
    resolveId(id, importer) {
      if (!importer) return null;
      if (!id.startsWith(".")) return { id, external: true };
      const path = resolve(dirname(importer), id);
      if (roomOf(path) === room) return path;
      return { id: `${ANOTHER}${roomOf(path)}`, external: true };
    },
  };
}

/**
 * @param {string} name
 * @param {string} entry
 */
async function bundle(name, entry) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    plugins: [onlyRoom(roomOf(entry))],
    build: {
      write: false,
      minify: false,
      target: "es2023",
      lib: { entry, formats: ["es"], fileName: name },
      rolldownOptions: {
        treeshake: { moduleSideEffects: false },
        output: { chunkFileNames: `${name}/[name].js` },
      },
    },
  });
  const { output } = /** @type {import("vite").Rolldown.RolldownOutput[]} */ (built)[0];
  return output.flatMap((file) =>
    file.type === "chunk"
      ? [/** @type {[string, string]} */ ([file.fileName, placed(file.fileName, file.code)])]
      : [],
  );
}

/** The code with other rooms named as they lie beside this file. @param {string} file @param {string} code */
function placed(file, code) {
  const up = file.includes("/") ? "../" : "./";
  return code.replaceAll(new RegExp(`"${ANOTHER}([\\w-]+)"`, "g"), `"${up}$1.js"`);
}

const bundled = [];
for (const [name, entry] of entries()) bundled.push(...(await bundle(name, entry)));
mkdirSync(rooms, { recursive: true });
for (const [name, code] of bundled) {
  // Whoever reads it meanwhile gets the old file or the new one.
  const half = join(rooms, `.${basename(name)}.${process.pid}`);
  mkdirSync(dirname(join(rooms, name)), { recursive: true });
  writeFileSync(half, code);
  renameSync(half, join(rooms, name));
}
const written = new Set(bundled.map(([name]) => name));
for (const name of readdirSync(rooms, { recursive: true, encoding: "utf8" }))
  if (/^[^.].*\.js$/.test(name) && !written.has(name.replaceAll(sep, "/"))) rmSync(join(rooms, name));
