/** Short solutions of a 5x5: rounds of the five stages and the 3x3, each round with more candidates than the last. */
import { rotations, type Turn } from "../../../geometry/index.ts";
import { type CubeState, heldRotation, rotateState } from "../../../state/index.ts";
import type { PreparedSolver } from "../../table-solver.ts";
import { mergeTurns, turnInFrame } from "../merge-turns.ts";
import type { Stage as ReductionStage } from "../reduction.ts";
import { standingAt } from "../wings.ts";
import { axisWays, type NearAxis } from "./first-axis.ts";
import { facesAt, fiveStages, maskWhere } from "./five-stages.ts";
import { type FiveTables, fiveCenters } from "./five-tables.ts";
import { rotationsOfAxes } from "./four-stages.ts";
import { lastStage } from "./last-stage.ts";
import type { Candidate } from "./stage.ts";
import { type Counter, searchStage } from "./stage-search.ts";
import { turnStateBy } from "../../../state/index.ts";

/** Candidates kept after each stage. */
const KEEP = [50, 100, 100, 100, 20];
/** Tried turns after which a stage goes on with what it has. */
const MAX_NODES = [0, 5_000_000, 20_000_000, 40_000_000, 40_000_000];
const WIDTH = Number(process.env.W ?? 5000);
/** Tried moves for the 3x3 of each candidate. */
const SLICES = [100_000, 200_000];

const STEPS: readonly ReductionStage[] = ["centers", "centers", "centers", "edges", "edges"];

/** A solution of fewer than `below` turns, if the round (from 0) finds one. */
export function* improveFive(
  state: CubeState,
  prepared: PreparedSolver,
  tables: FiveTables,
  near: NearAxis,
  round: number,
  below: number,
  counter: Counter,
  log?: (line: string) => void,
  keep: readonly number[] = KEEP,
): Generator<ReductionStage, Turn[] | undefined> {
  const growth = 2 ** round;
  const centers = fiveCenters();
  const starts = rotationsOfAxes().map((rotation) => rotateState(state, rotation));
  let clock = process.cpuUsage();
  const note = (name: string, found: readonly Candidate[]) => {
    const used = process.cpuUsage(clock);
    clock = process.cpuUsage();
    log?.(`${name}: ${found.length} mean ${(found.reduce((s, c) => s + c.turns.length, 0) / found.length).toFixed(2)} least ${Math.min(...found.map((c) => c.turns.length))} nodes ${counter.nodes} ms ${((used.user + used.system) / 1000).toFixed(0)}`);
  };
  let candidates: Candidate[] = [];
  for (
    const search = axisWays(
      tables.first,
      near,
      starts.map((start) => ({
        corner: maskWhere(facesAt(start, centers.corner), (face) => face % 3 === 1),
        edge: maskWhere(facesAt(start, centers.edge), (face) => face % 3 === 1),
      })),
      WIDTH * growth,
      keep[0] * growth,
    );
    ;
  ) {
    const step = search.next();
    if (step.done) {
      candidates = step.value.map(({ start, turns }) => {
        const own = turns.map((turn) => tables.first.list.turns[turn]);
        return { state: turnStateBy(starts[start], own), turns: own, rotation: rotationsOfAxes()[start] };
      });
      break;
    }
    yield STEPS[0];
  }
  note("1", candidates);
  const stages = fiveStages(tables);
  for (const [i, stage] of stages.entries()) {
    const effort = { keep: keep[i + 1] * growth, most: MAX_NODES[i + 1] * growth };
    for (const search = searchStage(stage, candidates, effort, counter); ; ) {
      const step = search.next();
      if (step.done) {
        candidates = step.value;
        break;
      }
      yield STEPS[i + 1];
    }
    note(`${i + 2}`, candidates);
  }
  const reduce = (end: CubeState) => ({ middles: standingAt(end, 2), centers: heldRotation(end) });
  for (const search = lastStage(prepared, candidates, reduce, SLICES, below); ; ) {
    const step = search.next();
    if (!step.done) yield "3x3";
    else {
      if (step.value) note("3x3", [step.value]);
      return step.value && original(step.value, state.size);
    }
  }
}

/** The turns for the cube as it was before the stages rotated it. */
function original({ turns, rotation }: Candidate, size: number): Turn[] {
  const back = rotations().inverse[rotation];
  return mergeTurns(turns, size).map((turn) => turnInFrame(turn, back, size));
}
