/**
 * Text to tree. The grammar: an algorithm is moves, pauses, comments, ( )n, [A, B]n, [A: B]n and ^( ), with blanks anywhere
 * between them. Open brackets wait in an array, so depth costs memory and nothing else.
 */
import { CubegramError, checkOptions, err, ok, type Result, type Span, typeError } from "../result.ts";
import { type Alg, type AlgNode, checkAlgTree } from "./alg.ts";
import { readToken } from "./lex.ts";
import type { AlgProblem } from "./problem.ts";
import { makeSource, type ParseOptions, quote, report, type Source, type Token } from "./source.ts";

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
