/**
 * The steps that reduce a cube from 4x4 up, and the quick method, which is made of those that need no tables: it fixes
 * wing parity and solves the centers, pairs the wings, and solves the 3x3 that is left. Every part works on every state,
 * so the whole does (docs/math/nxn-solving.md).
 */
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import { PORTION, turnsOfMoves } from "../../search/index.ts";
import { type Assembly, type CubeState, heldRotation, turnStateBy, uprightState } from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { solveCenters } from "./insertions/insert-commutators.ts";
import { mergeSteps } from "./layers.ts";
import { BLOCK_TURNS, type LayerPrice } from "./metrics.ts";
import { planOf } from "./plans.ts";
import { reductionState, type Stage, wrongCenters } from "./reduction-state.ts";
import { solveWings } from "./solve-wings.ts";
import { oddDepths, solvableCube, standingAt, wingsOf } from "./wings.ts";

/** A cube on its way through the steps of a plan. */
export interface Reached {
  readonly state: CubeState;
  /** The rotation in which its centers stand once they are solved. */
  readonly view: number;
  /** Whether they are. Then turns need not move them: on a large cube nearly all pieces are centers. */
  readonly isCentered: boolean;
  readonly turns: readonly Turn[];
}

/** A step of a plan. Yields the stage it belongs to every few milliseconds; undefined if it finds no way. */
export type ReductionStep<Effort> = (from: Reached, effort: Effort) => Generator<Stage, Reached | undefined>;

/** One step after another, up to the first that finds no way; `after` looks at what each has reached. */
export function* throughSteps<Effort>(
  steps: readonly ReductionStep<Effort>[],
  start: Reached,
  effort: Effort,
  after?: (reached: Reached) => Generator<Stage, void>,
): Generator<Stage, Reached | undefined> {
  let reached = start;
  for (const step of steps) {
    const next = yield* step(reached, effort);
    if (!next) return undefined;
    reached = next;
    if (after) yield* after(reached);
  }
  return reached;
}

/**
 * The cube before the first step. Its centers will stand, on an odd cube, as they do now; on an even one in any way, the
 * fewest wrong first; attempts differ in this.
 */
export function reachedFrom(state: CubeState, attempt: number): Reached {
  const start = { state, isCentered: false, turns: [] };
  if (state.size % 2 === 1) return { ...start, view: heldRotation(state) };
  const views = Array.from({ length: ROTATION_COUNT }, (_, view) => ({
    view,
    wrong: wrongCenters(reductionState(state, view)),
  }));
  views.sort((a, b) => a.wrong - b.wrong);
  return { ...start, view: views[attempt % ROTATION_COUNT].view };
}

/** Turns between two pauses. */
const TURNS_AT_ONCE = 500;

export function* reachedBy(
  { state, view, isCentered, turns: before }: Reached,
  turns: readonly Turn[],
): Generator<Stage, Reached> {
  const after = { view, isCentered, turns: [...before, ...turns] };
  if (!isCentered) return { ...after, state: turnStateBy(state, turns) };
  let now = state;
  for (let at = 0; at < turns.length; at += TURNS_AT_ONCE) {
    now = turnEdgePieces(now, turns.slice(at, at + TURNS_AT_ONCE));
    yield "edges";
  }
  return { ...after, state: now };
}

/** The state after the turns, except that its centers stay as they were. */
function turnEdgePieces(state: CubeState, turns: Iterable<Turn>): CubeState {
  const { orbits, place, layer } = cubeGeometry(state.size);
  const { product, quarter } = rotations();
  const pieces = state.rotations.slice();
  const cells = orbits.filter(({ facelets }) => facelets[0].length > 1).flatMap((orbit) => orbit.cells);
  for (const { axis, first, last, quarters } of turns) {
    const row = quarter[axis][quarters] * ROTATION_COUNT;
    const layerOf = layer[axis];
    for (const cell of cells) {
      const at = layerOf[place[cell * ROTATION_COUNT + pieces[cell]]];
      if (at >= first && at <= last) pieces[cell] = product[row + pieces[cell]];
    }
  }
  return { size: state.size, rotations: pieces } as Assembly as CubeState;
}

export function centered(reached: Reached): Reached {
  const { size } = reached.state;
  const { orbits } = cubeGeometry(size);
  const pieces = reached.state.rotations.slice();
  for (const { cells, facelets } of orbits)
    if (facelets[0].length === 1) for (const cell of cells) pieces[cell] = reached.view;
  return { ...reached, state: { size, rotations: pieces } as Assembly as CubeState, isCentered: true };
}

/** Wings of that depth and all further in by exchanges; `reach`: how many outer turns may come before one. */
export function wingsByExchanges(
  depth: number,
  reach: 0 | 1,
  price: LayerPrice = BLOCK_TURNS,
): (reached: Reached) => Generator<Stage, Reached> {
  return function* (reached) {
    const wings = wingsOf(reached.state, reached.view, depth);
    yield* named("edges", solveWings(wings, reach, price));
    return yield* reachedBy(reached, wings.turns);
  };
}

function* centersByInsertions(
  start: Reached,
  { attempt, price }: { readonly attempt: number; readonly price: LayerPrice },
): Generator<Stage, Reached> {
  const work = reductionState(start.state, start.view);
  yield* named("centers", solveCenters(work, attempt, oddDepths(start.state), price));
  return centered(yield* reachedBy({ ...start, isCentered: true }, work.turns));
}

/** A solution by the quick method. Attempts differ in how they view the cube and where they begin to look. */
export function* quickSolution(
  state: CubeState,
  prepared: PreparedSolver,
  attempt: number,
  price: LayerPrice = BLOCK_TURNS,
): Generator<Stage, Turn[]> {
  const { size } = state;
  const steps = [centersByInsertions, wingsByExchanges(1, planOf(size).reach, price)];
  const reached = (yield* throughSteps(steps, reachedFrom(state, attempt), { attempt, price }))!;
  // All wings are beside their midges, which an even cube does not have.
  const reduced = solvableCube(reached.state, standingAt(reached.state, 1), reached.view);
  yield "3x3";
  const search = prepared.search(uprightState(reduced), {
    maxLength: prepared.solver.maxLength,
    improve: false,
  });
  while (!search.advance(PORTION)) yield "3x3";
  const last = turnsOfMoves(search.best!, size, heldRotation(reduced));
  return yield* named("3x3" as Stage, mergeSteps([...reached.turns, ...last], size, price));
}
