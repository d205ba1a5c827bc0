import { expect, test } from "vitest";
import { isTimeUp, limitTime, report } from "./test-results.mjs";

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

test("what was left out is named", () => {
  const text = report([{ counts: { passed: 1, skipped: 1 }, late: ["a.test.ts › a long one"] }]);
  expect(text).toMatch(
    /\nleft out, as the time was up\na\.test\.ts › a long one\n\ntests: 1 passed, 0 failed, 1 skipped\n$/,
  );
});

test("a run without minutes has no end; with them, each part gets its share of what is left", () => {
  const kept = { ...process.env };
  try {
    for (const name of ["CUBEGRAM_MINUTES", "CUBEGRAM_END", "CUBEGRAM_UNTIL"]) delete process.env[name];
    limitTime(0.5);
    expect(process.env.CUBEGRAM_UNTIL).toBeUndefined();
    expect(isTimeUp()).toBe(false);
    process.env.CUBEGRAM_MINUTES = "10";
    limitTime(0.5);
    expect(isTimeUp()).toBe(false);
    const [end, until] = [process.env.CUBEGRAM_END, process.env.CUBEGRAM_UNTIL].map(Number);
    expect(end - until).toBeGreaterThan(4.9 * 60_000);
    expect(end - until).toBeLessThan(5.1 * 60_000);
    limitTime(1);
    expect(Number(process.env.CUBEGRAM_UNTIL)).toBeCloseTo(end, -2);
    process.env.CUBEGRAM_UNTIL = String(Date.now() - 1);
    expect(isTimeUp()).toBe(true);
  } finally {
    for (const name of ["CUBEGRAM_MINUTES", "CUBEGRAM_END", "CUBEGRAM_UNTIL"]) delete process.env[name];
    Object.assign(process.env, kept);
  }
});

test("a report lists twenty files at most", () => {
  const files = Array.from({ length: 30 }, (_, i) => ({ tier: "fast", file: `file-${i}.`, seconds: i }));
  const text = report([{ files }]);
  expect(text).toContain("file-10.");
  expect(text).not.toContain("file-9.");
});
