import { expect, test } from "vitest";
import { bundleOf } from "../../core/test/bundle.ts";

/** Bytes, gzip level 9, beside core and cubing.js, which a page with both has anyway. */
const BUDGET = 3_000;

test("what a page loads for the adapter is within its budget", async () => {
  const entry = new URL("../dist/index.js", import.meta.url);
  const { code, imports, size } = await bundleOf(entry, /^(@cubegram\/core|cubing)(\/|$)/);
  expect(size).toBeLessThanOrEqual(BUDGET);
  // It is there, and neither of the two is in it.
  expect(code).toContain("eventID");
  expect(imports.some((name) => name.startsWith("cubing/"))).toBe(true);
});
