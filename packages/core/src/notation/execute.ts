/** What an algorithm does to a cube. Repetitions are powers, not loops: (A)1000000000 costs 30 squarings. */
import type { Turn } from "../geometry/index.ts";
import { unwrap } from "../result.ts";
import {
  type CubeState,
  composeStates,
  invertState,
  powerState,
  solvedState,
  turnInPlace,
} from "../state/index.ts";
import { type Alg, type AlgNode, type Bracket, isBracket, isMove } from "./alg.ts";
import { checkAlg, compileMove } from "./compile.ts";
import { expandMoves } from "./expand.ts";
import { foldAlg } from "./fold.ts";

/**
 * The state that an algorithm makes from the solved n-cube. Throws a `CubegramError` for a move that the cube does not
 * have (`no-such-layer`, `whole-cube-turn`, `no-middle-slice`, `no-inner-slice`); call `checkAlg` first to avoid it.
 *
 * @example Cube.of(algState(readAlg("R U R' U'"), 3)).rank(); // → 29195635366138355928
 */
export function algState(alg: Alg, size: number): CubeState {
  return foldAlg<CubeState>(alg, {
    sequence: (nodes, brackets) => sequenceState(nodes, brackets, size),
    bracket: bracketState,
  });
}

/**
 * The turns of an algorithm with brackets expanded; turns by nothing are left in place.
 *
 * @throws CubegramError with the code of an `AlgProblem`, for moves that the cube does not have.
 * @example turnsOf(readAlg("[R, U]"), 3).length; // → 4
 */
export function turnsOf(alg: Alg, size: number): Turn[] {
  const moves = expandMoves(unwrap(checkAlg(alg, size)));
  return moves.map((move) => compileMove(move, size)).filter((turn) => turn.quarters !== 0);
}

function sequenceState(nodes: readonly AlgNode[], brackets: readonly CubeState[], size: number): CubeState {
  let state = solvedState(size);
  let inverse: CubeState | undefined;
  let bracket = 0;
  for (const node of nodes) {
    // The state belongs to this function until it is returned, so moves may turn it in place.
    if (isMove(node)) turnInPlace(state.rotations, size, compileMove(node, size));
    else if (isBracket(node)) {
      const value = brackets[bracket++];
      if (node.kind === "niss") inverse = inverse ? composeStates(inverse, value) : value;
      else state = composeStates(state, value);
    }
  }
  return inverse ? composeStates(state, invertState(inverse)) : state;
}

function bracketState(bracket: Bracket, [a, b]: readonly CubeState[]): CubeState {
  switch (bracket.kind) {
    case "niss":
      return a;
    case "group":
      return power(a, bracket.amount);
    case "commutator":
      return power(
        composeStates(composeStates(a, b), composeStates(invertState(a), invertState(b))),
        bracket.amount,
      );
    case "conjugate":
      return composeStates(composeStates(a, power(b, bracket.amount)), invertState(a));
  }
}

function power(state: CubeState, amount: number): CubeState {
  return amount === 1 ? state : powerState(state, amount);
}
