/**
 * A pruned interpolated model: absolute discounting in which what a context does not keep for itself is passed to its
 * suffix's counts (so lower orders learn exactly the events that reach them; Kneser–Ney is the unpruned case). A gram
 * is kept when it saves more than `threshold` bits on the training text.
 */
import { find } from "./grams.mjs";

const ROUNDS = 3;
const MIN_SHARE_SIZE = 0.004;

export function estimate(orders, { base, startSymbol, predicted, threshold, discounts, doubt }) {
  const length = orders.length - 1;
  for (let n = 2; n <= length; n++) link(orders, n, base, predicted);
  for (let n = 1; n <= length; n++) orders[n].kept = new Uint8Array(orders[n].key.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    passDown(orders, base, startSymbol, discounts, round === 0);
    unigram(orders[1]);
    for (let n = 2; n <= length; n++) wish(orders, n, { threshold, discounts, doubt });
    for (let n = length; n > 2; n--) close(orders, n);
    for (let n = 2; n <= length; n++) settle(orders, n, discounts);
  }
  return orders;
}

/** For every gram its suffix gram; for every group of one context its suffix's group and its parent gram. */
function link(orders, n, base, predicted) {
  const { key } = orders[n];
  const shorter = orders[n - 1];
  const top = base ** (n - 1);
  const suffix = new Int32Array(key.length);
  let block = -1;
  let at = 0;
  for (let i = 0; i < key.length; i++) {
    const first = Math.floor(key[i] / top);
    const rest = key[i] - first * top;
    if (first !== block) {
      block = first;
      at = 0;
    }
    while (shorter.key[at] < rest) at++;
    suffix[i] = at;
  }
  const starts = [];
  for (let i = 0; i < key.length; i++)
    if (i === 0 || Math.floor(key[i] / base) !== Math.floor(key[i - 1] / base)) starts.push(i);
  starts.push(key.length);
  const groups = starts.length - 1;
  const groupOfGram = new Int32Array(key.length);
  for (let g = 0; g < groups; g++) groupOfGram.fill(g, starts[g], starts[g + 1]);
  const parent = new Int32Array(groups).fill(-1);
  for (let g = 0; g < groups; g++) {
    const context = Math.floor(key[starts[g]] / base);
    const last = context % base;
    if (last !== 0) parent[g] = find(shorter.key, context - last + predicted(last));
  }
  Object.assign(orders[n], { suffix, starts: Int32Array.from(starts), groups, groupOfGram, parent });
  orders[n].share = new Float64Array(groups);
}

/** The part of a gram's mass that is discounted, for a gram seen so many times: D(times) / times, D constant from 3 on. */
export function discountShare(times, [one, two, three]) {
  if (times >= 3) return three / times;
  if (times >= 2) return (two + (three - two) * (times - 2)) / times;
  if (times >= 1) return (one + (two - one) * (times - 1)) / times;
  return one;
}

/** Counts of the events that reach each order. Grams that begin at the message's start come with their own counts. */
function passDown(orders, base, startSymbol, discounts, all) {
  const length = orders.length - 1;
  for (let n = length; n >= 1; n--) {
    const order = orders[n];
    const top = base ** (n - 1);
    if (n === length) {
      order.mass = Float64Array.from(order.count);
      order.seen = Float64Array.from(order.times);
    } else {
      order.mass = new Float64Array(order.key.length);
      order.seen = new Float64Array(order.key.length);
      if (n > 1)
        for (let i = 0; i < order.key.length && Math.floor(order.key[i] / top) === startSymbol; i++)
          [order.mass[i], order.seen[i]] = [order.count[i], order.times[i]];
      const longer = orders[n + 1];
      for (let i = 0; i < longer.key.length; i++) {
        const kept = all ? longer.times[i] > 1 : longer.kept[i];
        const passed = kept ? discountShare(longer.seen[i], discounts) : 1;
        order.mass[longer.suffix[i]] += longer.mass[i] * passed;
        order.seen[longer.suffix[i]] += longer.seen[i] * passed;
      }
    }
  }
}

function unigram(order) {
  let total = 0;
  for (const mass of order.mass) total += mass;
  order.probability = order.mass.map((mass) => (mass + 0.1) / (total + 0.1 * order.mass.length));
}

/** First pass, short to long: marks the grams that are worth their cost; `share` is what a context leaves to its suffix. */
function wish(orders, n, settings) {
  const order = orders[n];
  order.probability = new Float64Array(order.key.length);
  order.kept.fill(0);
  for (let group = 0; group < order.groups; group++) {
    const unkept = wishGroup(order, orders[n - 1], group, settings);
    order.share[group] = unkept === undefined ? 0 : Math.max(unkept, MIN_SHARE_SIZE);
    setProbabilities(order, orders[n - 1], group, settings.discounts);
  }
}

/** Keeps the grams of a context that are worth it; the part of its mass left to the suffix, or undefined if none is. */
function wishGroup(order, shorter, group, { threshold, discounts, doubt }) {
  const { mass, seen, suffix, starts, kept } = order;
  let total = 0;
  let unkept = 0;
  for (let i = starts[group]; i < starts[group + 1]; i++) {
    total += mass[i];
    kept[i] = 1;
    unkept += mass[i] * discountShare(seen[i], discounts);
  }
  let worth = 0;
  for (let pass = 0; pass < 2; pass++) {
    let next = total;
    worth = 0;
    for (let i = starts[group]; i < starts[group + 1]; i++) {
      if (kept[i] === 0) continue;
      const own = mass[i] * (1 - discountShare(seen[i], discounts));
      const low = shorter.probability[suffix[i]];
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
  if (worth > 0.5 * threshold) return unkept / total;
  kept.fill(0, starts[group], starts[group + 1]);
  return undefined;
}

/** Second pass, long to short: a kept gram needs its suffix gram, and its context needs the gram that leads to it. */
function close(orders, n) {
  const { kept, suffix, starts, groups, parent } = orders[n];
  const shorter = orders[n - 1];
  for (let group = 0; group < groups; group++) {
    let any = 0;
    for (let i = starts[group]; i < starts[group + 1]; i++)
      if (kept[i] === 1) {
        any = 1;
        shorter.kept[suffix[i]] = 1;
      }
    if (any) shorter.kept[parent[group]] = 1;
  }
}

/** Third pass, short to long: the shares and probabilities of what is kept. */
function settle(orders, n, discounts) {
  const order = orders[n];
  const { mass, seen, starts, kept } = order;
  for (let group = 0; group < order.groups; group++) {
    let total = 0;
    let own = 0;
    for (let i = starts[group]; i < starts[group + 1]; i++) {
      total += mass[i];
      if (kept[i] === 1) own += mass[i] * (1 - discountShare(seen[i], discounts));
    }
    order.share[group] = own > 0 ? Math.max(1 - own / total, MIN_SHARE_SIZE) : 0;
    setProbabilities(order, orders[n - 1], group, discounts);
  }
}

function setProbabilities(order, shorter, group, discounts) {
  const { mass, seen, suffix, starts, kept, share, probability } = order;
  let total = 0;
  for (let i = starts[group]; i < starts[group + 1]; i++) total += mass[i];
  for (let i = starts[group]; i < starts[group + 1]; i++) {
    const low = shorter.probability[suffix[i]];
    const own = kept[i] === 1 ? mass[i] * (1 - discountShare(seen[i], discounts)) : 0;
    probability[i] = share[group] === 0 ? low : share[group] * low + own / total;
  }
}
