/**
 * The steps that reduce a cube from 4x4 up, and the quick method, which is made of those that need no tables: it fixes
 * wing parity and solves the centers, pairs the wings, and solves the 3x3 that is left. Every part works on every state,
 * so the whole does (docs/math/nxn-solving.md).
 */
import { cubeGeometry, ROTATION_COUNT, rotations, type Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import { PORTION, type TableStore, turnsOfMoves } from "../../search/index.ts";
import {
  type Assembly,
  type CubeState,
  heldRotation,
  isReachable,
  turnStateBy,
  uprightState,
} from "../../state/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import { pairInnerWings } from "./inner-wings.ts";
import { solveCenters } from "./insertions/insert-commutators.ts";
import { type LayerPrice, mergeSteps, PRICES } from "./layers.ts";
import { type NextGroups, type Plan, planOf, type stageTables } from "./plans.ts";
import { type ReductionState, reductionState, type Stage, wrongCenters } from "./reduction-state.ts";
import { solveRings } from "./rings/ring-centers.ts";
import { solveWings } from "./solve-wings.ts";
import { cubeWithin } from "./stages/stage-turns.ts";
import { wingsOf } from "./virtual-edges.ts";
import { oddDepths, solvableCube, standingAt } from "./wings.ts";

type Tables = Pick<ReturnType<typeof stageTables>, "inner" | "store">;

/** A cube on its way through the steps of a plan. */
interface Reached {
  readonly state: CubeState;
  /** The rotation in which its centers stand once they are solved. */
  readonly view: number;
  /** Whether they are. Then turns need not move them: on a large cube nearly all pieces are centers. */
  readonly isCentered: boolean;
  readonly turns: readonly Turn[];
}

/** A step of a plan. Yields the stage it belongs to every few milliseconds; undefined if it finds no way. */
type ReductionStep<Effort> = (from: Reached, effort: Effort) => Generator<Stage, Reached | undefined>;

/** One step after another, up to the first that finds no way; `after` looks at what each has reached. */
function* throughSteps<Effort>(
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
function reachedFrom(state: CubeState, attempt: number): Reached {
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

function* reachedBy(
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

function centered(reached: Reached): Reached {
  const { size } = reached.state;
  const { orbits } = cubeGeometry(size);
  const pieces = reached.state.rotations.slice();
  for (const { cells, facelets } of orbits)
    if (facelets[0].length === 1) for (const cell of cells) pieces[cell] = reached.view;
  return { ...reached, state: { size, rotations: pieces } as Assembly as CubeState, isCentered: true };
}

/** Wings of that depth and all further in by exchanges; `reach`: how many outer turns may come before one. */
function wingsByExchanges(
  depth: number,
  reach: 0 | 1,
  price: LayerPrice = PRICES.OBTM,
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
  price: LayerPrice = PRICES.OBTM,
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

/*
 * The steps that reduce a large cube to a 5x5: each side of the outermost ring of centers, except its corners, is of one
 * color (a *bar*); everything inside is solved; and the wings of all depths but the first are next to their partners.
 * From then on its outer layers, and blocks of two, act on it as they act on a 5x5.
 */

interface FiveEffort {
  /** Counted from 0: each begins with the next axis. */
  readonly attempt: number;
  /** The factor by which beams for centers are widened. */
  readonly width: number;
  readonly groups: NextGroups;
  /** Whether there is no other attempt: commutators go on where no beam finds a way. */
  readonly isLast: boolean;
}

/** After so many ways to solved centers the wings are paired, and the shortest in all is taken. */
const PAIRINGS = 16;

/**
 * Primes: beams that visit positions of equal score in another order find other solutions. The first is the default.
 */
const STRIDES = [1_299_709, 1_299_721, 1_299_743, 1_299_763, 1_299_791, 1_299_811, 1_299_817, 1_299_821];

/** Others come first each time all three axes have been tried. */
function stridesOf(attempt: number): number[] {
  const first = Math.floor(attempt / 3) % STRIDES.length;
  return [...STRIDES.slice(first), ...STRIDES.slice(0, first)];
}

/** The centers; if a beam finds nothing, another attempt views the cube from another side. */
function centersByRings(
  { rings: { widths, widest }, wings }: NonNullable<Plan["reducing"]>,
  store: TableStore | undefined,
): ReductionStep<FiveEffort> {
  const isPairing = wings === 0;
  return function* (start, { attempt, width, groups, isLast }) {
    const { state, view } = start;
    const work = reductionState(state, view);
    const wide = (phase: 0 | 1 | 2) => Math.min(widest[phase], Math.round(width * widths[phase]));
    const rings = solveRings(work, {
      odd: oddDepths(state),
      axis: (attempt % 3) as 0 | 1 | 2,
      effort: {
        widths: [wide(0), wide(1), wide(2)],
        strides: stridesOf(attempt),
        groups,
        pairings: Math.round(PAIRINGS * width),
      },
      pairing: isPairing ? pairingOf(start) : undefined,
      store,
    });
    const isSolved = yield* named("centers", rings);
    if (!isSolved && !isLast) return undefined;
    if (isSolved && isPairing) return yield* reachedBy(start, work.turns);
    return yield* withCenters(start, work, attempt);
  };
}

/** The centers after the turns that `work` has made; those that are left, and wings that are odd, by insertions. */
function* withCenters(reached: Reached, work: ReductionState, seed: number): Generator<Stage, Reached> {
  const half = yield* reachedBy({ ...reached, isCentered: true }, work.turns);
  const made = work.turns.length;
  const odd = oddDepths(half.state);
  yield* named("centers", solveCenters(work, seed, odd.includes(1) ? odd : undefined));
  return centered(yield* reachedBy(half, work.turns.slice(made)));
}

/** The wings of all depths but the first, and in how many turns those that are left are paired. */
function pairingOf({ state, view }: Reached) {
  return {
    wings: wingsOf(state, view, 2),
    *rest(turns: readonly Turn[]) {
      const wings = wingsOf(turnStateBy(state, turns), view, 2);
      yield* solveWings(wings, 1);
      return wings.turns.length;
    },
  };
}

/** The wings of all depths but the first by stages of smaller cubes; by exchanges if there is no memory for these, or no way. */
function wingsByStages(
  tables: Tables,
  least: number,
  byExchanges: ReductionStep<FiveEffort>,
): ReductionStep<FiveEffort> {
  return function* (reached, effort) {
    const { state, view } = reached;
    const methods = yield* tables.inner(state.size);
    const wings = methods && (yield* pairInnerWings(state, view, methods, () => effort.groups(least)));
    if (!wings) return yield* byExchanges(reached, effort);
    return centered({ ...(yield* reachedBy(reached, wings.turns)), view: wings.view });
  };
}

function stepsToFive({ reducing, reach }: Plan, tables: Tables): readonly ReductionStep<FiveEffort>[] {
  const { wings } = reducing!;
  const byExchanges = wingsByExchanges(2, reach);
  return [
    centersByRings(reducing!, tables.store),
    wings > 0 ? wingsByStages(tables, wings, byExchanges) : byExchanges,
  ];
}

/** A cube made a 5x5, and the turns that lead there. */
type Five = Pick<Reached, "state" | "turns">;

/**
 * One reduction to a 5x5; undefined if it finds no way. `after` each step it offers to do what is left quickly, as a generator that
 * need not be run.
 */
export function* madeFive(
  state: CubeState,
  plan: Plan,
  tables: Tables,
  effort: FiveEffort,
  after?: (quickly: Generator<Stage, Five>) => Generator<Stage, void>,
): Generator<Stage, Five | undefined> {
  const start = reachedFrom(state, Math.floor(effort.attempt / 3));
  const offer = after && ((reached: Reached) => after(quicklyFive(reached)));
  const reached = yield* throughSteps(stepsToFive(plan, tables), start, effort, offer);
  return reached && { state: asFive(reached), turns: reached.turns };
}

function* quicklyFive(reached: Reached): Generator<Stage, Five> {
  const paired = yield* wingsByExchanges(2, 0)(reached);
  return { state: asFive(paired), turns: paired.turns };
}

function asFive({ state, view }: Reached): CubeState {
  const { size } = state;
  const five = fiveWithin(size).thinned(state, view);
  if (!isReachable(five))
    throw new Error(`Internal error: the 5x5 that a ${size}x${size} becomes cannot be solved.`);
  return five;
}

function fiveWithin(size: number) {
  return cubeWithin(size, [0, 1, Math.floor(size / 2), size - 2, size - 1]);
}

/** A turn of the 5x5 as one of the large cube, whose middle layers stand for the one in the middle. */
export function turnOfFive(turn: Turn, size: number): Turn {
  return fiveWithin(size).turnThrough(turn);
}
