/**
 * Reduction: solves any state of any cube from 4x4 up. It fixes wing parity and solves the centers, pairs the wings,
 * and solves the 3x3 that is left. Every part works on every state, so the whole does (docs/math/nxn-solving.md). An
 * *attempt* is one run of it; attempts differ in how they view the cube, and the shortest solution counts.
 */
import { ROTATION_COUNT, type Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import { moveImages, PORTION, turnsOfMoves } from "../../search/index.ts";
import { type CubeState, heldRotation, isReachable, uprightState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { turnEdgePieces } from "./edge-pieces.ts";
import { insertCommutators } from "./insertions/insert-commutators.ts";
import { mergeSteps } from "./merge-turns.ts";
import { reducedCube } from "./reduced-cube.ts";
import { type ReductionState, reductionState, wrongCenters } from "./reduction-state.ts";
import type { Stage } from "./solution-stages.ts";
import { solveCenters } from "./solve-centers.ts";
import { solveWings } from "./solve-wings.ts";
import { wingsOf } from "./wing-middles.ts";
import { fixWingParity, oddDepths } from "./wing-parity.ts";

/**
 * One attempt: turns that solve the cube. `isQuick` gives longer solutions sooner. Yields the current stage every few
 * milliseconds.
 */
export function* attemptReduction(
  state: CubeState,
  prepared: PreparedSolver,
  attempt: number,
  isQuick = false,
): Generator<Stage, Turn[]> {
  const { size } = state;
  const view = viewOf(state, attempt);
  const work = reductionState(state, view);
  for (const _ of centerSteps(work, state, attempt, isQuick)) yield "centers";
  const centered = turnEdgePieces(state, work.turns);
  const wings = wingsOf(centered, view);
  for (const _ of solveWings(wings, isQuick ? 0 : 1)) yield "edges";
  const reduced = reducedCube(turnEdgePieces(centered, wings.turns), wings.middles, view);
  const last = yield* solveReduced(reduced as CubeState, prepared, size);
  return yield* named("3x3" as Stage, mergeSteps([...work.turns, ...wings.turns, ...last], size));
}

/**
 * How the centers must stand at the end: on an odd cube as they do now; on an even one in any way, the fewest wrong
 * first.
 */
export function viewOf(state: CubeState, attempt: number): number {
  if (state.size % 2 === 1) return heldRotation(state);
  const views = Array.from({ length: ROTATION_COUNT }, (_, view) => ({
    view,
    wrong: wrongCenters(reductionState(state, view)),
  }));
  views.sort((a, b) => a.wrong - b.wrong);
  return views[attempt % ROTATION_COUNT].view;
}

/**
 * From this size on, commutators are inserted anywhere in the sequence; the larger the cube, the less thorough the
 * search. Figures: decision 0190.
 */
const INSERTIONS_FROM = 8;
const INSERTION_EFFORTS: readonly { readonly to: number; readonly fall: number; readonly rough: number }[] = [
  { to: 16, fall: 0.95, rough: 0.6 },
  { to: 24, fall: 0.93, rough: 1 },
  { to: 40, fall: 0.88, rough: 1.2 },
  { to: 100, fall: 0.8, rough: 1.4 },
];

/** The effort for a first solution. */
const QUICK = { fall: 0.9, rough: 1 };

/**
 * Exchanges tried for each step where nothing is inserted. Swaps are what counts: half or twice as many change the
 * centers of a 5x5 by 5 %, half or twice as many commutators by 1 % (decision 0189).
 */
const SWAPS = 4000;
/** Half as many take 9 % more turns, twice as many 1 % fewer. */
const QUICK_COMMUTATORS = 500;

/** Solves the centers and fixes wing parity. */
function* centerSteps(
  work: ReductionState,
  state: CubeState,
  attempt: number,
  isQuick: boolean,
): Generator<void, void> {
  const { size } = work;
  const isLarge = size >= INSERTIONS_FROM;
  if (isLarge) {
    const effort = isQuick ? QUICK : INSERTION_EFFORTS.find(({ to }) => size <= to)!;
    yield* insertCommutators(work, oddDepths(state), { ...effort, seed: attempt });
  } else fixWingParity(work, turnEdgePieces(state, work.turns));
  const swaps = isLarge || isQuick ? 0 : SWAPS;
  const commutators = isQuick ? QUICK_COMMUTATORS : size <= 5 ? 5500 : 1500;
  yield* solveCenters(work, { commutators, swaps, seed: attempt });
}

function* solveReduced(reduced: CubeState, prepared: PreparedSolver, size: number): Generator<Stage, Turn[]> {
  if (!isReachable(reduced))
    throw new Error("Internal error: the 3x3 that reduction leaves cannot be solved.");
  yield "3x3";
  const search = prepared.search(uprightState(reduced), {
    maxLength: prepared.solver.maxLength,
    improve: false,
  });
  while (!search.advance(PORTION)) yield "3x3";
  const held = moveImages(heldRotation(reduced));
  return turnsOfMoves(
    search.best!.map((move) => held[move]),
    size,
  );
}
