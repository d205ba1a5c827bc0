/** The page of error codes, from the lists in the sources: `node scripts/error-codes.mjs` writes docs/errors.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, root } from "./setup.mjs";

export const ERRORS_PAGE = join(root, "docs/errors.md");

/** @param {string} path a module of a package's build */
const load = (path) => import(pathToFileURL(join(root, "packages", path)).href);

/** @returns {Promise<string>} */
export async function errorsPage() {
  /** @type {{ ERROR_CODES: Readonly<Record<string, string>> }} */
  const { ERROR_CODES } = await load("core/dist/error-codes.js");
  /** @type {{ COMMAND_ERROR_CODES: Readonly<Record<string, string>> }} */
  const { COMMAND_ERROR_CODES } = await load("cli/dist/frame/error-codes.js");
  const rows = Object.entries(ERROR_CODES).map(([code, text]) => {
    const [, rooms, meaning] = /^([^:]+): (.*)$/.exec(text) ?? [];
    return `| \`${code}\` | ${rooms} | ${meaning} |`;
  });
  const own = Object.entries(COMMAND_ERROR_CODES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`);
  return `# Errors

What people typed is read into a \`Result\`: \`{ ok: true, value }\` or \`{ ok: false, error }\`. A function that cannot return
one throws a \`CubegramError\` with the same fields. A wrong argument is the caller's mistake: a \`TypeError\` for a wrong kind,
a \`RangeError\` for a wrong value, with \`argument\`, \`expected\` and \`got\`.

Every error has a stable \`code\` and a \`message\`, one sentence in English. Depending on the code there are also \`at\` (where
in the text, as UTF-16 offsets), \`faults\` (every fault of a cube), \`expected\`, \`got\`, \`lost\`, \`needed\`, \`bits\` or \`room\`.

\`\`\`js
import { Cube, parseAlg } from "@cubegram/core";
import { ERROR_CODES } from "@cubegram/core/errors";

parseAlg("R U Q").error.code; // → unknown-move
ERROR_CODES["unknown-move"]; // → notation: a letter does not name a move
try {
  Cube.unrank(-1n);
} catch (error) {
  error.code; // → out-of-range
}
\`\`\`

The list is \`ERROR_CODES\` of \`@cubegram/core/errors\`; this page is made from it by \`npm run format\`.

| code | raised by | what it means |
|---|---|---|
${rows.join("\n")}

## The command line

With \`--json\` an error is \`{"error": {"code", "message", "at"?}}\`. Besides the codes above:

| code | what it means |
|---|---|
${own.join("\n")}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  build();
  writeFileSync(ERRORS_PAGE, await errorsPage());
}
