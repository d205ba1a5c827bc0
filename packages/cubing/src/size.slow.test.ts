import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

/** Bytes, gzip level 9, beside core and cubing.js, which a page with both has anyway. */
const BUDGET = 3_000;

test("what a page loads for the adapter is within its budget", async () => {
  const entry = fileURLToPath(new URL("../dist/index.js", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["es"], fileName: "cubing" },
      rolldownOptions: {
        external: /^(@cubegram\/core|cubing)(\/|$)/,
        output: { minify: true, codeSplitting: false },
      },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput[])[0].output;
  const size = gzipSync(chunk.code, { level: 9 }).length;
  expect(size).toBeLessThanOrEqual(BUDGET);
  // It is there, and neither of the two is in it.
  expect(chunk.code).toContain("eventID");
  expect(chunk.imports.some((name) => name.startsWith("cubing/"))).toBe(true);
});
