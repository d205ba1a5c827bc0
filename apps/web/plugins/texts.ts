/**
 * The texts of the app, from languages/<code>.json to what a page loads. `const t = texts("write")` in a source becomes the import
 * of a module that holds the English texts under `write.` and knows how to load the other languages', each a chunk of its own.
 * `virtual:languages` says which languages can be chosen, and how much of English each says.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import {
  completed,
  LANGUAGES_FOLDER,
  listLanguages,
  type Message,
  offered,
  textsOn,
} from "../scripts/coverage.mjs";

const RUNTIME = fileURLToPath(new URL("../src/shell/language.ts", import.meta.url));
const USE = /^(export )?const (\w+) = texts\("([\w-]+)"\);$/gm;
const LIST = "virtual:languages";

/** English is no part of the first load of those in `late`: long texts of a page that waits for them, so that nobody loads them twice. */
export function texts({ late }: { readonly late: readonly string[] }): Plugin {
  return {
    name: "cubegram-texts",
    enforce: "pre",
    transform: (code) =>
      code.includes("= texts(")
        ? code.replace(
            USE,
            (_, kept = "import ", name: string, page: string) =>
              `${kept}{ t as ${name} } from "texts:${page}";`,
          )
        : undefined,
    resolveId: (id) => (id === LIST || id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return `export default ${JSON.stringify(offered())};`;
      const [, page, language] = /^\0texts:([\w-]+)(?:\/([\w-]+))?$/.exec(id) ?? [];
      if (page === undefined) return undefined;
      for (const code of listLanguages()) this.addWatchFile(join(LANGUAGES_FOLDER, `${code}.json`));
      if (language !== undefined) return `export default ${JSON.stringify(textsOf(page, language))};`;
      const isLate = late.includes(page);
      const others = Object.keys(offered()).filter((code) => isLate || code !== "en");
      const loaders = others.map((code) => `${JSON.stringify(code)}: () => import("texts:${page}/${code}")`);
      return [
        `import { catalog } from ${JSON.stringify(RUNTIME)};`,
        `export const t = catalog(${isLate ? undefined : JSON.stringify(textsOf(page, "en"))}, { ${loaders.join(", ")} });`,
      ].join("\n");
    },
  };
}

function textsOf(page: string, language: string): Readonly<Record<string, Message>> {
  const english = textsOn("en", page);
  if (Object.keys(english).length === 0)
    throw new Error(
      `texts("${page}"): expected keys in languages/en.json that begin with "${page}.", got none`,
    );
  return language === "en" ? english : completed(textsOn(language, page), english);
}
