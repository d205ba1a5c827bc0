/** Which browser the browser tests run in: found in its usual place, or installed if that can be done without asking. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Headless, drawing WebGL in software, with nothing going on behind the page. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--enable-unsafe-swiftshader",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const HOW_TO_INSTALL =
  "The browser tests need Chromium or Chrome and found none. Install one (Debian, Ubuntu: `apt-get install chromium`; " +
  "elsewhere: `npx playwright install chromium`), or name one in CUBEGRAM_CHROMIUM, or leave these tests out with CUBEGRAM_NO_BROWSER=1.";

/** The path of a browser, or undefined. If CUBEGRAM_CHROMIUM names one that does not exist, no other is used. */
export function findChromium() {
  const named = process.env.CUBEGRAM_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...places, ...ELSEWHERE].find((path) => path !== "" && existsSync(path));
}

/** The same, after `apt-get install chromium` if that is possible. */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found || process.env.CUBEGRAM_CHROMIUM) return found;
  aptInstall("chromium");
  return findChromium();
}

/** Installs packages where that can be done without asking: on Debian or Ubuntu, as root. @param {readonly string[]} packages */
export function aptInstall(...packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write(`Installing Debian's ${packages.join(", ")} for the browser tests (once) …\n`);
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  if (apt("update", "-q")) apt("install", "-y", "-q", "--no-install-recommends", ...packages);
}
