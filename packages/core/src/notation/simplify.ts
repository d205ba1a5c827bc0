/**
 * The normal form of an algorithm: brackets written out, turns about one axis merged and put in order, what cancels
 * cancelled, rotations moved out to the end, amounts 1, 2 or ' only.
 */
import { unwrap } from "../result.ts";
import { type Alg, type AlgNode, type Bracket, isBracket, isMove, type Move, withSequences } from "./alg.ts";
import { checkAlg } from "./compile.ts";
import { invertMoves, repeatMoves } from "./expand.ts";
import { foldAlg } from "./fold.ts";
import { faceOfMove } from "./follow.ts";
import { invertAlg } from "./invert.ts";
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
  const nodes = foldAlg<readonly AlgNode[]>(alg, {
    sequence: (sequence, brackets) => joinSequence(sequence, brackets, size),
    bracket: (bracket, parts) => simplifyBracket(bracket, parts, size),
  });
  return { nodes: mergeMoves(nodes, size) };
}

function joinSequence(
  nodes: readonly AlgNode[],
  brackets: readonly (readonly AlgNode[])[],
  size: number | undefined,
): readonly AlgNode[] {
  if (nodes.length === 1 && brackets.length === 1 && nodes[0].kind !== "niss") return brackets[0];
  const joined: AlgNode[] = [];
  const onInverse: AlgNode[] = [];
  let bracket = 0;
  for (const node of nodes) {
    if (isMove(node)) joined.push(node);
    if (!isBracket(node)) continue;
    const target = node.kind === "niss" ? onInverse : joined;
    for (const part of brackets[bracket++]) target.push(part);
  }
  if (onInverse.length === 0) return joined;
  return [...joined, ...invertAlg({ nodes: mergeMoves(onInverse, size) }).nodes];
}

function simplifyBracket(
  bracket: Bracket,
  parts: readonly (readonly AlgNode[])[],
  size: number | undefined,
): readonly AlgNode[] {
  if (bracket.kind === "niss") return parts[0];
  // Merged only where it pays: groups done once, nested deep, would be merged again at every level.
  if (bracket.kind === "group" && bracket.amount === 1) return parts[0];
  if (bracket.amount === 0) return [];
  const [a, b] = parts.map((part) => mergeMoves(part, size));
  if (bracket.kind === "group") return repeatNodes(a, bracket.amount, bracket);
  if (b.length === 0 || (a.length === 0 && bracket.kind === "commutator")) return [];
  if (!areMoves(a) || !areMoves(b)) return [withSequences(bracket, [a, b])];
  const isCommutator = bracket.kind === "commutator";
  const once = [...a, ...b, ...invertMoves(a), ...(isCommutator ? invertMoves(b) : [])];
  const isShort = once.length * Math.abs(bracket.amount) <= WRITTEN_OUT_LIMIT;
  return isShort ? repeatMoves(once, bracket.amount) : [withSequences(bracket, [a, b])];
}

function repeatNodes(body: readonly AlgNode[], amount: number, bracket: Bracket): readonly AlgNode[] {
  if (areMoves(body)) {
    const [first] = body;
    if (body.every((move) => faceOfMove(move).axis === faceOfMove(first).axis))
      return body.map((move) => ({ ...move, amount: (move.amount % 4) * (amount % 4) }));
    if (body.length * Math.abs(amount) <= WRITTEN_OUT_LIMIT) return repeatMoves([...body], amount);
  }
  const [only] = body;
  if (body.length === 1 && isBracket(only) && only.kind !== "niss") {
    const product = only.amount * amount;
    if (Number.isSafeInteger(product)) return [{ ...only, amount: product }];
  }
  return [withSequences(bracket, [body])];
}

function areMoves(nodes: readonly AlgNode[]): nodes is readonly Move[] {
  return nodes.every(isMove);
}
