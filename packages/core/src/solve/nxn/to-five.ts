/**
 * Reduces a large cube to a 5x5: each side of the outermost ring of centers, except its corners, is of one color (a
 * *bar*); everything inside is solved; and the wings of all depths but the first are next to their partners. From then
 * on its outer layers, and blocks of two, act on it as they act on a 5x5.
 */
import { cubeGeometry, type Turn } from "../../geometry/index.ts";
import { type Assembly, type CubeState, isReachable, turnStateBy } from "../../state/index.ts";
import { turnEdgePieces } from "./edge-pieces.ts";
import { type InnerMethods, pairInnerWings } from "./inner-wings.ts";
import { viewOf } from "./reduction.ts";
import { reductionState } from "./reduction-state.ts";
import { type Pairing, type RingEffort, solveRings } from "./rings/ring-centers.ts";
import type { Stage } from "./solution-stages.ts";
import { solveCenters } from "./solve-centers.ts";
import { solveWings } from "./solve-wings.ts";
import { thinned, turnThrough } from "./thinned.ts";
import { wingsOf } from "./wing-middles.ts";
import { fixWingParity, oddDepths } from "./wing-parity.ts";

export interface Five {
  /** The turns of the large cube that reduce it to a 5x5. */
  readonly turns: readonly Turn[];
  readonly state: CubeState;
}

export interface FiveEffort {
  /** The factor by which beams for centers are widened. */
  readonly width: number;
  /** How many beams there are side by side. */
  groups(): number;
  /** How many there are of inner wings at least. */
  readonly wings: number;
}

/** The largest cube on which the last step of the centers also pairs wings. */
const PAIRED_TO = 7;
/** After so many ways to solved centers the wings are paired, and the shortest in all is taken. */
const PAIRINGS = 16;

/** Narrower beams for larger cubes, which have many more steps; and how wide they are at most when widened. */
const RING_EFFORTS: readonly (RingEffort & { readonly to: number; readonly most: RingEffort["widths"] })[] = [
  { to: 11, widths: [1500, 1500, 1000], most: [30_000, 30_000, 30_000] },
  { to: 17, widths: [2000, 1500, 1000], most: [8000, 6000, 1000] },
  { to: 33, widths: [700, 700, 300], most: [2800, 2800, 300] },
  { to: 100, widths: [300, 250, 200], most: [1200, 1000, 200] },
];

/**
 * From this size on all centers are solved before the wings, however these are paired: of so many joins, some are left
 * to commutators.
 */
const WHOLE_FROM = 18;

/**
 * The largest cube on which exchanges of wings are also tried after an outer turn: a 25x25 then takes 51 turns fewer,
 * and its wings three times as long.
 */
const REACH_TO = 33;

/** The widths of the beams for centers, widened by a factor. */
function widthsOf(size: number, times: number): RingEffort["widths"] {
  const { widths, most } = RING_EFFORTS.find(({ to }) => size <= to)!;
  const wide = (phase: 0 | 1 | 2) => Math.min(most[phase], Math.round(times * widths[phase]));
  return [wide(0), wide(1), wide(2)];
}

/**
 * Primes: beams that visit positions of equal score in another order find other solutions. The first is the default.
 */
const STRIDES = [1_299_709, 1_299_721, 1_299_743, 1_299_763, 1_299_791, 1_299_811, 1_299_817, 1_299_821];

/** Others come first each time all three axes have been tried. */
function stridesOf(attempt: number): number[] {
  const first = Math.floor(attempt / 3) % STRIDES.length;
  return [...STRIDES.slice(first), ...STRIDES.slice(0, first)];
}

/**
 * One reduction, or undefined if a beam finds none: the next attempt views the cube from another side, and the last one
 * continues with commutators. With `methods`, inner wings are paired by stages, after all centers, and by exchanges
 * without.
 */
