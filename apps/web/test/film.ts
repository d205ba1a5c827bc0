/** A browser whose camera is a film: of a cube that someone turns, made when the first test needs it, never kept. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium } from "../../../scripts/chromium.mjs";
import { test as base, type Page } from "./support.ts";

/** What the cube in the film says, unless a test wants another cube. */
export const MESSAGE = "Meet me at noon";
const root = fileURLToPath(new URL("../../../", import.meta.url));
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });

/** How the command line writes the message. */
export function written(): { readonly facelets: string; readonly moves: string } {
  return JSON.parse(node("packages/cli/bin/cubegram.js", "write", MESSAGE, "--json"));
}

interface Film {
  /** Which cube to film; the message's when empty. */
  readonly wanted: string;
  /** The cube in the film. */
  readonly filmed: string;
}

export const test = base.extend<object, Film>({
  wanted: ["", { scope: "worker", option: true }],
  filmed: [async ({ wanted }, use) => use(wanted || written().facelets), { scope: "worker" }],
  launchOptions: [
    async ({ launchOptions, filmed }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "cubegram-film-"));
      const film = join(folder, "cube.y4m");
      node("bench/vision/write-clip.mjs", film, filmed);
      const device = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
      const args = [...(launchOptions.args ?? []), ...device];
      // A headless shell plays no film to a camera, and refuses none.
      const executablePath = findChromium();
      await use({ ...launchOptions, ...(executablePath && { executablePath }), args });
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

export const camera = (page: Page) => page.getByRole("dialog", { name: "Camera" });
