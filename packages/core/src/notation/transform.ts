/** An algorithm as seen from elsewhere: with the cube rotated, or in a mirror. */
import {
  AXES,
  type Axis,
  faceOfNormal,
  ROTATION_COUNT,
  rotations,
  transformBySymmetry,
} from "../geometry/index.ts";
import { checkThat } from "../result.ts";
import {
  type Alg,
  type AlgNode,
  type Bracket,
  isBracket,
  isMove,
  type Move,
  oppositeAmount,
  type SliceName,
  withSequences,
} from "./alg.ts";
import { foldAlg, mapMoves } from "./fold.ts";
import { faceOfMove } from "./move.ts";

/**
 * The algorithm in a mirror that stands in a slice: "M" exchanges left and right (R U becomes L' U'), "E" up and
 * down, "S" front and back.
 *
 * @throws TypeError for anything but a tree and the name of a slice.
 * @example printAlg(mirrorAlg(readAlg("R U R' U'"))); // → L' U' L U
 */
export function mirrorAlg(alg: Alg, slice: "M" | "E" | "S" = "M"): Alg {
  checkThat(slice === "M" || slice === "E" || slice === "S", "slice", "M, E or S", slice);
  const { axis } = faceOfMove({ kind: "slice", slice, amount: 1 });
  // A mirror is the point inversion after a half turn about its axis.
  const mirror = ROTATION_COUNT + rotations().quarter[axis][2];
  return mapMoves(alg, (move) => relabelMove(move, mirror));
}

/**
 * The move that a symmetry (0 … 47; rotations first) makes of a move: the same turn on the layers it takes them to.
 * Seen in a mirror, clockwise is counterclockwise.
 */
export function relabelMove(move: Move, symmetry: number): Move {
  const face = faceOfNormal(transformBySymmetry(symmetry, faceOfMove(move).normal));
  const amount = symmetry < ROTATION_COUNT ? move.amount : oppositeAmount(move.amount);
  if (move.kind === "face") return { ...move, face: face.name, amount };
  const renamed =
    move.kind === "slice"
      ? { ...move, slice: sliceAcross(face.axis, move.slice), amount }
      : { ...move, axis: AXES[face.axis], amount };
  return faceOfMove(renamed) === face ? renamed : { ...renamed, amount: oppositeAmount(amount) };
}

/** M E S for capitals, m e s for small letters, by axis. */
function sliceAcross(axis: Axis, like: SliceName): SliceName {
  const slice = (["M", "E", "S"] as const)[axis];
  return like === like.toUpperCase() ? slice : (slice.toLowerCase() as SliceName);
}

// The algorithm that undoes an algorithm.

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
