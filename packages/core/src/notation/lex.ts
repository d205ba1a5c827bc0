/** The next token of a text. One pass, left to right; every character is looked at a bounded number of times. */
import { FACES, type FaceName } from "../geometry/index.ts";
import { faceNamed, rotationLike } from "./follow.ts";
import { readAmount } from "./lex-amount.ts";
import { readMove } from "./lex-move.ts";
import { isDigit, problemToken, type Source, type Token } from "./source.ts";

/** The token at `start`, blanks skipped; undefined at the end. `previous` is only asked for suggestions. */
export function readToken(source: Source, start: number, previous: Token | undefined): Token | undefined {
  const { plain } = source;
  let at = start;
  while (plain[at] === " ") at++;
  if (at >= plain.length) return undefined;
  const span = { start: at, end: at + 1 };
  switch (plain[at]) {
    case "\r":
      return { kind: "newline", at: { start: at, end: at + (plain[at + 1] === "\n" ? 2 : 1) } };
    case "\n":
      return { kind: "newline", at: span };
    case ".":
      return { kind: "pause", at: span };
    case ",":
    case ":":
      return { kind: "separator", mark: plain[at] as "," | ":", at: span };
    case "(":
      return { kind: "open", mark: "(", at: span };
    case "[":
      return (
        (source.options.oldStyle && readOldRotation(source, at)) || { kind: "open", mark: "[", at: span }
      );
    case ")":
    case "]":
      return readClose(source, at);
    case "/":
      return readComment(source, at);
    case "^":
      if (plain[at + 1] === "(") return { kind: "open", mark: "^(", at: { start: at, end: at + 2 } };
      break;
  }
  return readMove(source, at, previous);
}

function readClose(source: Source, start: number): Token {
  const mark = source.plain[start] as ")" | "]";
  const amount = readAmount(source, start + 1);
  if (amount.kind === "problem") return amount;
  const at = { start, end: amount.end };
  return amount.end === start + 1
    ? { kind: "close", mark, at }
    : { kind: "close", mark, amount: amount.amount, at };
}

/** A comment's text is taken as it was written, typographic marks and all. */
function readComment(source: Source, start: number): Token {
  const { text, plain } = source;
  if (plain[start + 1] === "/") {
    const length = plain.slice(start).search(/[\n\r]/);
    const end = length < 0 ? text.length : start + length;
    return { kind: "comment", text: text.slice(start + 2, end), at: { start, end } };
  }
  if (plain[start + 1] === "*") {
    const close = plain.indexOf("*/", start + 2);
    if (close >= 0)
      return { kind: "comment", text: text.slice(start + 2, close), at: { start, end: close + 2 } };
    const cause = "this comment is never closed by */";
    return problemToken(source, "unclosed-comment", { start, end: start + 2 }, cause);
  }
  const cause = "a single slash means nothing here; a comment starts with two";
  return problemToken(source, "unknown-character", { start, end: start + 1 }, cause, "//");
}

/** [f], [r2], [u']: turns of the whole cube in texts before 2010. */
function readOldRotation(source: Source, start: number): Token | undefined {
  const { plain } = source;
  const name = plain[start + 1]?.toUpperCase() as FaceName;
  if (!FACES.includes(name)) return undefined;
  const amount = readAmount(source, start + 2);
  if (amount.kind === "problem" || plain[amount.end] !== "]" || isDigit(plain[amount.end + 1]))
    return undefined;
  const at = { start, end: amount.end + 1 };
  return { kind: "move", at, move: { ...rotationLike(faceNamed(name), amount.amount), span: at } };
}
