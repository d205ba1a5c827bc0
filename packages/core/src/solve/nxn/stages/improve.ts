/**
 * Short solutions by stages: rounds through the stages of a method and the remaining 3x3, each round with more
 * candidates than the last.
 */

import type { Turn } from "../../../geometry/index.ts";
import { named } from "../../../portions.ts";
import {
  type Candidate,
  type KeepTable,
  keptTables,
  PORTION,
  type Prepared,
  type Recipe,
  type StageGoal,
  type StageRecord,
  searchStage,
  turnsOfMoves,
} from "../../../search/index.ts";
import { type CubeState, heldRotation, uprightState } from "../../../state/index.ts";
import type { PreparedSolver, Search } from "../../table-solver.ts";
import type { Stage as ReductionStage } from "../reduction-state.ts";
import { heldCandidate, turnsAsHeld } from "./stage-turns.ts";

/**
 * A step of a method: its usual name, how many candidates come through it in the first round, and how many moves it may
 * try.
 */
interface Step extends Pick<StageGoal, "longest" | "slack" | "distinct"> {
  readonly name: ReductionStage;
  readonly keep: number;
  /** No round keeps more; default: no limit. */
  readonly most?: number;
  /** Does not count in a round that has a clock. */
  readonly effort: number;
  /** The share of such a round's time after which the step makes do with what it has; default: all of it. */
  readonly until?: number;
  /** Moves tried after which a step that has found nothing is given up; default: no limit. */
  readonly vain?: number;
}

/** Moves of a stage tried between two pauses: a few milliseconds. */
const STAGE_PORTION = 50_000;
/** No solution through all stages has this many turns. */
const MAX_LENGTH = 200;

/** The stages of a method, with tables that were built or loaded; read-only from then on. */
interface PreparedStages extends Prepared {
  readonly stages: readonly StageRecord[];
}

/** How to make the stages of a method, or to read their tables, so many, from what is stored under the key. */
export function stagesRecipe(
  name: string,
  key: string,
  tables: number,
  make: (keep: KeepTable) => Generator<void, StageRecord[]>,
): Recipe<PreparedStages> {
  return {
    name,
    key,
    *prepare(stored) {
      const { keep, wasStored, pack } = keptTables(key, tables, stored);
      return { stages: yield* make(keep), wasStored, pack };
    },
  };
}

/** A method as data: its stages, and what follows them. */
export interface StagedMethod {
  readonly size: number;
  readonly recipe: Recipe<PreparedStages>;
  readonly steps: readonly Step[];
  /** The factor by which each later round keeps more candidates. */
  readonly growth: number;
  /** The 3x3 that remains. */
  reduce(state: CubeState): CubeState;
}

/** Moves tried for the 3x3 of each candidate, in successive slices, and further ones of a round that has a clock. */
const SLICES: readonly number[] = [100_000, 200_000];
const MORE_SLICES: readonly number[] = [600_000, 2_000_000, 6_000_000];

/** What a round looks for, and when it ends. */
interface RoundGoal {
  /** From 0 on. Candidates grow by the method's factor from round to round, and by a part of it for a fraction. */
  readonly round: number;
  /** Only solutions of fewer turns count. */
  readonly below: number;
  /** Milliseconds until the round should end; default: no limit. */
  readonly timeLeft?: (() => number) | undefined;
  /** Whether it fills that time, instead of trying no more than its share of turns. */
  readonly isFilling?: boolean;
  /** Told of each solution that is shorter than all before, and from which start. */
  report(turns: Turn[], from: number): void;
}

/** Where a round may begin: a cube of the method's size. */
interface RoundStart {
  readonly state: CubeState;
  /** How many turns more than to the nearest of the starts led there. */
  readonly late: number;
}

/** A round: candidates through all stages, and the 3x3 of each. The shortest solution in all may begin at any of the starts. */
export function* improve(
  method: StagedMethod,
  stages: readonly StageRecord[],
  starts: readonly RoundStart[],
  prepared: PreparedSolver,
  { round, below, timeLeft, isFilling = false, report }: RoundGoal,
): Generator<ReductionStage, void> {
  const growth = method.growth ** round;
  const steps = method.steps.map((step) => ({
    ...step,
    keep: Math.min(step.keep * growth, step.most ?? Number.POSITIVE_INFINITY),
    effort: isFilling ? Number.POSITIVE_INFINITY : step.effort * growth,
    slack: Math.max(0, (step.slack ?? Number.POSITIVE_INFINITY) + round),
  }));
  const slices = isFilling ? [...SLICES, ...MORE_SLICES] : SLICES;
  const held = starts.map(({ state, late }, from) => ({ ...heldCandidate(state), length: late, from }));
  const candidates = yield* throughStages(stages, held, steps, { timeLeft });
  yield* named(
    "3x3",
    lastStage(prepared, candidates, method.reduce, slices, Math.min(below, MAX_LENGTH), report),
  );
}

/** What a way through stages looks for besides what its steps say. */
interface WayGoal {
  /** Longer ways do not count. */
  readonly maxLength?: number;
  /** Milliseconds left: steps end early if time runs short. Default: no limit. */
  readonly timeLeft?: (() => number) | undefined;
}

/** The candidates that came through all stages, the shortest first. */
export function* throughStages(
  stages: readonly StageRecord[],
  starts: readonly Candidate[],
  steps: readonly Step[],
  { maxLength = MAX_LENGTH, timeLeft = () => Number.POSITIVE_INFINITY }: WayGoal = {},
): Generator<ReductionStage, readonly Candidate[]> {
  let candidates = starts;
  const time = timeLeft();
  yield steps[0].name;
  for (const [i, stage] of stages.entries()) {
    const { name, until = 1, vain = Number.POSITIVE_INFINITY, distinct = true, ...goal } = steps[i];
    const search = searchStage(stage, candidates, { ...goal, maxLength, distinct });
    const isLate = () => search.found.length > 0 && timeLeft() < (1 - until) * time;
    while (!search.advance(STAGE_PORTION) && search.nodes <= vain && !isLate()) yield name;
    candidates = search.found;
  }
  return candidates;
}

/**
 * The 3x3 of each candidate: two-phase searches take turns, in slices of so many moves, and every solution lowers the bound
 * for all of them. `reduce` reads the 3x3 off a candidate; `report` is told of each better solution of fewer than `below`
 * turns.
 */
function* lastStage(
  prepared: PreparedSolver,
  candidates: readonly Candidate[],
  reduce: (state: CubeState) => CubeState,
  slices: readonly number[],
  below: number,
  report: RoundGoal["report"],
): Generator<void, void> {
  const sorted = [...candidates].sort((a, b) => a.length - b.length);
  let bound = below;
  for (const slice of slices)
    for (const candidate of sorted) {
      yield;
      const reduced = reduce(candidate.state);
      const upright = uprightState(reduced);
      let left = slice;
      let search: Search | undefined;
      while (left > 0) {
        const maxLength = Math.min(prepared.solver.maxLength, bound - 1 - candidate.length);
        if (maxLength < 0) break;
        search ??= prepared.search(upright, { maxLength, improve: true });
        const before = search.nodes;
        const known = search.best?.length ?? 99;
        const isDone = search.advance(PORTION);
        left -= search.nodes - before + 1;
        if (search.best && search.best.length < known) {
          const turns = turnsOfMoves(search.best, candidate.state.size, heldRotation(reduced));
          bound = candidate.length + turns.length;
          report(turnsAsHeld({ ...candidate, turns: [...candidate.turns, ...turns] }), candidate.from);
        }
        if (isDone) break;
        yield;
      }
    }
}
