/** The algorithm that undoes an algorithm. */
import {
  type Alg,
  type AlgNode,
  type Bracket,
  isBracket,
  isMove,
  oppositeAmount,
  withSequences,
} from "./alg.ts";
import { foldAlg } from "./fold.ts";

/**
 * Undoes an algorithm and keeps its brackets: (A)n becomes (A')n, [A, B] becomes [B, A], [A: B] becomes [A: B']. Half
 * turns stay as they are; comments stay with the moves they were written for. Inverting twice restores the algorithm,
 * except for NISS, which is resolved: R ^(U L) D becomes U L D' R'.
 *
 * @throws TypeError for anything but a tree.
 * @example printAlg(invertAlg(readAlg("R U2 F'"))); // → F U2 R'
 */
export function invertAlg(alg: Alg): Alg {
  return { nodes: foldAlg<readonly AlgNode[]>(alg, { sequence: invertSequence, bracket: invertBracket }) };
}

function invertSequence(nodes: readonly AlgNode[], brackets: readonly (readonly AlgNode[])[]): AlgNode[] {
  const inverted: AlgNode[] = [];
  const onInverse: AlgNode[] = [];
  let bracket = brackets.length - 1;
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i];
    if (isMove(node)) inverted.push({ ...node, amount: oppositeAmount(node.amount) });
    else if (!isBracket(node)) inverted.push(node);
    else if (node.kind === "niss") {
      bracket--;
      // In a group, so that NISS inside NISS stays within its own sequence.
      onInverse.push({ kind: "group", body: node.body, amount: 1 });
    } else inverted.push(...brackets[bracket--]);
  }
  return onInverse.length === 0 ? inverted : [...onInverse.reverse().flatMap(openGroup), ...inverted];
}

/** A group done once without its brackets, unless they bound NISS. */
function openGroup(node: AlgNode): readonly AlgNode[] {
  if (node.kind !== "group" || node.body.some((part) => part.kind === "niss")) return [node];
  return node.body;
}

function invertBracket(bracket: Bracket, parts: readonly (readonly AlgNode[])[]): readonly AlgNode[] {
  switch (bracket.kind) {
    case "commutator":
      return [withSequences(bracket, [bracket.b, bracket.a])];
    case "conjugate":
      return [withSequences(bracket, [bracket.a, parts[1]])];
    default:
      return [withSequences(bracket, parts)];
  }
}
