/**
 * The moves that write the first example of every language, found while the app is built: the cube of the first screen turns as soon as
 * it is there, and needs neither a text model nor tables. `import moves from "virtual:written-examples"`: by text.
 */
import type { Plugin } from "vite";
import { listLanguages, readTexts } from "../scripts/coverage.mjs";

const ID = "virtual:written-examples";

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
  return new Set(
    listLanguages().map((language) => {
      const example = readTexts(language)["write.example-1"] ?? "HELLO";
      if (typeof example !== "string")
        throw new Error(
          `languages/${language}.json: expected one text as "write.example-1", got forms of a number`,
        );
      return example;
    }),
  );
}
