/** Text ⇄ interval within one language, by walking the message tree (our own form of enumerative coding, Cover 1973). */
import { checkType } from "../result.ts";
import { codePointOf, END_SYMBOL } from "./alphabet.ts";
import { type Interval, partOf } from "./interval.ts";
import {
  beyondEnd,
  childAt,
  descend,
  endInterval,
  isRoomy,
  type Node,
  rootNode,
  sharesOf,
  tokenAt,
} from "./message-tree.ts";
import type { TextModel } from "./text-model.ts";
import { checkModel } from "./text-model.ts";

/** The states that mean exactly `text`, or width 0 if none are left for it. */
export function splitByText(model: TextModel, text: string, whole: Interval): Interval {
  const node = rootNode(model);
  let interval = whole;
  for (const character of text) {
    interval = stepInto(node, interval, character);
    if (interval.width === 0n) return interval;
  }
  return endInterval(node, interval);
}

/**
 * How the states narrow down as a text is read: after each code point, the states of all messages with this beginning, and
 * last those of the text itself. An interval without states ends the list.
 *
 * @throws TypeError for anything but a model, a text and an interval.
 * @example
 * const model = await loadModel("en");
 * narrowings(model, "Hi", { low: 0n, width: Cube.count(3) }).length; // → 3
 */
export function narrowings(model: TextModel, text: string, whole: Interval): Interval[] {
  checkModel(model);
  checkType(text, "string", "text");
  checkType(whole?.width, "bigint", "whole.width");
  const node = rootNode(model);
  const found: Interval[] = [];
  let interval = whole;
  for (const character of text) {
    interval = stepInto(node, interval, character);
    found.push(interval);
    if (interval.width === 0n) return found;
  }
  found.push(endInterval(node, interval));
  return found;
}

/** The states of the messages that continue with a character; the node moves there. */
function stepInto(node: Node, whole: Interval, character: string): Interval {
  const token = tokenAt(node, character.codePointAt(0)!);
  let interval = beyondEnd(node, whole);
  for (const share of sharesOf(node, token)) interval = partOf(interval, share);
  if (interval.width > 0n) descend(node, token);
  return interval;
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

/**
 * How many bits likelier a text is to have been written than to be what a random state of the model says. It compares the model's
 * own ends, at their full price, with the states that they take: a random state passes good ends that cost it nothing and breaks off
 * where the states run out, mostly within a word; a written text leaves states over as often as not.
 */
export function evidenceOf(model: TextModel, text: string, whole: Interval): number {
  const node = rootNode(model);
  let interval = whole;
  let bits = 0;
  for (const character of text) {
    const { frequencies, total } = node.prediction;
    const beyond = beyondEnd(node, interval);
    bits += Math.log2(1 - frequencies[END_SYMBOL] / total);
    if (isRoomy(interval.width)) bits -= Math.log2(Number(beyond.width) / Number(interval.width));
    interval = stepInto(node, interval, character);
  }
  const { frequencies, total } = node.prediction;
  const end = endInterval(node, interval);
  return (
    bits + Math.log2(frequencies[END_SYMBOL] / total) + Math.log2(Number(interval.width) / Number(end.width))
  );
}

/** Fraction bits kept beside the integer part of a width. */
const FRACTION_WORD = 64;

/**
 * About how many bits a text takes of `whole`, whether it fits or not: the split continues below one state in fixed
 * point, with integers only. The answer is rounded up.
 */
export function bitsOfText(model: TextModel, text: string, whole: Interval): number {
  const node = rootNode(model);
  let { width } = whole;
  let fraction = 0;
  for (const character of text) {
    const token = tokenAt(node, character.codePointAt(0)!);
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
