/** Closes a run with one plain line, `tests: N passed, N failed, N skipped`, for people and CI alike. */
import { addCounts } from "./counts.mjs";

export default class SummaryReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      if (module.state() === "failed" && module.children.allTests().next().done) counts.failed++;
      for (const test of module.children.allTests())
        counts[/** @type {keyof typeof counts} */ (test.result().state)]++;
    }
    addCounts(counts);
  }
}
