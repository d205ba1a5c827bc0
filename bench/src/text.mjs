/**
 * What share of unseen short messages fits one cube, and how many bits a character takes, compared with other coders of short
 * text. The messages were held out before training (bench/text/README.md). With `--corpora=FOLDER` also 500 everyday
 * sentences per language.
 */
import { readFileSync } from "node:fs";
import {
  bitsNeeded,
  decodeText,
  encodeText,
  LANGUAGES,
  loadModelOfState,
  loadModelsFor,
} from "@cubegram/core/text";
import { option, percent, sum } from "../figures.mjs";
import { englishMessages, reservedSentences } from "../text/reserved-sentences.mjs";
import { isOwnKeptAside, keptAside, ownLines, shortSentences } from "../text/short-sentences.mjs";

export const title = "Text: unseen messages that fit one 3x3 (65.2 bits)";

const STATES = 43252003274489856000n;
/** What check digits of 11 bits leave of one cube. */
const CHECKED_STATES = STATES >> 11n;
const BYTES_OF_A_CUBE = 8;
const MUCH_TEXT = ["de", "es", "fr", "nl", "pl", "cs", "sv", "fi", "hu", "tr"];
const WITHOUT_WORDS = ["ja", "ko", "zh"];

export async function run({ log }) {
  const english = englishMessages();
  const other = readFileSync(new URL("../text/other.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const sentences = reservedSentences(option("cache"));
  if (!sentences) log("set B left out: the packages fortunes-min and tfortunes are not available here");
  const short = [...english, ...(sentences ?? [])].filter((text) => text.length >= 8 && text.length <= 40);
  const sets = [
    ["A: English messages", english, "95.5 %"],
    ...(sentences ? [["B: English sentences, 8–40 characters", sentences, "67 %"]] : []),
    ["A and a third of B (mean 19.6 characters)", studyMix(english, sentences), "78 %"],
    ["A and B, 19–21 characters", short.filter((text) => text.length >= 19 && text.length <= 21), "90 %"],
    ["Other languages, emoji, mixtures", other.map((line) => line.split("\t")[1]), "50 %"],
    ...everyday(log),
    ...ownTexts(),
  ];
  const peers = await loadPeers(log);
  const rows = [];
  for (const [what, texts, goal] of sets) rows.push({ ...(await row(what, texts, peers)), goal: goal ?? "" });
  rows.push(await timing([...english, ...(sentences ?? [])]));
  return rows;
}

/** Held-out everyday sentences, if the folder of corpora is available. */
function everyday(log) {
  const corpora = option("corpora");
  if (!corpora) {
    log(
      "everyday sentences left out: --corpora=FOLDER names their folder (tools/train-text-model/README.md)",
    );
    return [];
  }
  return LANGUAGES.flatMap(({ code }) => {
    const all = shortSentences(corpora, code);
    const goal = MUCH_TEXT.includes(code) ? "75 %" : WITHOUT_WORDS.includes(code) ? "55 %" : "60 %";
    const sets = [[`everyday ${code}`, keptAside(all), code === "en" ? "" : goal]];
    if (code === "zh") sets.push(["everyday zh, traditional", keptAside(all, true)]);
    return sets.filter(([, texts]) => texts.length > 0);
  });
}

/** One in ten of our own lines of each language. */
function ownTexts() {
  return LANGUAGES.map(({ code }) => [
    `own lines ${code}`,
    ownLines(code).filter(isOwnKeptAside),
    "92 %",
  ]).filter(([, texts]) => texts.length > 0);
}

/** The goal was set for a mixture of mean length 19.4: all of A and a third of B. */
function studyMix(english, sentences) {
  return sentences ? [...english, ...sentences.filter((_, index) => index % 28 < 10)] : english;
}

async function row(what, texts, peers) {
  let one = 0;
  let two = 0;
  let checked = 0;
  let bits = 0;
  let characters = 0;
  for (const text of texts) {
    const models = await loadModelsFor(text);
    const written = encodeText(text, STATES, models);
    if (written.ok) {
      one++;
      await mustComeBack(text, written.value);
    }
    if (encodeText(text, STATES ** 2n, models).ok) two++;
    if (encodeText(text, CHECKED_STATES, models).ok) checked++;
    bits += bitsNeeded(text, STATES, models);
    characters += [...text].length;
  }
  const share = (count) => percent(count, texts.length);
  const result = {
    what,
    n: texts.length,
    "bits/char": (bits / characters).toFixed(2),
    "one cube": share(one),
    "with 11 check bits": share(checked),
    "two cubes": share(two),
  };
  for (const [name, size] of peers) {
    const sizes = texts.map(size);
    result[`${name} bits/char`] = ((8 * sum(sizes)) / characters).toFixed(2);
    result[`${name} one cube`] = share(sizes.filter((bytes) => bytes <= BYTES_OF_A_CUBE).length);
  }
  return result;
}

async function mustComeBack(text, { low, width }) {
  for (const state of [low, low + width - 1n]) {
    const model = await loadModelOfState(state, STATES);
    if (decodeText(state, STATES, model).text !== text) throw new Error(`does not come back: ${text}`);
  }
}

async function timing(texts) {
  const models = await loadModelsFor("Hello");
  const start = performance.now();
  const intervals = texts.map((text) => encodeText(text, STATES, models));
  const middle = performance.now();
  for (const written of intervals) if (written.ok) decodeText(written.value.low, STATES, models[0]);
  const end = performance.now();
  const read = intervals.filter((written) => written.ok).length;
  const ms = (time, count) => `${(time / count).toFixed(2)} ms`;
  return {
    what: `time a message: encode ${ms(middle - start, texts.length)}, decode ${ms(end - middle, read)}`,
    goal: "5 ms",
  };
}

/** [name, bytes of a text] of every coder that is installed; UTF-8 always. */
async function loadPeers(log) {
  const peers = [["UTF-8", (text) => Buffer.byteLength(text)]];
  try {
    const { default: unishox } = await import("unishox2.siara.cc");
    peers.push([
      "unishox2",
      (text) => quietly(() => unishox.unishox2_compress_simple(text, text.length, new Uint8Array(1024))),
    ]);
  } catch {
    log("unishox2.siara.cc is not installed");
  }
  try {
    const { default: smaz } = await import("smaz");
    peers.push(["smaz", (text) => smaz.compress(Buffer.from(text).toString("latin1")).length]);
  } catch {
    log("smaz is not installed");
  }
  return peers;
}

/** unishox2's npm build prints two lines on every call. */
function quietly(action) {
  const { log } = console;
  console.log = () => {};
  try {
    return action();
  } finally {
    console.log = log;
  }
}
