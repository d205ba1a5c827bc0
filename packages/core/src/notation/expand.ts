/** Brackets written out. */
import { CubegramError } from "../result.ts";
import { type Alg, type AlgNode, type Bracket, isBracket, isMove, type Move, oppositeAmount } from "./alg.ts";
import { foldAlg } from "./fold.ts";
import { countMoves } from "./metric.ts";
import { algProblem } from "./problem.ts";

/** More moves than this are not written out unless asked for. */
export const EXPANSION_LIMIT = 1_000_000;

/**
 * The algorithm as a flat list of moves: brackets written out, NISS resolved, pauses, comments and line breaks left
 * out. Moves keep the span they were read from. Throws a `CubegramError` (`alg-too-long`) beyond `limit` moves.
 */
export function expandAlg(alg: Alg, limit: number = EXPANSION_LIMIT): Alg {
  return { nodes: expandMoves(alg, limit) };
}

/** As `expandAlg`, the bare list. */
export function expandMoves(alg: Alg, limit: number = EXPANSION_LIMIT): Move[] {
  // A part that would be too long is undefined: it may yet stand in a bracket that is done zero times.
  const moves = foldAlg<Move[] | undefined>(alg, {
    sequence: (nodes, brackets) => joinMoves(nodes, brackets, limit),
    bracket: (bracket, parts) => writeOut(bracket, parts, limit),
  });
  if (moves) return moves;
  const cause = `written out it has about ${countMoves(alg).etm} moves; the limit is ${limit}`;
  throw new CubegramError(algProblem("alg-too-long", { start: 0, end: 0 }, "this algorithm", cause));
}

/** Each move undone, the last first. */
export function invertMoves(moves: readonly Move[]): Move[] {
  return moves.map((move) => ({ ...move, amount: oppositeAmount(move.amount) })).reverse();
}

function joinMoves(
  nodes: readonly AlgNode[],
  brackets: readonly (Move[] | undefined)[],
  limit: number,
): Move[] | undefined {
  if (nodes.length === 1 && brackets.length === 1 && nodes[0].kind !== "niss") return brackets[0];
  const moves: Move[] = [];
  const onInverse: Move[] = [];
  let bracket = 0;
  for (const node of nodes) {
    if (isMove(node)) moves.push(node);
    if (!isBracket(node)) continue;
    const part = brackets[bracket++];
    if (!part) return undefined;
    append(node.kind === "niss" ? onInverse : moves, part);
  }
  append(moves, invertMoves(onInverse));
  return moves.length > limit ? undefined : moves;
}

function writeOut(
  bracket: Bracket,
  [a, b]: readonly (Move[] | undefined)[],
  limit: number,
): Move[] | undefined {
  if (bracket.kind === "niss") return a;
  if (bracket.amount === 0) return [];
  if (!a || (bracket.kind !== "group" && !b)) return undefined;
  const length =
    bracket.kind === "group" ? a.length : (bracket.kind === "commutator" ? 2 : 1) * b!.length + 2 * a.length;
  if (length * Math.abs(bracket.amount) > limit) return undefined;
  const once =
    bracket.kind === "group"
      ? a
      : [...a, ...b!, ...invertMoves(a), ...(bracket.kind === "commutator" ? invertMoves(b!) : [])];
  return repeatMoves(once, bracket.amount);
}

/** Moves done `amount` times, undone when it is negative. */
export function repeatMoves(moves: Move[], amount: number): Move[] {
  if (amount === 1 || moves.length === 0) return moves;
  const once = amount < 0 ? invertMoves(moves) : moves;
  const repeated: Move[] = [];
  for (let i = Math.abs(amount); i > 0; i--) append(repeated, once);
  return repeated;
}

/** `push(...part)` would put every move on the call stack. */
function append(moves: Move[], part: readonly Move[]): void {
  for (const move of part) moves.push(move);
}
