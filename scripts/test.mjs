/**
 * `npm test`: everything. `npm test -- --fast`: the fast tier. Other arguments go to the test runner. "Everything" means format, lint and
 * types, then all tests of the sources, the browser tests, and the packed packages in other people's projects; a failure in one does not
 * keep the next from running.
 */
import { collectCounts, printCounts } from "./counts.mjs";
import { prepare, tool, toolFails } from "./setup.mjs";

prepare();
const args = process.argv.slice(2);
const fast = args.includes("--fast");
const rest = args.filter((argument) => argument !== "--fast");
const vitest = ["run", ...(fast ? ["--project", "fast"] : []), ...rest];

if (fast || rest.length > 0) tool("vitest", vitest, { stdout: 1 });
else await testEverything();

async function testEverything() {
  const { check } = await import("./check.mjs");
  check({ tests: false });
  collectCounts();
  const failed = toolFails("vitest", vitest);
  const { browserTestsFail } = await import("./browser.mjs");
  const browserFailed = browserTestsFail([]);
  const fixturesFailed = toolFails("vitest", ["run", "--config", "fixtures/vitest.config.ts"]);
  const counted = printCounts();
  if (failed || browserFailed || fixturesFailed || counted > 0) process.exit(1);
}
