/**
 * The normal form of an algorithm: brackets expanded, turns about one axis merged and put in order, what cancels
 * removed, rotations moved to the end, amounts 1, 2 or ' only.
 */
import { unwrap } from "../result.ts";
import { type Alg, type AlgNode, type Bracket, isBracket, isMove, type Move, oppositeAmount } from "./alg.ts";
import { checkAlg } from "./compile.ts";
import { expandMoves } from "./expand.ts";
import { foldAlg } from "./fold.ts";
import { mergeMoves, type Piece } from "./merge.ts";
import { faceOfMove } from "./move.ts";

/** A bracket of more moves than this is kept, its parts simplified, so that (R U)1000000000 finishes. */
const WRITTEN_OUT_LIMIT = 1000;

/**
 * An algorithm that does the same in no more moves. Without a size the result holds on every cube; with one, layers are
 * renamed and merged as that cube allows (on a 3x3, Rw L' becomes x), and a move that it does not have is thrown as a
 * `CubegramError`. Comments, pauses and line breaks are dropped. A bracket of more than 1000 moves is kept, and
 * rotations stay on their side of it.
 *
 * @throws TypeError for anything but a tree.
 * @example printAlg(simplifyAlg(readAlg("R R U U'"))); // → R2
 */
export function simplifyAlg(alg: Alg, size?: number): Alg {
  if (size !== undefined) unwrap(checkAlg(alg, size));
  const parts = foldAlg<readonly Part[]>(alg, {
    sequence: joinSequence,
    bracket: (bracket, sequences) => simplifyBracket(bracket, sequences, size),
  });
  return { nodes: mergeMoves(flatten(parts), size) };
}

/**
 * The contents of a bracket done or undone once are passed up unchanged, and lined up only where something is merged:
 * copying them at every level would take the square of the depth.
 */
type Part = Piece | Splice;

interface Splice {
  readonly kind: "splice";
  readonly parts: readonly Part[];
  readonly isInverse: boolean;
}

function once(parts: readonly Part[], amount: number): Splice {
  return { kind: "splice", parts, isInverse: amount < 0 };
}

function joinSequence(nodes: readonly AlgNode[], brackets: readonly (readonly Part[])[]): readonly Part[] {
  const parts: Part[] = [];
  const onInverse: Part[] = [];
  let bracket = 0;
  for (const node of nodes) {
    if (isMove(node)) parts.push(node);
    else if (isBracket(node)) (node.kind === "niss" ? onInverse : parts).push(once(brackets[bracket++], 1));
  }
  if (onInverse.length > 0) parts.push(once(onInverse, -1));
  return parts;
}

function simplifyBracket(
  bracket: Bracket,
  sequences: readonly (readonly Part[])[],
  size: number | undefined,
): readonly Part[] {
  if (bracket.kind === "niss") return sequences[0];
  const { amount } = bracket;
  if (amount === 0) return [];
  if (bracket.kind === "group" && Math.abs(amount) === 1) return [once(sequences[0], amount)];
  const [a, b] = sequences.map((parts) => mergeMoves(flatten(parts), size));
  if (bracket.kind === "group") return repeatPieces(a, amount);
  if (b.length === 0 || (a.length === 0 && bracket.kind === "commutator")) return [];
  if (a.length === 0) return repeatPieces(b, amount);
  const short = { ...bracket, a, b };
  const length = (bracket.kind === "commutator" ? 2 : 1) * b.length + 2 * a.length;
  const isShort = areMoves(a) && areMoves(b) && length * Math.abs(amount) <= WRITTEN_OUT_LIMIT;
  return isShort ? expandMoves({ nodes: [short] }) : [short];
}

/** (A)n, A in normal form. */
function repeatPieces(body: readonly Piece[], amount: number): readonly Part[] {
  const [first] = body;
  if (first === undefined) return [];
  if (Math.abs(amount) === 1) return [once(body, amount)];
  const group = { kind: "group", body, amount } as const;
  if (areMoves(body)) {
    // Turns about one axis: R, however often, is R, R2, R' or nothing.
    if (body.every((move) => faceOfMove(move).axis === faceOfMove(body[0]).axis))
      return body.map((move) => ({ ...move, amount: (move.amount % 4) * (amount % 4) }));
    return body.length * Math.abs(amount) <= WRITTEN_OUT_LIMIT ? expandMoves({ nodes: [group] }) : [group];
  }
  const product = isMove(first) ? Number.NaN : first.amount * amount;
  // ((A)m)n is (A)mn.
  return body.length === 1 && Number.isSafeInteger(product) ? [{ ...first, amount: product }] : [group];
}

/** The parts in one line; undone parts are reversed and inverted. */
function flatten(parts: readonly Part[]): Piece[] {
  const line: Piece[] = [];
  const stack = [{ parts, isInverse: false, next: 0 }];
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    if (top.next === top.parts.length) {
      stack.pop();
      continue;
    }
    const part = top.parts[top.isInverse ? top.parts.length - 1 - top.next : top.next];
    top.next++;
    if (part.kind === "splice")
      stack.push({ parts: part.parts, isInverse: top.isInverse !== part.isInverse, next: 0 });
    else line.push(top.isInverse ? opposite(part) : part);
  }
  return line;
}

/** The same piece undone; for a bracket only the amount changes, since its parts are in normal form. */
function opposite(piece: Piece): Piece {
  return { ...piece, amount: isMove(piece) ? oppositeAmount(piece.amount) : -piece.amount };
}

function areMoves(pieces: readonly Piece[]): pieces is readonly Move[] {
  return pieces.every(isMove);
}
