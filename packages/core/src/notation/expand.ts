/**
 * Expands brackets. The fold only notes what is to be joined, repeated and undone, and how long it gets; one walk at the
 * end writes it out, so the work is proportional to the result however the brackets are nested.
 */
import type { Turn } from "../geometry/index.ts";
import { CubegramError, unwrap } from "../result.ts";
import {
  type CubeState,
  composeStates,
  invertState,
  powerState,
  solvedState,
  turnInPlace,
} from "../state/index.ts";
import { type Alg, type AlgNode, type Bracket, isBracket, isMove, type Move, oppositeAmount } from "./alg.ts";
import { checkAlg, compileMove } from "./compile.ts";
import { foldAlg } from "./fold.ts";
import { algProblem } from "./source.ts";

/** More moves than this are not written out unless requested. */
export const EXPANSION_LIMIT = 1_000_000;

/**
 * The algorithm as a flat list of moves: brackets expanded, NISS resolved, pauses, comments and line breaks dropped.
 * Moves keep the span they were read from.
 *
 * @throws CubegramError `alg-too-long` beyond `limit` moves.
 * @example printAlg(expandAlg(readAlg("[R, U]2"))); // → R U R' U' R U R' U'
 */
export function expandAlg(alg: Alg, limit: number = EXPANSION_LIMIT): Alg {
  return { nodes: expandMoves(alg, limit) };
}

/** Like `expandAlg`, but returns the bare list. */
export function expandMoves(alg: Alg, limit: number = EXPANSION_LIMIT): Move[] {
  const plan = foldAlg<Plan>(alg, { sequence: planSequence, bracket: planBracket });
  if (plan.length <= limit) return carryOut(plan);
  const length = plan.length > Number.MAX_SAFE_INTEGER ? "more than 2^53" : String(plan.length);
  const cause = `written out it has ${length} moves; the limit is ${limit}`;
  throw new CubegramError(algProblem("alg-too-long", { start: 0, end: 0 }, "this algorithm", cause));
}

/** Parts one after another, repeated `times` times, undone if negative. No part is empty; `times` is not 0. */
interface Plan {
  readonly parts: readonly (Move | Plan)[];
  readonly times: number;
  /** Moves when written out; past 2^53 a rounded double. */
  readonly length: number;
}

const NOTHING: Plan = { parts: [], times: 1, length: 0 };

function lengthOf(part: Move | Plan): number {
  return "parts" in part ? part.length : 1;
}

/** Empty parts are dropped and a single part is not wrapped: nested brackets around one part cost nothing later. */
function joined(parts: readonly (Move | Plan)[]): Plan {
  const kept = parts.filter((part) => lengthOf(part) > 0);
  const [only] = kept;
  if (only === undefined) return NOTHING;
  if (kept.length === 1 && "parts" in only) return only;
  return { parts: kept, times: 1, length: kept.reduce((sum, part) => sum + lengthOf(part), 0) };
}

function repeated(plan: Plan, times: number): Plan {
  if (times === 0 || plan.length === 0) return NOTHING;
  const length = plan.length * Math.abs(times);
  const product = plan.times * times;
  if (Math.abs(product) <= Number.MAX_SAFE_INTEGER) return { parts: plan.parts, times: product, length };
  return { parts: [plan], times, length };
}

function planSequence(nodes: readonly AlgNode[], brackets: readonly Plan[]): Plan {
  const parts: (Move | Plan)[] = [];
  const onInverse: Plan[] = [];
  let bracket = 0;
  for (const node of nodes) {
    if (isMove(node)) parts.push(node);
    else if (isBracket(node)) (node.kind === "niss" ? onInverse : parts).push(brackets[bracket++]);
  }
  parts.push(repeated(joined(onInverse), -1));
  return joined(parts);
}

function planBracket(bracket: Bracket, [a, b]: readonly Plan[]): Plan {
  switch (bracket.kind) {
    case "niss":
      return a;
    case "group":
      return repeated(a, bracket.amount);
    case "commutator":
      return repeated(joined([a, b, repeated(a, -1), repeated(b, -1)]), bracket.amount);
    case "conjugate":
      return repeated(joined([a, b, repeated(a, -1)]), bracket.amount);
  }
}

/** A plan in progress: what is left of it to do. */
interface Doing {
  readonly plan: Plan;
  readonly isInverse: boolean;
  rounds: number;
  next: number;
}

function carryOut(plan: Plan): Move[] {
  const moves: Move[] = [];
  const stack = [start(plan, false)];
  for (let doing = stack.at(-1); doing; doing = stack.at(-1)) {
    const { parts } = doing.plan;
    if (doing.next === parts.length) {
      doing.next = 0;
      if (--doing.rounds <= 0) stack.pop();
      continue;
    }
    const part = parts[doing.isInverse ? parts.length - 1 - doing.next : doing.next];
    doing.next++;
    if ("parts" in part) stack.push(start(part, doing.isInverse));
    else moves.push(doing.isInverse ? invertMove(part) : part);
  }
  return moves;
}

function start(plan: Plan, isInverse: boolean): Doing {
  return { plan, isInverse: isInverse !== plan.times < 0, rounds: Math.abs(plan.times), next: 0 };
}

function invertMove(move: Move): Move {
  return { ...move, amount: oppositeAmount(move.amount) };
}

// What an algorithm does to a cube. Repetitions are powers, not loops: (A)1000000000 costs 30 squarings.

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
