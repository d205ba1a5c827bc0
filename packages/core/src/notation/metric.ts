/** How long an algorithm is, counted by arithmetic on the tree without expanding it. */
import { type Alg, type AlgNode, type Bracket, isBracket, isMove, type Move } from "./alg.ts";
import { compileMove } from "./compile.ts";
import { foldAlg } from "./fold.ts";

/** Moves as they are written, nothing merged. Exact up to 2^53, a rounded double (eventually Infinity) beyond. */
export interface MoveCounts {
  /** HTM, on big cubes OBTM: turns of outer blocks; an inner block counts 2, for the two outer blocks that make it. */
  readonly htm: number;
  /** QTM (OBQTM): the same in quarter turns, R2 = 2, M2 = 4. */
  readonly qtm: number;
  /** STM (range block turns): turns of any block of adjacent layers. */
  readonly stm: number;
  /**
   * SSTM: turns of single layers. Of a block and the layers beside it, the fewer are turned, since turning the whole
   * cube is free: on a 7x7, 2-3Rw counts 2, 6Rw counts 1.
   */
  readonly sstm: number;
  /** SQTM: the same in quarter turns, R2 = 2, M2 = 2, Rw2 = 4 from a 4x4 on. */
  readonly sqtm: number;
  /** ETM: everything that is written, rotations too. */
  readonly etm: number;
}

const NOTHING: MoveCounts = { htm: 0, qtm: 0, stm: 0, sstm: 0, sqtm: 0, etm: 0 };

/**
 * The length of an algorithm in six metrics. Without a size, a layer that is not outermost counts as inner, and so do the
 * layers beside a block, however many (m turns two); with one, 2R on a 2x2 is L', and a move that the cube does not have
 * is thrown as a `CubegramError`. R3 is R' to every metric, and turns by nothing (R4, x) count in ETM only.
 *
 * @throws TypeError for anything but a tree.
 * @example countMoves(readAlg("R2 M")).qtm; // → 4
 */
export function countMoves(alg: Alg, size?: number): MoveCounts {
  return foldAlg<MoveCounts>(alg, {
    sequence: (nodes, brackets) => countSequence(nodes, brackets, size),
    bracket: countBracket,
  });
}

/** The length of a single move. */
export function countMove(move: Move, size?: number): MoveCounts {
  const quarters = Math.abs(move.amount) % 4;
  const blocks = outerBlocks(move, size);
  if (quarters === 0 || blocks === 0) return { ...NOTHING, etm: 1 };
  const layers = singleLayers(move, size);
  const each = quarters === 2 ? 2 : 1;
  return { htm: blocks, qtm: each * blocks, stm: 1, sstm: layers, sqtm: each * layers, etm: 1 };
}

/** How many single layers make the move: those of the block, or those beside it if they are fewer. */
function singleLayers(move: Move, size: number | undefined): number {
  if (size === undefined) {
    if (move.kind === "face") return move.last - move.first + 1;
    // M turns one layer; m all inner ones, which are two on the smallest cube that has it.
    return move.kind === "slice" && move.slice === move.slice.toLowerCase() ? 2 : 1;
  }
  const { first, last } = compileMove(move, size);
  const turned = last - first + 1;
  return Math.min(turned, size - turned);
}

/** How many outer block turns make the move: one for each side of the block that is inside the cube. */
function outerBlocks(move: Move, size: number | undefined): number {
  if (size === undefined)
    return move.kind === "rotation" ? 0 : move.kind === "face" && move.first === 1 ? 1 : 2;
  const { first, last } = compileMove(move, size);
  return (first > 0 ? 1 : 0) + (last < size - 1 ? 1 : 0);
}

function countSequence(
  nodes: readonly AlgNode[],
  brackets: readonly MoveCounts[],
  size: number | undefined,
): MoveCounts {
  let total = NOTHING;
  let bracket = 0;
  for (const node of nodes) {
    if (isMove(node)) total = plus(total, countMove(node, size));
    else if (isBracket(node)) total = plus(total, brackets[bracket++]);
  }
  return total;
}

function countBracket(bracket: Bracket, [a, b]: readonly MoveCounts[]): MoveCounts {
  switch (bracket.kind) {
    case "niss":
      return a;
    case "group":
      return times(a, bracket.amount);
    case "commutator":
      return times(plus(a, b), 2 * bracket.amount);
    case "conjugate":
      return times(plus(times(a, 2), b), bracket.amount);
  }
}

function plus(a: MoveCounts, b: MoveCounts): MoveCounts {
  return {
    htm: a.htm + b.htm,
    qtm: a.qtm + b.qtm,
    stm: a.stm + b.stm,
    sstm: a.sstm + b.sstm,
    sqtm: a.sqtm + b.sqtm,
    etm: a.etm + b.etm,
  };
}

function times(counts: MoveCounts, amount: number): MoveCounts {
  const factor = Math.abs(amount);
  // No move stays no move however often it is repeated, even where a count has become Infinity.
  if (factor === 0) return NOTHING;
  return {
    htm: counts.htm * factor,
    qtm: counts.qtm * factor,
    stm: counts.stm * factor,
    sstm: counts.sstm * factor,
    sqtm: counts.sqtm * factor,
    etm: counts.etm * factor,
  };
}
