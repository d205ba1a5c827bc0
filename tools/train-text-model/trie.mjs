/**
 * Counts of a chain of contexts: every context that the lines reach, and how often each symbol follows it. Typed
 * arrays behind open hashing, so that millions fit. A symbol is counted in its longest context; shorter ones learn
 * from what that passes down (estimate.mjs).
 */
import { core } from "./core.mjs";

/** A growing map (a, b) → 0, 1, 2 …: `slot` of a new pair is the number of pairs before it. */
class PairIndex {
  constructor() {
    this.count = 0;
    this.a = new Int32Array(1 << 12);
    this.b = new Int32Array(1 << 12);
    this.table = new Int32Array(1 << 13);
  }

  find(a, b, add) {
    const { table, a: firsts, b: seconds } = this;
    const mask = table.length - 1;
    let at = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    for (;;) {
      const found = table[at] - 1;
      if (found < 0) break;
      if (firsts[found] === a && seconds[found] === b) return found;
      at = (at + 1) & mask;
    }
    if (!add) return -1;
    if (this.count === this.a.length) {
      this.a = grown(this.a);
      this.b = grown(this.b);
    }
    this.a[this.count] = a;
    this.b[this.count] = b;
    this.table[at] = ++this.count;
    if (this.count * 2 > this.table.length) this.rehash();
    return this.count - 1;
  }

  rehash() {
    this.table = new Int32Array(this.table.length * 2);
    const mask = this.table.length - 1;
    for (let i = 0; i < this.count; i++) {
      let at = (Math.imul(this.a[i], 0x9e3779b1) ^ Math.imul(this.b[i] + 1, 0x85ebca6b)) >>> 0;
      at = (at ^ (at >>> 15)) & mask;
      while (this.table[at] !== 0) at = (at + 1) & mask;
      this.table[at] = i + 1;
    }
  }
}

function grown(array) {
  const larger = new array.constructor(array.length * 2);
  larger.set(array);
  return larger;
}

const ROOT = 0;
const START = 1;

/** Visits are counted for this many hashes of contexts. */
const VISITS = 2 ** 26;

/** How often contexts are visited, by hash: those seen once teach nothing that shorter ones do not teach. */
function countVisits(walk) {
  const visits = new Uint8Array(VISITS);
  walk(
    {
      start: hashed(ROOT, 0),
      extension: (context, symbol) => (context < 0 ? -1 : hashed(context, symbol)),
    },
    (contexts) => {
      for (let length = 1; length < contexts.length; length++) {
        const at = contexts[length] & (VISITS - 1);
        if (contexts[length] >= 0 && visits[at] < 2) visits[at]++;
      }
    },
  );
  return visits;
}

function hashed(context, symbol) {
  let mixed = Math.imul(context ^ Math.imul(symbol + 1, 0x9e3779b1), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) & 0x7fffffff;
}