export function* toFive(
  state: CubeState,
  attempt: number,
  isLast: boolean,
  effort: FiveEffort,
  methods: InnerMethods | undefined,
): Generator<Stage, Five | undefined> {
  const { size } = state;
  const { width, groups } = effort;
  const view = viewOf(state, Math.floor(attempt / 3));
  const work = reductionState(state, view);
  const axis = (attempt % 3) as 0 | 1 | 2;
  const isWhole = methods !== undefined || size >= WHOLE_FROM;
  const centers = solveRings(work, {
    odd: oddDepths(state),
    axis,
    effort: {
      widths: widthsOf(size, width),
      strides: stridesOf(attempt),
      groups,
      pairings: Math.round(PAIRINGS * width),
    },
    isWhole,
    pairing: size <= PAIRED_TO ? pairingOf(state, view) : undefined,
  });
  for (let step = centers.next(); ; step = centers.next()) {
    if (!step.done) yield "centers";
    else if (step.value) break;
    else if (!isLast) return undefined;
    else {
      fixWingParity(work, turnEdgePieces(state, work.turns));
      for (const _ of solveCenters(work, { commutators: 3000, swaps: 2000, seed: attempt })) yield "centers";
      break;
    }
  }
  // What the rings have left.
  if (isWhole)
    for (const _ of solveCenters(work, { commutators: 3000, swaps: 0, seed: attempt })) yield "centers";
  // With all centers solved, only the other pieces need to be turned: on a large cube that is much less.
  const centered = isWhole
    ? withCenters(yield* turnEdges(state, work.turns), view)
    : turnStateBy(state, work.turns);
  if (methods) {
    const wings = yield* pairInnerWings(centered, view, methods, () => Math.max(effort.wings, groups()));
    const end = withCenters(yield* turnEdges(centered, wings.turns), wings.view);
    return { turns: [...work.turns, ...wings.turns], state: asFive(end, wings.view) };
  }
  // The first depth is left to the 5x5.
  const wings = wingsOf(centered, view, 2);
  for (const _ of solveWings(wings, size <= REACH_TO ? 1 : 0)) yield "edges";
  const end = isWhole ? yield* turnEdges(centered, wings.turns) : turnStateBy(centered, wings.turns);
  return { turns: [...work.turns, ...wings.turns], state: asFive(end, view) };
}

/** The wings of all depths but the first, and in how many turns those that are left are paired. */
function pairingOf(state: CubeState, view: number): Pairing {
  return {
    wings: wingsOf(state, view, 2),
    *rest(turns) {
      const wings = wingsOf(turnStateBy(state, turns), view, 2);
      yield* solveWings(wings, 1);
      return wings.turns.length;
    },
  };
}

/** Turns between two pauses. */
const TURNS_AT_ONCE = 500;

function* turnEdges(state: CubeState, turns: readonly Turn[]): Generator<Stage, CubeState> {
  let now = state;
  for (let at = 0; at < turns.length; at += TURNS_AT_ONCE) {
    now = turnEdgePieces(now, turns.slice(at, at + TURNS_AT_ONCE));
    yield "edges";
  }
  return now;
}

/** The state with all centers where `view` takes them. */
function withCenters({ size, rotations }: CubeState, view: number): CubeState {
  const { orbits } = cubeGeometry(size);
  const pieces = rotations.slice();
  for (const { cells, facelets } of orbits)
    if (facelets[0].length === 1) for (const cell of cells) pieces[cell] = view;
  return { size, rotations: pieces } as Assembly as CubeState;
}

function asFive(state: CubeState, view: number): CubeState {
  const { size } = state;
  const five = thinned(state, layersOfFive(size), view);
  if (!isReachable(five))
    throw new Error(`Internal error: the 5x5 that a ${size}x${size} becomes cannot be solved.`);
  return five;
}

/** The layers that stand for those of the 5x5. */
function layersOfFive(size: number): readonly number[] {
  return [0, 1, Math.floor(size / 2), size - 2, size - 1];
}

/** A turn of the 5x5 as one of the large cube, whose middle layers stand for the one in the middle. */
export function turnOfFive(turn: Turn, size: number): Turn {
  return turnThrough(turn, layersOfFive(size), size);
}
