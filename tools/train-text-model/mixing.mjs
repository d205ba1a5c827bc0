/**
 * The weights by which a model's chains are mixed, found on lines that no chain was trained on: gradient steps on the
 * bits of each next symbol, first for all places together, then for each cell of reach and place.
 */
import { core } from "./core.mjs";
import { encodeTree } from "./range-encoder.mjs";

const { freshBits, PLACE_CELLS, REACH_CELLS, WEIGHT_BITS, WEIGHT_ONE } = core;
const RATE = 0.03;
const FIRST_SQUARES = 300;

/** The weights that a model is read with before its own are known. */
export function evenMixing(chains) {
  return { byReach: new Int16Array(REACH_CELLS * chains), byPlace: new Int16Array(PLACE_CELLS * chains) };
}

/** Weights { byReach, byPlace }, in 1/128; at most `room` logarithms are kept in memory. */
export function trainMixing(model, lines, { room, passes, log }) {
  const chains = model.chains.length;
  const size = model.alphabet.size;
  const places = Math.floor(room / (size * chains));
  const logs = new Int16Array(
    Math.min(
      places,
      lines.reduce((sum, { symbols }) => sum + symbols.length, 0),
    ) *
      size *
      chains,
  );
  const found = [];
  for (const { symbols, ownCapitals, weight } of lines) {
    const prediction = core.startPrediction(model);
    for (let i = 0; i < symbols.length && found.length < logs.length / (size * chains); i++) {
      const { reach, place } = core.mixingCells(prediction);
      const at = found.length * size * chains;
      for (let chain = 0; chain < chains; chain++)
        for (let each = 0; each < size; each++)
          logs[at + chain * size + each] = core.logOf(prediction.parts[chain][each]);
      found.push({ reach, place, symbol: symbols[i], weight, possible: prediction.possible });
      if (i + 1 < symbols.length) core.advancePrediction(model, prediction, symbols[i], ownCapitals[i]);
    }
  }
  const byReach = new Float64Array(REACH_CELLS * chains);
  const byPlace = new Float64Array(PLACE_CELLS * chains);
  for (let i = 0; i < byReach.length; i++) byReach[i] = i % chains < 2 ? 0.45 : 0.1;
  const scores = new Float64Array(size);
  /** Sums of squared gradients, so that rare cells take larger steps (Duchi, Hazan and Singer 2011). */
  const reachSquares = new Float64Array(byReach.length).fill(FIRST_SQUARES);
  const placeSquares = new Float64Array(byPlace.length).fill(FIRST_SQUARES);
  for (let pass = 0; pass < passes; pass++) {
    let bits = 0;
    let all = 0;
    found.forEach(({ reach, place, symbol, weight, possible }, index) => {
      const at = index * size * chains;
      const a = pass === 0 ? 0 : reach * chains;
      const b = place * chains;
      scores.fill(0);
      for (let chain = 0; chain < chains; chain++) {
        const w = (byReach[a + chain] + (pass === 0 ? 0 : byPlace[b + chain])) / 1024;
        const from = at + chain * size;
        for (let each = 0; each < possible; each++) scores[each] += w * logs[from + each];
      }
      let most = scores[0];
      for (let each = 1; each < possible; each++) if (scores[each] > most) most = scores[each];
      const target = scores[symbol];
      let total = 0;
      for (let each = 0; each < possible; each++) {
        scores[each] = scores[each] < most - 30 ? 0 : 2 ** (scores[each] - most);
        total += scores[each];
      }
      bits += weight * (most + Math.log2(total) - target);
      all += weight;
      for (let chain = 0; chain < chains; chain++) {
        const from = at + chain * size;
        let mean = 0;
        for (let each = 0; each < possible; each++) mean += scores[each] * logs[from + each];
        const slope = (Math.min(10, weight) * (logs[from + symbol] - mean / total)) / 1024;
        reachSquares[a + chain] += slope * slope;
        byReach[a + chain] += (RATE * slope) / Math.sqrt(reachSquares[a + chain]);
        if (pass === 0) continue;
        placeSquares[b + chain] += slope * slope;
        byPlace[b + chain] += (RATE * slope) / Math.sqrt(placeSquares[b + chain]);
      }
    });
    if (pass === 0) {
      for (let i = chains; i < byReach.length; i++) byReach[i] = byReach[i % chains];
      reachSquares.fill(FIRST_SQUARES);
    }
    log(`mixing, pass ${pass}: ${(bits / all).toFixed(4)} bits a symbol over ${found.length}`);
  }
  return { byReach: Int16Array.from(byReach, whole), byPlace: Int16Array.from(byPlace, whole) };
}

function whole(weight) {
  return Math.max(-WEIGHT_ONE, Math.min(3 * WEIGHT_ONE - 1, Math.round(weight * WEIGHT_ONE)));
}

export function packMixing(encoder, { byReach, byPlace }, chains) {
  for (const weights of [byReach, byPlace]) {
    const bits = freshBits((1 << WEIGHT_BITS) * chains);
    weights.forEach((weight, i) => {
      encodeTree(encoder, bits, (i % chains) << WEIGHT_BITS, WEIGHT_BITS, weight + WEIGHT_ONE);
    });
  }
}