/** Contexts and grams of one chain, sorted: every context after its suffix and its parent. */
export function countChain(lines, alphabet, kind, order) {
  const extensions = new PairIndex();
  let suffix = new Int32Array(1 << 12).fill(-1);
  let depth = new Uint8Array(1 << 12);
  let hash = new Int32Array(1 << 12);
  hash[START] = hashed(ROOT, 0);
  depth[START] = 2;
  suffix[START] = ROOT;
  const grams = new PairIndex();
  let mass = new Float64Array(1 << 12);
  let seen = new Float64Array(1 << 12);
  const gramAt = (context, symbol) => {
    const found = grams.find(context, symbol, true);
    if (found === mass.length) {
      mass = grown(mass);
      seen = grown(seen);
    }
    return found;
  };
  const walk = (links, visit) => {
    for (const { symbols, weight, times, inner } of lines) {
      const reach = core.startReach(kind, order, links, alphabet.space);
      if (inner) {
        reach.contexts.fill(-1, 1);
        reach.contexts[1] = links.extension(ROOT, alphabet.space);
      }
      for (let i = 0; i < symbols.length; i++) {
        visit(reach.contexts, symbols[i], weight, times);
        if (i + 1 === symbols.length) break;
        const mark = core.isMark(alphabet, symbols[i]);
        core.advanceReach(
          reach,
          links,
          core.rememberedSymbol(kind, alphabet, symbols[i]),
          mark,
          alphabet.space,
        );
      }
    }
  };
  const visits = countVisits(walk);
  const links = {
    start: START,
    extension(context, symbol) {
      if (context < 0) return -1;
      const known = extensions.find(context, symbol, false);
      if (known >= 0) return known + 2;
      const mixed = hashed(hash[context], symbol);
      if (context !== ROOT && visits[mixed & (VISITS - 1)] < 2) return -1;
      const made = extensions.find(context, symbol, true) + 2;
      if (made >= suffix.length) {
        const from = suffix.length;
        suffix = grown(suffix).fill(-1, from);
        depth = grown(depth);
        hash = grown(hash);
      }
      hash[made] = mixed;
      depth[made] = Math.min(255, depth[context] + 1);
      if (context === ROOT) suffix[made] = ROOT;
      return made;
    },
  };
  walk(links, (contexts, symbol, weight, times) => {
    link(contexts);
    let length = contexts.length - 1;
    while (contexts[length] < 0) length--;
    const gram = gramAt(contexts[length], symbol);
    mass[gram] += weight;
    seen[gram] += times;
  });
  return sorted();

  /** Every context reached has the next shorter one as its suffix. */
  function link(contexts) {
    let shorter = ROOT;
    for (let length = 1; length < contexts.length; length++) {
      const context = contexts[length];
      if (context < 0) continue;
      if (suffix[context] < 0) suffix[context] = shorter;
      shorter = context;
    }
  }

  function sorted() {
    const contexts = extensions.count + 2;
    for (let symbol = 0; symbol < alphabet.size; symbol++) gramAt(ROOT, symbol);
    for (let context = 2; context < contexts; context++)
      if (suffix[context] >= 0) gramAt(extensions.a[context - 2], extensions.b[context - 2]);
    for (let gram = 0; gram < grams.count; gram++)
      if (grams.a[gram] !== ROOT) gramAt(suffix[grams.a[gram]], grams.b[gram]);
    // Contexts by depth, grams by context and symbol.
    const place = byKey(depth.subarray(0, contexts), 256);
    const rank = new Int32Array(contexts);
    place.forEach((context, index) => {
      rank[context] = index;
    });
    const bySymbol = byKey(grams.b.subarray(0, grams.count), alphabet.size);
    const sorting = byKey(
      bySymbol.map((gram) => rank[grams.a[gram]]),
      contexts,
    ).map((index) => bySymbol[index]);
    const gramRank = new Int32Array(grams.count);
    sorting.forEach((gram, index) => {
      gramRank[gram] = index;
    });
    const first = new Int32Array(contexts + 1);
    for (let i = 0; i < grams.count; i++) first[rank[grams.a[sorting[i]]] + 1] = i + 1;
    for (let context = 1; context <= contexts; context++)
      first[context] = Math.max(first[context], first[context - 1]);
    const suffixGram = new Int32Array(grams.count).fill(-1);
    for (let i = 0; i < grams.count; i++) {
      const context = grams.a[sorting[i]];
      if (context !== ROOT) suffixGram[i] = gramRank[grams.find(suffix[context], grams.b[sorting[i]], false)];
    }
    const lead = new Int32Array(contexts).fill(-1);
    for (let context = 2; context < contexts; context++)
      if (suffix[context] >= 0)
        lead[rank[context]] =
          gramRank[grams.find(extensions.a[context - 2], extensions.b[context - 2], false)];
    return {
      kind,
      order: kind === "words" ? core.WORD_LEVELS - 1 : order,
      contexts,
      start: rank[START],
      /** The context that another is extended to, or −1. */
      extension: (context, symbol) => {
        const found = extensions.find(place[context], symbol, false);
        return found < 0 ? -1 : rank[found + 2];
      },
      suffix: place.map((context) => (context === ROOT ? -1 : rank[suffix[context]])),
      first,
      symbol: sorting.map((gram) => grams.b[gram]),
      suffixGram,
      lead,
      mass: Float64Array.from(sorting, (gram) => mass[gram]),
      seen: Float64Array.from(sorting, (gram) => seen[gram]),
    };
  }
}

/** The indices of an array of small numbers in the order of their values; equal ones stay in order. */
function byKey(keys, most) {
  const next = new Int32Array(most + 1);
  for (let i = 0; i < keys.length; i++) next[keys[i] + 1]++;
  for (let i = 0; i < most; i++) next[i + 1] += next[i];
  const order = new Int32Array(keys.length);
  for (let i = 0; i < keys.length; i++) order[next[keys[i]]++] = i;
  return order;
}
