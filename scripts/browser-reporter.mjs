/** Counts the browser tests as `summary-reporter.mjs` counts the others. */
import { addCounts } from "./counts.mjs";

export default class BrowserReporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };

  onBegin(_config, suite) {
    this.suite = suite;
  }

  onError() {
    this.#counts.failed++;
  }

  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      this.#counts[outcome === "skipped" ? "skipped" : outcome === "expected" ? "passed" : "failed"]++;
    }
    addCounts(this.#counts);
  }

  printsToStdio() {
    return false;
  }
}
