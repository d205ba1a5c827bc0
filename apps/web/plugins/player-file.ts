/** Puts the player, as the single file in its package, beside the app, with what it loads for a film; the embed code refers to it. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const BUILT = new URL("../../../packages/player/dist/", import.meta.url);
/** The service worker does not keep them, because the app itself does not use them. */
export const PLAYER_FILES: readonly string[] = ["cube-player.js", "cube-player-gif.js"];

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
