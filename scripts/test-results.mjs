/**
 * What several test runners found and how long it took. Each adds its own to the file that CUBEGRAM_RESULTS names; the script that
 * started them all prints the sum. A runner started on its own prints its own.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ tier: string, file: string, seconds: number }} TimedFile how long one worker was busy with a file, loading it included
 * @typedef {{ counts?: Partial<Counts>, failed?: readonly string[], late?: readonly string[], files?: readonly TimedFile[], stage?: { name: string, seconds: number } }} Results
 */

const SLOWEST = 20;

/** @param {Results} results */
export function addResults(results) {
  const file = process.env.CUBEGRAM_RESULTS;
  if (file) appendFileSync(file, `${JSON.stringify(results)}\n`);
  else process.stdout.write(report([results]));
}

/** From here on, runners add to one file. */
export function collectResults() {
  process.env.CUBEGRAM_RESULTS = join(mkdtempSync(join(tmpdir(), "cubegram-results-")), "results");
  writeFileSync(process.env.CUBEGRAM_RESULTS, "");
}

/**
 * Does one stage of a run and notes its time by the clock.
 * @template T
 * @param {string} name
 * @param {() => T} work
 */
export function stage(name, work) {
  const begun = performance.now();
  const done = work();
  addResults({ stage: { name, seconds: (performance.now() - begun) / 1000 } });
  return done;
}

/** Prints where the time went and, for people and CI alike, the counts in the last line, and forgets them. Returns how many tests failed. */
export function printResults() {
  const file = process.env.CUBEGRAM_RESULTS ?? "";
  const all = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => /** @type {Results} */ (JSON.parse(line)));
  rmSync(dirname(file), { recursive: true });
  process.stdout.write(report(all));
  return countsOf(all).failed;
}

/** @param {readonly Results[]} all @returns {Counts} */
function countsOf(all) {
  /** @param {keyof Counts} key */
  const sum = (key) => all.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** @param {readonly Results[]} all */
export function report(all) {
  const { passed, failed, skipped } = countsOf(all);
  // Named again at the end, where CI's log is not cut off.
  const names = all.flatMap((each) => each.failed ?? []);
  const late = all.flatMap((each) => each.late ?? []);
  return `${timesOf(all)}${table("left out, as the time was up", late)}${table("failed", names)}\ntests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}

/** @param {string} title @param {readonly string[]} lines */
const table = (title, lines) => (lines.length > 0 ? `\n${title}\n${lines.join("\n")}\n` : "");

/** The stages by the clock, the tiers by what their files took one by one, and the slowest files. @param {readonly Results[]} all */
function timesOf(all) {
  const files = all.flatMap((each) => each.files ?? []).sort((a, b) => b.seconds - a.seconds);
  const stages = all.flatMap((each) => each.stage ?? []);
  /** @type {Map<string, number>} */
  const tiers = new Map();
  for (const { tier, seconds } of files) tiers.set(tier, (tiers.get(tier) ?? 0) + seconds);
  /** @param {number} seconds */
  const time = (seconds) => `${seconds.toFixed(1).padStart(8)} s`;
  return (
    table(
      "time of each stage",
      stages.map(({ name, seconds }) => `${time(seconds)}  ${name}`),
    ) +
    table(
      "time of each tier, its files added up",
      [...tiers].map(([tier, seconds]) => `${time(seconds)}  ${tier}`),
    ) +
    table(
      `the ${Math.min(SLOWEST, files.length)} slowest files`,
      files.slice(0, SLOWEST).map(({ tier, file, seconds }) => `${time(seconds)}  ${file} (${tier})`),
    )
  );
}

/**
 * The time that a run of tests may take. `.ci/run` has 90 minutes, and machines differ threefold: when CUBEGRAM_MINUTES are over, no other
 * test is begun, and the report names what was left out. Without it everything runs, however long that takes.
 */

export const TIME_IS_UP = "time is up";

/** From here on tests may begin until that share of what is left of the run's minutes is over. @param {number} share */
export function limitTime(share) {
  const end = Number(process.env.CUBEGRAM_END ?? endOf(process.env.CUBEGRAM_MINUTES));
  if (!Number.isFinite(end)) return;
  process.env.CUBEGRAM_END = String(end);
  process.env.CUBEGRAM_UNTIL = String(Date.now() + share * (end - Date.now()));
}

/** @param {string | undefined} minutes */
const endOf = (minutes) =>
  minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + 60_000 * Number(minutes);

export function isTimeUp() {
  return Date.now() > Number(process.env.CUBEGRAM_UNTIL ?? Number.POSITIVE_INFINITY);
}
