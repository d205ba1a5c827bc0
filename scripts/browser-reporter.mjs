/** Counts the browser tests as `summary-reporter.mjs` counts the others, and names those that passed only the second time. */
import { addCounts } from "./counts.mjs";

export default class BrowserReporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };

  /** @type {import("@playwright/test/reporter").Suite | undefined} */
  suite;

  /**
   * @param {import("@playwright/test/reporter").FullConfig} _config
   * @param {import("@playwright/test/reporter").Suite} suite
   */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError() {
    this.#counts.failed++;
  }

  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === "flaky")
        process.stdout.write(`passed the second time only: ${test.titlePath().slice(3).join(" › ")}\n`);
      this.#counts[outcome === "skipped" ? "skipped" : outcome === "unexpected" ? "failed" : "passed"]++;
    }
    addCounts(this.#counts);
  }

  printsToStdio() {
    return false;
  }
}
