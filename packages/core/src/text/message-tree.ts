/**
 * The message tree of one language: every node is a message, its children are the messages one code point longer.
 * A node owns an interval of states. The message's own end takes the first of them; the others are divided among
 * the children: first by symbol, then by case, digit or place in the block.
 */
import { DIGIT_SYMBOL, END_SYMBOL, FIRST_BLOCK_SYMBOL, isCased, type Token, tokenOf } from "./alphabet.ts";
import { type Interval, partOf, positionOf, type Share } from "./interval.ts";
import { advancePrediction, type Prediction, startPrediction } from "./prediction.ts";
import type { TextModel } from "./text-model.ts";
import {
  advanceWriting,
  caseContext,
  digitContext,
  hasOwnCapitals,
  startWriting,
  type Writing,
} from "./writing.ts";

/** From this width on the end gets the model's share; below it, one state, so that long messages lose nothing. */
const ROOMY = 1n << 20n;
/** The end's share is divided by this: a text that barely fits has no bits to spare for the ends it passes, a short one has. */
const END_PART = 4;

export function isRoomy(width: bigint): boolean {
  return width >= ROOMY;
}

/** A place in the tree, moved along by `descend`. */
export interface Node {
  readonly model: TextModel;
  readonly prediction: Prediction;
  readonly writing: Writing;
}

export function rootNode(model: TextModel): Node {
  return { model, prediction: startPrediction(model), writing: startWriting() };
}

export function descend(node: Node, token: Token): void {
  const { model, prediction, writing } = node;
  advanceWriting(model.alphabet, writing, token);
  advancePrediction(model, prediction, token.symbol, hasOwnCapitals(writing));
}

/** The token that a code point is here. */
export function tokenAt(node: Node, codePoint: number): Token {
  return tokenOf(node.model.alphabet, codePoint, hasOwnCapitals(node.writing));
}

/** The states of a node's interval that mean "the message ends here": the first ones, at least one. */
export function endInterval(node: Node, interval: Interval): Interval {
  const { width, low } = interval;
  if (!isRoomy(width)) return { low, width: width < 1n ? width : 1n };
  const { frequencies, total } = node.prediction;
  return { low, width: (width * BigInt(frequencies[END_SYMBOL])) / BigInt(END_PART * total) + 1n };
}

/** What the end leaves to longer messages. */
export function beyondEnd(node: Node, interval: Interval): Interval {
  const end = endInterval(node, interval);
  return { low: interval.low + end.width, width: interval.width - end.width };
}

/** The shares by which a token is reached from its node, in order: its symbol, then its detail if it has one. */
export function sharesOf(node: Node, token: Token): Share[] {
  const symbol = symbolShare(node.prediction, token.symbol);
  const detail = detailShare(node, token);
  return detail ? [symbol, detail] : [symbol];
}

/** The child's token and interval in which a state falls; `beyond` is what the end leaves. */
export function childAt(node: Node, beyond: Interval, state: bigint): { token: Token; interval: Interval } {
  const { prediction } = node;
  const position = positionOf(
    beyond.width,
    state - beyond.low,
    prediction.total - prediction.frequencies[END_SYMBOL],
  );
  const symbol = symbolAt(prediction, position);
  let interval = partOf(beyond, symbolShare(prediction, symbol));
  const whole = detailTotal(node, symbol);
  if (whole === 1) return { token: { symbol, detail: 0 }, interval };
  const detail = detailAt(node, symbol, positionOf(interval.width, state - interval.low, whole));
  const token = { symbol, detail };
  interval = partOf(interval, detailShare(node, token)!);
  return { token, interval };
}

function symbolShare(prediction: Prediction, symbol: number): Share {
  const { frequencies, total } = prediction;
  let before = 0;
  for (let each = END_SYMBOL + 1; each < symbol; each++) before += frequencies[each];
  return { before, own: frequencies[symbol], total: total - frequencies[END_SYMBOL] };
}

function symbolAt(prediction: Prediction, position: number): number {
  let left = position;
  for (let symbol = END_SYMBOL + 1; ; symbol++) {
    left -= prediction.frequencies[symbol];
    if (left < 0) return symbol;
  }
}

const CASE_TOTAL = 4096;

/** The total of the shares of a symbol's details; 1 if the symbol has none. */
function detailTotal(node: Node, symbol: number): number {
  const { alphabet, digitFrequency } = node.model;
  if (symbol === DIGIT_SYMBOL) {
    let total = 0;
    const context = digitContext(node.writing) * 10;
    for (let digit = 0; digit < 10; digit++) total += digitFrequency[context + digit];
    return total;
  }
  if (symbol < alphabet.firstDirect) return alphabet.free[symbol - FIRST_BLOCK_SYMBOL];
  return isCased(alphabet, symbol) && !hasOwnCapitals(node.writing) ? CASE_TOTAL : 1;
}

function detailShare(node: Node, token: Token): Share | undefined {
  const total = detailTotal(node, token.symbol);
  if (total === 1) return undefined;
  if (token.symbol === DIGIT_SYMBOL) {
    const { digitFrequency } = node.model;
    const context = digitContext(node.writing) * 10;
    let before = 0;
    for (let digit = 0; digit < token.detail; digit++) before += digitFrequency[context + digit];
    return { before, own: digitFrequency[context + token.detail], total };
  }
  if (token.symbol < node.model.alphabet.firstDirect) return { before: token.detail, own: 1, total };
  const capitals = capitalShare(node, token.symbol);
  return token.detail === 1
    ? { before: 0, own: capitals, total }
    : { before: capitals, own: total - capitals, total };
}

function detailAt(node: Node, symbol: number, position: number): number {
  if (symbol === DIGIT_SYMBOL) {
    const { digitFrequency } = node.model;
    const context = digitContext(node.writing) * 10;
    let left = position;
    for (let digit = 0; ; digit++) {
      left -= digitFrequency[context + digit];
      if (left < 0) return digit;
    }
  }
  if (symbol < node.model.alphabet.firstDirect) return position;
  return position < capitalShare(node, symbol) ? 1 : 0;
}

function capitalShare(node: Node, symbol: number): number {
  const { alphabet, capitalShare } = node.model;
  return capitalShare[caseContext(alphabet, node.writing, symbol)];
}
