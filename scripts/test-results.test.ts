import { expect, test } from "vitest";
import { report } from "./test-results.mjs";

test("a report adds up counts, names each stage and tier, and lists the slowest files first", () => {
  const file = (tier: string, name: string, seconds: number) => ({ tier, file: name, seconds });
  const text = report([
    { stage: { name: "types", seconds: 12.34 } },
    {
      counts: { passed: 3, failed: 1 },
      failed: ["b.test.ts › a state comes back"],
      files: [file("fast", "a.test.ts", 1), file("slow", "b.test.ts", 30)],
    },
    { counts: { passed: 2, skipped: 4 }, files: [file("slow", "c.test.ts", 2.5)] },
  ]);
  expect(text).toContain("    12.3 s  types\n");
  expect(text).toContain("    32.5 s  slow\n");
  expect(text.indexOf("b.test.ts")).toBeLessThan(text.indexOf("c.test.ts"));
  expect(text.indexOf("c.test.ts")).toBeLessThan(text.indexOf("a.test.ts"));
  expect(text).toMatch(
    /\nfailed\nb\.test\.ts › a state comes back\n\ntests: 5 passed, 1 failed, 4 skipped\n$/,
  );
});

test("a report lists twenty files at most", () => {
  const files = Array.from({ length: 30 }, (_, i) => ({ tier: "fast", file: `file-${i}.`, seconds: i }));
  const text = report([{ files }]);
  expect(text).toContain("file-10.");
  expect(text).not.toContain("file-9.");
});
