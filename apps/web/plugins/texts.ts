/**
 * The texts of the app, from languages/<code>.json to what a page loads. `const t = texts("write")` in a source becomes the import
 * of a module that holds the English texts under `write.`; what another language says there is a file of its own, loaded when
 * chosen. `virtual:languages` says which languages can be chosen, how much of English each says, and loads such a file.
 */
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import {
  completed,
  LANGUAGES_FOLDER,
  listLanguages,
  type Message,
  offered,
  readTexts,
  textsOn,
} from "../scripts/coverage.mjs";

const RUNTIME = fileURLToPath(new URL("../src/shell/language.ts", import.meta.url));
const USE = /^(export )?const (\w+) = texts\("([\w-]+)"\);$/gm;
const LIST = "virtual:languages";

/** English is no part of the first load of those in `late`: long texts of a page that waits for them, so that nobody loads them twice. */
export function texts({ late }: { readonly late: readonly string[] }): Plugin {
  let isBuild = false;
  return {
    name: "cubegram-texts",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
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
      const [, page, language] = /^\0texts:([\w-]+)(?:\/([\w-]+))?$/.exec(id) ?? [];
      if (page === undefined && id !== `\0${LIST}`) return undefined;
      if (page === undefined) return listModule(isBuild ? `./${folderOf(late)}/` : "/@id/__x00__texts:");
      if (language !== undefined) return moduleOf(page, language);
      const english = late.includes(page) ? "" : `, ${JSON.stringify(textsOf(page, "en"))}`;
      return `import { catalog } from ${JSON.stringify(RUNTIME)};\nexport const t = catalog("${page}"${english});`;
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(LANGUAGES_FOLDER)) return undefined;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
      return [];
    },
    generateBundle() {
      const folder = folderOf(late);
      for (const [page, language] of loaded(late))
        this.emitFile({
          type: "asset",
          fileName: `assets/${folder}/${page}/${language}.js`,
          source: moduleOf(page, language),
        });
    },
  };
}

/** One function loads every text: a list of files in every page would be a kilobyte of each first load. */
const listModule = (folder: string): string =>
  `export default ${JSON.stringify(offered())};
export const load = (page, language) => import(/* @vite-ignore */ "${folder}" + page + "/" + language${folder.startsWith(".") ? ' + ".js"' : ""});`;

const moduleOf = (page: string, language: string): string =>
  `export default ${JSON.stringify(textsOf(page, language))};`;

/** What is loaded when a language is chosen: page and language. */
function loaded(late: readonly string[]): readonly (readonly [page: string, language: string])[] {
  const pages = new Set(Object.keys(readTexts("en")).map((key) => key.split(".")[0]));
  return [...pages].flatMap((page) =>
    Object.keys(offered())
      .filter((language) => language !== "en" || late.includes(page))
      .map((language) => [page, language] as const),
  );
}

/** Another text, another folder: what browsers keep is never stale. */
function folderOf(late: readonly string[]): string {
  const hash = createHash("sha256");
  for (const [page, language] of loaded(late)) hash.update(moduleOf(page, language));
  return `texts-${hash.digest("hex").slice(0, 8)}`;
}

/** What a page says in a language; what is missing there is English. */
function textsOf(page: string, language: string): Readonly<Record<string, Message>> {
  const english = textsOn("en", page);
  if (Object.keys(english).length === 0)
    throw new Error(
      `texts("${page}"): expected keys in languages/en.json that begin with "${page}.", got none`,
    );
  return language === "en" ? english : completed(textsOn(language, page), english);
}

const ID = "virtual:written-examples";

/**
 * The moves that write the first example of every language, found while the app is built: the cube of the first screen turns as soon as
 * it is there, and needs neither a text model nor tables. `import moves from "virtual:written-examples"`: by text.
 */
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
