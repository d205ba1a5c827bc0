/**
 * Tree to text. The printed text means the same in every dialect: wide turns are Rw, inner layers 2R, never r. For every
 * tree that was parsed, parsing the printed text restores the tree.
 */

import type { Turn } from "../geometry/index.ts";
import { checkIterable } from "../result.ts";
import { type Alg, type AlgNode, type Bracket, type Comment, isBracket } from "./alg.ts";
import { moveOfTurn } from "./compile.ts";
import { foldAlg } from "./fold.ts";
import { printAmount, printMove } from "./move.ts";

/**
 * The algorithm as text: one blank between nodes, line breaks and comments where they were.
 *
 * @throws TypeError if `alg` is not a tree, such as the Result of `parseAlg`, whose `value` is one.
 * @example printAlg(readAlg("R  U2'")); // → R U2'
 */
export function printAlg(alg: Alg): string {
  return foldAlg<string>(alg, { sequence: printSequence, bracket: printBracket });
}

/**
 * A flat list of turns in standard notation; turns by nothing are left out.
 *
 * @throws TypeError for anything but a list.
 * @example printTurns(turnsOf(readAlg("[R, U]"), 3), 3); // → R U R' U'
 */
export function printTurns(turns: Iterable<Turn>, size: number): string {
  checkIterable(turns, "turns");
  const moves: string[] = [];
  for (const turn of turns) if (turn.quarters % 4 !== 0) moves.push(printMove(moveOfTurn(turn, size)));
  return moves.join(" ");
}

/**
 * Text is joined with +, not in arrays: the engine shares the parts, so brackets nested d deep cost d and not d²
 * (100,000 deep: 0.1 s).
 */
function printSequence(nodes: readonly AlgNode[], brackets: readonly string[], outermost: boolean): string {
  let text = "";
  let bracket = 0;
  for (let i = 0; i < nodes.length; i++) {
    const node = nodes[i];
    if (i > 0 && node.kind !== "newline" && nodes[i - 1].kind !== "newline") text += " ";
    if (isBracket(node)) text += brackets[bracket++];
    else if (node.kind === "comment") text += printComment(node, nodes[i + 1], outermost);
    else text += node.kind === "newline" ? "\n" : node.kind === "pause" ? "." : printMove(node);
  }
  return text;
}

/** Up to the end of the line if the line ends anyway, otherwise between marks (which its text then cannot contain). */
function printComment(comment: Comment, next: AlgNode | undefined, outermost: boolean): string {
  const isLast = next === undefined ? outermost : next.kind === "newline";
  if (isLast && !/[\n\r\u2028\u2029]/.test(comment.text)) return `//${comment.text}`;
  return `/*${comment.text.replaceAll("*/", "* /")}*/`;
}

function printBracket(bracket: Bracket, parts: readonly string[]): string {
  switch (bracket.kind) {
    case "niss":
      return `^(${parts[0]})`;
    case "group":
      return `(${parts[0]})${printAmount(bracket.amount)}`;
    case "commutator":
      return `[${parts[0]}, ${parts[1]}]${printAmount(bracket.amount)}`;
    case "conjugate":
      return `[${parts[0]}: ${parts[1]}]${printAmount(bracket.amount)}`;
  }
}
