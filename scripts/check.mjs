/** `npm run check`: format, lint, types, import arrows and the fast tests. */
import { pathToFileURL } from "node:url";
import { prepare, tool } from "./setup.mjs";

const CORE_EXPORTS = ["--workspace", "packages/core", "--include", "files,exports,types"];

/** @param {{ tests: boolean }} options without tests, only what can be checked without running our own code */
export function check({ tests }) {
  tool("biome", ["check", "--error-on-warnings", "."], { stdout: 1 });
  tool("tsc", ["--project", "tsconfig.test.json"], { stdout: 1 });
  tool("tsc", ["--project", "tsconfig.scripts.json"], { stdout: 1 });
  tool("tsc", ["--project", "bench/tsconfig.json"], { stdout: 1 });
  for (const name of ["player", "smart"])
    tool("tsc", ["--project", `packages/${name}/tsconfig.test.json`], { stdout: 1 });
  tool("tsc", ["--project", "apps/web/tsconfig.json"], { stdout: 1 });
  tool("knip", ["--no-progress"], { stdout: 1 });
  // What only tests, benches and prose use is not used. (The group of permutations in `perm` is whole for its own sake.)
  tool("knip", ["--no-progress", "--production", "--config", "knip.shipped.json", ...CORE_EXPORTS], {
    stdout: 1,
  });
  if (tests) tool("vitest", ["run", "--project", "fast", "--tags-filter", "!seconds"], { stdout: 1 });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare();
  check({ tests: true });
}
