/** alg ALG: an algorithm in canonical notation, its inverse, simplified, and how many moves it has. */
import { countMoves, invertAlg, parseAlg, printAlg, simplifyAlg, unwrap } from "@cubegram/core";
import { type LargeMetric, simplifyByMetric } from "@cubegram/core/solve";
import { choiceOption } from "../frame/options.ts";
import { usageError, type Verb } from "../frame/verb.ts";

const METRICS = ["obtm", "sstm", "sqtm", "htm", "stm"] as const;
/** The usual names of two of them up to 3x3. */
const USUAL: Readonly<Record<string, LargeMetric>> = { htm: "OBTM", stm: "SSTM" };

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
