/** Browser tests: `npm run test:browser`. They run on the built app, served as `cubegram serve` serves it. */
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findHeadlessShell } from "./scripts/chromium.mjs";

const port = Number(process.env.CUBEGRAM_TEST_PORT ?? 4317);
const executablePath = findHeadlessShell();

export default defineConfig({
  testDir: ".",
  // The gallery is no test: it takes pictures for a person to look at (npm run gallery).
  testMatch: process.env.CUBEGRAM_GALLERY
    ? "apps/web/test/gallery.ts"
    : "{apps,packages,site}/**/*.browser.ts",
  tsconfig: "./apps/web/test/tsconfig.json",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Pages draw in software, so each keeps a core busy: with three on two cores, those of `npm test` took 320 s instead of 276.
  workers: Number(process.env.CUBEGRAM_TEST_WORKERS ?? availableParallelism()),
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  // A page on a loaded machine without a GPU sometimes misses a deadline; what needed the second try is named (ADR 0119).
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["./scripts/browser-reporter.mjs"]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    browserName: "chromium",
    headless: true,
    launchOptions: { args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) },
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    timezoneId: "UTC",
    trace: "off",
  },
  webServer: {
    command: `node packages/cli/bin/cubegram.js serve --no-open --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: process.env.CI === undefined,
    timeout: 30_000,
    stdout: "ignore",
  },
});
