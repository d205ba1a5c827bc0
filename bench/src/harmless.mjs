/**
 * What random cubes say: 20 texts from the states of each language, and how many of 200 have a word from the rude list.
 * `--languages=en,de,fr,zh` chooses others; the same states every time.
 */
import { stateCount } from "@cubegram/core/codec";
import { randomBigBelow, seededRandom } from "@cubegram/core/perm";
import { decodeText, LANGUAGES, languageInterval, loadModel } from "@cubegram/core/text";
import { rudeFilter } from "../../tools/train-text-model/sentences.mjs";

export const title = "Random cubes: what they say";

const STATES = stateCount(3);
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

/** Texts of random states of a language's share. */
async function randomTexts(code, count) {
  const language = LANGUAGES.find((each) => each.code === code);
  if (!language) throw new Error(`no language ${code}; there are ${LANGUAGES.map((each) => each.code)}`);
  const { low, width } = languageInterval(language, STATES);
  const model = await loadModel(code);
  const random = seededRandom(`harmless ${code}`);
  return Array.from(
    { length: count },
    () => decodeText(low + randomBigBelow(width, random), STATES, model).text,
  );
}
