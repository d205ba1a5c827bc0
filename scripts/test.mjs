/**
 * `npm test`: within minutes, whether everything works: format, lint and types, then the tests of the sources with the first few percent of
 * each long sample, the browser tests that one person's way needs, and the packed packages in someone else's project. `npm run test:all`:
 * everything that there is; with `--beyond` only what `npm test` leaves out (so no file that takes no samples), for CI, which runs both.
 * A failure in one stage does not keep the next from running. `npm test -- --fast`: the fast tier. Other arguments go to the test runner.
 */
import { prepare, tool, toolFails } from "./setup.mjs";
import { collectResults, limitTime, printResults, stage } from "./test-results.mjs";

prepare();
const args = process.argv.slice(2);
const has = (/** @type {string} */ flag) => args.includes(flag);
const rest = args.filter((argument) => !["--fast", "--all", "--beyond"].includes(argument));
const beyond = has("--beyond");
if (beyond || has("--all")) process.env.CUBEGRAM_TESTS = "all";
if (beyond) process.env.CUBEGRAM_BEYOND = "1";
const all = process.env.CUBEGRAM_TESTS === "all";
if (all) {
  // Every day other samples, beside those that are always taken.
  process.env.CUBEGRAM_SEED ??= new Date().toISOString().slice(0, 10);
  process.stdout.write(`samples of the day: CUBEGRAM_SEED=${process.env.CUBEGRAM_SEED}\n`);
}
const vitest = ["run", ...(has("--fast") ? ["--project", "fast"] : []), ...rest];

if (has("--fast") || rest.length > 0) tool("vitest", vitest, { stdout: 1 });
else await testEverything();

async function testEverything() {
  const { check } = await import("./check.mjs");
  const { browserTestsFail } = await import("./browser.mjs");
  collectResults();
  if (!beyond) stage("format, lint, types", () => check({ tests: false }));
  // Of the time, if it is limited, half for each.
  limitTime(0.5);
  const failed = stage("tests of the sources", () => toolFails("vitest", vitest));
  limitTime(1);
  const which = beyond ? ["--grep", "@all"] : all ? [] : ["--grep-invert", "@all"];
  // What a slow machine has no time for is in another half the next day.
  const halves = new Date().getDate() % 2 === 0 ? ["1/2", "2/2"] : ["2/2", "1/2"];
  const parts = beyond ? halves.map((half) => [`--shard=${half}`]) : [[]];
  const browserFailed = stage("browser tests", () => browserTestsFail(which, parts));
  if (!all) process.env.CUBEGRAM_EXAMPLES = "few";
  const examplesFail = stage("other people's projects", () =>
    toolFails("vitest", ["run", "--config", "examples/vitest.config.ts"]),
  );
  const counted = printResults();
  if (failed || browserFailed || examplesFail || counted > 0) process.exit(1);
}
