/** Counts the browser tests as `summary-reporter.mjs` counts the others, and names those that passed only the second time. */
import { relative } from "node:path";
import { root } from "./setup.mjs";
import { addResults, TIME_IS_UP } from "./test-results.mjs";

export default class BrowserReporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };

  /** @type {string[]} */
  #failed = [];

  /** @type {string[]} */
  #late = [];

  /** @type {import("@playwright/test/reporter").Suite | undefined} */
  suite;

  /**
   * @param {import("@playwright/test/reporter").FullConfig} _config
   * @param {import("@playwright/test/reporter").Suite} suite
   */
  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** @param {import("@playwright/test/reporter").TestError} error */
  onError({ message }) {
    this.#counts.failed++;
    this.#failed.push(`browser tests: ${message?.split("\n")[0]}`);
  }

  onEnd() {
    for (const test of this.suite?.allTests() ?? []) {
      const outcome = test.outcome();
      const name = `${relative(root, test.location.file)} › ${test.titlePath().slice(3).join(" › ")}`;
      if (test.annotations.some(({ description }) => description === TIME_IS_UP)) this.#late.push(name);
      if (outcome === "flaky") process.stdout.write(`passed the second time only: ${name}\n`);
      if (outcome === "unexpected") this.#failed.push(name);
      this.#counts[outcome === "skipped" ? "skipped" : outcome === "unexpected" ? "failed" : "passed"]++;
    }
    addResults({ counts: this.#counts, failed: this.#failed, late: this.#late, files: this.#files() });
  }

  /** What the tests of each file took one by one, second tries included. */
  #files() {
    /** @type {Map<string, number>} */
    const seconds = new Map();
    for (const test of this.suite?.allTests() ?? []) {
      const file = relative(root, test.location.file);
      const took = test.results.reduce((sum, { duration }) => sum + duration / 1000, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + took);
    }
    return [...seconds].map(([file, took]) => ({ tier: "browser", file, seconds: took }));
  }

  printsToStdio() {
    return false;
  }
}
