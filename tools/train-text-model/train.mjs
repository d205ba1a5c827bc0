/** Trains one language: `node tools/train-text-model/train.mjs LANGUAGE [--cache FOLDER] [--dev] [--set NAME=JSON …]`. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { reservedSentences } from "../../bench/text/reserved-sentences.mjs";
import { core } from "./core.mjs";
import { corpus, reservedKeys } from "./corpus.mjs";
import { estimate } from "./estimate.mjs";
import { countGrams } from "./grams.mjs";
import { packModel } from "./pack.mjs";
import { SETTINGS } from "./settings.mjs";
import { caseLevels, digitLevels, prepare, tokenise } from "./tokens.mjs";

const here = (path) => new URL(path, import.meta.url).pathname;
const VERSION = 1;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cache: { type: "string", default: here("../../node_modules/.cache/text-corpora") },
    set: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    dev: { type: "boolean", default: false },
  },
});
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
  const lines = corpus(language, { cache: values.cache, reserved, weights: settings.weights, log });
  const heldOut = lines.filter((_, index) => index % 29 === 7);
  const trained = values.dev ? lines.filter((_, index) => index % 29 !== 7) : lines;
  const header = prepare(trained, settings);
  const alphabet = core.alphabet(header.characters, header.capitals, header.proper);
  const tokens = trained.map((line) => tokenise(alphabet, line));
  const base = alphabet.contextSize;
  log(`${alphabet.size} symbols, order ${settings.order}`);
  const orders = countGrams(tokens, base, settings.order + 1);
  const predicted = (symbol) =>
    symbol < alphabet.size ? symbol : alphabet.capitalContext.indexOf(symbol) + alphabet.firstDirect;
  estimate(orders, { base, startSymbol: 0, predicted, ...settings });
  const packed = packModel(orders, {
    base,
    alphabet,
    discounts: settings.discounts,
    caseTable: caseLevels(alphabet, trained),
    digitTable: digitLevels(alphabet, trained),
  });
  const { order, contexts, grams, data, bytes } = packed;
  const model = { language, version: VERSION, ...header, order, contexts, grams, data };
  const source = moduleText(model);
  log(
    `${contexts} contexts, ${grams} grams, ${bytes} bytes, module ${gzipSync(source, { level: 9 }).length} gz`,
  );
  writeFileSync(values.out ?? here(`../../packages/core/src/text/models/${language}.ts`), source);
  const start = performance.now();
  const read = core.readTextModel(model);
  log(`read in ${(performance.now() - start).toFixed(0)} ms`);
  report(read, heldOut, log);
}

/** Held-out figures per source: bits a character without the end, and the share that fits one 3x3. */
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
  return `// Written by tools/train-text-model; frozen: a change needs a new version (docs/decisions/0051).
import type { PackedTextModel } from "../text-model.ts";

export const model: PackedTextModel = {
${fields.join("\n")}
};
`;
}
