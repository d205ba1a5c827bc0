/** A number that summarizes everything a model predicts along a fixed walk: engines that differ anywhere differ in it. */
import { codePointOf } from "./alphabet.ts";
import { beyondEnd, childAt, descend, isRoomy, rootNode } from "./message-tree.ts";
import type { TextModel } from "./text-model.ts";

const WHOLE = { low: 0n, width: 1n << 64n };
/** A full-period generator of 64 bits (D. Knuth, MMIX). */
const FACTOR = 6364136223846793005n;
const ADDEND = 1442695040888963407n;

/** FNV-1a over the frequencies of every symbol, `steps` times, on messages chosen by a fixed generator. @public for tools/train-text-model. */
export function digestOfSteps(model: TextModel, steps: number): string {
  let hash = 0x811c9dc5;
  const add = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  let state = 1n;
  let node = rootNode(model);
  let interval = WHOLE;
  for (let step = 0; step < steps; step++) {
    const { frequencies, total } = node.prediction;
    for (let symbol = 0; symbol < frequencies.length; symbol++) add(frequencies[symbol]);
    add((total % 2 ** 32) | 0);
    const beyond = beyondEnd(node, interval);
    if (!isRoomy(beyond.width)) {
      state = BigInt.asUintN(64, state * FACTOR + ADDEND);
      node = rootNode(model);
      interval = WHOLE;
      continue;
    }
    const inside = beyond.low + (state % beyond.width);
    const child = childAt(node, beyond, inside);
    interval = child.interval;
    add(codePointOf(model.alphabet, child.token));
    descend(node, child.token);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
