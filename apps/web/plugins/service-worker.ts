/** What stands beside the finished build: the player as a file of its own, and the service worker. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const TEMPLATE = fileURLToPath(new URL("./service-worker.js", import.meta.url));
const NAME = "service-worker.js";

/** Writes the service worker beside the finished build: the list of its files, what comes later by language, and a version that is their hash. */
export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "cubegram-service-worker",
    apply: "build",
    enforce: "post",
    configResolved({ root, build, isWorker }) {
      if (!isWorker) folder = join(root, build.outDir);
    },
    closeBundle() {
      if (folder === "") return;
      const files = filesIn(folder).filter((file) => file !== NAME && !PLAYER_FILES.includes(file));
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const first: string[] = [];
      const later: Record<string, string[]> = {};
      for (const file of files) {
        const language = languageOf(file);
        if (language === undefined) first.push(file);
        else later[language] = [...(later[language] ?? []), file];
      }
      const text = readFileSync(TEMPLATE, "utf8")
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
        .replace('["FILES"]', JSON.stringify(first))
        .replace('{ xx: ["LATER"] }', JSON.stringify(later));
      writeFileSync(join(folder, NAME), text);
    },
  };
}

/** The language whose model (`modelFileName`) or whose texts (plugins/texts.ts) a file holds: English is part of the app. */
function languageOf(file: string): string | undefined {
  const [, model, texts] =
    /^assets\/(?:text-model-(\w\w)-[^/]+|texts-\w+\/[\w-]+\/([\w-]+))\.js$/.exec(file) ?? [];
  const language = model ?? texts;
  return language === "en" ? undefined : language;
}

/** Names a chunk so that the models can be told from the rest. */
export function modelFileName({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string {
  const language = /text-models\/models\/([a-z]{2})\.js$/.exec(facadeModuleId ?? "")?.[1];
  return language ? `assets/text-model-${language}-[hash].js` : "assets/[name]-[hash].js";
}

/** Paths with slashes, without hidden folders (Vite's own manifest). */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.startsWith("."))
    .sort();
}

const BUILT = new URL("../../../packages/player/dist/", import.meta.url);
/** The service worker does not keep them, because the app itself does not use them. */
const PLAYER_FILES: readonly string[] = ["cube-player.js", "cube-player-gif.js"];

/** Puts the player, as the single file in its package, beside the app, with what it loads for a film; the embed code refers to it. */
export function playerFile(): Plugin {
  return {
    name: "cubegram-player-file",
    apply: "build",
    generateBundle() {
      for (const fileName of PLAYER_FILES)
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(fileName, BUILT)) });
    },
  };
}
