/** Writes the frozen vectors of the text models: run once for a version, never to make a failing test pass. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { decodeText, encodeText, LANGUAGES, loadModelOfState, loadModelsFor } from "@cubegram/core/text";

const VERSION = 1;
const STATES = {
  1: 1n,
  24: 24n,
  "2x2": 3674160n,
  "3x3": 43252003274489856000n,
  "4x4": 7401196841564901869874093974498574336000000000n,
  "5x5": 282870942277741856536180333107150328293127731985672134721536000000000000000n,
  "3x3 × 2": 43252003274489856000n ** 2n,
};
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
  "Ich liebe dich",
  "Te quiero",
  "Je t'aime",
  "Ti amo",
  "Ik hou van jou",
  "Eu te amo",
  "Kocham cię",
  "Я люблю тебя",
  "我爱你",
  "愛してる",
  "사랑해",
  "أحبك",
  "אני אוהב אותך",
  "मुझे तुमसे प्यार है",
  "Jag älskar dig",
  "Miluji tě",
  "Σ'αγαπώ",
  "Seni seviyorum",
  "Я тебе кохаю",
  "Rakastan sinua",
  "日本語とEnglish",
  "𝔘 ∑ ☃",
  "\n",
];

const texts = [];
for (const [puzzle, states] of Object.entries(STATES))
  for (const text of TEXTS) {
    const written = encodeText(text, states, await loadModelsFor(text));
    if (!written.ok) continue;
    const { language, low, width } = written.value;
    texts.push({ puzzle, text, language, low: String(low), width: String(width) });
  }
const numbers = [];
for (const [puzzle, states] of Object.entries(STATES))
  for (let round = 0n; round < 24n; round++) {
    const number = round === 23n ? states - 1n : (states * (2n * round + 1n)) / 47n;
    const { text, language, low, width } = decodeText(number, states, await loadModelOfState(number, states));
    numbers.push({ puzzle, number: String(number), text, language, low: String(low), width: String(width) });
  }
const models = [];
for (const { code, share, load } of LANGUAGES) {
  const { model } = await load();
  const digest = createHash("sha256").update(JSON.stringify(model)).digest("hex").slice(0, 16);
  models.push({ code, share, version: model.version, digest });
}
const states = Object.fromEntries(Object.entries(STATES).map(([name, count]) => [name, String(count)]));
const path = new URL(`../../packages/core/src/text/vectors/text-${VERSION}.json`, import.meta.url);
writeFileSync(path, `${JSON.stringify({ version: VERSION, states, models, texts, numbers }, null, 1)}\n`);
