/**
 * Text to tree. The grammar: an algorithm is moves, pauses, comments, ( )n, [A, B]n, [A: B]n and ^( ), blanks between
 * them where one likes. Open brackets wait in an array, so depth costs memory and nothing else.
 */
import { CubegramError, ok, type Result, refuse, type Span } from "../result.ts";
import type { Alg, AlgNode } from "./alg.ts";
import { readToken } from "./lex.ts";
import type { AlgProblem } from "./problem.ts";
import { makeSource, type ParseOptions, problemToken, type Source, type Token } from "./source.ts";

interface OpenBracket {
  readonly mark: "(" | "[" | "^(";
  readonly at: Span;
  separator?: "," | ":";
  /** The first sequence, once the separator was read. */
  first?: AlgNode[];
  nodes: AlgNode[];
}

/**
 * Reads an algorithm in WCA or SiGN notation, for a cube of any size. The first mistake is refused with its place, its
 * cause and, where one is near, what may have been meant. Never throws on a string, never hangs.
 */
export function parseAlg(text: string, options: ParseOptions = {}): Result<Alg, AlgProblem> {
  if (typeof text !== "string") throw new TypeError(`"text" expected a string, got ${typeof text}`);
  const source = makeSource(text, options);
  const nodes: AlgNode[] = [];
  const open: OpenBracket[] = [];
  let previous: Token | undefined;
  for (;;) {
    const token = readToken(source, previous?.at.end ?? 0, previous);
    if (!token) break;
    const problem = accept(source, token, open, nodes);
    if (problem) return refuse(problem);
    previous = token;
  }
  const last = open[open.length - 1];
  if (!last) return ok({ nodes });
  const cause = `${last.mark} is never closed by ${closerOf(last)}`;
  return refuse(problemToken(source, "unclosed-bracket", last.at, cause).problem);
}

/** A text or a tree as a tree; a text that is refused is thrown as a `CubegramError`. */
export function readAlg(alg: string | Alg, options?: ParseOptions): Alg {
  if (typeof alg !== "string") {
    if (Array.isArray(alg?.nodes)) return alg;
    throw new TypeError(`"alg" expected a string or an Alg, got ${alg === null ? "null" : typeof alg}`);
  }
  const result = parseAlg(alg, options);
  if (result.ok) return result.value;
  throw new CubegramError(result.error);
}

function closerOf(bracket: OpenBracket): ")" | "]" {
  return bracket.mark === "[" ? "]" : ")";
}

function accept(
  source: Source,
  token: Token,
  open: OpenBracket[],
  outermost: AlgNode[],
): AlgProblem | undefined {
  const current = open[open.length - 1];
  const nodes = current?.nodes ?? outermost;
  switch (token.kind) {
    case "problem":
      return token.problem;
    case "move":
      nodes.push(token.move);
      return undefined;
    case "comment":
      nodes.push({ kind: "comment", text: token.text, span: token.at });
      return undefined;
    case "pause":
    case "newline":
      nodes.push({ kind: token.kind, span: token.at });
      return undefined;
    case "open":
      open.push({ mark: token.mark, at: token.at, nodes: [] });
      return undefined;
    case "separator":
      return separate(source, token, current);
    case "close": {
      const closed = closeBracket(source, token, current);
      if ("code" in closed) return closed;
      open.pop();
      (open[open.length - 1]?.nodes ?? outermost).push(closed);
      return undefined;
    }
  }
}

function separate(
  source: Source,
  token: Token & { kind: "separator" },
  current: OpenBracket | undefined,
): AlgProblem | undefined {
  if (current?.mark !== "[") {
    const cause = `${token.mark} has no place outside [A, B] and [A: B]`;
    return problemToken(source, "stray-separator", token.at, cause).problem;
  }
  if (current.first) {
    const cause = "a bracket has two parts; write the inner pair in brackets of its own, as in [A: [B, C]]";
    return problemToken(source, "two-separators", token.at, cause).problem;
  }
  current.separator = token.mark;
  current.first = current.nodes;
  current.nodes = [];
  return undefined;
}

function closeBracket(
  source: Source,
  token: Token & { kind: "close" },
  bracket: OpenBracket | undefined,
): AlgNode | AlgProblem {
  const refusal = (code: "unopened-bracket" | "wrong-bracket", cause: string, suggestion?: string) =>
    problemToken(source, code, { start: token.at.start, end: token.at.start + 1 }, cause, suggestion).problem;
  if (!bracket) return refusal("unopened-bracket", `${token.mark} closes nothing`);
  const closer = closerOf(bracket);
  if (token.mark !== closer)
    return refusal("wrong-bracket", `${bracket.mark} is closed by ${token.mark}`, closer);
  const span = { start: bracket.at.start, end: token.at.end };
  const amount = token.amount ?? 1;
  const { nodes, first } = bracket;
  if (bracket.mark === "[") {
    if (first)
      return {
        kind: bracket.separator === ":" ? "conjugate" : "commutator",
        a: first,
        b: nodes,
        amount,
        span,
      };
    const cause = "[ ] holds two parts, [A, B] or [A: B]; a group is written ( )";
    const group = `(${source.text.slice(bracket.at.end, token.at.start)})`;
    const at = { start: bracket.at.start, end: token.at.start + 1 };
    return problemToken(source, "missing-separator", at, cause, group.length > 40 ? undefined : group)
      .problem;
  }
  if (bracket.mark === "(" && source.options.parentheses !== "inverse")
    return { kind: "group", body: nodes, amount, span };
  if (token.amount === undefined) return { kind: "niss", body: nodes, span };
  const cause = "moves on the inverse stand for themselves and take no amount";
  const at = { start: token.at.start + 1, end: token.at.end };
  return problemToken(source, "amount-not-allowed", at, cause).problem;
}
