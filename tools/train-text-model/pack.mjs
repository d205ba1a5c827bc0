/** Writes the estimated model in the packed form that `text-model.ts` reads: the same walk, encoding. */
import { core } from "./core.mjs";
import { discountShare } from "./estimate.mjs";
import { find } from "./grams.mjs";
import { encodeBit, encodeTree, finish, rangeEncoder } from "./range-encoder.mjs";

const {
  byLevel,
  childOffset,
  ESCAPES,
  ESCAPE_BITS,
  escapeOffset,
  expectedLevel,
  freshBits,
  gapOffset,
  includedOffset,
  LEVEL_BITS,
  levelOffset,
  MANY_CHOICES,
  WEIGHTS,
} = core;

export function packModel(orders, { base, alphabet, discounts, caseTable, digitTable }) {
  const encoder = rangeEncoder();
  packLevels(encoder, caseTable, 1);
  packLevels(encoder, digitTable, 10);
  const shape = packTree(encoder, orders, base, alphabet, discounts);
  const bytes = finish(encoder);
  return { ...shape, bytes: bytes.length, data: Buffer.from(bytes).toString("base64").replace(/=+$/, "") };
}

function packLevels(encoder, levels, columns) {
  const bits = freshBits(32 * 32);
  const last = new Uint8Array(columns);
  levels.forEach((level, i) => {
    encodeTree(encoder, bits, last[i % columns] * 32, 5, level);
    last[i % columns] = level;
  });
}

function packTree(encoder, orders, base, alphabet, discounts) {
  const order = orders.length - 2;
  const contextKeys = orders.map((one, n) =>
    n < 2
      ? undefined
      : Float64Array.from(one.starts.subarray(0, one.groups), (i) => Math.floor(one.key[i] / base)),
  );
  const bits = {
    included: freshBits(8 * 8 * 32 * 8),
    escape: freshBits(8 * 4 * 16 * 16),
    level: freshBits(32 * 4 * 32),
    child: freshBits(8 * 32 * 32),
    gap: freshBits(16 + (2 << 15)),
  };
  /** A node: its depth, context number, suffix node, grams as { symbol, level, child, capitalChild }. */
  const root = { depth: 0, context: 0, suffix: undefined };
  const nodes = [root, { depth: 1, context: 0, suffix: root }];
  let grams = 0;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    packGrams(node);
    grams += node.grams.length;
    if (node.depth < order) packChildren(node);
  }
  return { order, contexts: nodes.length, grams };

  function groupOf(node) {
    return node.depth === 0 ? 0 : find(contextKeys[node.depth + 1], node.context);
  }

  function packGrams(node) {
    if (node.depth === 0) {
      node.grams = rootGrams(orders[1], alphabet.size);
      for (const gram of node.grams) encodeTree(encoder, bits.level, 0, LEVEL_BITS, gram.level);
      return;
    }
    const group = groupOf(node);
    const one = orders[node.depth + 1];
    const weight = new Map();
    let share = 1;
    if (group >= 0 && one.share[group] > 0) {
      share = one.share[group];
      for (let i = one.starts[group]; i < one.starts[group + 1]; i++)
        if (one.kept[i])
          weight.set(one.key[i] % base, one.mass[i] * (1 - discountShare(one.seen[i], discounts)));
    }
    const choices = node.suffix.grams;
    const escapeLevel = nearest(ESCAPES, share * 4096);
    node.escape = escapeLevel;
    encodeTree(
      encoder,
      bits.escape,
      escapeOffset(node.depth, choices.length, node.suffix.escape ?? 0),
      ESCAPE_BITS,
      escapeLevel,
    );
    node.grams = [];
    if (choices.length > MANY_CHOICES) packByGaps(choices, weight);
    for (const other of choices) {
      const included = weight.has(other.symbol) ? 1 : 0;
      if (choices.length <= MANY_CHOICES)
        encodeBit(
          encoder,
          bits.included,
          includedOffset(node.depth, escapeLevel, other.level, node.grams.length, other.child !== undefined),
          included,
        );
      if (included)
        node.grams.push({ symbol: other.symbol, level: other.level, weight: weight.get(other.symbol) });
    }
    const suffixWeight = node.grams.reduce((sum, gram) => sum + WEIGHTS[gram.level], 0);
    if (node.grams.length !== weight.size) throw new Error("a kept gram is missing in its suffix");
    quantise(node.grams, suffixWeight);
  }

  function packByGaps(choices, weight) {
    const levels = choices.map((one) => one.level);
    let gap = 0;
    for (const index of byLevel(levels, 0, levels.length)) {
      if (weight.has(choices[index].symbol)) {
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

  function quantise(list, suffixWeight) {
    if (list.length === 1) {
      list[0].level = 0;
      return;
    }
    const total = list.reduce((sum, gram) => sum + gram.weight, 0);
    for (const gram of list) {
      const expected = expectedLevel(gram.level, suffixWeight);
      gram.level = nearest(WEIGHTS, (gram.weight / total) * WEIGHTS[0]);
      encodeTree(encoder, bits.level, levelOffset(expected, list.length), LEVEL_BITS, gram.level);
    }
  }

  function packChildren(node) {
    for (const gram of node.grams) {
      if (gram.symbol === 0) continue;
      const other = node.suffix?.grams.find((one) => one.symbol === gram.symbol);
      const offset = childOffset(node.depth, node.escape ?? 0, gram.level);
      gram.child = packChild(node, gram.symbol, node.suffix ? other.child : root, offset);
      const capital = alphabet.capitalContext[gram.symbol - alphabet.firstDirect] ?? gram.symbol;
      if (capital !== gram.symbol)
        gram.capitalChild = packChild(node, capital, node.suffix ? other.capitalChild : root, offset);
    }
  }

  function packChild(node, symbol, suffix, offset) {
    if (!suffix) return undefined;
    const child = { depth: node.depth + 1, context: node.context * base + symbol, suffix };
    const group = groupOf(child);
    const exists = group >= 0 && orders[child.depth + 1].share[group] > 0;
    encodeBit(encoder, bits.child, offset, exists ? 1 : 0);
    if (!exists) return undefined;
    nodes.push(child);
    return child;
  }
}

function rootGrams(order, size) {
  const probability = new Float64Array(size).fill(1e-7);
  order.key.forEach((symbol, i) => {
    probability[symbol] = order.probability[i];
  });
  const most = Math.max(...probability);
  return Array.from(probability, (one, symbol) => ({
    symbol,
    level: nearest(WEIGHTS, (one / most) * WEIGHTS[0]),
  }));
}

/** The index of the table entry nearest to a value, by ratio. */
export function nearest(table, value) {
  let best = 0;
  for (let i = 1; i < table.length; i++)
    if (Math.abs(Math.log(table[i] / value)) < Math.abs(Math.log(table[best] / value))) best = i;
  return best;
}
