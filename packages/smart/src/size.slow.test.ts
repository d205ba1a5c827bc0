import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

/** Bytes, gzip level 9, beside core, which a page with cubes has anyway. */
const BUDGET = 14_000;

test("what a page loads for smart cubes is within its budget", async () => {
  const entry = fileURLToPath(new URL("../dist/index.js", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["es"], fileName: "smart" },
      rolldownOptions: { external: /^@cubegram\/core/, output: { minify: true, codeSplitting: false } },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput[])[0].output;
  const size = gzipSync(chunk.code, { level: 9 }).length;
  expect(size).toBeLessThanOrEqual(BUDGET);
  // It is there: all kinds of cubes are in it.
  expect(chunk.code).toContain("GoCube");
});
