import { expect, test } from "vitest";
import { bundleOf } from "../../core/test/bundle.ts";

/** Bytes, gzip level 9, beside core, which a page with cubes has anyway. */
const BUDGET = 14_000;

test("what a page loads for smart cubes is within its budget", async () => {
  const { code, size } = await bundleOf(new URL("../dist/index.js", import.meta.url), /^@cubegram\/core/);
  expect(size).toBeLessThanOrEqual(BUDGET);
  // It is there: all kinds of cubes are in it.
  expect(code).toContain("GoCube");
});
