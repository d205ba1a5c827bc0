/** What there is to say about an algorithm: how it is written, and how often it is repeated. */
import { countMoves, invertAlg, parseAlg, printAlg, simplifyAlg, unwrap } from "@cubegram/core";
import { analyzeOrder } from "@cubegram/core/order";
import { type LargeMetric, simplifyByMetric } from "@cubegram/core/solve";
import { choiceOption } from "../frame/options.ts";
import { usageError, type Verb } from "../frame/verb.ts";
import { plural } from "../frame/words.ts";

const METRICS = ["obtm", "sstm", "sqtm", "htm", "stm"] as const;
/** The usual names of two of them up to 3x3. */
const USUAL: Readonly<Record<string, LargeMetric>> = { htm: "OBTM", stm: "SSTM" };

/** alg ALG: an algorithm in canonical notation, its inverse, simplified, and how many moves it has. */
export const alg: Verb = {
  name: "alg",
  summary: "an algorithm in standard notation, its inverse, simplified, and move counts",
  input: "ALG",
  options: {
    metric: {
      type: "string",
      value: "METRIC",
      choices: METRICS,
      help: "what to simplify by, however the cube is held at the end: outer blocks (obtm, htm), single layers (sstm, up to 3x3 stm) or their quarter turns (sqtm)",
    },
  },
  examples: [
    [
      "alg \"(R U R' U')3\"",
      "groups, commutators [A, B], conjugates [A: B], slices, wide turns and rotations",
    ],
    ["alg \"RUR'U'\"", "unspaced input is understood too"],
    ['alg "Rw 3R" --size 4 --metric sqtm', "by quarter turns of single layers: L"],
  ],
  run(input, { size = 3, values }) {
    const metric = values.metric === undefined ? undefined : choiceOption(values, "metric", METRICS);
    if (metric === "stm" && size > 3)
      throw usageError("--metric stm simplifies up to 3x3; from 4x4 on single layers are counted: sstm.");
    const tree = unwrap(parseAlg(input));
    const counts = countMoves(tree, size);
    const canonical = printAlg(tree);
    const inverse = printAlg(invertAlg(tree));
    const simplified = printAlg(
      metric
        ? simplifyByMetric(tree, size, USUAL[metric] ?? (metric.toUpperCase() as LargeMetric))
        : simplifyAlg(tree, size),
    );
    const metrics = Object.entries(counts)
      .map(([metric, count]) => `${count} ${metric.toUpperCase()}`)
      .join(", ");
    return {
      json: { alg: canonical, inverse, simplified, ...counts },
      text: `alg         ${canonical}\ninverse     ${inverse}\nsimplified  ${simplified}\nmoves       ${metrics}`,
      line: [canonical, inverse, simplified, metrics].join("\t"),
    };
  },
};

/** order ALG: how many times an algorithm must be repeated until every sticker is home. */
export const order: Verb = {
  name: "order",
  summary: "how many times an algorithm must be repeated to get back to the start",
  input: "ALG",
  options: {},
  examples: [
    ["order R U", "the answer is 105"],
    ['order "x R U2" --size 4 --json', "a 4x4, with the cycles of its stickers"],
  ],
  run(input, { size = 3 }) {
    const tree = unwrap(parseAlg(input));
    const { order: repetitions, cycles, looksSolvedAfter, isEven } = analyzeOrder(tree, size);
    const moved = cycles.filter(([length]) => length > 1).map(([length, count]) => `${count} × ${length}`);
    const looks =
      looksSolvedAfter < repetitions ? ` A solved cube already looks solved after ${looksSolvedAfter}.` : "";
    return {
      json: { alg: printAlg(tree), size, order: repetitions, cycles, looksSolvedAfter, isEven },
      text: String(repetitions),
      after: `${plural(repetitions, "repetition")}; cycles of stickers: ${moved.join(", ") || "none"}.${looks}`,
    };
  },
};
