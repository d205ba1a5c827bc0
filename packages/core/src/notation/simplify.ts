/**
 * The normal form of an algorithm: brackets written out, turns about one axis merged and put in order, what cancels
 * cancelled, rotations moved out to the end, amounts 1, 2 or ' only.
 */
import { unwrap } from "../result.ts";
import { type Alg, type AlgNode, type Bracket, isBracket, isMove, type Move, oppositeAmount } from "./alg.ts";
import { checkAlg } from "./compile.ts";
import { expandMoves } from "./expand.ts";
import { foldAlg } from "./fold.ts";
import { faceOfMove } from "./follow.ts";
import { mergeMoves } from "./merge.ts";

/** A bracket of more moves than this is left standing, its parts simplified, so that (R U)1000000000 ends. */
const WRITTEN_OUT_LIMIT = 1000;

/**
 * An algorithm that does the same in no more moves. Without a size the result is right on every cube; with one, layers
 * are renamed and merged as that cube allows (on a 3x3, Rw L' becomes x), and a move that it has not is thrown as a
 * `CubegramError`. Comments, pauses and line breaks are dropped. A bracket of more than 1000 moves stays, and
 * rotations stay on their side of it.
 */
export function simplifyAlg(alg: Alg, size?: number): Alg {
  if (size !== undefined) unwrap(checkAlg(alg, size));
  const pieces = foldAlg<readonly Piece[]>(alg, {
    sequence: joinSequence,
    bracket: (bracket, parts) => simplifyBracket(bracket, parts, size),
  });
  return { nodes: mergeMoves(flatten(pieces), size) };
}

/**
 * What a bracket done once, or undone once, holds is passed up as it is, and put in line only where something is
 * merged: copying it at every level would take the square of the depth.
 */
type Piece = Move | Bracket | Splice;

interface Splice {
  readonly kind: "splice";
  readonly pieces: readonly Piece[];
  readonly isInverse: boolean;
}

function spliceOnce(pieces: readonly Piece[], amount: number): Splice {
  return { kind: "splice", pieces, isInverse: amount < 0 };
}

function joinSequence(nodes: readonly AlgNode[], brackets: readonly (readonly Piece[])[]): readonly Piece[] {
  const pieces: Piece[] = [];
  const onInverse: Piece[] = [];
  let bracket = 0;
  for (const node of nodes) {
    if (isMove(node)) pieces.push(node);
    if (!isBracket(node)) continue;
    (node.kind === "niss" ? onInverse : pieces).push(spliceOnce(brackets[bracket++], 1));
  }
  if (onInverse.length > 0) pieces.push(spliceOnce(onInverse, -1));
  return pieces;
}

function simplifyBracket(
  bracket: Bracket,
  parts: readonly (readonly Piece[])[],
  size: number | undefined,
): readonly Piece[] {
  if (bracket.kind === "niss") return parts[0];
  if (bracket.kind === "group" && Math.abs(bracket.amount) === 1)
    return [spliceOnce(parts[0], bracket.amount)];
  if (bracket.amount === 0) return [];
  const [a, b] = parts.map((part) => mergeMoves(flatten(part), size));
  if (bracket.kind === "group") return repeatNodes(a, bracket.amount, bracket);
  if (b.length === 0 || (a.length === 0 && bracket.kind === "commutator")) return [];
  if (a.length === 0)
    return repeatNodes(b, bracket.amount, { kind: "group", body: b, amount: bracket.amount });
  const short = { ...bracket, a, b };
  if (!areMoves(a) || !areMoves(b)) return [short];
  const written = (bracket.kind === "commutator" ? 2 * b.length : b.length) + 2 * a.length;
  return written * Math.abs(bracket.amount) <= WRITTEN_OUT_LIMIT ? expandMoves({ nodes: [short] }) : [short];
}

/** The pieces in a line, what is undone backwards and inverted. */
function flatten(pieces: readonly Piece[]): (Move | Bracket)[] {
  const line: (Move | Bracket)[] = [];
  const stack = [{ pieces, isInverse: false, next: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    if (top.next === top.pieces.length) {
      stack.pop();
      continue;
    }
    const piece = top.pieces[top.isInverse ? top.pieces.length - 1 - top.next : top.next];
    top.next++;
    if (piece.kind === "splice")
      stack.push({ pieces: piece.pieces, isInverse: top.isInverse !== piece.isInverse, next: 0 });
    else line.push(top.isInverse ? opposite(piece) : piece);
  }
  return line;
}

/** The same node undone; of a bracket only the amount changes, for its parts are in normal form. */
function opposite(node: Move | Bracket): Move | Bracket {
  if (node.kind === "niss") throw new TypeError("simplify: NISS is resolved before");
  return { ...node, amount: isMove(node) ? oppositeAmount(node.amount) : -node.amount };
}

function repeatNodes(body: readonly (Move | Bracket)[], amount: number, bracket: Bracket): readonly Piece[] {
  if (Math.abs(amount) === 1) return [spliceOnce(body, amount)];
  if (areMoves(body)) {
    const [first] = body;
    if (body.every((move) => faceOfMove(move).axis === faceOfMove(first).axis))
      return body.map((move) => ({ ...move, amount: (move.amount % 4) * (amount % 4) }));
    if (body.length * Math.abs(amount) <= WRITTEN_OUT_LIMIT)
      return expandMoves({ nodes: [{ kind: "group", body, amount }] });
  }
  const [only] = body;
  if (body.length === 1 && isBracket(only) && only.kind !== "niss") {
    const product = only.amount * amount;
    if (Number.isSafeInteger(product)) return [{ ...only, amount: product }];
  }
  return [{ ...bracket, body } as Bracket];
}

function areMoves(nodes: readonly (Move | Bracket)[]): nodes is readonly Move[] {
  return nodes.every(isMove);
}
