/**
 * What random cubes say: 20 texts from the states of each language, and how many of 200 have a word from the rude list.
 * `--languages=en,de,fr,zh` chooses others; the same states every time.
 */
import { randomBigBelow, seededRandom } from "@cubegram/core/perm";
import { decodeText, LANGUAGES, loadModelOfState } from "@cubegram/core/text";
import { rudeFilter } from "../../tools/train-text-model/sentences.mjs";

export const title = "Random cubes: what they say";

const STATES = 43252003274489856000n;
const SHOWN = 20;
const CHECKED = 200;
const stems = new URL("../../tools/train-text-model/rude-stems.txt", import.meta.url).pathname;
const option = process.argv.find((argument) => argument.startsWith("--languages="))?.slice(12);

export async function run({ log }) {
  const rows = [];
  for (const code of (option ?? "en,de,fr,zh").split(",")) {
    const texts = await randomTexts(code, CHECKED);
    const isRude = rudeFilter(stems, code);
    log(`${code}: ${texts.filter((text) => isRude(text)).length} of ${CHECKED} rude`);
    for (const text of texts.slice(0, SHOWN)) rows.push({ language: code, text: JSON.stringify(text) });
  }
  return rows;
}

/** Texts of random states of a language's share: cubes are drawn until enough of them belong to it. */
async function randomTexts(code, count) {
  const below = startOf(code);
  const width = (STATES * BigInt(shareOf(code))) / 1000n;
  const random = seededRandom(`harmless ${code}`);
  const texts = [];
  while (texts.length < count) {
    const state = below + randomBigBelow(width, random);
    const { text, language } = decodeText(state, STATES, await loadModelOfState(state, STATES));
    if (language === code) texts.push(text);
  }
  return texts;
}

function shareOf(code) {
  const language = LANGUAGES.find((each) => each.code === code);
  if (!language) throw new Error(`no language ${code}; there are ${LANGUAGES.map((each) => each.code)}`);
  return language.share;
}

/** The first state of a language, or one before it. */
function startOf(code) {
  const before = LANGUAGES.slice(
    0,
    LANGUAGES.findIndex((each) => each.code === code),
  );
  return (STATES * BigInt(before.reduce((sum, { share }) => sum + share, 0))) / 1000n;
}
