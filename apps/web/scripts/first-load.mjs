/** What counts of a first load, for the table of a build (budget.mjs) and for what a browser asks for (test/weight.browser.ts). */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

export const dist = join(dirname(fileURLToPath(import.meta.url)), "..", "dist");

/**
 * Bytes that a page may load before it can be used: document, styles and scripts, packed as gzip does. One thousand is for the stage: the
 * cube that comes along, undo over pages, and what is in the same place on all of them (decision 0280).
 */
export const FIRST_LOAD = 63_000;

/** @param {Uint8Array} bytes */
export const gzipped = (bytes) => gzipSync(bytes).length;

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @typedef {{ file: string, css?: string[], imports?: string[], dynamicImports?: string[] }} Chunk */

/** The chunks of the build by their sources. @returns {Record<string, Chunk>} */
export function readManifest() {
  const path = join(dist, ".vite", "manifest.json");
  if (!existsSync(path)) throw new Error("There is no build: run npm start, or npx vite build apps/web.");
  return JSON.parse(readFileSync(path, "utf8"));
}

/**
 * The player, and the part of it that it shares with its films (`vite.config.ts`): fetched when the page has come to rest, which is used
 * without it.
 * @param {Record<string, Chunk>} manifest
 */
export const playerIn = (manifest) =>
  Object.keys(manifest).filter((name) => /cube\/loaded-player\.tsx$|^_player-scene-/.test(name));
