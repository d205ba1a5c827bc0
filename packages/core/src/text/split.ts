/** Text ⇄ interval within one language: walking the message tree (own formulation of enumerative coding, Cover 1973). */
import { codePointOf, END_SYMBOL, tokenOf } from "./alphabet.ts";
import { type Interval, partOf } from "./interval.ts";
import { beyondEnd, childAt, descend, endInterval, isRoomy, rootNode, sharesOf } from "./message-tree.ts";
import type { TextModel } from "./text-model.ts";

/** The states that mean exactly `text`, or width 0 if none are left for it. */
export function splitByText(model: TextModel, text: string, whole: Interval): Interval {
  const node = rootNode(model);
  let interval = whole;
  for (const character of text) {
    const token = tokenOf(model.alphabet, character.codePointAt(0)!);
    interval = beyondEnd(node, interval);
    for (const share of sharesOf(node, token)) interval = partOf(interval, share);
    if (interval.width === 0n) return interval;
    descend(node, token);
  }
  return endInterval(node, interval);
}

/** The message a state means, with all its states. Total: ends because every step leaves fewer states. */
export function splitByState(
  model: TextModel,
  state: bigint,
  whole: Interval,
): { text: string; interval: Interval } {
  const node = rootNode(model);
  let interval = whole;
  let text = "";
  for (;;) {
    const end = endInterval(node, interval);
    if (state < end.low + end.width) return { text, interval: end };
    const child = childAt(node, beyondEnd(node, interval), state);
    interval = child.interval;
    text += String.fromCodePoint(codePointOf(model.alphabet, child.token));
    descend(node, child.token);
  }
}

/** Fraction bits kept beside the integer part of a width. */
const FRACTION_WORD = 64;

/**
 * About how many bits a text takes of `whole`, whether it fits or not: the split goes on below one state in
 * fixed point, integers only. The answer is rounded up.
 */
export function bitsOfText(model: TextModel, text: string, whole: Interval): number {
  const node = rootNode(model);
  let { width } = whole;
  let fraction = 0;
  for (const character of text) {
    const token = tokenOf(model.alphabet, character.codePointAt(0)!);
    if (bitLength(width) <= FRACTION_WORD) {
      width <<= BigInt(FRACTION_WORD);
      fraction += FRACTION_WORD;
    }
    if (isRoomy(width >> BigInt(fraction)))
      width -= (width * BigInt(node.prediction.frequencies[END_SYMBOL])) / BigInt(node.prediction.total);
    for (const share of sharesOf(node, token)) width = (width * BigInt(share.own)) / BigInt(share.total);
    descend(node, token);
  }
  return bitLength(whole.width) + fraction - bitLength(width);
}

function bitLength(value: bigint): number {
  return value === 0n
    ? 0
    : 4 * (value.toString(16).length - 1) +
        32 -
        Math.clz32(Number(value >> BigInt(4 * (value.toString(16).length - 1))));
}
