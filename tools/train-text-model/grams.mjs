/**
 * Weighted n-gram counts as sorted arrays, one order at a time. A gram is the number written by its context symbols
 * and, last, the predicted symbol, in base `base`; equal contexts are neighbors. All are exact integers below 2^53.
 */

const START = 0;

/**
 * Per order { key, count (weighted), times (how often it was seen) }. `lines` are { contextSymbols, symbols, weight }: symbols end with END (0); contexts start with START (0).
 */
export function countGrams(lines, base, length) {
  const weights = [...new Set(lines.map((line) => line.weight))];
  if (base ** length * weights.length > 2 ** 53) throw new RangeError("too many symbols for this order");
  /** @type {(ReturnType<typeof countOrder> | undefined)[]} */
  const orders = [undefined];
  for (let n = 1; n <= length; n++) orders.push(countOrder(lines, base, n, weights));
  return orders;
}

function countOrder(lines, base, n, weights) {
  const classOf = new Map(weights.map((weight, index) => [weight, index]));
  let room = 0;
  for (const { symbols } of lines) room += symbols.length;
  const keys = new Float64Array(room);
  let used = 0;
  const top = base ** (n - 1);
  for (const { contextSymbols, symbols, weight } of lines) {
    const lineClass = classOf.get(weight);
    let context = 0;
    for (let i = 0; i < symbols.length; i++) {
      if (n > 1) context = (context * base + (i === 0 ? START : contextSymbols[i - 1])) % top;
      if (i + 2 >= n) keys[used++] = (context * base + symbols[i]) * weights.length + lineClass;
    }
  }
  return distinct(keys.subarray(0, used).sort(), weights);
}

function distinct(sorted, weights) {
  const classes = weights.length;
  let count = 0;
  for (let i = 0; i < sorted.length; i++)
    if (i === 0 || Math.floor(sorted[i] / classes) !== Math.floor(sorted[i - 1] / classes)) count++;
  const key = new Float64Array(count);
  const total = new Float64Array(count);
  const times = new Float64Array(count);
  let at = -1;
  for (let i = 0; i < sorted.length; i++) {
    const gram = Math.floor(sorted[i] / classes);
    if (at < 0 || key[at] !== gram) key[++at] = gram;
    total[at] += weights[sorted[i] - gram * classes];
    times[at]++;
  }
  return { key, count: total, times };
}

/** The place of a key in a sorted array, or −1. */
export function find(keys, key) {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keys[middle] < key) low = middle + 1;
    else high = middle;
  }
  return low < keys.length && keys[low] === key ? low : -1;
}
