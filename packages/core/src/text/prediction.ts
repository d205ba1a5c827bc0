/** The model's integer frequencies for the next symbol, from the contexts the text so far has reached. */
import type { ContextTree } from "./context-tree.ts";
import type { TextModel } from "./text-model.ts";
import { ESCAPES, WEIGHTS } from "./tree-code.ts";

/** The whole probability before the floor of 1 that every symbol gets. */
const WHOLE = 2 ** 24;

export interface Prediction {
  /** Contexts reached, by length; −1 where none. */
  readonly contexts: Int32Array;
  readonly frequencies: Int32Array;
  /** Sum of the frequencies. */
  total: number;
}

export function startPrediction(model: TextModel): Prediction {
  const contexts = new Int32Array(model.tree.order + 1).fill(-1);
  contexts[0] = 0;
  contexts[1] = model.tree.start;
  const prediction = { contexts, frequencies: new Int32Array(model.alphabet.size), total: 0 };
  predict(model, prediction);
  return prediction;
}

/** Moves past a symbol; `remembered` is its context symbol. */
export function advancePrediction(
  model: TextModel,
  prediction: Prediction,
  symbol: number,
  remembered: number,
): void {
  const { contexts } = prediction;
  const edges = remembered === symbol ? model.tree.child : model.tree.capitalChild;
  for (let length = model.tree.order; length > 0; length--)
    contexts[length] = extension(model.tree, edges, contexts[length - 1], symbol);
  predict(model, prediction);
}

function extension(tree: ContextTree, edges: Int32Array, context: number, symbol: number): number {
  if (context < 0) return -1;
  let low = tree.firstGram[context];
  let high = tree.firstGram[context + 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tree.symbol[middle] < symbol) low = middle + 1;
    else high = middle;
  }
  if (low === tree.firstGram[context + 1] || tree.symbol[low] !== symbol || edges[low] === 0) return -1;
  return edges[low];
}

/**
 * Longest context first: each gives its explicit symbols, by weight, what it does not leave to the next shorter one;
 * the empty context takes the rest. Every product is an integer below 2^53, so the quotients are exact.
 */
function predict(model: TextModel, prediction: Prediction): void {
  const { frequencies, contexts } = prediction;
  const { firstGram, symbol, level, escapeLevel, order } = model.tree;
  frequencies.fill(1);
  let left = WHOLE;
  for (let length = order; length >= 0; length--) {
    const context = contexts[length];
    if (context < 0) continue;
    const first = firstGram[context];
    const end = firstGram[context + 1];
    let weight = 0;
    for (let gram = first; gram < end; gram++) weight += WEIGHTS[level[gram]];
    const kept = length === 0 ? 0 : Math.floor((left * ESCAPES[escapeLevel[context]]) / 4096);
    const share = left - kept;
    for (let gram = first; gram < end; gram++)
      frequencies[symbol[gram]] += Math.floor((share * WEIGHTS[level[gram]]) / weight);
    left = kept;
  }
  let total = 0;
  for (let each = 0; each < frequencies.length; each++) total += frequencies[each];
  prediction.total = total;
}
