/**
 * The fewest turns of an interval of states: lengths and times by how many bits the interval fixes, next to the two-phase
 * solver's first solution of the interval's first state; then the English evaluation texts with and without check digits.
 * `FEWEST_EFFORT` is the number of moves to try, in place of the default: two versions compare at the same number.
 */
import { stateCount, unrankState } from "@cubegram/core/codec";
import { fewestTurns } from "@cubegram/core/fewest";
import { randomBelow, randomBigBelow, seededRandom } from "@cubegram/core/perm";
import { solve } from "@cubegram/core/solve";
import { invertState } from "@cubegram/core/state";
import { encodeText, loadModelsFor } from "@cubegram/core/text";
import { mean, median } from "../figures.mjs";
import { englishMessages } from "../text/reserved-sentences.mjs";

export const title = "Fewest turns: 3x3, half-turn metric";

const ALL = stateCount(3);
const TOTAL_BITS = Math.log2(Number(ALL));
/** Intervals per five bits, spread evenly over them. */
const PER_BUCKET = 16;
/** One evaluation text in this many. */
const TEXT_STEP = 4;
const EFFORT = process.env.FEWEST_EFFORT;
const OPTIONS = EFFORT ? { effort: Number(EFFORT) } : {};

export async function run({ log }) {
  const tables = await prepare();
  log(`fewest: tables ${tables.toFixed(0)} ms`);
  await solve(unrankState(1n, 3));
  const rows = [];
  for (let bits = 0; bits < 66; bits += 5) {
    rows.push(await bucketRow(bits));
    log(`fewest: ${JSON.stringify(rows.at(-1))}`);
  }
  for (const check of [0, 11]) {
    rows.push(...(await textRows(check)));
    log(`fewest: texts with ${check} check bits done`);
  }
  rows.push({ what: "tables made, first use", "ms median": Math.round(tables), goal: "≤ 2000 ms" });
  return rows;
}

/** Milliseconds of the first call, which makes the tables; the answer itself is a lookup. */
async function prepare() {
  const start = performance.now();
  await fewestTurns({ low: ALL / 3n, width: ALL / 1000n });
  return performance.now() - start;
}

async function bucketRow(from) {
  const random = seededRandom(`fewest ${from}`);
  const answers = [];
  const firsts = [];
  for (let i = 0; i < PER_BUCKET; i++) {
    const bits = Math.min(TOTAL_BITS, from + (5 * (i + 0.5)) / PER_BUCKET);
    const width = BigInt(Math.max(1, Math.floor(2 ** (TOTAL_BITS - bits))));
    const low = randomBigBelow(ALL - width + 1n, random);
    answers.push(await fewestTurns({ low, width }, OPTIONS));
    firsts.push((await solve(invertState(unrankState(low, 3)))).length);
  }
  const goal = mean(answers.map(({ bits }) => bits / 3.7 + 2));
  return {
    what: `${from} … ${Math.min(from + 5, 65.23)} bits`,
    ...lengths(answers),
    "two-phase mean": mean(firsts).toFixed(2),
    goal: `≤ ${goal.toFixed(2)}${from < 30 ? ", 100 % proved" : ""}`,
  };
}

/** Texts that fit one cube, with all their states or with the part that check digits leave. */
async function textRows(check) {
  const random = seededRandom(`fewest texts ${check}`);
  const all = [];
  const short = [];
  const chosen = ["HELLO", ...englishMessages().filter((_, i) => i % TEXT_STEP === 0)];
  const parts = BigInt(2 ** check);
  const extra = [];
  for (const text of chosen) {
    const encoded = encodeText(text, ALL, await loadModelsFor(text));
    if (!encoded.ok || encoded.value.width < parts) continue;
    const { low, width } = encoded.value;
    const part = BigInt(randomBelow(Number(parts), random));
    const start = (width * part) / parts;
    const range = { low: low + start, width: (width * (part + 1n)) / parts - start };
    const answer = await fewestTurns(range, OPTIONS);
    if (text === "HELLO") extra.push({ what: `HELLO, ${check} check bits`, ...lengths([answer]) });
    else {
      all.push(answer);
      if (text.length <= 16) short.push(answer);
    }
  }
  const row = (what, answers) => ({
    what: `${what}, ${check} check bits`,
    ...lengths(answers),
    "turns median": median(answers.map(({ length }) => length)),
    "two-phase mean": "20 (demo)",
  });
  return [...extra, row("English texts that fit", all), row("of them up to 16 characters", short)];
}

function lengths(answers) {
  const ms = answers.map((answer) => answer.ms);
  return {
    intervals: answers.length,
    "bits mean": mean(answers.map(({ bits }) => bits)).toFixed(1),
    "turns mean": mean(answers.map(({ length }) => length)).toFixed(2),
    most: Math.max(...answers.map(({ length }) => length)),
    proved: `${Math.round(100 * mean(answers.map(({ optimal }) => (optimal ? 1 : 0))))} %`,
    "ms median": Math.round(median(ms)),
    "ms most": Math.round(Math.max(...ms)),
  };
}
