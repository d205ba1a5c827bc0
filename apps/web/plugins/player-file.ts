/** Puts the player, as the one file that its package has, beside the app: what the embed code names. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const BUILT = fileURLToPath(new URL("../../../packages/player/dist/cube-player.js", import.meta.url));
/** Not kept by the service worker: the app itself does not use it. */
export const PLAYER_FILE = "cube-player.js";

export function playerFile(): Plugin {
  return {
    name: "cubegram-player-file",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: PLAYER_FILE, source: readFileSync(BUILT) });
    },
  };
}
