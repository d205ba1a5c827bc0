/** Trains one language: `node tools/train-text-model/train.mjs LANGUAGE [--cache FOLDER] [--dev] [--set NAME=JSON …]`. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { reservedSentences } from "../../bench/text/reserved-sentences.mjs";
import { core } from "./core.mjs";
import { corpus, frequentWords, reservedKeys, unseenForms } from "./corpus.mjs";
import { estimate } from "./estimate.mjs";
import { evenMixing, packMixing, trainMixing } from "./mixing.mjs";
import { packChain, packLevels } from "./pack.mjs";
import { CACHE } from "./packages.mjs";
import { finish, rangeEncoder } from "./range-encoder.mjs";
import { SETTINGS } from "./settings.mjs";
import { caseLevels, digitLevels, prepare, tokenise } from "./tokens.mjs";
import { countChain } from "./trie.mjs";

const here = (path) => new URL(path, import.meta.url).pathname;
const VERSION = 2;
/** How many lines the final report looks at. */
const REPORTED = 600;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: "string", default: CACHE },
    corpora: { type: "string" },
    set: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
  },
});
/** The own-lines expert learns from these. */
const OWN = new Set(["own", "templates", "numbers"]);
const reserved = reservedKeys(
  [here("../../bench/text/english.txt"), here("../../bench/text/other.tsv")],
  reservedSentences(values.cache),
);
for (const language of positionals) train(language);

function train(language) {
  const settings = { ...SETTINGS.all, ...SETTINGS[language] };
  for (const pair of values.set) {
    const [name, value] = pair.split("=");
    settings[name] = JSON.parse(value);
  }
  const log = (text) => console.log(`${language}: ${text}`);
  const { cache, corpora } = values;
  const lines = corpus(language, { ...settings, cache, corpora, reserved, log });
  const mixed = lines.filter((_, index) => index % 29 === 7);
  const trained = lines.filter((_, index) => index % 29 !== 7);
  const header = prepare(trained, settings);
  const alphabet = core.alphabet(header.characters, header.capitals, header.marks);
  const tokens = trained.map((line) => ({ ...tokenise(alphabet, line), own: OWN.has(line.source) }));
  const mass = trained.reduce((sum, { weight }) => sum + weight, 0);
  for (const word of frequentWords(language, corpora, settings.words * mass))
    tokens.push({ ...tokenise(alphabet, word), own: false });
  if (settings.forms > 0)
    for (const form of unseenForms(language, trained, { cache, corpora, share: settings.forms * mass }))
      tokens.push({ ...tokenise(alphabet, form), own: false });
  log(`${alphabet.size} symbols, ${tokens.length} lines`);
  const chains = settings.chains.map(({ kind, order, grams, own }) => {
    const start = performance.now();
    const counts = countChain(own ? tokens.filter((line) => line.own) : tokens, alphabet, kind, order);
    log(`${kind}: counted in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    const model = estimate(counts, { ...settings, grams, log });
    log(`${kind}: estimated in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return model;
  });
  /** The whole model with given mixing weights; the chains are packed the same each time. */
  const packed = (mixing) => {
    const encoder = rangeEncoder();
    packLevels(encoder, caseLevels(alphabet, trained), 1);
    packLevels(encoder, digitLevels(alphabet, trained), 10);
    if (chains.length > 1) packMixing(encoder, mixing, chains.length);
    const shapes = chains.map((chain) => packChain(encoder, chain, alphabet, settings.discounts));
    if (shapes.includes(undefined)) return packed(mixing);
    const data = Buffer.from(finish(encoder)).toString("base64").replace(/=+$/, "");
    return { language, version: VERSION, ...header, chains: shapes, data };
  };
  let model = packed(evenMixing(chains.length));
  if (chains.length > 1)
    model = packed(
      trainMixing(
        core.readTextModel(model),
        shuffled(mixed).map((line) => tokenise(alphabet, line)),
        { ...settings, log },
      ),
    );
  const source = moduleText(model);
  log(`${JSON.stringify(model.chains)}, module ${gzipSync(source, { level: 9 }).length} gz`);
  writeFileSync(values.out ?? here(`../../packages/text-models/models/${language}.js`), source);
  const start = performance.now();
  const read = core.readTextModel(model);
  log(`read in ${(performance.now() - start).toFixed(0)} ms`);
  report(read, shuffled(mixed).slice(0, REPORTED), log);
}

/** Lines in an order that mixes the sources; reproducible. */
function shuffled(lines) {
  return lines
    .map((line, index) => [(index * 7919) % 10007, line])
    .sort((a, b) => a[0] - b[0])
    .map(([, line]) => line);
}

/** Held-out figures per source: bits per character without the end, and the share that fits one 3x3. */
function report(model, heldOut, log) {
  const whole = { low: 0n, width: 43252003274489856000n };
  const bySource = new Map();
  for (const { text, source } of heldOut) {
    const length = [...text].length;
    if (length < 3 || length > 40) continue;
    const row = bySource.get(source) ?? { lines: 0, characters: 0, bits: 0, fit: 0 };
    row.lines++;
    row.characters += length;
    row.bits += core.bitsOfText(model, text, whole);
    if (core.splitByText(model, text, whole).width > 0n) row.fit++;
    bySource.set(source, row);
  }
  for (const [source, { lines, characters, bits, fit }] of bySource)
    log(
      `held out ${source}: ${lines} lines, ${(bits / characters).toFixed(3)} bits/char, fit ${((100 * fit) / lines).toFixed(1)} %`,
    );
}

function moduleText(model) {
  const fields = Object.entries(model).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `/*! Statistics of sentences from Tatoeba (https://tatoeba.org, CC BY 2.0 FR) and others: TEXT_CREDITS of @cubegram/core/text. */
// Written by tools/train-text-model; frozen: a change needs a new version (docs/decisions/0225).

/** @type {import("../model.d.ts").PackedTextModel} */
export const model = {
${fields.join("\n")}
};
`;
}
