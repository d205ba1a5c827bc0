/**
 * `npm run test:browser [-- argument …]`: builds what is tested, finds (or on Debian installs) Chromium, and runs Playwright. Arguments go
 * to Playwright. CUBEGRAM_NO_BROWSER=1 skips the tests and says so. Screenshots of every page are left in
 * test-results/screenshots.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { HOW_TO_INSTALL, installChromium } from "./chromium.mjs";
import { installEngines } from "./engines.mjs";
import { buildSite, buildWeb, prepare, root, toolFails } from "./setup.mjs";
import { addResults, collectResults, printResults } from "./test-results.mjs";

/**
 * Whether they failed. Their counts are added to the run's. Of several parts each is a run with arguments of its own, after one build.
 * @param {readonly string[]} args @param {readonly (readonly string[])[]} [parts]
 */
export function browserTestsFail(args, parts = [[]]) {
  if (process.env.CUBEGRAM_NO_BROWSER === "1") return skipAll(args);
  if (!installChromium()) {
    process.stdout.write(`\n${HOW_TO_INSTALL}\n`);
    addResults({ counts: { failed: 1 } });
    return true;
  }
  installEngines();
  if (toolFails("tsc", ["--project", "apps/web/test/tsconfig.json"])) {
    addResults({ counts: { failed: 1 } });
    return true;
  }
  buildWeb();
  buildSite();
  process.env.CUBEGRAM_TEST_PORT ??= String(freePort());
  return parts.map((part) => toolFails("playwright", ["test", ...args, ...part])).includes(true);
}

/** @param {readonly string[]} args */
function skipAll(args) {
  process.stdout.write(
    "\nCUBEGRAM_NO_BROWSER is set: the browser tests are left out and counted as skipped.\n",
  );
  addResults({ counts: { skipped: countTests(args) } });
  return false;
}

/** @param {readonly string[]} args @returns {number} */
function countTests(args) {
  const command = [
    join(root, "node_modules/@playwright/test/cli.js"),
    "test",
    "--list",
    "--reporter=json",
    ...args,
  ];
  const report = JSON.parse(
    execFileSync(process.execPath, command, { cwd: root, maxBuffer: 2 ** 26 }).toString(),
  );
  return report.stats.expected + report.stats.skipped + report.stats.unexpected;
}

/** A free port from the system, requested in a separate process because this script does not await anything. */
function freePort() {
  const ask =
    "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})";
  return Number(execFileSync(process.execPath, ["-e", ask]).toString());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare();
  collectResults();
  const failed = browserTestsFail(process.argv.slice(2));
  printResults();
  process.exit(failed ? 1 : 0);
}
