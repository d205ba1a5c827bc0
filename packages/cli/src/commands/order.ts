/** order ALG: how many times an algorithm must be repeated until every sticker is home. */
import { parseAlg, printAlg, unwrap } from "@cubegram/core";
import { analyzeOrder } from "@cubegram/core/order";
import type { Verb } from "../frame/verb.ts";
import { plural } from "../frame/words.ts";

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
