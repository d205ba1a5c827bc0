/**
 * Which browser the browser tests run in: found in its usual place, or installed if that can be done without asking. Most run in Chromium's
 * headless shell, the same engine without the windows around a page, which draw themselves for each page that is opened: with them the
 * tests took a third more of the processor. What needs a window's parts (Bluetooth, a camera that may be refused, a film before it) and
 * what compares engines runs in the whole browser.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** As Debian calls it. */
const SHELL = "chromium-headless-shell";
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

/** The path of a whole browser, or undefined. If CUBEGRAM_CHROMIUM names one that does not exist, no other is used. */
export function findChromium() {
  const named = process.env.CUBEGRAM_CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return [chromium.executablePath(), ...places(NAMES), ...ELSEWHERE].find(
    (path) => path !== "" && existsSync(path),
  );
}

/** The whole browser, launched. */
export function launchChromium() {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
}

/** The path of the headless shell, or where there is none, of a whole browser. */
export function findHeadlessShell() {
  const shell = process.env.CUBEGRAM_CHROMIUM ? undefined : places([SHELL]).find((path) => existsSync(path));
  return shell ?? findChromium();
}

/** @param {readonly string[]} names */
function places(names) {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Whether there is a browser, after `apt-get install` of what is missing if that is possible. */
export function installChromium() {
  if (!process.env.CUBEGRAM_CHROMIUM) {
    if (!findChromium()) aptInstall("chromium");
    if (findHeadlessShell() === findChromium()) aptInstall(SHELL);
  }
  return findChromium() !== undefined;
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
