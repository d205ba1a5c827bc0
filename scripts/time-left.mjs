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
