/**
 * Examples that run in the page: each block of JavaScript that needs only core becomes a worker of its own, and a button starts
 * it. Blocks that need third-party packages or text models (2.9 MB) are left out.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { minifySync } from "vite";
import { tellValues } from "../docs/code-blocks.mjs";
import { root } from "./pages.mjs";

const rooms = join(root, "packages/core/dist/rooms");
const IMPORT = /^import (?:\* as \w+|\{[^}]*\}) from "(@cubegram\/core(?:\/([\w-]+))?)";?$/gm;

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

/** @param {string} dist */
export function liveBlocks(dist) {
  /** @type {Set<string>} */
  const needed = new Set();
  let count = 0;
  return {
    /** The file of a block's worker, relative to the site's root; undefined if it cannot run here. @param {string} code */
    fileOf(code) {
      const imports = [...code.matchAll(IMPORT)].map(([, , room = "index"]) => `doors/${room}.js`);
      if (imports.length === 0 || imports.length !== (code.match(/\bimport\b/g) ?? []).length)
        return undefined;
      if (/\bprocess\b|\bBuffer\b/.test(code)) return undefined;
      const files = imports.flatMap((file) => [...closureOf(file)]);
      if (files.some((file) => file.startsWith("text") || needsPackages(file))) return undefined;
      for (const file of files) needed.add(file);
      const name = `live/${++count}.js`;
      mkdirSync(join(dist, "live"), { recursive: true });
      writeFileSync(join(dist, name), workerOf(code));
      return name;
    },
    /** Puts the rooms, minified, where the workers look for them: the command line's package includes the site. */
    finish() {
      for (const file of needed) {
        mkdirSync(dirname(join(dist, "core", file)), { recursive: true });
        const { code, errors } = minifySync(file, readFileSync(join(rooms, file), "utf8"), { module: true });
        if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0].message}`);
        writeFileSync(join(dist, "core", file), code);
      }
    },
  };
}

/** Sends the page the value of whatever comes before `// →`. @param {string} code */
function workerOf(code) {
  const imported = code.replaceAll(IMPORT, (line, specifier, room = "index") =>
    line.replace(`"${specifier}"`, `"../core/doors/${room}.js"`),
  );
  const told = tellValues(imported, (value, _, statement) => `tell(${JSON.stringify(statement)}, ${value})`);
  return `const show = (value) =>
  typeof value === "string" ? value
  : ArrayBuffer.isView(value) || Array.isArray(value) ? \`[\${Array.from(value, show).join(", ")}]\`
  : typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? \`{ \${Object.entries(value).map(([key, item]) => \`\${key}: \${show(item)}\`).join(", ")} }\`
  : String(value);
const tell = (code, value) => postMessage({ code, value: show(value) });
const console = { log: (...values) => postMessage({ value: values.map(show).join(" ") }) };
${told}
postMessage({ done: true });
`;
}
