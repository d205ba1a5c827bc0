/** `npm run check`: format, lint, types, import arrows and the fast tests. */
import { pathToFileURL } from "node:url";
import { prepare, tool } from "./setup.mjs";

/** @param {{ tests: boolean }} options without tests, only what can be checked without running our own code */
export function check({ tests }) {
  tool("biome", ["check", "--error-on-warnings", "."], { stdout: 1 });
  tool("tsc", ["--project", "tsconfig.test.json"], { stdout: 1 });
  tool("tsc", ["--project", "tsconfig.scripts.json"], { stdout: 1 });
  tool("tsc", ["--project", "bench/tsconfig.json"], { stdout: 1 });
  tool("tsc", ["--project", "packages/player/tsconfig.test.json"], { stdout: 1 });
  tool("tsc", ["--project", "apps/web/tsconfig.json"], { stdout: 1 });
  tool("knip", ["--no-progress"], { stdout: 1 });
  if (tests) tool("vitest", ["run", "--project", "fast"], { stdout: 1 });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  prepare();
  check({ tests: true });
}
