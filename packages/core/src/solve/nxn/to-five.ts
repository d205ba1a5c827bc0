/**
 * The steps that reduce a large cube to a 5x5: each side of the outermost ring of centers, except its corners, is of one
 * color (a *bar*); everything inside is solved; and the wings of all depths but the first are next to their partners.
 * From then on its outer layers, and blocks of two, act on it as they act on a 5x5.
 */
import type { Turn } from "../../geometry/index.ts";
import { named } from "../../portions.ts";
import type { TableStore } from "../../search/index.ts";
import { type CubeState, isReachable, turnStateBy } from "../../state/index.ts";
import { pairInnerWings } from "./inner-wings.ts";
import { solveCenters } from "./insertions/insert-commutators.ts";
import { thinned, turnThrough } from "./layers.ts";
import type { Plan, Rings, StageTables } from "./plans.ts";
import { centered, type Reached, type ReductionStep, reachedBy, wingsByExchanges } from "./reduction.ts";
import { type ReductionState, reductionState, type Stage } from "./reduction-state.ts";
import { type Pairing, solveRings } from "./rings/ring-centers.ts";
import { solveWings } from "./solve-wings.ts";
import { oddDepths, wingsOf } from "./wings.ts";

interface FiveEffort {
  /** Counted from 0: each begins with the next axis. */
  readonly attempt: number;
  /** The factor by which beams for centers are widened. */
  readonly width: number;
  /** How many beams there are side by side. */
  groups(): number;
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
  { widths, widest }: Rings,
  isPairing: boolean,
  store: TableStore | undefined,
): ReductionStep<FiveEffort> {
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
function pairingOf({ state, view }: Reached): Pairing {
  return {
    wings: wingsOf(state, view, 2),
    *rest(turns) {
      const wings = wingsOf(turnStateBy(state, turns), view, 2);
      yield* solveWings(wings, 1);
      return wings.turns.length;
    },
  };
}

/** The wings of all depths but the first by stages of smaller cubes; by exchanges if there is no memory for these, or no way. */
function wingsByStages(
  tables: Pick<StageTables, "inner">,
  least: number,
  byExchanges: ReductionStep<FiveEffort>,
): ReductionStep<FiveEffort> {
  return function* (reached, effort) {
    const { state, view } = reached;
    const methods = yield* tables.inner(state.size);
    const groups = () => Math.max(least, effort.groups());
    const wings = methods && (yield* pairInnerWings(state, view, methods, groups));
    if (!wings) return yield* byExchanges(reached, effort);
    return centered({ ...(yield* reachedBy(reached, wings.turns)), view: wings.view });
  };
}

export function stepsToFive(
  { reducing, reach }: Plan,
  tables: Pick<StageTables, "inner" | "store">,
): readonly ReductionStep<FiveEffort>[] {
  const { rings, wings } = reducing!;
  const byExchanges = wingsByExchanges(2, reach);
  return [
    centersByRings(rings, wings === 0, tables.store),
    wings > 0 ? wingsByStages(tables, wings, byExchanges) : byExchanges,
  ];
}

export function asFive({ state, view }: Reached): CubeState {
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
