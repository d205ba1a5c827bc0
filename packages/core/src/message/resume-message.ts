/** A cube on which writing went wrong or stopped: where that was, and the way from there to the message. */

import { rankState } from "../codec/index.ts";
import { Cube } from "../cube.ts";
import { invertTurn } from "../geometry/index.ts";
import { algState, countMoves, printTurns, readAlg, simplifyAlg, turnsOf } from "../notation/index.ts";
import { checkOptions, given } from "../result.ts";
import type { SolveProgress } from "../solve/index.ts";
import {
  type CubeState,
  coloringOf,
  rotateState,
  solvedState,
  turnStateBy,
  uprightState,
} from "../state/index.ts";
import { hasFewest, rotationBefore, SEARCH_OPTIONS, type SearchOptions } from "./choose-states.ts";
import { type CubeLike, stateIn } from "./decode-message.ts";
import { EXECUTION_ERROR_KINDS, type ExecutionError, rotateFirst, stopped } from "./execution-errors.ts";
import { type FoundExecutionError, findExecutionErrors, findStops } from "./find-execution-errors.ts";
import { notVerified } from "./text-code.ts";

/** How to go on with a cube on which writing went wrong. */
export interface ResumeOptions extends SearchOptions {
  /**
   * The moves that were actually being made, instead of those of the message, and the cube before them: after an earlier error,
   * or on a cube that was not solved. Where they lead is the goal.
   */
  readonly way?: { readonly from: CubeLike; readonly alg: string };
  /** What the solver is doing, if no error explains the cube. */
  readonly onProgress?: (progress: SolveProgress) => void;
}

/** Where a cube is on its way, and the moves from there to the message. */
export interface ResumedMessage {
  /** All single execution errors that explain the cube, likeliest first; empty if more than one happened. */
  readonly explanations: readonly ExecutionError[];
  /** The cube as it is, held the way the moves need it. */
  readonly from: Cube;
  /** Moves from there to the intended cube. */
  readonly alg: string;
  readonly length: number;
  /** The intended cube, held as the moves leave it. */
  readonly cube: Cube;
}

/** Milliseconds spent on looking for a shorter way on a 2x2 or 3x3. */
const BUDGET = 300;

/**
 * For a writer, who knows the moves: `alg` as it should have been made on a solved cube, and the cube as it is now, held in
 * any way. If nothing has gone wrong so far, the way is the rest of the moves. Otherwise it is the shortest one known: what
 * undoes an error, or what the solver finds; from a 4x4 or larger cube that no error explains it leads through the solved
 * cube.
 *
 * @throws TypeError or RangeError for wrong arguments; CubegramError `aborted`, `timeout` or `not-verified`.
 * @example
 * const seen = Cube.fromAlg("R U R");
 * (await resumeMessage("R U F", seen)).cube.equals(Cube.fromAlg("R U F")); // → true
 */
export async function resumeMessage(
  alg: string,
  seen: CubeLike,
  options: ResumeOptions = {},
): Promise<ResumedMessage> {
  checkOptions(options, { ...SEARCH_OPTIONS, way: true, onProgress: true });
  const state = stateIn(seen, "cube");
  const { size } = state;
  const { way } = options;
  const start = way ? stateIn(way.from, "options.way.from") : solvedState(size);
  const turns = turnsOf(readAlg(way?.alg ?? alg), size);
  const target = way ? uprightState(turnStateBy(start, turns)) : algState(readAlg(alg), size);
  const stops = findStops(start, turns, coloringOf(state))
    .reverse()
    .map(({ done, rotation }) => ({ error: stopped(turns, done), rotation }));
  if (stops.length > 0) {
    const ways = stops.map((each) => remedyFor(each, state));
    return { explanations: stops.map(({ error }) => error), ...shortest(ways, target) };
  }
  const found = likeliestFirst(findExecutionErrors(start, turns, state));
  const remedies = found.map((each) => heldOnce(remedyFor(each, state)));
  const needsSolver = hasFewest(size) || remedies.length === 0;
  const solved = needsSolver ? [await solvedWay(state, alg, target, options)] : [];
  const explanations = found.map(({ error }) => error);
  return { explanations, ...shortest([...solved, ...remedies], target) };
}

/** Moves, and the cube they are for. */
interface Way {
  readonly from: Cube;
  readonly alg: string;
}

function shortest(
  ways: readonly Way[],
  target: CubeState,
): Way & { readonly length: number; readonly cube: Cube } {
  const number = rankState(target);
  const right = ways.filter(({ from, alg }) => from.apply(alg).rank() === number);
  if (right.length === 0) throw notVerified("the moves found do not lead to the message");
  const best = right
    .map((way) => ({ ...way, length: countMoves(readAlg(way.alg)).htm }))
    .reduce((a, b) => (b.length < a.length ? b : a));
  return { ...best, cube: best.from.apply(best.alg) };
}

function remedyFor({ error, rotation }: FoundExecutionError, seen: CubeState): Way {
  return {
    from: Cube.of(rotateState(seen, rotation)),
    alg: printTurns(error.remedy, seen.size),
  };
}

/** Up to 3x3 straight to the message; larger cubes are solved and written again in one go. */
async function solvedWay(
  state: CubeState,
  alg: string,
  target: CubeState,
  options: ResumeOptions,
): Promise<Way> {
  const { size } = state;
  const { timeout = hasFewest(size) ? BUDGET : undefined, signal, store, onProgress } = options;
  const { solve } = await import("../solve/index.ts");
  const search = given({ budget: timeout, signal, store, onProgress });
  const from = uprightState(state);
  if (hasFewest(size)) {
    const way = await solve(from, { ...search, to: uprightState(target) });
    return { from: Cube.of(from), alg: way.alg };
  }
  const { turns } = await solve(from, search);
  const rotated = rotationBefore(turnStateBy(from, turns)).map(invertTurn).reverse();
  const all = [...turns, ...rotated, ...turnsOf(readAlg(alg), size)];
  return heldOnce({ from: Cube.of(from), alg: printTurns(all, size) });
}

/** A way simplified and without rotations, which are easily missed among other moves. */
function heldOnce({ from, alg }: Way): Way {
  const { size } = from;
  const { rotation, turns } = rotateFirst(turnsOf(simplifyAlg(readAlg(alg), size), size), size);
  return { from: Cube.of(rotateState(from.state, rotation)), alg: printTurns(turns, size) };
}

/** Likelier kinds first, and within a kind the one that is furthest along. */
function likeliestFirst(found: readonly FoundExecutionError[]): FoundExecutionError[] {
  const likelihood = ({ error }: FoundExecutionError) => EXECUTION_ERROR_KINDS.indexOf(error.kind);
  return [...found].sort((a, b) => likelihood(a) - likelihood(b) || b.error.done - a.error.done);
}
