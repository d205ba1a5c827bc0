/**
 * How often a text without check digits is doubted: as written, and after a wrong turn at the end (decision 0227). About three
 * seconds per message; `--messages=N` takes N of sets A and B, `--odds` lists the odds of each reading.
 */

import { readFileSync } from "node:fs";
import { weighReading, writeMessage } from "@cubegram/core/message";
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
  const messages = Number(option("messages") ?? 100);
  const intact = { what: "as written", n: 0, doubted: 0, goal: "≤ 2 %" };
  const slips = { what: "after one turn more", n: 0, doubted: 0, goal: "≥ 95 %" };
  const weigh = async (row, text, cube) => {
    const { verdict, odds, reason } = await weighReading(cube);
    row.n++;
    if (verdict === "slip") row.doubted++;
    if (process.argv.includes("--odds")) log([row.what, odds, reason ?? "", text].join("\t"));
  };
  for (const text of texts) {
    if (intact.n === messages) break;
    const cube = await written(text);
    if (!cube) continue;
    await weigh(intact, text, cube);
    await weigh(slips, text, cube.apply(TURNS[randomBelow(TURNS.length, random)]));
  }
  return [intact, slips].map((row) => ({ ...row, "of 100": ((100 * row.doubted) / row.n).toFixed(1) }));
}

/** The cube of a text, or nothing if it does not fit. */
async function written(text) {
  try {
    return (await writeMessage(text, { check: 0 })).cube;
  } catch {
    return undefined;
  }
}

function shuffled(list, random) {
  const left = [...list];
  for (let i = left.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1, random);
    [left[i], left[j]] = [left[j], left[i]];
  }
  return left;
}
