/** Vitest's global setup: one empty cache folder a run, so that test files make the solver's tables once and share them. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), "cubegram-tables-"));
  process.env.CUBEGRAM_TEST_CACHE = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
