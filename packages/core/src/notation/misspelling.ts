/** What people write by mistake in place of a move, and what they may have meant. */
import { isMove } from "./alg.ts";
import { endOfDigits, isDigitAt, quote, report, type Source, type Token } from "./source.ts";

/** Words for "inverse" that people put after a letter. */
const INVERSE_WORDS = /(?:prime|inverse|inv|ccw|i|p|-1|-)/iy;

/** Reports what is wrong with the text at `start`, where no move can be read; `letterAt` is after the layer number, if any. */
export function findMisspelling(
  source: Source,
  start: number,
  letterAt: number,
  previous: Token | undefined,
): undefined {
  const { plain } = source;
  if (letterAt > start) return findLoneNumber(source, start, letterAt, previous);
  const after = isTurn(previous) && previous.span.end === start ? previous : undefined;
  const character = String.fromCodePoint(plain.codePointAt(start)!);
  const end = start + character.length;
  if (after) {
    findInverseWord(source, after, start);
    if (!source.problem) findPower(source, after, start);
    if (source.problem) return undefined;
  }
  if (character === "'" || character === '"') return findPrime(source, start, previous);
  if (/[A-Za-z]/.test(character)) {
    const cause = `${quote(character)} is not a move; moves are U R F D L B, Uw … or u …, M E S, m e s and x y z`;
    return report(source, "unknown-move", { start, end }, cause, findLetter(source, start, after));
  }
  const isCode = character > "~" || character < " ";
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  const cause = `${isCode ? `${quote(character)} (${code})` : quote(character)} means nothing in an algorithm`;
  return report(source, "unknown-character", { start, end }, cause);
}

function isTurn(token: Token | undefined): token is Token {
  return (
    token !== undefined &&
    (token.kind === "close" || (token.kind !== "open" && token.kind !== "separator" && isMove(token)))
  );
}

/** Whether a turn was written without an amount, so that one may have been meant to follow. */
function isBare(source: Source, token: Token): boolean {
  return source.plain[token.span.end - 1] !== "'" && !isDigitAt(source.plain, token.span.end - 1);
}

function isInverse(source: Source, token: Token): boolean {
  return source.plain.slice(token.span.start, token.span.end).includes("'");
}

function findLoneNumber(source: Source, start: number, end: number, previous: Token | undefined): undefined {
  const digits = source.plain.slice(start, end);
  const cause = `the number ${quote(digits)} belongs to no move; an amount comes directly after its move`;
  if (!isTurn(previous) || !isBare(source, previous) || digits.includes("-"))
    return report(source, "number-without-move", { start, end }, cause);
  const at = { start: previous.span.start, end };
  const joined = source.text.slice(previous.span.start, previous.span.end) + digits;
  return report(source, "number-without-move", at, cause, joined);
}

function findPrime(source: Source, start: number, previous: Token | undefined): undefined {
  const cause = "this prime belongs to no move; it comes directly after its move";
  if (!isTurn(previous) || isInverse(source, previous))
    return report(source, "misplaced-prime", { start, end: start + 1 }, cause);
  const joined = `${source.text.slice(previous.span.start, previous.span.end)}'`;
  return report(source, "misplaced-prime", { start: previous.span.start, end: start + 1 }, cause, joined);
}

/** Ri, Rprime, R-, (R U)inv. */
function findInverseWord(source: Source, turn: Token, start: number): undefined {
  const words = new RegExp(INVERSE_WORDS);
  words.lastIndex = start;
  const word = words.exec(source.plain)?.[0];
  if (!word) return undefined;
  const at = { start: turn.span.start, end: start + word.length };
  const written = source.text.slice(at.start, at.end);
  const stem = source.text.slice(turn.span.start, turn.span.end);
  const suggestion = isInverse(source, turn) ? undefined : `${stem}'`;
  return report(source, "unknown-move", at, `${quote(written)} is not a move`, suggestion);
}

/** (R U)^3, (R U)*3, (R U)^-1. */
function findPower(source: Source, turn: Token, start: number): undefined {
  const { plain } = source;
  if (!"^*×".includes(plain[start]) || !isBare(source, turn)) return undefined;
  const isInverse = plain[start + 1] === "-";
  const digitsStart = start + (isInverse ? 2 : 1);
  const end = endOfDigits(plain, digitsStart);
  if (end === digitsStart) return undefined;
  const digits = plain.slice(digitsStart, end);
  const amount = isInverse ? (digits === "1" ? "'" : `${digits}'`) : digits;
  const cause = "a repetition is written as a bare number";
  const joined = source.text.slice(turn.span.start, turn.span.end) + amount;
  return report(source, "unknown-character", { start: turn.span.start, end }, cause, joined);
}

/** A letter in the wrong case: X for x, RW for Rw. */
function findLetter(source: Source, start: number, after: Token | undefined): string | undefined {
  const letter = source.plain[start];
  if ("XYZ".includes(letter)) return letter.toLowerCase();
  return letter === "W" && after && /[URFDLB]$/.test(source.plain.slice(0, start)) ? "w" : undefined;
}
