/** Puts the player, as the single file in its package, beside the app; the embed code refers to it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const BUILT = fileURLToPath(new URL("../../../packages/player/dist/cube-player.js", import.meta.url));
/** The service worker does not keep it, because the app itself does not use it. */
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
