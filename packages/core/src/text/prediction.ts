/** The model's integer frequencies for the next symbol, from the contexts the text so far has reached. */
import { isMark } from "./alphabet.ts";
import { advanceReach, longest, type Reach, rememberedSymbol, startReach } from "./chain.ts";
import { mix, nextFavor, placeOf } from "./mixing.ts";
import type { Chain, TextModel } from "./text-model.ts";
import { ESCAPES, WEIGHTS } from "./tree-code.ts";

/** The whole probability before the floor of 1 that every symbol gets. */
const WHOLE = 2 ** 24;

export interface Prediction {
  /** Per chain: the contexts reached and its prediction. */
  readonly reaches: readonly Reach[];
  readonly parts: readonly Int32Array[];
  /** The combined prediction. */
  readonly frequencies: Int32Array;
  /** Sum of the frequencies. */
  total: number;
  /** How many symbols may follow: all, or all but the capitals, which are the last ones. The others have frequency 0. */
  possible: number;
  /** How the last chain did, the length of the word so far, and whether it is the message's first. */
  favor: number;
  letters: number;
  first: boolean;
}

export function startPrediction(model: TextModel): Prediction {
  const { size, space } = model.alphabet;
  const parts = model.chains.map(() => new Int32Array(size));
  const prediction = {
    reaches: model.chains.map(({ kind, order, links }) => startReach(kind, order, links, space)),
    parts,
    frequencies: model.mixing ? new Int32Array(size) : parts[0],
    total: 0,
    possible: model.alphabet.firstCapital,
    favor: 0,
    letters: 0,
    first: true,
  };
  predict(model, prediction);
  return prediction;
}

/** Moves past a symbol; `ownCapitals`: then capitals are symbols of their own. */
export function advancePrediction(
  model: TextModel,
  prediction: Prediction,
  symbol: number,
  ownCapitals: boolean,
): void {
  const { chains, alphabet } = model;
  const { reaches, parts } = prediction;
  const mark = isMark(alphabet, symbol);
  prediction.favor = nextFavor(prediction.favor, parts[0][symbol], parts[parts.length - 1][symbol]);
  if (mark && prediction.letters > 0) prediction.first = false;
  prediction.letters = mark ? 0 : prediction.letters + 1;
  prediction.possible = ownCapitals ? alphabet.size : alphabet.firstCapital;
  for (let chain = 0; chain < chains.length; chain++) {
    const { kind, links } = chains[chain];
    advanceReach(reaches[chain], links, rememberedSymbol(kind, alphabet, symbol), mark, alphabet.space);
  }
  predict(model, prediction);
}

/** The cells of the mixing weights that apply now. @public for tools/train-text-model. */
export function mixingCells(prediction: Prediction): { reach: number; place: number } {
  const { reaches, favor, letters, first } = prediction;
  return { reach: longest(reaches[0]) * 8 + longest(reaches[1]), place: placeOf(favor, letters, first) };
}

function predict(model: TextModel, prediction: Prediction): void {
  const { reaches, parts, frequencies, possible } = prediction;
  for (let chain = 0; chain < parts.length; chain++)
    predictByChain(model.chains[chain], reaches[chain].contexts, parts[chain]);
  if (model.mixing) {
    const { reach, place } = mixingCells(prediction);
    prediction.total = mix(frequencies, parts, model.mixing, reach, place, possible);
  } else {
    let total = 0;
    for (let each = 0; each < possible; each++) total += frequencies[each];
    frequencies.fill(0, possible);
    prediction.total = total;
  }
  leaveOutFullBlocks(model, prediction);
}

/** A block all of whose characters have separate symbols has nothing left; Hebrew's model has one. */
function leaveOutFullBlocks({ alphabet }: TextModel, prediction: Prediction): void {
  for (const symbol of alphabet.fullBlocks) {
    prediction.total -= prediction.frequencies[symbol];
    prediction.frequencies[symbol] = 0;
  }
}

/** What a symbol of each level gets of one context. */
let shares: Int32Array | undefined;

/**
 * Longest context first: each gives its explicit symbols, by weight, what it does not leave to the next shorter one;
 * the empty context gets the rest. Every product is an integer below 2^53, so the quotients are exact.
 */
function predictByChain({ tree }: Chain, contexts: Int32Array, frequencies: Int32Array): void {
  const { firstGram, symbol, level, escapeLevel, weight } = tree;
  const levels = WEIGHTS.length;
  shares ??= new Int32Array(levels);
  frequencies.fill(1);
  let left = WHOLE;
  for (let length = contexts.length - 1; length >= 0; length--) {
    const context = contexts[length];
    if (context < 0) continue;
    const first = firstGram[context];
    const end = firstGram[context + 1];
    const kept = length === 0 ? 0 : Math.floor((left * ESCAPES[escapeLevel[context]]) / 4096);
    const share = left - kept;
    const whole = weight[context];
    if (end - first > levels) {
      // One division a level: a text is read and written in a fifth less time.
      for (let each = 0; each < levels; each++) shares[each] = Math.floor((share * WEIGHTS[each]) / whole);
      for (let gram = first; gram < end; gram++) frequencies[symbol[gram]] += shares[level[gram]];
    } else {
      for (let gram = first; gram < end; gram++)
        frequencies[symbol[gram]] += Math.floor((share * WEIGHTS[level[gram]]) / whole);
    }
    left = kept;
  }
}
