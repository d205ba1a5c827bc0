/**
 * A pruned interpolated model: absolute discounting in which what a context does not keep for itself is passed to its
 * suffix's counts (so shorter contexts learn exactly the events that reach them; Kneser–Ney is the unpruned case). A gram
 * is kept when it saves more than a threshold of bits on the training text; the threshold is moved until about
 * `grams` of them are kept.
 */
const MIN_SHARE_SIZE = 0.004;

export function estimate(counts, settings) {
  const size = counts.symbol.length;
  const model = {
    ...counts,
    mass: new Float64Array(size),
    seen: new Float64Array(size),
    probability: new Float64Array(size),
    kept: new Uint8Array(size),
    share: new Float64Array(counts.contexts),
  };
  const times = Float64Array.from(counts.seen);
  for (let gram = size - 1; gram >= 0; gram--)
    if (counts.suffixGram[gram] >= 0) times[counts.suffixGram[gram]] += times[gram];
  for (let gram = 0; gram < size; gram++) model.kept[gram] = times[gram] > 1 ? 1 : 0;
  let threshold = settings.threshold;
  for (let round = 0; round < settings.rounds; round++) {
    passDown(model, counts, settings.discounts);
    empty(model);
    for (let context = 1; context < model.contexts; context++) wish(model, context, threshold, settings);
    for (let context = model.contexts - 1; context > 0; context--) close(model, context);
    const kept = model.kept.reduce((sum, one) => sum + one, 0);
    if (settings.grams && round < settings.rounds - 1)
      threshold = Math.max(0.3, threshold * (kept / settings.grams) ** 0.8);
    else settings.log?.(`${model.kind}: threshold ${threshold.toFixed(1)}, ${kept} of ${size} grams`);
  }
  for (let context = 1; context < model.contexts; context++) settle(model, context, settings.discounts);
  return model;
}

/** The part of a gram's mass that is discounted, for a gram seen that many times: D(times) / times, D constant from 3 on. */
export function discountShare(times, [one, two, three]) {
  if (times >= 3) return three / times;
  if (times >= 2) return (two + (three - two) * (times - 2)) / times;
  if (times >= 1) return (one + (two - one) * (times - 1)) / times;
  return one;
}

/** Counts of the events that reach each context, longest contexts first. */
function passDown({ mass, seen, kept, suffixGram }, counts, discounts) {
  mass.set(counts.mass);
  seen.set(counts.seen);
  for (let gram = mass.length - 1; gram >= 0; gram--) {
    const to = suffixGram[gram];
    if (to < 0) continue;
    const passed = kept[gram] === 1 ? discountShare(seen[gram], discounts) : 1;
    mass[to] += mass[gram] * passed;
    seen[to] += seen[gram] * passed;
  }
}

/** The empty context keeps every symbol. */
function empty({ mass, probability, kept, first }) {
  let total = 0;
  for (let gram = 0; gram < first[1]; gram++) total += mass[gram];
  for (let gram = 0; gram < first[1]; gram++) {
    kept[gram] = 1;
    probability[gram] = (mass[gram] + 0.1) / (total + 0.1 * first[1]);
  }
}

/** Marks the grams of a context that are worth their cost, and predicts with them. */
function wish(model, context, threshold, { discounts, doubt }) {
  const { mass, seen, suffixGram, first, kept, probability } = model;
  const from = first[context];
  const to = first[context + 1];
  let total = 0;
  let unkept = 0;
  for (let i = from; i < to; i++) {
    total += mass[i];
    kept[i] = 1;
    unkept += mass[i] * discountShare(seen[i], discounts);
  }
  let worth = 0;
  for (let pass = 0; pass < 2; pass++) {
    let next = total;
    worth = 0;
    for (let i = from; i < to; i++) {
      if (kept[i] === 0) continue;
      const own = mass[i] * (1 - discountShare(seen[i], discounts));
      const low = probability[suffixGram[i]];
      const ratio = (own + unkept * low) / ((unkept + own) * low);
      const lostByOthers = 0.7 * unkept * Math.log2((unkept + own) / unkept);
      const gain = mass[i] * (1 - doubt / seen[i]) * Math.log2(ratio) - lostByOthers;
      if (gain > threshold && own > 0) {
        next -= own;
        worth += gain - threshold;
      } else kept[i] = 0;
    }
    unkept = next;
  }
  if (worth > 0.5 * threshold) model.share[context] = Math.max(unkept / total, MIN_SHARE_SIZE);
  else {
    kept.fill(0, from, to);
    model.share[context] = 0;
  }
  foretell(model, context, total, discounts);
}

/** A kept gram needs its suffix gram, and its context needs the gram that leads to it. */
function close({ kept, suffixGram, first, lead }, context) {
  let any = false;
  for (let i = first[context]; i < first[context + 1]; i++)
    if (kept[i] === 1) {
      any = true;
      kept[suffixGram[i]] = 1;
    }
  if (any && lead[context] >= 0) kept[lead[context]] = 1;
}

/** The shares and probabilities of what is kept in the end; 0 for a context that is not there. */
function settle(model, context, discounts) {
  const { mass, seen, first, kept, share } = model;
  let total = 0;
  let own = 0;
  let any = false;
  for (let i = first[context]; i < first[context + 1]; i++) {
    total += mass[i];
    if (kept[i] === 0) continue;
    any = true;
    own += mass[i] * (1 - discountShare(seen[i], discounts));
  }
  share[context] = any ? Math.max(total > 0 ? 1 - own / total : 1, MIN_SHARE_SIZE) : 0;
  foretell(model, context, total, discounts);
}

function foretell({ mass, seen, suffixGram, first, kept, share, probability }, context, total, discounts) {
  for (let i = first[context]; i < first[context + 1]; i++) {
    const low = probability[suffixGram[i]];
    const own = kept[i] === 1 ? mass[i] * (1 - discountShare(seen[i], discounts)) : 0;
    probability[i] = share[context] === 0 ? low : share[context] * low + (total > 0 ? own / total : 0);
  }
}
