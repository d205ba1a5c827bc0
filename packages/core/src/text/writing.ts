/** What the case of the next letter and the value of the next digit depend on: a small state that follows the text. */
import { type Alphabet, DIGIT_SYMBOL, isCased, isOwnCapital, type Token } from "./alphabet.ts";

/** Shapes of a word by its cased letters. */
const NO_WORD = 0;
const LOWER_WORD = 1;
const CAPITALIZED_WORD = 2;
const CAPITALS_WORD = 3;
const MIXED_WORD = 4;
const ONE_CAPITAL = 5;
const SHAPES = 6;

/** Where a word starts: at the message's start, a sentence's start, in a sentence, or right after a digit. */
const AT_MESSAGE_START = 0;
const AT_SENTENCE_START = 1;
/** @public for tools/train-text-model. */
export const IN_SENTENCE = 2;
const AFTER_DIGIT = 3;
const PLACES = 4;

/** Case contexts that do not depend on the letter: second letters, then later letters. */
const SECOND_LETTER = 0;
const LATER_LETTER = SECOND_LETTER + 2 * SHAPES * 2;
/** @public for tools/train-text-model. */
export const INNER_CASE_CONTEXTS: number = LATER_LETTER + SHAPES * 2;

/** Digit contexts: first digits by what precedes the number, second ones by that and the first digit, later ones by the digit before and the number's beginning. */
const BEFORE_NUMBER = 8;
const SECOND_DIGIT = BEFORE_NUMBER;
const THIRD_DIGIT = SECOND_DIGIT + 10 * BEFORE_NUMBER;
/** Numbers that begin with 19, with 20, and others, so that years are told apart. */
const BEGINNINGS = 3;
const LATER_DIGIT = THIRD_DIGIT + 10 * BEGINNINGS;
export const DIGIT_CONTEXTS: number = LATER_DIGIT + 10 * BEGINNINGS;

export interface Writing {
  place: number;
  wordLength: number;
  shape: number;
  previousShape: number;
  digitRun: number;
  lastDigit: number;
  /** For the number in progress: its first digit, and whether it begins with 19 (1) or 20 (2). */
  firstDigit: number;
  beginning: number;
  /** What precedes a number, as one of BEFORE_NUMBER kinds. */
  before: number;
}

export function startWriting(): Writing {
  return {
    place: AT_MESSAGE_START,
    wordLength: 0,
    shape: NO_WORD,
    previousShape: NO_WORD,
    digitRun: 0,
    lastDigit: 0,
    firstDigit: 0,
    beginning: 0,
    before: 0,
  };
}

/** How many case contexts an alphabet has. */
export function caseContexts(letters: Alphabet): number {
  return INNER_CASE_CONTEXTS + PLACES * SHAPES * letters.lower.length;
}

/** The context in which the case of the letter `symbol` is chosen. */
export function caseContext(letters: Alphabet, writing: Writing, symbol: number): number {
  if (writing.wordLength === 0) {
    const start = writing.place * SHAPES + writing.previousShape;
    return INNER_CASE_CONTEXTS + start * letters.lower.length + symbol - letters.firstDirect;
  }
  const sentence = writing.place === IN_SENTENCE ? 1 : 0;
  if (writing.wordLength === 1) {
    const capital = writing.shape === ONE_CAPITAL ? 1 : 0;
    return SECOND_LETTER + (capital * SHAPES + writing.previousShape) * 2 + sentence;
  }
  return LATER_LETTER + writing.shape * 2 + (writing.wordLength === 2 ? 0 : 1);
}

/** The context in which the next digit's value is chosen. */
export function digitContext(writing: Writing): number {
  const { digitRun, before, lastDigit, beginning } = writing;
  if (digitRun === 0) return before;
  if (digitRun === 1) return SECOND_DIGIT + 10 * before + lastDigit;
  return (digitRun === 2 ? THIRD_DIGIT : LATER_DIGIT) + 10 * beginning + lastDigit;
}

/** Whether a word may begin here within a sentence, after a word that is not all in capitals; there capitals are separate symbols. */
export function hasOwnCapitals({ place, wordLength, previousShape }: Writing): boolean {
  return place === IN_SENTENCE && wordLength === 0 && previousShape !== CAPITALS_WORD;
}

/** Moves the state past a token. */
export function advanceWriting(letters: Alphabet, writing: Writing, token: Token): void {
  if (token.symbol === DIGIT_SYMBOL) {
    endWord(writing);
    writing.place = AFTER_DIGIT;
    writing.digitRun++;
    writing.lastDigit = token.detail;
    if (writing.digitRun === 1) writing.firstDigit = token.detail;
    if (writing.digitRun === 2) writing.beginning = beginningOf(writing.firstDigit, token.detail);
    return;
  }
  writing.digitRun = 0;
  const ownCapital = isOwnCapital(letters, token.symbol);
  if (ownCapital || isCased(letters, token.symbol)) {
    if (writing.wordLength === 0) writing.shape = ownCapital || token.detail === 1 ? ONE_CAPITAL : LOWER_WORD;
    else writing.shape = shapeAfter(writing.shape, writing.wordLength, token.detail === 1);
    writing.wordLength++;
    writing.before = 3;
    return;
  }
  const index = token.symbol - letters.firstDirect;
  advancePastMark(writing, index < 0 ? 0 : letters.lower[index]);
}

function advancePastMark(writing: Writing, codePoint: number): void {
  const apostrophe = codePoint === 0x27 || codePoint === 0x2019;
  if (apostrophe && writing.wordLength > 0) return;
  const hadWord = writing.wordLength > 0;
  endWord(writing);
  if (codePoint === 0x2e || codePoint === 0x21 || codePoint === 0x3f || codePoint === 0x0a)
    writing.place = AT_SENTENCE_START;
  else if (hadWord || writing.place === AFTER_DIGIT) writing.place = IN_SENTENCE;
  writing.before = beforeNumber(codePoint);
}

function endWord(writing: Writing): void {
  if (writing.wordLength > 0) {
    writing.previousShape = writing.shape;
    writing.place = IN_SENTENCE;
  }
  writing.wordLength = 0;
}

function shapeAfter(shape: number, length: number, capital: boolean): number {
  if (shape === LOWER_WORD) return capital ? MIXED_WORD : LOWER_WORD;
  if (shape === ONE_CAPITAL) return capital ? CAPITALS_WORD : CAPITALIZED_WORD;
  if (shape === CAPITALIZED_WORD) return capital ? MIXED_WORD : CAPITALIZED_WORD;
  if (shape === CAPITALS_WORD) return capital ? CAPITALS_WORD : length === 2 ? CAPITALIZED_WORD : MIXED_WORD;
  return MIXED_WORD;
}

function beginningOf(first: number, second: number): number {
  if (first === 1 && second === 9) return 1;
  return first === 2 && second === 0 ? 2 : 0;
}

/** 0 nothing, 1 space, 2 any other mark, 3 letter, 4 colon, 5 period or comma, 6 hyphen or slash, 7 `#` or `$`. */
function beforeNumber(codePoint: number): number {
  if (codePoint === 0x20) return 1;
  if (codePoint === 0x3a) return 4;
  if (codePoint === 0x2e || codePoint === 0x2c) return 5;
  if (codePoint === 0x2d || codePoint === 0x2f) return 6;
  if (codePoint === 0x23 || codePoint === 0x24) return 7;
  return 2;
}
