/** What is asked of a section (`npm run bench -- NAME --option=value`, or by environment variables), what is made of many numbers, and how they are shown. */

/** @param {readonly number[]} values */
export const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {readonly number[]} values */
export const mean = (values) => sum(values) / values.length;

/** The number that a share of the others does not reach. @param {readonly number[]} values @param {number} share 0 … 1 */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

/** The median of some numbers; of two middle ones, the upper. @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} part @param {number} whole */
export const percent = (part, whole, digits = 1) => `${((100 * part) / whole).toFixed(digits)} %`;

/**
 * The median milliseconds of each method, over rounds in which they take turns, so that a busy moment affects all alike; the first two
 * rounds warm up. `times`: how often a method is called in a round.
 * @template {string} Name @param {Readonly<Record<Name, () => unknown>>} methods @param {number} rounds
 * @param {Readonly<Record<string, number>>} [times] @returns {Record<Name, number>}
 */
export function inTurns(methods, rounds, times = {}) {
  const names = /** @type {Name[]} */ (Object.keys(methods));
  const taken = Object.fromEntries(names.map((name) => [name, /** @type {number[]} */ ([])]));
  for (let round = -2; round < rounds; round++)
    for (const name of names) {
      const method = methods[name];
      const count = times[name] ?? 1;
      const start = performance.now();
      for (let i = 0; i < count; i++) method();
      if (round >= 0) taken[name].push((performance.now() - start) / count);
    }
  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(names.map((name) => [name, median(taken[name])]))
  );
}

/** Records as a Markdown table; the columns are the keys in the order they first appear. @param {readonly Record<string, unknown>[]} rows */
export function table(rows) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? "")))];
  const widths = columns.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  /** @param {readonly string[]} row */
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
  return [
    line(cells[0]),
    `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`,
    ...cells.slice(1).map(line),
  ].join("\n");
}

/** All values of an option, in the order in which they were given. @param {string} name */
export const options = (name) =>
  process.argv.flatMap((argument) =>
    argument.startsWith(`--${name}=`) ? [argument.slice(name.length + 3)] : [],
  );

/** @param {string} name @returns {string | undefined} */
export const option = (name) => options(name).at(-1);

/** Numbers separated by commas. @param {string} name @param {readonly number[]} usual */
export const numbersIn = (name, usual) => option(name)?.split(",").map(Number) ?? usual;

/** The number in an environment variable. @param {string} name @param {number} usual */
export const setting = (name, usual) => Number(process.env[name] ?? usual);
