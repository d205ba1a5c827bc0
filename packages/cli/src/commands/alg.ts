/** alg ALG: an algorithm in canonical notation, its inverse, simplified, and how many moves it has. */
import { countMoves, invertAlg, parseAlg, printAlg, simplifyAlg, unwrap } from "@cubegram/core";
import type { Verb } from "../frame/verb.ts";

export const alg: Verb = {
  name: "alg",
  summary: "an algorithm in standard notation, its inverse, simplified, and move counts",
  input: "ALG",
  options: {},
  examples: [
    [
      "alg \"(R U R' U')3\"",
      "groups, commutators [A, B], conjugates [A: B], slices, wide turns and rotations",
    ],
    ["alg \"RUR'U'\"", "unspaced input is understood too"],
  ],
  run(input, { size = 3 }) {
    const tree = unwrap(parseAlg(input));
    const counts = countMoves(tree, size);
    const canonical = printAlg(tree);
    const inverse = printAlg(invertAlg(tree));
    const simplified = printAlg(simplifyAlg(tree, size));
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
