import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const core = fileURLToPath(new URL("./packages/core/src", import.meta.url));

/** Tests name the sources: `@cubegram/core/room` is the front door of that name. */
const alias = [
  { find: /^@cubegram\/core$/, replacement: `${core}/doors/index.ts` },
  { find: /^@cubegram\/core\/(.+)$/, replacement: `${core}/doors/$1.ts` },
];

/**
 * … and run on what `tsc` makes of core's, file by file: the test runner's own form of a module reads every imported name through a
 * getter, which made the kernels two to six times as slow. The build is brought up to date by the global setup.
 */
const compiled: Plugin = {
  name: "compiled-core",
  enforce: "pre",
  async resolveId(id, importer) {
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found?.id.startsWith(`${core}/`) || !/(?<!\.test)\.ts$/.test(found.id)) return found;
    return { id: found.id.replace("/core/src/", "/core/dist/").replace(/\.ts$/, ".js"), external: true };
  },
};
const server = { deps: { external: [/\/packages\/core\/dist\//] } };
const setupFiles = "./packages/core/test/setup.ts";

/** Whole, these take minutes each: begun first, so that no worker is left with one of them at the end. */
const LONG = [
  "text/text-states.slow",
  "words/words.slow",
  "text/text.slow",
  "nxn/reduction.slow",
  "samples-16-17.slow",
];

const SAMPLES = fileURLToPath(new URL("./packages/core/test/samples.ts", import.meta.url));
const takes = new Map<string, boolean>([[SAMPLES, true]]);

/** Whether a test file, or what it imports by its path, takes samples: otherwise `npm test` has run all of it. */
function takesSamples(file: string): boolean {
  const known = takes.get(file);
  if (known !== undefined) return known;
  takes.set(file, false);
  // What stands in a text of a test is no import.
  if (!existsSync(file)) return false;
  const imports = [...readFileSync(file, "utf8").matchAll(/\bfrom "(\.[^"]+)"/g)];
  const found = imports.some(([, path]) => takesSamples(resolve(dirname(file), path)));
  takes.set(file, found);
  return found;
}

/** The long files first; after `npm test` only those that have more to do in a whole run. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.includes(name));
    const sorted = (await super.sort(files)).filter(
      ({ moduleId }) => !process.env.CUBEGRAM_BEYOND || takesSamples(moduleId),
    );
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Files that must be the first to ask for tables, or count what is made. */
const ALONE = ["packages/core/src/solve/{nxn/budget,nxn/memory,fixed-seeds}.slow.test.ts"];

/**
 * Three tiers: `npm run check` runs `x.test.ts` (under a minute), but for tests that take most of a second or longer and are tagged so;
 * `npm test` runs these and `x.slow.test.ts`, too; `npm run test:all` runs all samples of both, and `--beyond` the
 * files of both that take some.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    // The tests are computation, so every core works on them (the default leaves one idle).
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    tags: [
      { name: "seconds", description: "Takes most of a second or longer: left out by `npm run check`." },
    ],
    reporters: ["default", "./scripts/summary-reporter.mjs"],
    projects: [
      {
        resolve: { alias },
        plugins: [compiled],
        test: {
          server,
          setupFiles,
          name: "fast",
          include: [
            "packages/**/*.test.ts",
            "apps/**/*.test.ts",
            "scripts/**/*.test.ts",
            "docs/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          exclude: ["**/*.slow.test.ts", "**/node_modules/**", "**/dist/**"],
          globalSetup: "./scripts/test-tables.mjs",
          pool: "threads",
          // One world for all files of a worker: tables and models are made once and modules are loaded once, which takes a third
          // less time. So a test may not count on being the first to ask for a table.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        plugins: [compiled],
        test: {
          server,
          setupFiles,
          name: "slow",
          include: ["{packages,docs,site,bench,apps}/**/*.slow.test.ts"],
          exclude: [...ALONE, "**/node_modules/**", "**/dist/**"],
          globalSetup: "./scripts/test-tables.mjs",
          pool: "threads",
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        resolve: { alias },
        plugins: [compiled],
        test: {
          server,
          setupFiles,
          name: "slow, alone",
          include: ALONE,
          globalSetup: "./scripts/test-tables.mjs",
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
