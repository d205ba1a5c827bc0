/**
 * Test counts over several runners. Each adds its own to the file that CUBEGRAM_COUNTS names; the script that started them all
 * prints the sum. A runner started on its own prints its own line.
 */
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @param {Partial<Counts>} counts
 */
export function addCounts(counts) {
  const file = process.env.CUBEGRAM_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify(counts)}\n`);
  else process.stdout.write(countsLine(counts));
}

/** From here on, runners add to one file. */
export function collectCounts() {
  process.env.CUBEGRAM_COUNTS = join(mkdtempSync(join(tmpdir(), "cubegram-counts-")), "counts");
  writeFileSync(process.env.CUBEGRAM_COUNTS, "");
}

/** The last line of a run, for people and CI alike. */
export function printCounts() {
  const lines = readFileSync(process.env.CUBEGRAM_COUNTS ?? "", "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => /** @type {Partial<Counts>} */ (JSON.parse(line)));
  /** @param {keyof Counts} key */
  const sum = (key) => lines.reduce((total, counts) => total + (counts[key] ?? 0), 0);
  process.stdout.write(countsLine({ passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") }));
  return sum("failed");
}

/** @param {Partial<Counts>} counts */
function countsLine({ passed = 0, failed = 0, skipped = 0 }) {
  return `\ntests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}
