/** Writes the service worker beside the finished build: the list of its files, and a version that is their hash. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { PLAYER_FILE } from "./player-file.ts";

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
      const files = filesIn(folder).filter((file) => file !== NAME && file !== PLAYER_FILE);
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const text = readFileSync(TEMPLATE, "utf8")
        .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 16)))
        .replace('["FILES"]', JSON.stringify(files));
      writeFileSync(join(folder, NAME), text);
    },
  };
}

/** Paths with slashes, without hidden folders (Vite's own manifest). */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !file.startsWith("."))
    .sort();
}
