/** Short solutions of a 4x4: rounds of the three stages and the 3x3, each round with more candidates than the last. */
import { rotations, type Turn } from "../../../geometry/index.ts";
import type { CubeState } from "../../../state/index.ts";
import type { PreparedSolver } from "../../table-solver.ts";
import { mergeTurns, turnInFrame } from "../merge-turns.ts";
import type { Stage as ReductionStage } from "../reduction.ts";
import { standingAt } from "../wings.ts";
import { centersRotation, fourStages } from "./four-stages.ts";
import type { FourTables } from "./four-tables.ts";
import { lastStage } from "./last-stage.ts";
import type { Candidate } from "./stage.ts";
import { type Counter, searchStage } from "./stage-search.ts";

/** Candidates kept after each stage. 30 random states took 44.8, 44.3 and 44.2 turns with 1, 3 and 4 of the last. */
const KEEP = [600, 100, 3];
/** Tried turns after which a stage goes on with what it has. */
const MAX_NODES = [1_000_000, 20_000_000, 8_000_000];
/** Tried moves for the 3x3 of each candidate. */
const SLICES = [100_000, 200_000];
/** How many times as many candidates the later rounds keep. */
const GROWTH = 3;

const STEPS: readonly ReductionStage[] = ["centers", "centers", "edges"];

/** A solution of fewer than `below` turns, if the round (from 0) finds one. */
export function* improveFour(
  state: CubeState,
  prepared: PreparedSolver,
  tables: FourTables,
  round: number,
  below: number,
  counter: Counter,
): Generator<ReductionStage, Turn[] | undefined> {
  const stages = fourStages(tables);
  const growth = GROWTH ** round;
  let candidates: Candidate[] = [{ state, turns: [], rotation: 0 }];
  for (const [i, stage] of stages.entries()) {
    const effort = { keep: KEEP[i] * growth, most: MAX_NODES[i] * growth };
    for (const search = searchStage(stage, candidates, effort, counter); ; ) {
      const step = search.next();
      if (step.done) {
        candidates = step.value;
        break;
      }
      yield STEPS[i];
    }
  }
  const reduce = (end: CubeState) => ({ middles: standingAt(end, 1), centers: centersRotation(end) });
  for (const search = lastStage(prepared, candidates, reduce, SLICES, below); ; ) {
    const step = search.next();
    if (!step.done) yield "3x3";
    else return step.value && original(step.value, state.size);
  }
}

/** The turns for the cube as it was before the stages rotated it. */
function original({ turns, rotation }: Candidate, size: number): Turn[] {
  const back = rotations().inverse[rotation];
  return mergeTurns(turns, size).map((turn) => turnInFrame(turn, back, size));
}
