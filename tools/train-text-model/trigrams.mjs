/** Writes `trigrams.ts`, with which `loadModelsFor` distinguishes languages of one script: `node … trigrams.mjs --corpora FOLDER`. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { keptAside, nearFilter, ownLines, shortSentences } from "../../bench/text/short-sentences.mjs";
import { core } from "./core.mjs";

const COUNT = 160;
const here = (path) => new URL(path, import.meta.url).pathname;
const { values } = parseArgs({ options: { corpora: { type: "string" } } });
const SAMPLE = 6_000;

const rows = core.LANGUAGES.filter((language) => language.latin).map(({ code }) => {
  const sentences = shortSentences(values.corpora ?? "", code);
  const isNear = nearFilter(keptAside(sentences));
  const counts = new Map();
  for (const text of [
    ...ownLines(code),
    ...sentences.filter((each) => !isNear(each) && !/Tom/.test(each)).slice(0, SAMPLE),
  ])
    for (const trigram of core.trigramsOf(text)) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, COUNT);
  return `  ${code}: ${JSON.stringify(frequent.map(([trigram]) => trigram).join(""))},`;
});
writeFileSync(
  here("../../packages/core/src/text/trigrams.ts"),
  `// Written by tools/train-text-model/trigrams.mjs; frozen with the models (docs/decisions/0225).
/** Per language of the Latin script its ${COUNT} most frequent trigrams, one after another. */
export const TRIGRAMS: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`,
);
