/** Writes the service worker beside the finished build: the lists of its files and models, and a version that is their hash. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { PLAYER_FILES } from "./player-file.ts";

const TEMPLATE = fileURLToPath(new URL("./service-worker.js", import.meta.url));
const NAME = "service-worker.js";

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
      const text = readFileSync(TEMPLATE, "utf8")
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
        .replace('["FILES"]', JSON.stringify(files.filter((file) => !isLater(file))))
        .replace(
          '{ xx: "MODELS" }',
          JSON.stringify(Object.fromEntries(files.filter(isLater).map((file) => [languageOf(file), file]))),
        );
      writeFileSync(join(folder, NAME), text);
    },
  };
}

/** The language of a text model's file (`modelFileName`). */
function languageOf(file: string): string | undefined {
  return /^assets\/text-model-([a-z]{2})-[^/]+\.js$/.exec(file)?.[1];
}

/** Most texts are in English, and every text is tried in it. */
function isLater(file: string): boolean {
  const language = languageOf(file);
  return language !== undefined && language !== "en";
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
