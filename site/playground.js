/** Runs an example in a worker of its own: what a program has to become for that. No DOM, so that the build and tests can call it. */
import { tellValues } from "../docs/tell-values.mjs";

const IMPORT = /^import (?:\* as \w+|\{[^}]*\}) from "@cubegram\/core(?:\/([\w-]+))?";?$/gm;

/** The doors of core that a program imports, `index` for the main one. @param {string} code */
export const doorsOf = (code) => [...code.matchAll(IMPORT)].map(([, door = "index"]) => door);

/** @param {string} door */
const nameOf = (door) => (door === "index" ? "@cubegram/core" : `@cubegram/core/${door}`);

/** Sends the page what a program says: values, then that it has ended. */
const PRELUDE = `const show = (value) =>
  typeof value === "string" ? value
  : ArrayBuffer.isView(value) || Array.isArray(value) ? \`[\${Array.from(value, show).join(", ")}]\`
  : typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? \`{ \${Object.entries(value).map(([key, item]) => \`\${key}: \${show(item)}\`).join(", ")} }\`
  : String(value);
const tell = (code, value) => postMessage({ code, value: show(value) });
const console = { log: (...values) => postMessage({ value: values.map(show).join(" ") }) };
addEventListener("unhandledrejection", ({ reason }) => postMessage({ value: String(reason), failed: true }));
`;

/**
 * The program of a worker that sends the value of whatever comes before `// →`, and what is logged.
 * @param {string} code
 * @param {readonly string[]} doors that there are here
 * @param {string} core the address of their folder, whole: a worker made from a text has no address to start from
 * @returns {{ program: string } | { problem: string }}
 */
export function programOf(code, doors, core) {
  const missing = doorsOf(code).filter((door) => !doors.includes(door));
  if (missing.length > 0)
    return {
      problem: `${nameOf(missing[0])} does not run on this page. Here there are ${doors.map(nameOf).join(", ")}.`,
    };
  const other = /^import .*/m.exec(code.replaceAll(IMPORT, ""));
  if (other)
    return {
      problem: `Expected import { … } from "@cubegram/core/…" at the start of a line, got ${other[0]}`,
    };
  const imported = code.replaceAll(IMPORT, (line, door = "index") =>
    line.replace(`"${nameOf(door)}"`, JSON.stringify(`${core}doors/${door}.js`)),
  );
  const told = tellValues(imported, (value, _, statement) => `tell(${JSON.stringify(statement)}, ${value})`);
  return { program: `${PRELUDE}${told}\npostMessage({ done: true });\n` };
}
