/**
 * Examples that run in the page, as they are or changed by the reader: which blocks those are, and the rooms of core that they load.
 * Blocks that need third-party packages or text models (2.9 MB) are left out.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { minifySync } from "vite";
import { root } from "./pages.mjs";
import { doorsOf } from "./playground.js";

const rooms = join(root, "packages/core/dist/rooms");

/** The room's files, with those it imports first, and the rooms that it may load later. @param {string} file @param {Set<string>} [found] */
function closureOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const code = readFileSync(join(rooms, file), "utf8");
  for (const [, path] of code.matchAll(/(?:from |import\()"(\.\.?\/[\w/.-]+\.js)"/g))
    closureOf(posix.join(posix.dirname(file), path), found);
  return found;
}

/** Whether a file imports a package by name, which a browser cannot find. @param {string} file */
function needsPackages(file) {
  return /^(?:import|export)\b[^;]*? from "[^.]/m.test(readFileSync(join(rooms, file), "utf8"));
}

/** Door → its files, of those that run without texts and packages. @type {ReadonlyMap<string, ReadonlySet<string>>} */
const doors = new Map(
  readdirSync(join(rooms, "doors"))
    .map((name) => /** @type {const} */ ([name.replace(/\.js$/, ""), closureOf(`doors/${name}`)]))
    .filter(([, files]) => ![...files].some((file) => file.startsWith("text") || needsPackages(file))),
);

/** The names of the doors that an example may import. */
export const liveDoors = [...doors.keys()];

/** Whether a block can run in the page. @param {string} code */
export function isLive(code) {
  const asked = doorsOf(code);
  return (
    asked.length > 0 &&
    asked.length === code.match(/\bimport\b/g)?.length &&
    asked.every((door) => doors.has(door)) &&
    !/\bprocess\b|\bBuffer\b/.test(code)
  );
}

/** Puts the rooms, minified, where the examples look for them: the command line's package includes the site. @param {string} dist */
export function copyRooms(dist) {
  for (const file of new Set([...doors.values()].flatMap((files) => [...files]))) {
    mkdirSync(dirname(join(dist, "core", file)), { recursive: true });
    const { code, errors } = minifySync(file, readFileSync(join(rooms, file), "utf8"), { module: true });
    if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0].message}`);
    writeFileSync(join(dist, "core", file), code);
  }
}
