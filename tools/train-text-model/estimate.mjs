/**
 * A pruned interpolated model: absolute discounting in which what a context does not keep for itself is passed to its
 * suffix's counts (so lower orders learn exactly the events that reach them; Kneser–Ney is the unpruned case). A gram
 * is kept when it saves more than `threshold` bits on the training text.
 */
import { find } from "./grams.mjs";

const ROUNDS = 3;

export function estimate(orders, { base, startSymbol, predicted, threshold, discounts, doubt }) {
  const length = orders.length - 1;
  for (let n = 2; n <= length; n++) link(orders, n, base, predicted);
  for (let n = 1; n <= length; n++) orders[n].kept = new Uint8Array(orders[n].key.length).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    passDown(orders, base, startSymbol, discounts, round === 0);
    unigram(orders[1]);
    for (let n = 2; n <= length; n++) select(orders, n, { threshold, discounts, doubt });
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

/** Discount of a count: grows from 0 and is constant from 3 on. */
export function discount(count, [one, two, three]) {
  if (count >= 3) return three;
  if (count >= 2) return two + (three - two) * (count - 2);
  if (count >= 1) return one + (two - one) * (count - 1);
  return one * count;
}

/** Counts of the events that reach each order. Grams that begin at the message's start come with their own counts. */
function passDown(orders, base, startSymbol, discounts, all) {
  const length = orders.length - 1;
  for (let n = length; n >= 1; n--) {
    const order = orders[n];
    const top = base ** (n - 1);
    if (n === length) order.mass = Float64Array.from(order.count);
    else {
      order.mass = new Float64Array(order.key.length);
      if (n > 1)
        for (let i = 0; i < order.key.length && Math.floor(order.key[i] / top) === startSymbol; i++)
          order.mass[i] = order.count[i];
      const longer = orders[n + 1];
      for (let i = 0; i < longer.key.length; i++) {
        const kept = all ? longer.count[i] >= 1.9 : longer.kept[i];
        const mass = longer.mass[i];
        order.mass[longer.suffix[i]] += kept ? discount(mass, discounts) : mass;
      }
    }
  }
}

function unigram(order) {
  let total = 0;
  for (const mass of order.mass) total += mass;
  order.probability = order.mass.map((mass) => (mass + 0.1) / (total + 0.1 * order.mass.length));
}

/** Chooses the contexts and grams of one order; `share` is what a context leaves to its suffix, 0 if it is none. */
function select(orders, n, settings) {
  const order = orders[n];
  order.probability = new Float64Array(order.key.length);
  order.kept.fill(0);
  for (let group = 0; group < order.groups; group++) {
    const unkept = mayExist(orders, n, group) ? selectGroup(orders, n, group, settings) : undefined;
    order.share[group] = unkept === undefined ? 0 : Math.max(unkept, 0.003);
    setProbabilities(order, orders[n - 1], group, settings.discounts);
  }
}

/** A context needs its parent gram and its suffix context. */
function mayExist(orders, n, group) {
  if (n === 2) return true;
  const shorter = orders[n - 1];
  const { suffix, starts, parent } = orders[n];
  return shorter.share[shorter.groupOfGram[suffix[starts[group]]]] > 0 && shorter.kept[parent[group]] === 1;
}

/** Keeps the grams of a context that are worth it; the part of its mass left to the suffix, or undefined if none is. */
function selectGroup(orders, n, group, { threshold, discounts, doubt }) {
  const { mass, suffix, starts, kept } = orders[n];
  const shorter = orders[n - 1];
  let total = 0;
  let unkept = 0;
  for (let i = starts[group]; i < starts[group + 1]; i++) {
    total += mass[i];
    unkept += mass[i];
    if (n > 2 && shorter.kept[suffix[i]] === 0) continue;
    kept[i] = 1;
    unkept -= mass[i] - discount(mass[i], discounts);
  }
  let found = 0;
  for (let pass = 0; pass < 2; pass++) {
    let next = total;
    found = 0;
    for (let i = starts[group]; i < starts[group + 1]; i++) {
      if (kept[i] === 0) continue;
      const own = mass[i] - discount(mass[i], discounts);
      const low = shorter.probability[suffix[i]];
      const ratio = (own + unkept * low) / ((unkept + own) * low);
      const lostByOthers = 0.7 * unkept * Math.log2((unkept + own) / unkept);
      if ((mass[i] - doubt) * Math.log2(ratio) - lostByOthers > threshold && own > 0) {
        next -= own;
        found++;
      } else kept[i] = 0;
    }
    unkept = next;
  }
  return found > 0 ? unkept / total : undefined;
}

function setProbabilities(order, shorter, group, discounts) {
  const { mass, suffix, starts, kept, share, probability } = order;
  let total = 0;
  for (let i = starts[group]; i < starts[group + 1]; i++) total += mass[i];
  for (let i = starts[group]; i < starts[group + 1]; i++) {
    const low = shorter.probability[suffix[i]];
    if (share[group] === 0) {
      probability[i] = low;
      kept[i] = 0;
    } else
      probability[i] = share[group] * low + (kept[i] ? (mass[i] - discount(mass[i], discounts)) / total : 0);
  }
}
