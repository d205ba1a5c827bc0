import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const core = fileURLToPath(new URL("./packages/core/src", import.meta.url));

/** Tests run on the sources: `@cubegram/core/room` is that room's `index.ts`, never a build. */
const alias = [
  { find: /^@cubegram\/core$/, replacement: `${core}/index.ts` },
  { find: /^@cubegram\/core\/(.+)$/, replacement: `${core}/$1/index.ts` },
];

/** Two tiers: `x.test.ts` on every run (under a minute), `x.slow.test.ts` in CI. */
export default defineConfig({
  resolve: { alias },
  test: {
    // The tests are computation, so every core works on them (the default leaves one idle).
    maxWorkers: "100%",
    reporters: ["default", "./scripts/summary-reporter.mjs"],
    projects: [
      {
        resolve: { alias },
        test: {
          name: "fast",
          include: [
            "packages/**/*.test.ts",
            "apps/**/*.test.ts",
            "scripts/**/*.test.ts",
            "docs/**/*.test.ts",
          ],
          exclude: ["**/*.slow.test.ts", "**/node_modules/**", "**/dist/**"],
          globalSetup: "./scripts/test-tables.mjs",
          pool: "threads",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "slow",
          include: ["packages/**/*.slow.test.ts", "docs/**/*.slow.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**"],
          globalSetup: "./scripts/test-tables.mjs",
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
