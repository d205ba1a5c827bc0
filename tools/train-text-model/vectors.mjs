/** Writes the frozen vectors of the text models: run once for a version, never to make a failing test pass. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { ownLines } from "../../bench/text/short-sentences.mjs";
import {
  decodeText,
  digestOfSteps,
  encodeText,
  LANGUAGES,
  languageInterval,
  loadModel,
  loadModelOfState,
  loadModelsFor,
} from "../../packages/core/dist/text/index.js";

const VERSION = 2;
const STATES = {
  1: 1n,
  24: 24n,
  "2x2": 3674160n,
  "3x3": 43252003274489856000n,
  "4x4": 7401196841564901869874093974498574336000000000n,
  "5x5": 282870942277741856536180333107150328293127731985672134721536000000000000000n,
  "3x3 × 2": 43252003274489856000n ** 2n,
};
const TEXTS_OF_A_LANGUAGE = 50;
const NUMBERS_OF_A_LANGUAGE = 24;
/** A million steps over all languages. */
const STEPS = Math.ceil(1_000_000 / LANGUAGES.length);
const FEW_STEPS = 400;
const TEXTS = [
  "",
  "a",
  "Hello",
  "HELLO",
  "Meet me at noon by the fountain",
  "The key is under the mat.",
  "7:45 pm",
  "52.3702, 4.8952",
  "2024-02-29",
  "+1 555 0100",
  "https://example.org/x",
  "I love you ❤️",
  "日本語とEnglish",
  "𝔘 ∑ ☃",
  "\n",
];

/** Own lines of a language from all of its file, some more than are needed: a few do not fit, or fit as English. */
function linesOf(code) {
  const lines = ownLines(code);
  const step = Math.max(1, Math.floor(lines.length / (TEXTS_OF_A_LANGUAGE + 40)));
  return lines.filter((_, index) => index % step === 0);
}

const texts = [];
async function addText(puzzle, text) {
  const written = encodeText(text, STATES[puzzle], await loadModelsFor(text));
  if (!written.ok) return undefined;
  const { language, low, width } = written.value;
  texts.push({ puzzle, text, language, low: String(low), width: String(width) });
  return language;
}
for (const puzzle of Object.keys(STATES)) for (const text of TEXTS) await addText(puzzle, text);
for (const { code } of LANGUAGES) {
  let count = 0;
  for (const text of linesOf(code))
    if (count < TEXTS_OF_A_LANGUAGE && (await addText("3x3", text)) === code) count++;
  if (count < TEXTS_OF_A_LANGUAGE) throw new Error(`${code}: ${count} texts`);
}

const numbers = [];
async function addNumber(puzzle, number) {
  const states = STATES[puzzle];
  const { text, language, low, width } = decodeText(number, states, await loadModelOfState(number, states));
  numbers.push({ puzzle, number: String(number), text, language, low: String(low), width: String(width) });
}
for (const [puzzle, states] of Object.entries(STATES))
  for (let round = 0n; round < 24n; round++)
    await addNumber(puzzle, round === 23n ? states - 1n : (states * (2n * round + 1n)) / 47n);
for (const language of LANGUAGES) {
  const { low, width } = languageInterval(language, STATES["3x3"]);
  for (let round = 0n; round < NUMBERS_OF_A_LANGUAGE; round++)
    await addNumber("3x3", low + (width * (2n * round + 1n)) / BigInt(2 * NUMBERS_OF_A_LANGUAGE));
}

const models = [];
for (const { code, share, load } of LANGUAGES) {
  const { model } = await load();
  const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
  const read = await loadModel(code);
  const fewSteps = digestOfSteps(read, FEW_STEPS);
  const steps = digestOfSteps(read, STEPS);
  models.push({ code, share, version: model.version, digest, fewSteps, steps });
}
const states = Object.fromEntries(Object.entries(STATES).map(([name, count]) => [name, String(count)]));
const path = new URL(`../../packages/core/src/text/vectors/text-${VERSION}.json`, import.meta.url);
const whole = { version: VERSION, stepsOfALanguage: STEPS, states, models, texts, numbers };
writeFileSync(path, `${JSON.stringify(whole, null, 1)}\n`);
