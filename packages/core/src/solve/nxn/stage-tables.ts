/** The tables of stages while a cube is searched: read or made when they are asked for, or done without. */
import { named } from "../../portions.ts";
import { isOutOfMemory, prepareSteps, type StageRecord, type TableStore } from "../../search/index.ts";
import type { PreparedSolver } from "../table-solver.ts";
import type { InnerMethods } from "./inner-wings.ts";
import type { Stage } from "./solution-stages.ts";
import type { StagedMethod } from "./stages/improve.ts";
import { fiveMethod, fourMethod } from "./stages/methods.ts";

export interface StageTables {
  /** Those of a plan's method; undefined if there is no memory for them. */
  of(method: StagedMethod): Generator<Stage, readonly StageRecord[] | undefined>;
  /** Those for inner wings, with those of a 4x4 for the innermost of an even cube. */
  inner(size: number): Generator<Stage, InnerMethods | undefined>;
}

/** The notes shown when memory runs short. */
const NO_MEMORY = "not enough memory for the tables of this size: solved by commutators, in more turns";
const NO_MEMORY_FOR_WINGS =
  "not enough memory for the tables of inner wings: paired by exchanges, in more turns";

/** `notes` are told what was done without. */
export function stageTables(
  prepared: PreparedSolver,
  store: TableStore | undefined,
  notes: string[],
): StageTables {
  return {
    of: (method) => ready(method, NO_MEMORY),
    *inner(size) {
      const five = yield* ready(fiveMethod, NO_MEMORY);
      if (!five || size % 2 === 1) return five && { five, four: undefined };
      const four = yield* ready(fourMethod, NO_MEMORY_FOR_WINGS);
      return four && { five, four };
    },
  };

  function* ready(
    { recipe }: StagedMethod,
    note: string,
  ): Generator<Stage, readonly StageRecord[] | undefined> {
    if (notes.includes(note)) return undefined;
    try {
      const { stages } = yield* named("centers" as Stage, prepareSteps(recipe, store));
      // The 3x3 searches stop after a fixed number of moves. With all tables they find the same solution each time.
      while (prepared.isComplete === false && prepared.grow && !prepared.grow()) yield "3x3";
      return stages;
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      notes.push(note);
      return undefined;
    }
  }
}
