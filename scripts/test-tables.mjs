/**
 * Vitest's global setup: a build that is up to date, as the tests run on core's, and one new cache folder per run, so that test files make the solver's tables once and share them. The
 * built program fills it where there is one: plain Node makes them several times as fast as the test runner's modules do.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "./setup.mjs";

const program = join(dirname(fileURLToPath(import.meta.url)), "..", "packages", "cli", "bin", "cubegram.js");
const built = join(dirname(program), "..", "dist", "main.js");

export default function setup() {
  build();
  const folder = mkdtempSync(join(tmpdir(), "cubegram-tables-"));
  process.env.CUBEGRAM_TEST_CACHE = folder;
  const env = { ...process.env, XDG_CACHE_HOME: folder };
  if (existsSync(built)) {
    for (const args of [
      ["write", "HELLO"],
      ["solve", "num:12345678901234567890"],
    ]) {
      spawnSync(process.execPath, [program, ...args], { env, stdio: "ignore" });
    }
  }
  return () => rmSync(folder, { recursive: true, force: true });
}
