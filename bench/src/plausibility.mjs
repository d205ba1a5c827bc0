/**
 * What a single cube is taken for: as written, after a slip, or just scrambled (decisions 0225#0227 and 0240). Messages with and without
 * check digits, as written and after a wrong turn at the end, and random states. About a second per message and random state;
 * `--messages=N` takes N of sets A and B and N random states, `--from=N` leaves out the first N (so that a long run can be done in
 * parts), `--odds` lists the odds of each reading.
 */
import { Cube } from "@cubegram/core";
import {
  DEFAULT_CHECK_BITS,
  decodeMessage,
  encodeMessage,
  isUnsettled,
  weighReading,
  writeMessage,
} from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { option } from "../figures.mjs";
import { englishMessages, reservedSentences } from "../text/reserved-sentences.mjs";

export const title = "What a cube is taken for: as written, after a slip, or just scrambled";

const TURNS = [..."URFDLB"].flatMap((face) => [face, `${face}2`, `${face}'`]);
const VERDICTS = ["as-written", "slip", "scrambled"];

const CHECKS = [
  { said: "no check digits", check: 0 },
  { said: "check digits", check: DEFAULT_CHECK_BITS },
];

export async function run({ log }) {
  const random = seededRandom(7);
  const texts = shuffled([...englishMessages(), ...(reservedSentences(option("cache")) ?? [])], random);
  const slipped = texts.map((text) => ({ text, turn: TURNS[randomBelow(TURNS.length, random)] }));
  const messages = Number(option("messages") ?? 100);
  const from = Number(option("from") ?? 0);
  const rows = new Map();
  const weigh = async (what, expected, check, cube, text = "") => {
    if (!rows.has(what)) rows.set(what, { what, n: 0, ...Object.fromEntries(VERDICTS.map((v) => [v, 0])) });
    const row = rows.get(what);
    const { verdict, ...odds } = await verdictOn(cube, check);
    row.n++;
    row[verdict]++;
    row["as it was, of 100"] = ((100 * row[expected]) / row.n).toFixed(1);
    if (process.argv.includes("--odds")) log([what, verdict, JSON.stringify(odds), text].join("\t"));
  };
  let before = from;
  let taken = 0;
  for (const { text, turn } of slipped) {
    if (taken === messages) break;
    if (!(await fits(text)) || before-- > 0) continue;
    taken++;
    for (const { said, check } of CHECKS) {
      const { cube } = await writeMessage(text, { check });
      await weigh(`as written, ${said}`, "as-written", check, cube, text);
      await weigh(`after one turn more, ${said}`, "slip", check, cube.apply(turn), text);
    }
  }
  for (let i = from; i < from + messages; i++) {
    const cube = Cube.random(3, seededRandom(`scrambled ${i}`));
    for (const { said, check } of CHECKS)
      await weigh(`random, read with ${said}`, "scrambled", check, cube, String(cube.rank()));
  }
  return [...rows.values()];
}

/** As the command line and the app judge a single cube: check digits that agree always win. */
async function verdictOn(cube, check) {
  const message = await decodeMessage(cube, { check });
  if (isUnsettled(message)) return weighReading(cube, { check });
  return { verdict: message.check === "passed" ? "as-written" : "slip" };
}

/** Whether a text fits one cube. */
async function fits(text) {
  return encodeMessage(text, { check: 0 }).then(
    () => true,
    () => false,
  );
}

function shuffled(list, random) {
  const left = [...list];
  for (let i = left.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1, random);
    [left[i], left[j]] = [left[j], left[i]];
  }
  return left;
}
