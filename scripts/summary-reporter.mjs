/** Closes a run with where its time went and one plain line, `tests: N passed, N failed, N skipped`, for people and CI alike. */
import { relative } from "node:path";
import { root } from "./setup.mjs";
import { addResults, TIME_IS_UP } from "./test-results.mjs";

export default class SummaryReporter {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    /** @type {string[]} */
    const failed = [];
    /** @type {string[]} */
    const late = [];
    for (const module of modules) {
      const file = relative(root, module.moduleId);
      if (module.state() === "failed" && module.children.allTests().next().done) failed.push(file);
      for (const test of module.children.allTests()) {
        const result = test.result();
        const state = /** @type {"passed" | "failed" | "skipped"} */ (result.state);
        if (result.state === "skipped" && result.note === TIME_IS_UP) late.push(`${file} › ${test.fullName}`);
        if (state === "failed") failed.push(`${file} › ${test.fullName}`);
        else counts[state]++;
      }
    }
    counts.failed = failed.length;
    const files = modules.map((module) => {
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
      return {
        tier: module.project.name || "other people's projects",
        file: relative(root, module.moduleId),
        seconds: (prepareDuration + collectDuration + setupDuration + duration) / 1000,
      };
    });
    addResults({ counts, failed, late, files });
  }
}
