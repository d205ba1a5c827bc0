/** The next token of a text. One pass, left to right; every character is read a bounded number of times. */
import type { FaceName } from "../geometry/index.ts";
import type { Span } from "../result.ts";
import { readAmount } from "./lex-amount.ts";
import { readMove } from "./lex-move.ts";
import { faceNamed, rotationLike } from "./move.ts";
import { isLetter, report, type Source, type Token } from "./source.ts";

/**
 * The token at `start`, blanks skipped; undefined at the end of the text and at a mistake, which the source then holds.
 * `previous` is used only for suggestions.
 */
export function readToken(source: Source, start: number, previous: Token | undefined): Token | undefined {
  const { plain } = source;
  let at = start;
  while (plain[at] === " ") at++;
  if (at >= plain.length) return undefined;
  // Most of a text is moves, so they are tried before marks.
  const mark = isLetter(plain[at]) ? undefined : readMark(source, at);
  return mark ?? (source.problem ? undefined : readMove(source, at, previous));
}

/** Everything but moves. */
function readMark(source: Source, at: number): Token | undefined {
  const { plain } = source;
  switch (plain[at]) {
    case "\r":
      return { kind: "newline", span: { start: at, end: at + (plain[at + 1] === "\n" ? 2 : 1) } };
    case "\n":
      return { kind: "newline", span: single(at) };
    case ".":
      return { kind: "pause", span: single(at) };
    case ",":
    case ":":
      return { kind: "separator", mark: plain[at] as "," | ":", span: single(at) };
    case "(":
      return { kind: "open", mark: "(", span: single(at) };
    case "[":
      return readOldRotation(source, at) ?? { kind: "open", mark: "[", span: single(at) };
    case ")":
    case "]":
      return readClose(source, at);
    case "/":
      return readComment(source, at);
    case "^":
      if (plain[at + 1] === "(") return { kind: "open", mark: "^(", span: { start: at, end: at + 2 } };
  }
  return undefined;
}

function single(start: number): Span {
  return { start, end: start + 1 };
}

function readClose(source: Source, start: number): Token | undefined {
  const mark = source.plain[start] as ")" | "]";
  const amount = readAmount(source, start + 1);
  if (amount === undefined) return undefined;
  const span = { start, end: source.end };
  return source.end === start + 1 ? { kind: "close", mark, span } : { kind: "close", mark, amount, span };
}

/** A comment's text is kept as written, typographic marks and all. */
function readComment(source: Source, start: number): Token | undefined {
  const { text, plain } = source;
  if (plain[start + 1] === "/") {
    const length = plain.slice(start).search(/[\n\r]/);
    const end = length < 0 ? text.length : start + length;
    return { kind: "comment", text: text.slice(start + 2, end), span: { start, end } };
  }
  if (plain[start + 1] === "*") {
    const close = plain.indexOf("*/", start + 2);
    if (close >= 0)
      return { kind: "comment", text: text.slice(start + 2, close), span: { start, end: close + 2 } };
    const cause = "this comment is never closed by */";
    return report(source, "unclosed-comment", { start, end: start + 2 }, cause);
  }
  const cause = "a single slash means nothing here; a comment starts with two";
  return report(source, "unknown-character", { start, end: start + 1 }, cause, "//");
}

/** [f], [r2], [u']: turns of the whole cube in texts from before 2010. */
function readOldRotation(source: Source, start: number): Token | undefined {
  const { plain, options } = source;
  if (!options.oldStyle) return undefined;
  const match = /^\[([urfdlb])(2?'?|'2)\](?![2'])/i.exec(plain.slice(start, start + 6));
  if (!match) return undefined;
  const amount = (match[2].includes("2") ? 2 : 1) * (match[2].includes("'") ? -1 : 1);
  const face = faceNamed(match[1].toUpperCase() as FaceName);
  return { ...rotationLike(face, amount), span: { start, end: start + match[0].length } };
}
