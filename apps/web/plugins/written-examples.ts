/**
 * The moves that write the first example of every language, found while the app is built: the cube of the first screen turns as soon as
 * it is there, and needs neither a text model nor tables. `import moves from "virtual:written-examples"`: by text.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ID = "virtual:written-examples";
const LANGUAGES = fileURLToPath(new URL("../src/languages/", import.meta.url));

export function writtenExamples(): Plugin {
  return {
    name: "written-examples",
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { writeMessage } = await import("@cubegram/core/message");
      const moves: Record<string, string> = {};
      for (const text of firstExamples()) moves[text] = (await writeMessage(text, { size: 3 })).alg;
      return `export default ${JSON.stringify(moves)};`;
    },
  };
}

function firstExamples(): Set<string> {
  const folders = readdirSync(LANGUAGES, { withFileTypes: true }).filter((each) => each.isDirectory());
  return new Set(
    folders.map(({ name }) => {
      const text = readFileSync(`${LANGUAGES}${name}/write.ts`, "utf8");
      const [, example] = /"example-1": "([^"\\]+)"/.exec(text) ?? [];
      if (!example) throw new Error(`languages/${name}/write.ts: expected "example-1" as one plain string`);
      return example;
    }),
  );
}
