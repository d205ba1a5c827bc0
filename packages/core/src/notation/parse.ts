/**
 * Text to tree. The grammar: an algorithm is moves, pauses, comments, ( )n, [A, B]n, [A: B]n and ^( ), with blanks anywhere
 * between them. Open brackets wait in an array, so depth costs memory and nothing else.
 */
import type { FaceName } from "../geometry/index.ts";
import { CubegramError, checkOptions, err, ok, type Result, type Span, typeError } from "../result.ts";
import { type Alg, type AlgNode, checkAlgTree } from "./alg.ts";
import { readAmount, readMove } from "./lex-move.ts";
import { faceNamed, rotationLike } from "./move.ts";
import {
  type AlgProblem,
  isLetter,
  makeSource,
  type ParseOptions,
  quote,
  report,
  type Source,
  type Token,
} from "./source.ts";

interface OpenBracket {
  readonly mark: "(" | "[" | "^(";
  readonly span: Span;
  separator?: "," | ":";
  /** The first sequence, once the separator has been read. */
  first?: AlgNode[];
  nodes: AlgNode[];
}

/**
 * Reads an algorithm in WCA or SiGN notation, for a cube of any size. The first mistake is returned with its place, its
 * cause and, if one is close, what may have been meant. Never throws on a string, never hangs.
 *
 * @throws TypeError for anything but a string.
 * @example parseAlg("R U Q").error.code; // → unknown-move
 */
export function parseAlg(text: string, options: ParseOptions = {}): Result<Alg, AlgProblem> {
  checkOptions(options, { oldStyle: true, parentheses: true });
  if (typeof text !== "string") throw typeError("text", "a string", typeof text);
  const source = makeSource(text, options);
  const nodes: AlgNode[] = [];
  const open: OpenBracket[] = [];
  let previous: Token | undefined;
  while (!source.problem) {
    const token = readToken(source, previous === undefined ? 0 : previous.span.end, previous);
    if (!token) break;
    accept(source, token, open, nodes);
    previous = token;
  }
  const last = open.at(-1);
  if (!source.problem && last)
    report(source, "unclosed-bracket", last.span, `${last.mark} is never closed by ${closerOf(last)}`);
  return source.problem ? err(source.problem) : ok({ nodes });
}

/**
 * A text or a tree as a tree; for a text that cannot be read it throws a `CubegramError`.
 *
 * @throws CubegramError with the code of an `AlgProblem`, for a text that is not an algorithm.
 * @example printAlg(readAlg("R U R' U'")); // → R U R' U'
 */
export function readAlg(alg: string | Alg, options?: ParseOptions): Alg {
  if (typeof alg !== "string") {
    checkAlgTree(alg);
    return alg;
  }
  const result = parseAlg(alg, options);
  if (result.ok) return result.value;
  throw new CubegramError(result.error);
}

function closerOf(bracket: OpenBracket): ")" | "]" {
  return bracket.mark === "[" ? "]" : ")";
}

function accept(source: Source, token: Token, open: OpenBracket[], outermost: AlgNode[]): void {
  // Not open[open.length - 1]: reading index −1 of an empty array took a third of the parser's time.
  const current = open.at(-1);
  switch (token.kind) {
    case "open":
      open.push({ mark: token.mark, span: token.span, nodes: [] });
      break;
    case "separator":
      separate(source, token, current);
      break;
    case "close": {
      const closed = closeBracket(source, token, current);
      open.pop();
      if (closed) (open.at(-1)?.nodes ?? outermost).push(closed);
      break;
    }
    default:
      (current === undefined ? outermost : current.nodes).push(token);
  }
}

function separate(
  source: Source,
  token: Token & { kind: "separator" },
  current: OpenBracket | undefined,
): undefined {
  if (current?.mark !== "[") {
    const cause = `${quote(token.mark)} belongs only inside [A, B] or [A: B]`;
    return report(source, "stray-separator", token.span, cause);
  }
  if (current.first) {
    const cause = "a bracket has two parts; an inner pair needs its own brackets, as in [A: [B, C]]";
    return report(source, "two-separators", token.span, cause);
  }
  current.separator = token.mark;
  current.first = current.nodes;
  current.nodes = [];
}

function closeBracket(
  source: Source,
  token: Token & { kind: "close" },
  bracket: OpenBracket | undefined,
): AlgNode | undefined {
  const at = { start: token.span.start, end: token.span.start + 1 };
  if (!bracket) return report(source, "unopened-bracket", at, `${quote(token.mark)} closes nothing`);
  const closer = closerOf(bracket);
  if (token.mark !== closer)
    return report(source, "wrong-bracket", at, `${bracket.mark} is closed by ${token.mark}`, closer);
  if (bracket.mark === "[") return closePair(source, token, bracket);
  const span = { start: bracket.span.start, end: token.span.end };
  if (bracket.mark === "(" && source.options.parentheses !== "inverse")
    return { kind: "group", body: bracket.nodes, amount: token.amount ?? 1, span };
  if (token.amount === undefined) return { kind: "niss", body: bracket.nodes, span };
  const cause = "moves on the inverse stand for themselves and take no amount";
  return report(source, "amount-not-allowed", { start: at.end, end: token.span.end }, cause);
}

function closePair(
  source: Source,
  token: Token & { kind: "close" },
  bracket: OpenBracket,
): AlgNode | undefined {
  const { nodes: b, first: a } = bracket;
  const span = { start: bracket.span.start, end: token.span.end };
  const kind = bracket.separator === ":" ? "conjugate" : "commutator";
  if (a) return { kind, a, b, amount: token.amount ?? 1, span };
  const inside = source.text.slice(bracket.span.end, token.span.start);
  const cause = "[ ] holds two parts, [A, B] or [A: B]; a group is written ( )";
  const at = { start: span.start, end: token.span.start + 1 };
  return report(source, "missing-separator", at, cause, inside.length > 40 ? undefined : `(${inside})`);
}

// The next token of a text. One pass, left to right; every character is read a bounded number of times.

/**
 * The token at `start`, blanks skipped; undefined at the end of the text and at a mistake, which the source then holds.
 * `previous` is used only for suggestions.
 */
function readToken(source: Source, start: number, previous: Token | undefined): Token | undefined {
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
