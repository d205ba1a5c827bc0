/**
 * How often a text without check digits is doubted: as written, and after a wrong turn at the end (decision 0227). About half a
 * second per message; `--messages=N` takes N of sets A and B, `--from=N` leaves out the first N (so that a long run can be done in
 * parts), `--odds` lists the odds of each reading.
 */

import { readFileSync } from "node:fs";
import { encodeMessage, weighReading, writeMessage } from "@cubegram/core/message";
import { randomBelow, seededRandom } from "@cubegram/core/perm";
import { reservedSentences } from "../text/reserved-sentences.mjs";

export const title = "Texts without check digits: doubted as written, and after a wrong turn at the end";

const TURNS = [..."URFDLB"].flatMap((face) => [face, `${face}2`, `${face}'`]);
const here = (path) => new URL(path, import.meta.url).pathname;
const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

export async function run({ log }) {
  const cache = option("cache") ?? here("../../node_modules/.cache/text-corpora");
  const english = readFileSync(here("../text/english.txt"), "utf8").split("\n").filter(Boolean);
  const random = seededRandom(7);
  const texts = shuffled([...english, ...(reservedSentences(cache) ?? [])], random);
  const slipped = texts.map((text) => ({ text, turn: TURNS[randomBelow(TURNS.length, random)] }));
  const messages = Number(option("messages") ?? 100);
  let before = Number(option("from") ?? 0);
  const intact = { what: "as written", n: 0, doubted: 0, goal: "≤ 2 %" };
  const slips = { what: "after one turn more", n: 0, doubted: 0, goal: "≥ 95 %" };
  const weigh = async (row, text, cube) => {
    const { verdict, odds, reason } = await weighReading(cube);
    row.n++;
    if (verdict === "slip") row.doubted++;
    if (process.argv.includes("--odds")) log([row.what, odds, reason ?? "", text].join("\t"));
  };
  for (const { text, turn } of slipped) {
    if (intact.n === messages) break;
    if (!(await fits(text)) || before-- > 0) continue;
    const { cube } = await writeMessage(text, { check: 0 });
    await weigh(intact, text, cube);
    await weigh(slips, text, cube.apply(turn));
  }
  return [intact, slips].map((row) => ({ ...row, "of 100": ((100 * row.doubted) / row.n).toFixed(1) }));
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
