/** Writes an estimated chain in the packed form that `read-tree.ts` reads: the same walk, encoding. */
import { core } from "./core.mjs";
import { discountShare } from "./estimate.mjs";
import { encodeBit, encodeTree } from "./range-encoder.mjs";

const {
  addExtension,
  addStart,
  byLevel,
  childOffset,
  contextOrder,
  ESCAPES,
  ESCAPE_BITS,
  escapeOffset,
  expectedLevel,
  extension,
  freshBits,
  gapOffset,
  includedOffset,
  LEVEL_BITS,
  levelOffset,
  MANY_CHOICES,
  suffixOfExtension,
  WEIGHTS,
} = core;

/** Tables of 5-bit levels in rows of `columns`. */
export function packLevels(encoder, levels, columns) {
  const bits = freshBits(32 * 32);
  const last = new Uint8Array(columns);
  levels.forEach((level, i) => {
    encodeTree(encoder, bits, last[i % columns] * 32, 5, level);
    last[i % columns] = level;
  });
}

/**
 * Writes a chain; returns its shape. Undefined if some contexts cannot be reached (visits are counted by hashes, so a
 * context may be there without its suffix): they are dropped, and everything must be written again.
 */
export function packChain(encoder, model, alphabet, discounts) {
  const there = model.share.reduce((sum, share) => sum + (share > 0 ? 1 : 0), 0) + 2;
  const grams = model.kept.reduce((sum, one) => sum + one, 0);
  const tree = {
    firstGram: new Int32Array(there + 1),
    escapeLevel: new Uint8Array(there),
    symbol: new Uint16Array(grams),
    level: new Uint8Array(grams),
    child: new Int32Array(grams),
  };
  const bits = {
    included: freshBits(8 * 8 * 32 * 8),
    escape: freshBits(8 * 4 * 16 * 16),
    level: freshBits(32 * 4 * 32),
    child: freshBits(8 * 32 * 32),
    gap: freshBits(16 + (2 << 15)),
  };
  const links = { start: 0, extension: (...of) => extension(tree, ...of) };
  const all = contextOrder(model.kind, model.order, alphabet, links, there);
  /** Per packed context, its number in the model. */
  const origin = new Int32Array(there);
  const weights = new Float64Array(grams);
  let gram = 0;
  for (let context = 0; context < all.made; context++) {
    tree.firstGram[context] = gram;
    if (context === 0) packRoot();
    else packGrams(context);
    tree.firstGram[context + 1] = gram;
    packChildren(context);
    if (context === 0) origin[addStart(all)] = model.start;
  }
  if (gram !== grams) {
    dropUnreached(model, origin.subarray(0, all.made));
    return undefined;
  }
  return { kind: model.kind, order: model.order, contexts: all.made, grams };

  function packRoot() {
    const most = model.probability.subarray(0, alphabet.size).reduce((a, b) => Math.max(a, b));
    for (let symbol = 0; symbol < alphabet.size; symbol++, gram++) {
      tree.symbol[gram] = symbol;
      tree.level[gram] = nearest(WEIGHTS, (model.probability[symbol] / most) * WEIGHTS[0]);
      encodeTree(encoder, bits.level, 0, LEVEL_BITS, tree.level[gram]);
    }
  }

  function packGrams(context) {
    const from = model.first[origin[context]];
    const to = model.first[origin[context] + 1];
    const suffix = all.suffix[context];
    if (origin[suffix] !== model.suffix[origin[context]]) throw new Error("a context has another suffix");
    const choices = tree.firstGram[suffix + 1] - tree.firstGram[suffix];
    const escapeLevel = nearest(ESCAPES, (model.share[origin[context]] || 1) * 4096);
    tree.escapeLevel[context] = escapeLevel;
    const offset = escapeOffset(all.sort[context], choices, tree.escapeLevel[suffix]);
    encodeTree(encoder, bits.escape, offset, ESCAPE_BITS, escapeLevel);
    const start = gram;
    const chosen = new Map();
    for (let i = from; i < to; i++) if (model.kept[i] === 1) chosen.set(model.symbol[i], i);
    const [low, high] = [tree.firstGram[suffix], tree.firstGram[suffix + 1]];
    if (choices > MANY_CHOICES) packByGaps(low, high, chosen);
    for (let other = low; other < high; other++) {
      const index = chosen.get(tree.symbol[other]);
      if (choices <= MANY_CHOICES)
        encodeBit(
          encoder,
          bits.included,
          includedOffset(
            all.sort[context],
            escapeLevel,
            tree.level[other],
            gram - start,
            tree.child[other] !== 0,
          ),
          index === undefined ? 0 : 1,
        );
      if (index === undefined) continue;
      tree.symbol[gram] = tree.symbol[other];
      tree.level[gram] = tree.level[other];
      const own = model.mass[index] * (1 - discountShare(model.seen[index], discounts));
      weights[gram++] = Math.max(own, 1e-6);
    }
    if (gram - start !== chosen.size) throw new Error("a kept gram is missing in its suffix");
    quantise(start);
  }

  function packByGaps(low, high, chosen) {
    let gap = 0;
    for (const index of byLevel(tree.level, low, high)) {
      if (chosen.has(tree.symbol[index])) {
        packGap(gap);
        gap = 0;
      } else gap++;
    }
    packGap(gap);
  }

  function packGap(gap) {
    const length = 31 - Math.clz32(gap + 1);
    encodeTree(encoder, bits.gap, 0, 4, length);
    encodeTree(encoder, bits.gap, gapOffset(length), length, gap + 1 - (1 << length));
  }

  function quantise(start) {
    if (gram - start === 1) {
      tree.level[start] = 0;
      return;
    }
    let suffixWeight = 0;
    let total = 0;
    for (let i = start; i < gram; i++) {
      suffixWeight += WEIGHTS[tree.level[i]];
      total += weights[i];
    }
    for (let i = start; i < gram; i++) {
      const expected = expectedLevel(tree.level[i], suffixWeight);
      tree.level[i] = nearest(WEIGHTS, (weights[i] / total) * WEIGHTS[0]);
      encodeTree(encoder, bits.level, levelOffset(expected, gram - start), LEVEL_BITS, tree.level[i]);
    }
  }

  function packChildren(context) {
    for (let i = tree.firstGram[context]; i < tree.firstGram[context + 1]; i++) {
      const symbol = tree.symbol[i];
      const offset = childOffset(all.sort[context], tree.escapeLevel[context], tree.level[i]);
      tree.child[i] = packChild(context, symbol, offset);
    }
  }

  function packChild(context, symbol, offset) {
    const suffix = suffixOfExtension(all, context, symbol);
    if (suffix < 0) return 0;
    const child = model.extension(origin[context], symbol);
    const exists = child >= 0 && model.share[child] > 0;
    encodeBit(encoder, bits.child, offset, exists ? 1 : 0);
    if (!exists) return 0;
    const made = addExtension(all, context, symbol, suffix);
    origin[made] = child;
    return made;
  }
}

function dropUnreached({ share, kept, first }, reached) {
  const there = new Set(reached);
  for (let context = 1; context < share.length; context++) {
    if (there.has(context)) continue;
    share[context] = 0;
    kept.fill(0, first[context], first[context + 1]);
  }
}

/** The index of the table entry nearest to a value, by ratio. */
export function nearest(table, value) {
  let best = 0;
  for (let i = 1; i < table.length; i++)
    if (Math.abs(Math.log(table[i] / value)) < Math.abs(Math.log(table[best] / value))) best = i;
  return best;
}
